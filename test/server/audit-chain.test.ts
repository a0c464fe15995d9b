import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { sealEntries } from '../../server/src/audit/seal-entries'
import { connect, type Connection } from '../../server/src/db/connect'
import { createUser, logIn } from '../harness/builders'
import { createCast } from '../harness/cast'
import { appUrlOf } from '../harness/database'
import { client as chief, it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { startTestServer, type TestServer } from '../harness/server'
import { soon } from '../harness/soon'

const it = usualTest.extend('given', { scope: 'file' }, { client: { role: 'ADMIN' } })

let other: TestServer
/** As the servers themselves are connected, several at once. */
let own: Connection

it.beforeAll(async () => {
  other = await startTestServer({ databaseUrl: server.databaseUrl })
  own = connect({ connectionString: appUrlOf(server.databaseUrl) }, 8, () => {})
})
it.afterAll(async () => {
  await own.close()
  await other.stop()
})

/** Entries as actions write them, each in a transaction of its own. */
async function insertEntries(count: number, at = Date.now()): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      own.db.execute(sql`
        INSERT INTO audit (id, at, user_name, action, detail, request_id, address, user_agent)
        VALUES (gen_random_uuid(), ${at + index}, ${`Nur ${index} “灯”`}, 'test.insert', '{"b": 1.50, "aa": [null, "x"]}', 'r', 'a', 'u')`),
    ),
  )
}

async function sealed(): Promise<void> {
  await soon(async () => expect((await chief.audit.verify({})).unsealedCnt).toBe(0))
}

