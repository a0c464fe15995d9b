import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { createLog } from '../../server/src/log'
import { createMetrics } from '../../server/src/metrics'
import { forgetAudit, monthsBefore } from '../../server/src/retention/forget-audit'
import { client as chief, it as usualTest, server } from '../harness/fixtures'
import { soon } from '../harness/soon'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** Ten minutes before the night begins in Singapore, and ten after: yesterday's, for the database has a clock too. */
const evening = (Math.floor(Date.now() / dayMs) - 1) * dayMs + 16 * hourMs + 50 * minuteMs
const night = evening + 20 * minuteMs
let now = evening

const it = usualTest
  .extend(
    'settings',
    { scope: 'file' },
    {
      clock: () => now,
      env: {
        LIFTWATCH_KEEP_AUDIT_MONTHS: '',
        LIFTWATCH_KEEP_DEAD_LETTERS_DAYS: '',
        LIFTWATCH_KEEP_MAILS_DAYS: '',
        LIFTWATCH_KEEP_DEAD_LETTERS_MAX: '50',
        LIFTWATCH_SMTP_URL: '',
      },
    },
  )
  .extend('given', { scope: 'file' }, { client: { role: 'ADMIN' } })

async function untilSealed(): Promise<void> {
  await soon(async () => {
    const { rows } = await server.db.execute(sql`SELECT count(*) AS left FROM audit WHERE seal_no IS NULL`)
    expect(rows).toEqual([{ left: 0 }])
  })
}

/** Sealed in this order. */
async function insertEntries(count: number, at: number, name = 'Old'): Promise<void> {
  await server.db.execute(sql`
    INSERT INTO audit (id, at, user_name, action, request_id, address, user_agent)
    SELECT gen_random_uuid(), ${at}::int8 + number, ${name}, 'test.insert', 'r', 'a', 'u' FROM generate_series(1, ${count}) number`)
  await untilSealed()
}

async function insertLetters(count: number, at: number): Promise<void> {
  await server.db.execute(sql`
    INSERT INTO dead_letter (received_at, client_id, topic, payload, reason)
    SELECT ${at}::int8 + number, 'device', 't', '', 'r' FROM generate_series(1, ${count}) number`)
}

async function insertMail(recipient: string, createdAt: number, sentAt: number | null): Promise<void> {
  const { rows } = await server.db.execute(sql`SELECT id FROM organization WHERE type = 'LIFTWATCH'`)
  await server.db.execute(sql`
    INSERT INTO mail (id, recipient, subject, text, organization_id, created_at, sent_at, next_attempt_at)
    VALUES (gen_random_uuid(), ${recipient}, 's', '', ${rows[0]!['id']}, ${createdAt}, ${sentAt}, ${createdAt})`)
}

const lettersLeft = async () => (await chief.deadLetters.counts({})).storedCnt
const mailsLeft = async () => (await chief.mails.page({})).content.map(({ recipient }) => recipient).toSorted()

it.beforeAll(async () => {
  // The trail begins with what is older than is held.
  await insertEntries(5, monthsBefore(evening, 84) - 2 * dayMs)
  // What is sealed together is sealed by its time, so that older entries could come before this one.
  await untilSealed()
})

describe('what is held', () => {
  it('is held by day, however old; at night what is older goes, and the rest stays', async () => {
    await insertEntries(3, monthsBefore(night, 84) + dayMs, 'Younger')
    await insertLetters(4, evening - 91 * dayMs)
    await insertLetters(3, evening - 89 * dayMs)
    await insertMail('sent long ago', evening - 40 * dayMs, evening - 31 * dayMs)
    await insertMail('sent lately', evening - 40 * dayMs, evening - 29 * dayMs)
    await insertMail('never sent', evening - 31 * dayMs, null)
    await insertMail('not sent yet', evening - 3 * dayMs, null)
    const before = await chief.audit.verify({})
    expect(before).toMatchObject({ first: { number: 1 }, forgotten: null, broken: null })
    // The jobs have looked by day: entries are sealed after they began.
    expect(await lettersLeft()).toBe(7)

    now = night
    await soon(async () => expect((await chief.audit.page({ action: 'audit.forget' })).totalElements).toBe(1))
    expect(await lettersLeft()).toBe(3)
    expect(await mailsLeft()).toEqual(['not sent yet', 'sent lately'])
    const [entry] = (await chief.audit.page({ action: 'mails.forget' })).content
    expect(entry).toMatchObject({
      userName: 'Liftwatch',
      organizationName: 'Liftwatch',
      detail: { count: 1, lastAt: evening - 31 * dayMs },
    })
    const [forgotten] = (await chief.audit.page({ action: 'audit.forget' })).content
    expect(forgotten!.detail).toMatchObject({ number: 5, count: 5 })
    await insertEntries(1, evening)
    const after = await chief.audit.verify({})
    expect(after).toMatchObject({ first: { number: 6 }, forgotten: { number: 5 }, broken: null, isEnd: true })
    expect(after.forgotten!.seal).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is what the entry about the forgotten ones says: another beginning is found', async () => {
    await server.db.execute(sql`DELETE FROM audit WHERE seal_no = 6`)
    expect((await chief.audit.verify({})).broken).toMatchObject({ kind: 'missing', number: 1, toNumber: 6 })
  })

  it('is not forgotten where the trail is broken: it is the evidence', async () => {
    const metrics = createMetrics()
    const count = async () => (await chief.audit.page({ userName: 'Younger' })).totalElements
    expect(await count()).toBe(3)
    await forgetAudit(server.db, { log: createLog('silent'), metrics }, evening, night)
    expect(await count()).toBe(3)
  })
})

describe('dead letters', () => {
  it('are the newest, so many as are held; those that were dropped for them are counted', async () => {
    await insertLetters(60, night)
    now = night + 120_000
    await soon(async () => expect(await lettersLeft()).toBe(50))
    expect(await chief.deadLetters.counts({})).toMatchObject({
      lossCnt: 13,
      losses: [{ reason: 'too-many', count: 13, lastAt: now }],
    })
    expect((await chief.deadLetters.page({})).content[0]!.receivedAt).toBe(night + 60)
  })
})
