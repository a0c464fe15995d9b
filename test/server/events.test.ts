import { sql } from 'drizzle-orm'
import { afterEach, describe, expect } from 'vitest'
import { events } from '@liftwatch/core/contract/events'
import type { NewNotice } from '../../server/src/queries/notices'
import { insertNotices } from '../../server/src/queries/notices'
import { ensureOrganization } from '../../server/src/queries/organizations'
import { insertMembership } from '../../server/src/queries/users'
import { inTransaction } from '../../server/src/db/transaction'
import { createUser, logIn, sendAlarm } from '../harness/builders'
import { grant } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { listen, type Listener } from '../harness/listener'
import { outcomeOf } from '../harness/outcome'
import { startTestServer, type TestServer } from '../harness/server'
import { soon } from '../harness/soon'

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

let second: TestServer
const open: Listener[] = []

it.beforeAll(async () => {
  second = await startTestServer({ databaseUrl: server.databaseUrl })
})
afterEach(() => open.splice(0).forEach(listener => listener.close()))
it.afterAll(() => second.stop())

async function openListener(...args: Parameters<typeof listen>): Promise<Listener> {
  const listener = await listen(...args)
  open.push(listener)
  return listener
}

function tell(...notices: Partial<NewNotice>[]): Promise<void> {
  const whole = notices.map(({ kind = 'liftFaults', count = 1 }): NewNotice => ({
    kind,
    count,
    subjectId: null,
    scopeId: null,
  }))
  return inTransaction(server.db, tx => insertNotices(tx, whole, Date.now()))
}

const counts = (listener: Listener) => listener.notices().map(({ count }) => count)

describe('the live stream', () => {
  it('begins with ready, and tells each change with what it is about', async () => {
    const listener = await openListener(cast.clients.LIFTWATCH)
    expect(listener.beginning).toMatchObject({
      event: { event: 'ready' },
      id: expect.stringMatching(/^\d+$/) as string,
    })
    await sendAlarm(server, cast.north, { number: 3 })
    const { id } = (await cast.clients.LIFTWATCH.liftFaults.page({})).content[0]!
    await listener.waitFor(1)
    expect(listener.notices()).toContainEqual(
      expect.objectContaining({ kind: 'liftFaults', id, count: 1, at: expect.any(Number) as number }),
    )
    const before = listener.notices().length
    await cast.clients.LIFTWATCH.liftFaults.acknowledge({ id })
    expect((await listener.waitFor(before + 1)).at(-1)).toMatchObject({ kind: 'liftFaults', id })
  })

  it('says that it is UTF-8', async () => {
    const { token } = await cast.clients.LIFTWATCH.userTokens.create({
      name: 'S',
      permissions: ['home'],
      expiresInDays: 1,
    })
    const leaving = new AbortController()
    const { headers } = await fetch(server.url + events.stream.path, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    })
    leaving.abort()
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  })

  it('tells no one what is outside its scope', async () => {
    const council = await openListener(cast.clients.TOWN_COUNCIL)
    const agent = await openListener(cast.clients.MANAGEMENT_AGENT)
    const all = await openListener(cast.clients.BCA)
    await sendAlarm(server, cast.south, { number: 5 })
    await all.waitFor(1)
    await tell({ count: 77 })
    await Promise.all([council.waitFor(1), agent.waitFor(1)])
    expect(counts(council)).toEqual([77])
    expect(counts(agent)).toEqual([77])
    await sendAlarm(server, cast.north, { number: 5 })
    await Promise.all([council.waitFor(2), agent.waitFor(2)])
  })

  it('tells no one what it has no permission to read', async () => {
    const user = await createUser(server, { role: 'USER' })
    await grant(server, user, ['rbe'])
    const listener = await openListener(await logIn(server, user))
    await tell({ kind: 'liftFaults', count: 1 }, { kind: 'lifts', count: 2 }, { kind: 'lmds', count: 3 })
    await tell({ kind: 'passengerTraps', count: 4 }, { kind: 'rbes', count: 5 })
    await listener.waitFor(1)
    await tell({ kind: 'rbes', count: 6 })
    await listener.waitFor(2)
    expect(counts(listener)).toEqual([5, 6])
  })

  it.each([
    ['passenger-trap', ['liftFaults']],
    ['lifts', ['liftFaults', 'passengerTraps', 'rbes', 'lmds']],
    ['lmd', ['liftFaults', 'passengerTraps', 'rbes', 'lifts']],
    ['building', ['passengerTraps', 'lifts', 'lmds']],
    ['case-management', ['liftFaults']],
  ] as const)(
    'tells %s alone only that something has changed of what shows in its screens',
    async (permission, changing) => {
      const user = await createUser(server, { role: 'USER' })
      await grant(server, user, [permission])
      const listener = await openListener(await logIn(server, user))
      const seen = await openListener(await logIn(server, cast.users.BCA))
      for (const kind of ['liftFaults', 'passengerTraps', 'rbes', 'lifts', 'lmds'] as const) {
        await tell({ kind, count: 7 })
      }
      const own = { 'passenger-trap': 'passengerTraps', lifts: 'lifts', lmd: 'lmds' }[permission as string]
      await seen.waitFor(5)
      await listener.waitFor(changing.length + Number(own !== undefined))
      const bare = listener.notices().filter(({ kind }) => kind !== own)
      expect(bare.map(({ kind, id, count }) => ({ kind, id, count }))).toEqual(
        changing.map(kind => ({ kind, id: null, count: 1 })),
      )
    },
  )

  it('says which fault has changed only to those who may see it', async () => {
    const user = await createUser(server, { role: 'USER' })
    await grant(server, user, ['passenger-trap'])
    const listener = await openListener(await logIn(server, user))
    await sendAlarm(server, cast.north, { number: 11 })
    expect(await listener.waitFor(1)).toMatchObject([{ kind: 'liftFaults', id: null }])
  })

  it('is for members only', async () => {
    const { signal } = new AbortController()
    const { LIFTWATCH } = cast.clients
    await LIFTWATCH.session.logout({})
    expect(await outcomeOf(LIFTWATCH.openStream(undefined, signal))).toBe('not-logged-in')
    await LIFTWATCH.session.login(cast.users.LIFTWATCH)
    expect(await outcomeOf(LIFTWATCH.openStream(undefined, signal))).toBe('no-organization')
    await LIFTWATCH.organizations.select({ id: cast.users.LIFTWATCH.organizationId })
  })
})

