import { afterEach, beforeEach, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { createLiveFeed, type LiveFeed } from '@liftwatch/core/client/live'
import { createWatch, type Watch } from '@liftwatch/core/watch/watch'
import type { LiveMode } from '@liftwatch/core/contract/events'
import { isAlarmEntry } from '@liftwatch/core/domain/watch-log'
import { inTransaction } from '../../server/src/db/transaction'
import { insertNotices } from '../../server/src/queries/notices'
import { block, createUser, logIn, newClient, postMessages, sendAlarm } from '../harness/builders'
import { client, device, server, test as usualTest } from '../harness/fixtures'
import { startTestServer, type TestServer } from '../harness/server'
import { soon } from '../harness/soon'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 60 })], client: {} })

/** Another server of the same estate, which stays when the first goes. */
let other: TestServer
let elsewhere: Client
let watch: Watch
let feed: LiveFeed
let lift = 0

test.beforeAll(async () => {
  other = await startTestServer({ databaseUrl: server.databaseUrl })
  elsewhere = await logIn(other, await createUser(server, { nickname: 'Priya Raman' }))
})
test.afterAll(() => other.stop())
beforeEach(() => follow())
afterEach(() => {
  feed.stop()
  watch.end()
})

async function follow(through = client, open = client.openStream, mode: LiveMode = 'live'): Promise<void> {
  watch = createWatch({ client: through, kinds: () => ['passengerTraps', 'liftFaults', 'rbes'] })
  feed = createLiveFeed({
    open,
    retryRule: { nextDelayMs: () => 50 },
    readMoment: () => client.moments.now({}),
    async refresh() {
      await client.liftFaults.count({})
      watch.lookAtAll()
    },
    onNotice: watch.received,
  })
  watch.follow(feed)
  await soon(() => expect(feed.state()).toMatchObject({ mode, lastContactAt: expect.any(Number) as number }))
}

async function followAgain(...how: Parameters<typeof follow>): Promise<void> {
  feed.stop()
  watch.end()
  await follow(...how)
}

/** A client whose calls for one fault go through a gate, logged in. */
async function clientThrough(gate: (call: () => Promise<Response>) => Promise<Response>): Promise<Client> {
  const gated = newClient(server, (input, init) => {
    const address = input instanceof Request ? input.url : input.toString()
    const isDetail = /\/lift\/fault\/[0-9a-f-]{36}$/.test(address)
    return isDetail ? gate(() => fetch(input, init)) : fetch(input, init)
  })
  const user = await createUser(server)
  await gated.session.login({ name: user.name, password: user.password })
  await gated.organizations.select({ id: user.organizationId })
  return gated
}

/** What the watch knows of a lift, the oldest first. */
function logged(name: string): string[] {
  return watch
    .state()
    .log.entries.filter(isAlarmEntry)
    .filter(({ alarm }) => alarm.liftName.endsWith(`-${name}`))
    .map(({ what, by }) => (by === undefined ? what : `${what} by ${by}`))
    .toReversed()
}

function nextLift(): string {
  return device.lifts[lift++]!
}

async function faultOn(name: string) {
  const { content } = await elsewhere.liftFaults.page({ lift: name })
  return content.find(({ liftName }) => liftName.endsWith(`-${name}`))!
}

