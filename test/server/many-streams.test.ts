import { sql } from 'drizzle-orm'
import { afterEach, describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { events } from '@liftwatch/core/contract/events'
import { inTransaction } from '../../server/src/db/transaction'
import { insertNotices, listNotices, type NewNotice } from '../../server/src/queries/notices'
import { createUser, logIn } from '../harness/builders'
import { grant } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { kindsOf, listen, wordsOf, type Listener } from '../harness/listener'
import { headOf, openRaw } from '../harness/raw-request'
import { soon } from '../harness/soon'

const open: Listener[] = []

afterEach(() => open.splice(0).forEach(listener => listener.close()))

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

async function openListener(client: Client, lastEventId?: string): Promise<Listener> {
  const listener = await listen(client, lastEventId)
  open.push(listener)
  return listener
}

function tell(...counts: number[]): Promise<void> {
  const notices = counts.map((count): NewNotice => ({ kind: 'liftFaults', count, subjectId: null }))
  return inTransaction(server.db, tx => insertNotices(tx, notices, Date.now()))
}

/** So many changes at once, more than one reads at a time. */
async function flood(count: number): Promise<void> {
  await server.db.execute(sql`
    WITH written AS (INSERT INTO notice (at, kind, subject_id, count)
      SELECT ${Date.now()}::bigint, 'liftFaults', gen_random_uuid(), n FROM generate_series(1, ${count}::int) n RETURNING 1)
    SELECT pg_notify('liftwatch_notice', '') FROM (SELECT count(*) FROM written) AS counted`)
}

const counts = (listener: Listener) => listener.notices().map(({ count }) => count)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('many streams at once', () => {
  it('each get all that comes together, once and in order, those that join amid it too', async () => {
    const clients = Object.values(cast.clients)
    const followers = await Promise.all(upTo(40).map(index => openListener(clients[index % clients.length]!)))
    const [{ beginning }] = followers as [Listener]
    const joining: Promise<Listener>[] = []
    for (let count = 1; count <= 200; count += 2) {
      await tell(count, count + 1)
      if (count % 20 === 1) joining.push(openListener(clients[0]!, beginning.id))
    }
    for (const listener of [...followers, ...(await Promise.all(joining))]) {
      await listener.waitFor(200)
      expect(counts(listener)).toEqual(upTo(200))
    }
  })

  it('say of what one may not read by name once for all that came together, and again for what comes later', async () => {
    const user = await createUser(server, { role: 'USER' })
    await grant(server, user, ['passenger-trap'])
    const listener = await openListener(await logIn(server, user))
    await tell(1, 2, 3)
    await listener.waitFor(1)
    await tell(4, 5)
    await listener.waitFor(2)
    expect(listener.notices()).toMatchObject([
      { kind: 'liftFaults', id: null, count: 1 },
      { kind: 'liftFaults', id: null, count: 1 },
    ])
  })

  it('follow a change of rights amid what comes together: one reader loses the rest of it, and no other anything', async () => {
    const user = await createUser(server, { role: 'USER' })
    const group = await grant(server, user, ['rbe', 'lift-fault'])
    const others = await Promise.all(upTo(10).map(() => openListener(cast.clients.LIFTWATCH)))
    const losing = await openListener(await logIn(server, user))
    const changes = upTo(60).map(count => () => tell(count))
    await changes.slice(0, 30).reduce((before, next) => before.then(next), Promise.resolve())
    await inTransaction(server.db, async tx => {
      await tx.execute(sql`DELETE FROM user_group_permission WHERE group_id = ${group} AND permission = 'lift-fault'`)
      await insertNotices(tx, [{ kind: 'rbes', subjectId: null, count: 1 }], Date.now())
    })
    await changes.slice(30).reduce((before, next) => before.then(next), Promise.resolve())
    for (const other of others) await other.waitFor(61)
    await soon(() => expect(wordsOf(losing)).toEqual(['rights']))
    await soon(() => expect(kindsOf(losing)).toContain('rbes'))
    const seen = counts(losing).filter((_, index) => losing.notices()[index]!.kind === 'liftFaults')
    expect(seen).toEqual(upTo(seen.length))
    expect(seen.length).toBeLessThanOrEqual(30)
    expect(counts(others[0]!).filter((_, index) => others[0]!.notices()[index]!.kind === 'liftFaults')).toEqual(
      upTo(60),
    )
  })
})

describe('a stream that is not read', () => {
  it('is ended, delays no other, and goes on where it was', async () => {
    const { token } = await cast.clients.LIFTWATCH.userTokens.create({
      name: 'Slow',
      permissions: ['lift-fault'],
      expiresInDays: 1,
    })
    const before = await openListener(cast.clients.LIFTWATCH)
    const slow = openRaw(server.url)
    slow.socket.write(headOf('GET', events.stream.path, { authorization: `Bearer ${token}` }))
    await soon(() => expect(slow.answer()).toContain('event: ready'))
    const firstId = Number(/^id: (\d+)$/m.exec(slow.answer())![1])
    slow.socket.pause()
    // Until what the system itself holds for a reader is full, the server sees no difference.
    const many = 90_000
    const atOnce = 5_000
    for (let count = atOnce; count <= many; count += atOnce) {
      await flood(atOnce)
      // One that reads takes all of it as it comes.
      await soon(() => expect(before.notices().length).toBeGreaterThanOrEqual(count))
    }
    slow.socket.resume()
    await slow.closed
    const written = (await listNotices(server.db, firstId, 2 * many)).filter(({ kind }) => kind === 'liftFaults')
    const writtenIds = written.map(({ id }) => id)
    // What came of it came in order, so that its last whole item is where it goes on.
    const whole = slow.answer().slice(0, slow.answer().lastIndexOf('\n\n'))
    const ids = [...whole.matchAll(/^id: (\d+)\nevent: notice\ndata: .*liftFaults.*$/gm)].map(match => Number(match[1]))
    expect(ids.length).toBeLessThan(many)
    expect(ids).toEqual(writtenIds.slice(0, ids.length))
    // As a front-end does, whose connection may be one that the server is just ending, as nothing was asked on it for ten seconds.
    const resumed = await soon(() => openListener(cast.clients.LIFTWATCH, String(ids.at(-1))))
    const missed = written.slice(ids.length).map(({ subjectId }) => subjectId)
    const missedThere = () => resumed.notices().flatMap(({ kind, id }) => (kind === 'liftFaults' ? [id] : []))
    await soon(() => expect(missedThere().length).toBe(missed.length))
    expect(missedThere()).toEqual(missed)
  })
})