describe('a stream that resumes', () => {
  it('tells what it missed, each once and in order, then what comes', async () => {
    const before = await openListener(cast.clients.LIFTWATCH)
    await tell({ count: 1 })
    await before.waitFor(1)
    before.close()
    for (const count of [2, 3, 4]) await tell({ count })
    const after = await openListener(cast.clients.LIFTWATCH, before.lastId())
    expect(after.beginning).toMatchObject({ event: { event: 'ready' }, id: before.lastId() })
    await tell({ count: 5 })
    await after.waitFor(4)
    expect(counts(after)).toEqual([2, 3, 4, 5])
  })

  it('tells a long past whole, while more comes', async () => {
    const before = await openListener(cast.clients.LIFTWATCH)
    // What was sent just before may come first: a stream begins where its server has read, and one that resumes had it by reading on.
    const mark = 9_999
    await tell({ count: mark })
    await soon(() => expect(counts(before).at(-1)).toBe(mark))
    const from = before.lastId()
    const many = Array.from({ length: 2_500 }, (_, index) => index)
    await tell(...many.slice(0, 2_400).map(count => ({ count })))
    const resuming = openListener(cast.clients.LIFTWATCH, from)
    for (const count of many.slice(2_400)) await tell({ count })
    const after = await resuming
    await after.waitFor(2_500)
    expect(counts(after)).toEqual(many)
    await soon(() => expect(counts(before).at(-1)).toBe(2_499))
    expect(counts(before).slice(counts(before).indexOf(mark) + 1)).toEqual(many)
  })

  it.each([
    ['that is to come', '999999999999999'],
    ['that is none', 'yesterday'],
    ['that is below all', '-1'],
  ])('from an id %s has to fetch everything again', async (_, id) => {
    const listener = await openListener(cast.clients.LIFTWATCH, id)
    expect(listener.beginning.event.event).toBe('reset')
    await tell({ count: 9 })
    await listener.waitFor(1)
    const next = await openListener(cast.clients.LIFTWATCH, listener.lastId())
    expect(next.beginning.event.event).toBe('ready')
  })

  it('from an id that has been forgotten has to fetch everything again', async () => {
    const before = await openListener(cast.clients.LIFTWATCH)
    await tell({ count: 1 }, { count: 2 }, { count: 3 })
    await before.waitFor(3)
    await server.db.execute(sql`DELETE FROM notice WHERE id < (SELECT max(id) FROM notice)`)
    const after = await openListener(cast.clients.LIFTWATCH, before.beginning.id)
    expect(after.beginning.event.event).toBe('reset')
  })
})

describe('two servers of one estate', () => {
  it("tell each other's changes, and resume each other's streams", async () => {
    const there = await openListener(await logIn(second, cast.users.TOWN_COUNCIL))
    await sendAlarm(server, cast.north, { number: 6 })
    await there.waitFor(1)
    there.close()
    await tell({ count: 88 })
    const here = await openListener(cast.clients.TOWN_COUNCIL, there.lastId())
    await soon(() => expect(counts(here)).toContain(88))
    expect(counts(here).filter(count => count === 88)).toEqual([88])
  })
})

describe('a live stream ends with what it was given for', () => {
  it('at the log-out of its session', async () => {
    const client = await logIn(server, await createUser(server))
    const listener = await openListener(client)
    await client.session.logout({})
    await soon(() => expect(listener.hasEnded()).toBe(true))
  })

  it('when its session chooses another organisation', async () => {
    const user = await createUser(server, { organization: 'North Town Council', type: 'TOWN_COUNCIL' })
    const { id: other } = await ensureOrganization(server.db, 'Liftwatch', 'LIFTWATCH', 0)
    await insertMembership(server.db, { userId: user.id, organizationId: other, role: 'SUPERUSER' })
    const client = await logIn(server, user)
    const listener = await openListener(client)
    await client.organizations.select({ id: other })
    await soon(() => expect(listener.hasEnded()).toBe(true))
  })
})
