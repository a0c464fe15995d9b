import { expect } from 'vitest'
import { block, createUser, postMessages, sendAlarm } from '../harness/builders'
import type { TestDevice } from '../harness/builders'
import { grant } from '../harness/cast'
import { device, devices, server, test as usualTest, user } from '../harness/fixtures'
import { openMonitor, type MonitorOptions, type TestMonitor } from '../harness/monitor'
import { startTestServer, type TestServer } from '../harness/server'
import { keys } from '../harness/terminal'
import { kindOfChoice } from '@liftwatch/core/domain/alert-choices'
import { defaultSettings, type Settings } from '../../tui/src/program/settings'
import { soon } from '../harness/soon'

const council = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } as const

const test = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block({ lifts: 60 }), block({ block: '206', postalCode: '560206' })], user: council },
)

let other: TestServer
let otherDevice: TestDevice
let lift = 0
/** What the alerts have asked for and received since the monitor was opened. */
const answered: string[] = []

test.beforeAll(async () => {
  other = await startTestServer({ databaseUrl: server.databaseUrl })
  otherDevice = devices[1]!
  await setAlarm({ type: 'PASSENGER_TRAP' })
  await setAlarm({ description: 'there before' })
})
test.afterAll(() => other.stop())

/** An alarm on a lift of its own; answers the lift. */
async function setAlarm(
  change: Record<string, unknown> = {},
  at: { readonly url: string } = server,
  of?: TestDevice,
): Promise<string> {
  const name = of ? of.lifts[0]! : device.lifts[lift++]!
  await sendAlarm(at, of ?? device, { lift: name, ...change })
  return name
}

/** Open, and so long that it knows what there was. */
async function open(settings: Partial<Settings>, options: MonitorOptions = {}): Promise<TestMonitor> {
  answered.length = 0
  const noting: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    const address = String(input instanceof Request ? input.url : input)
    if (!address.includes('size=50')) return response
    const body = await response.arrayBuffer()
    answered.push(address)
    return new Response(body, response)
  }
  const saved = { settings: { ...defaultSettings, ...settings }, filters: options.saved?.filters ?? {} }
  const monitor = openMonitor(server, { user, ...options, saved, fetch: noting })
  await monitor.waitFor('✓ Live')
  const chosen = ['traps' as const, ...(settings.bell ?? defaultSettings.bell), ...(settings.notification ?? [])]
  const kinds = new Set(chosen.map(kindOfChoice))
  const paths = () => new Set(answered.map(address => new URL(address).pathname))
  await soon(() => expect(paths().size).toBe(kinds.size))
  // An answer is looked at once it has been read and drawn; the activity shows what came after.
  monitor.press('7')
  await monitor.waitFor('Nothing has happened since')
  return monitor
}

const rings = (it: TestMonitor, times: number) => soon(() => expect(it.bells()).toBe(times))

test('it is silent for what was there, and rings once for a new trap, whatever the filter', async () => {
  const it = await open({}, { saved: { filters: { 'passenger-traps': { tc: 'ZZ' } } } })
  expect(it.bells()).toBe(0)
  await setAlarm({ type: 'PASSENGER_TRAP' })
  await it.waitFor('Trapped')
  await rings(it, 1)
  // A breakdown was not asked for; what is urgent rings unasked.
  await setAlarm({ number: 3, description: 'only a fault' })
  await it.waitFor('only a fault')
  expect(it.bells()).toBe(1)
  await setAlarm({ description: 'an urgent one' })
  await rings(it, 2)
})

test('a new fault rings only if it passes the filter of its list, as it now is', async () => {
  const it = await open({ bell: ['URGENT'] }, { saved: { filters: { 'lift-faults': { blk: '206' } } } })
  await setAlarm({ description: 'left out' })
  await it.waitFor('left out')
  await setAlarm({ description: 'let through' }, server, otherDevice)
  await it.waitFor('let through')
  await rings(it, 1)
  // Without the filter, what it hid is no news; what comes then is.
  it.press('1', 'F')
  await it.waitFor('left out')
  const isUnfiltered = (address: string) => address.includes('/fault/') && !address.includes('blk')
  await soon(() => expect(answered.some(isUnfiltered)).toBe(true))
  it.press('7')
  await it.waitFor('Activity')
  await setAlarm({ description: 'with sound' })
  await it.waitFor('with sound')
  await rings(it, 2)
})

test('a notification says what it is; more than three at once are one', async () => {
  const it = await open({ bell: [], notification: ['URGENT'], notificationBy: 'osc777' })
  await setAlarm({ description: 'shown once' })
  await it.waitFor('shown once')
  const single = /\]777;notify;New lift fault;AMK-AMA1-205-\w+, 205 ANG MO KIO AVE 1\. shown once/
  await soon(() => expect(it.written()).toMatch(single))
  const many = Array.from({ length: 5 }, () => device.lifts[lift++]!)
  const messages = many.map((name, at) => ({
    ts: Date.now(),
    seq: 9_000 + at,
    lift: name,
    type: 'LIFT_FAULT',
    number: 7,
    state: 'SET',
  }))
  await postMessages(server, device, messages)
  const several = /\]777;notify;5 new lift faults;AMK-\S+, AMK-\S+, AMK-\S+ …/
  await soon(() => expect(it.written()).toMatch(several))
  expect(it.written().split('\x1b]777;')).toHaveLength(3)
  expect(it.bells()).toBe(0)
})

test('z silences the bell for a while, and the header says so; a new trap ends that', async () => {
  const it = await open({ bell: ['traps', 'URGENT'] })
  it.press('z')
  // Behind the day, where that is tomorrow.
  await it.waitFor(/◆ Silent until (\d\d\/\d\d )?\d\d:\d\d/)
  await it.waitFor('The bell is silent until')
  await setAlarm({ description: 'without sound' })
  await it.waitFor('without sound')
  await setAlarm({ type: 'PASSENGER_TRAP' })
  await rings(it, 1)
  await it.waitForGone('Silent until')
  it.press('z')
  await it.waitFor('Silent until')
  it.press('z')
  await it.waitFor('The bell rings again.')
  await it.waitForGone('Silent until')
})

test('what came during a loss is news', async () => {
  const it = await open({})
  const paused = await server.pause()
  await it.waitFor('Contact lost')
  await setAlarm({ type: 'PASSENGER_TRAP' }, other)
  await paused.resume()
  await rings(it, 1)
})

test('Z shows how an alert comes', async () => {
  const it = await open({})
  it.press('Z')
  await it.waitFor('This is how an alert comes')
  expect(it.bells()).toBe(1)
  expect(it.written()).toContain('\x1b]9;Liftwatch test: Alerts reach you.\x07')
  it.press(keys.escape)
})

test('of what one may not see nothing is asked', async () => {
  const lim = await createUser(server, { ...council, role: 'USER' })
  await grant(server, lim, ['lifts'])
  const asked: string[] = []
  const noting: typeof fetch = (input, init) => {
    asked.push(String(input instanceof Request ? input.url : input))
    return fetch(input, init)
  }
  const monitor = openMonitor(server, { user: lim, screen: 'lifts', fetch: noting })
  await monitor.waitFor('✓ Live')
  monitor.press('7')
  await monitor.waitFor('Nothing has happened since')
  monitor.press('H')
  await monitor.waitFor('Contact with the server was never lost.')
  expect(asked.filter(address => /passenger|fault|rbe/.test(address))).toEqual([])
})