describe('the chain of the audit trail', () => {
  it('has every entry once and without gaps, however many are written at once and by how many servers it is sealed', async () => {
    const writing = insertEntries(400)
    // The jobs of two servers run meanwhile; these are servers that believe to have the jobs too.
    const sealing = Array.from({ length: 30 }, () => sealEntries(own.db))
    await Promise.all([writing, ...sealing])
    const others = await logIn(other, await createUser(server, { role: 'ADMIN' }))
    await sealed()
    const { rows } = await server.db.execute(sql`SELECT count(*) AS all, max(seal_no) AS head FROM audit`)
    const { all, head } = rows[0] as { all: number; head: number }
    expect(all).toBeGreaterThan(400)
    expect(head).toBe(all)
    for (const client of [chief, others]) {
      expect(await client.audit.verify({})).toMatchObject({
        checkedCnt: all,
        first: { number: 1 },
        last: { number: all },
        isEnd: true,
        broken: null,
        forgotten: null,
      })
    }
  })

  it('has an action sealed within moments, and no action waits for it', async () => {
    await server.db.transaction(async tx => {
      // One that takes long is sealed when it is there, and keeps no other waiting.
      await tx.execute(sql`
        INSERT INTO audit (id, at, user_name, action, request_id, address, user_agent)
        VALUES (gen_random_uuid(), 1, 'Late', 'test.late', 'r', 'a', 'u')`)
      await insertEntries(1)
      await sealed()
    })
    await sealed()
    const { rows } = await server.db.execute(sql`
      SELECT (SELECT seal_no FROM audit WHERE action = 'test.late') = max(seal_no) AS "isLast" FROM audit`)
    expect(rows).toEqual([{ isLast: true }])
    expect(await chief.audit.verify({})).toMatchObject({ broken: null })
  })

  it('is checked part by part, each from the seal that the one before ended with', async () => {
    await sealed()
    const whole = await chief.audit.verify({})
    const first = await chief.audit.verify({ size: 100 })
    expect(first).toMatchObject({ checkedCnt: 100, last: { number: 100 }, isEnd: false })
    const { number: after, seal } = first.last!
    const second = await chief.audit.verify({ after, seal })
    expect(second).toMatchObject({ first: { number: 101 }, last: whole.last, isEnd: true })
    expect(first.checkedCnt + second.checkedCnt).toBe(whole.checkedCnt)
    expect(await chief.audit.verify({ after, seal: 'f'.repeat(64) })).toMatchObject({
      checkedCnt: 0,
      broken: { number: 101 },
    })
  })

  it('is checked for LIFTWATCH alone: it is of all organisations', async () => {
    const { clients } = await createCast(server)
    expect(await outcomeOf(clients.TOWN_COUNCIL.audit.verify({}))).toBe('no-permission')
    const council = await createUser(server, { organization: 'North Council', type: 'TOWN_COUNCIL', role: 'ADMIN' })
    expect(await outcomeOf((await logIn(server, council)).audit.verify({}))).toBe('no-permission')
  })

  it('tells of entries that have no seal yet', async () => {
    await sealed()
    await server.db.transaction(async tx => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(7070005)`)
      await insertEntries(3)
      expect(await chief.audit.verify({})).toMatchObject({ unsealedCnt: 3, broken: null })
    })
    await sealed()
  })
})

describe('the owner of the database', () => {
  it.beforeAll(async () => {
    await sealed()
    await server.db.execute(sql`ALTER TABLE audit DISABLE TRIGGER audit_sealed_once`)
  })
  it.afterAll(() => server.db.execute(sql`ALTER TABLE audit ENABLE TRIGGER audit_sealed_once`))

  /** Does something to the table, has it checked, and undoes it. */
  async function brokenBy(statements: readonly string[]) {
    await server.db.execute(sql`DROP TABLE IF EXISTS audit_copy`)
    await server.db.execute(sql`CREATE TABLE audit_copy AS TABLE audit`)
    try {
      for (const statement of statements) await server.db.execute(sql.raw(statement))
      return (await chief.audit.verify({})).broken
    } finally {
      await server.db.transaction(async tx => {
        await tx.execute(sql`DELETE FROM audit`)
        await tx.execute(sql`INSERT INTO audit SELECT * FROM audit_copy`)
      })
    }
  }

  const swap = (column: string) =>
    `UPDATE audit SET ${column} = b.${column} FROM audit b WHERE audit.seal_no + b.seal_no = 41 AND audit.seal_no IN (20, 21)`
  const insert = (number: string) =>
    `INSERT INTO audit SELECT gen_random_uuid(), at, user_id, 'Forged', organization_id, action, subject_id, detail, request_id,
      address, user_agent, ${number}, sha256('forged') FROM audit WHERE seal_no = 10`

  it.each([
    ['change a name', ["UPDATE audit SET user_name = 'Innocent' WHERE seal_no = 7"], 'changed', 7, 7],
    ['change a moment', ['UPDATE audit SET at = at + 1 WHERE seal_no = 7'], 'changed', 7, 7],
    [
      'change a detail by a digit',
      [`UPDATE audit SET detail = '{"b": 1.5, "aa": [null, "x"]}' WHERE seal_no = 30`],
      'changed',
      30,
      30,
    ],
    ['change a seal', ["UPDATE audit SET seal = sha256('x') WHERE seal_no = 9"], 'changed', 9, 9],
    ['take an entry', ['DELETE FROM audit WHERE seal_no = 12'], 'missing', 12, 12],
    ['take several', ['DELETE FROM audit WHERE seal_no BETWEEN 12 AND 15'], 'missing', 12, 15],
    ['take the first ones', ['DELETE FROM audit WHERE seal_no < 5'], 'missing', 1, 4],
    [
      'take one and close the gap',
      [
        'DELETE FROM audit WHERE seal_no = 12',
        'UPDATE audit SET seal_no = -seal_no WHERE seal_no > 12',
        'UPDATE audit SET seal_no = -seal_no - 1 WHERE seal_no < 0',
      ],
      'missing',
      12,
      12,
    ],
    [
      'put one between',
      [
        'UPDATE audit SET seal_no = -seal_no WHERE seal_no >= 25',
        'UPDATE audit SET seal_no = 1 - seal_no WHERE seal_no < 0',
        insert('25'),
      ],
      'inserted',
      25,
      25,
    ],
    [
      'put one between with a number that is taken',
      ['DROP INDEX audit_seal_no_index', insert('25')],
      'inserted',
      25,
      25,
    ],
    [
      'swap two with their seals',
      [
        'UPDATE audit SET seal_no = -(41 - seal_no) WHERE seal_no IN (20, 21)',
        'UPDATE audit SET seal_no = -seal_no WHERE seal_no < 0',
      ],
      'reordered',
      20,
      20,
    ],
    ['swap who two are by', [swap('user_name')], 'changed', 20, 20],
  ])('cannot %s without it being found', async (_, statements, kind, number, toNumber) => {
    expect(await brokenBy(statements)).toEqual({
      kind,
      number,
      toNumber,
      at: expect.any(Number) as number,
      action: expect.any(String) as string,
    })
  })
})

describe('the role by which the server works', () => {
  async function refusalOf(statement: string): Promise<string> {
    return own.db.execute(sql.raw(statement)).then(
      () => 'done',
      (error: Error) => (error.cause as { code: string }).code,
    )
  }

  it.each([
    ['take a seal away', 'UPDATE audit SET seal_no = NULL, seal = NULL WHERE seal_no = 3'],
    ['give another seal', "UPDATE audit SET seal = sha256('x') WHERE seal_no = 3"],
    [
      'change an entry with its seal',
      "UPDATE audit SET user_name = 'x', seal_no = 1000000, seal = '' WHERE seal_no IS NULL",
    ],
    ['turn the trigger off', 'ALTER TABLE audit DISABLE TRIGGER audit_sealed_once'],
    ['change how entries are forgotten', 'DROP FUNCTION forget_audit'],
  ])('cannot %s', async (_, statement) => {
    await sealed()
    expect(await refusalOf(statement)).toBe('42501')
  })

  it('forgets nothing that is younger than a year, whatever the clock of the server says', async () => {
    const { rows } = await own.db.execute(
      sql`SELECT forget_audit(${Date.now() + 1e12}, 5000, gen_random_uuid(), 1) AS count`,
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})