test('what comes and what is done is logged in its order, with who did it', async () => {
  const [fault, trap, event] = [nextLift(), nextLift(), nextLift()]
  await sendAlarm(server, device, { lift: fault })
  await sendAlarm(server, device, { lift: trap, type: 'PASSENGER_TRAP' })
  await sendAlarm(server, device, { lift: event, type: 'RBE', number: 5 })
  await soon(() => expect([logged(fault), logged(trap), logged(event)]).toEqual([['came'], ['came'], ['came']]))
  expect(watch.stillOpen().map(({ liftName }) => liftName.split('-').at(-1))).toEqual([fault, trap, event])
  const { id } = await faultOn(fault)
  await elsewhere.liftFaults.acknowledge({ id })
  await elsewhere.liftFaults.arrive({ id })
  await elsewhere.liftFaults.report({ id, technicianName: 'Lim', result: 'Door rail bent.' })
  await sendAlarm(server, device, { lift: fault, state: 'CLEAR' })
  await sendAlarm(server, device, { lift: event, type: 'RBE', number: 5, state: 'CLEAR' })
  const [row] = (await elsewhere.passengerTraps.page({ lift: trap })).content
  await elsewhere.passengerTraps.acknowledge({ id: row!.id, team: 'North' })
  await soon(() => expect(logged(fault)).toContain('closed'))
  expect(logged(fault).filter(what => what !== 'closed' && what !== 'cleared')).toEqual([
    'came',
    'acknowledged by Priya Raman',
    'arrived',
    'reported by Lim',
  ])
  await soon(() => expect(logged(trap)).toEqual(['came', 'acknowledged by Priya Raman']))
  await soon(() => expect(logged(event)).toEqual(['came', 'cleared']))
  expect(watch.stillOpen().map(({ liftName }) => liftName.split('-').at(-1))).toEqual([trap])
  expect(watch.state().log.acknowledgers).toEqual({ 'Priya Raman': 2 })
})

test('what was there before it began is no event of it, but what is done about it is', async () => {
  const name = nextLift()
  const event = nextLift()
  await sendAlarm(server, device, { lift: name, ts: Date.now() - 60_000 })
  await sendAlarm(server, device, { lift: event, type: 'RBE', number: 5, ts: Date.now() - 60_000 })
  await followAgain()
  await sendAlarm(server, device, { lift: nextLift() })
  await soon(() => expect(watch.stillOpen()).toHaveLength(1))
  expect(logged(name)).toEqual([])
  await elsewhere.liftFaults.acknowledge({ id: (await faultOn(name)).id })
  await sendAlarm(server, device, { lift: event, type: 'RBE', number: 5, state: 'CLEAR' })
  await soon(() => expect(logged(name)).toEqual(['acknowledged by Priya Raman']))
  await soon(() => expect(logged(event)).toEqual(['cleared']))
})

test('many things at once, which have a notice without a name, are all logged, and none twice', async () => {
  const lifts = Array.from({ length: 20 }, nextLift)
  const [first, second] = [lifts[0]!, lifts[1]!]
  const ts = Date.now()
  await postMessages(
    server,
    device,
    lifts.map((name, at) => ({ ts, seq: 9_000 + at, lift: name, type: 'LIFT_FAULT', number: 3, state: 'SET' })),
  )
  await inTransaction(server.db, tx =>
    insertNotices(tx, [{ kind: 'liftFaults', subjectId: null, count: 20, scopeId: null }], Date.now()),
  )
  await soon(() => expect(lifts.map(logged)).toEqual(lifts.map(() => ['came'])))
  await elsewhere.liftFaults.acknowledge({ id: (await faultOn(first)).id })
  watch.lookAtAll()
  await soon(() => expect(logged(first)).toHaveLength(2))
  watch.lookAtAll()
  await sendAlarm(server, device, { lift: second, number: 3, state: 'CLEAR' })
  await soon(() => expect(logged(second)).toContain('cleared'))
  expect(watch.state().log.tallies['liftFaults came']).toBe(20)
  expect(watch.state().log.tallies['liftFaults acknowledged']).toBe(1)
})

test('what happened while the server was away is logged once it is back, and counted as missed, once', async () => {
  const [before, old, gone] = [nextLift(), nextLift(), nextLift()]
  await sendAlarm(server, device, { lift: before })
  await sendAlarm(server, device, { lift: old })
  await soon(() => expect([logged(before), logged(old)]).toEqual([['came'], ['came']]))
  const { resume } = await server.pause()
  await soon(() => expect(watch.state().losses).toMatchObject([{ backAt: null }]))
  await sendAlarm(other, device, { lift: gone, type: 'PASSENGER_TRAP' })
  await sendAlarm(other, device, { lift: nextLift() })
  const { id } = await faultOn(before)
  await elsewhere.liftFaults.acknowledge({ id })
  expect(watch.takeMissed()).toBeUndefined()
  await resume()
  let missed: ReturnType<Watch['takeMissed']>
  await soon(() => expect((missed ??= watch.takeMissed())).toBeDefined())
  expect(missed!.tallies).toEqual({
    'passengerTraps came': 1,
    'liftFaults came': 1,
    'liftFaults acknowledged': 1,
  })
  expect(watch.takeMissed()).toBeUndefined()
  expect(logged(gone)).toEqual(['came'])
  expect(logged(before)).toEqual(['came', 'acknowledged by Priya Raman'])
  const contact = watch.state().log.entries.filter(entry => !isAlarmEntry(entry))
  expect(contact.map(({ what }) => what)).toEqual(['back', 'lost'])
  expect(watch.state().losses).toMatchObject([{ backAt: contact[0]!.at, lostAt: contact[1]!.at }])
  // The same notices again, and whole lists: nothing is doubled.
  watch.lookAtAll()
  const last = nextLift()
  await sendAlarm(server, device, { lift: last })
  await soon(() => expect(logged(last)).toEqual(['came']))
  expect(watch.state().log.tallies['liftFaults came']).toBe(4)
})

test('an alarm that could not be read is read with whatever comes next', async () => {
  let refusals = 0
  const gated = await clientThrough(call => (refusals-- > 0 ? Promise.reject(new TypeError('no network')) : call()))
  await followAgain(gated)
  const [before, first, second] = [nextLift(), nextLift(), nextLift()]
  await sendAlarm(server, device, { lift: before })
  await soon(() => expect(logged(before)).toEqual(['came']))
  refusals = 2
  await sendAlarm(server, device, { lift: first })
  await soon(() => expect(refusals).toBeLessThan(2))
  await sendAlarm(server, device, { lift: second })
  await soon(() => expect([logged(first), logged(second)]).toEqual([['came'], ['came']]))
})

test('many notices are asked for a few at once, and the same alarm once', async () => {
  const lifts = Array.from({ length: 12 }, nextLift)
  let [calls, running, most] = [0, 0, 0]
  const gated = await clientThrough(async call => {
    calls += 1
    running += 1
    most = Math.max(most, running)
    return call().finally(() => (running -= 1))
  })
  await followAgain(gated)
  await soon(() => expect(watch.state().since).toBeDefined())
  // Notified of each twice, as a stream that resumes may do.
  const at = Date.now()
  for (const lift of lifts) await sendAlarm(other, device, { lift, number: 4 })
  const { content } = await elsewhere.liftFaults.page({ alarmLiftFaultNumber: 4, size: 100 })
  for (const { id } of [...content, ...content]) watch.received({ kind: 'liftFaults', id, count: 1, at })
  await soon(() => expect(lifts.map(logged)).toEqual(lifts.map(() => ['came'])))
  expect(most).toBeLessThanOrEqual(4)
  // Once for the stream, and once for all that was received besides.
  expect(calls).toBeLessThanOrEqual(24)
  expect(watch.state().log.tallies['liftFaults came']).toBe(12)
})

test('without a stream, polling tells the same', async () => {
  await followAgain(client, () => Promise.reject(new Error('no stream')), 'polling')
  const name = nextLift()
  await sendAlarm(server, device, { lift: name })
  await soon(() => expect(logged(name)).toEqual(['came']))
  await elsewhere.liftFaults.acknowledge({ id: (await faultOn(name)).id })
  await soon(() => expect(logged(name)).toEqual(['came', 'acknowledged by Priya Raman']))
  expect(watch.state().losses).toEqual([])
})
