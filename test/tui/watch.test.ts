import { expect } from 'vitest'
import { createClient } from '@liftwatch/core/client/client'
import { cookieCredentials } from '@liftwatch/core/client/credentials'
import { block, createUser, logIn, sendAlarm } from '../harness/builders'
import { device, server, test as usualTest, user } from '../harness/fixtures'
import { openMonitor, type MonitorOptions, type TestMonitor } from '../harness/monitor'
import { startTestServer, type TestServer } from '../harness/server'
import { ctrl, keys } from '../harness/terminal'

const council = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } as const

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 40 })], user: council })

/** Another server of the same estate, which stays when the first goes. */
let other: TestServer
let lift = 0

test.beforeAll(async () => {
  other = await startTestServer({ databaseUrl: server.databaseUrl })
})
test.afterAll(() => other.stop())

/** An alarm on a lift of its own. */
async function setAlarm(change: Record<string, unknown> = {}, at: { readonly url: string } = server) {
  const alarm = { lift: device.lifts[lift], ...change }
  lift += 1
  await sendAlarm(at, device, alarm)
  return alarm
}

async function open(options: MonitorOptions = {}): Promise<TestMonitor> {
  const monitor = openMonitor(server, { user, columns: 80, rows: 24, ...options })
  await monitor.waitFor(options.language === 'zh' ? '✓ 实时' : '✓ Live')
  return monitor
}

/** What was put into the terminal's clipboard last. */
function copied(it: TestMonitor): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what it is about
  const last = [...it.written().matchAll(/\x1b\]52;c;([^\x07]*)\x07/g)].at(-1)
  return Buffer.from(last?.[1] ?? '', 'base64').toString()
}

test('what happens is listed in the activity, the newest first, and Enter opens its alarm', async () => {
  await setAlarm({ description: 'there before', ts: Date.now() - 60_000 })
  const it = await open()
  it.press('7')
  await it.waitFor(/Nothing has happened since \d\d:\d\d:\d\d\./)
  const fault = await setAlarm({ description: 'door jammed' })
  await it.waitFor(/› [▲◆] \d\d:\d\d:\d\d +Lift fault +AMK-\S+ +door jammed/)
  const client = await logIn(server, await createUser(server, { ...council, nickname: 'Priya Raman' }))
  await setAlarm({ type: 'PASSENGER_TRAP', description: 'someone inside' })
  await it.waitFor(/Trapped +AMK-\S+ +someone inside[^]*› .*Lift fault/)
  const [trap] = (await client.passengerTraps.page({ operationalStatus: 'OUTSTANDING' })).content
  await client.passengerTraps.acknowledge({ id: trap!.id, team: 'North' })
  const screen = await it.waitFor(/● \S+ +Acknowledged +AMK-\S+ +Team North +Priya Raman/)
  expect(screen).not.toContain('there before')
  await sendAlarm(server, device, { ...fault, state: 'CLEAR' })
  await it.waitFor(/✓ \S+ +Cleared +AMK-\S+ +door jammed/)
  it.press(keys.enter)
  await it.waitFor(/Lift faults › AMK-\S+/)
  await it.waitFor(/Description +door jammed/)
  it.press(keys.escape)
  await it.waitFor(/› .*Lift fault +AMK-\S+ +door jammed/)
})

test('in Chinese, and where there is much room, the columns are in line', async () => {
  const it = await open({ language: 'zh', columns: 160, rows: 50, screen: 'activity' })
  await it.waitFor('没有任何事项')
  const event = await setAlarm({ type: 'RBE', number: 5 })
  await it.waitFor(/● \S+ +楼宇警报 +AMK-/)
  await sendAlarm(server, device, { ...event, state: 'CLEAR' })
  await it.waitFor(/✓ \S+ +已清除 +AMK-/)
  it.press(keys.home, keys.enter)
  await it.waitFor(/楼宇警报 › AMK-/)
})

test('on return it says once what was missed, and the activity has it', async () => {
  const it = await open()
  const paused = await server.pause()
  await it.waitFor('What is shown may be out of date.')
  await setAlarm({ description: 'while away' }, other)
  await setAlarm({ description: 'while away too' }, other)
  await paused.resume()
  await it.waitFor(/◆ Back after \d+s: 2 new faults\. 7 shows them\./)
  it.press('7')
  await it.waitFor(/Contact back +after \d+s[^]*while away too[^]*while away[^]*Contact lost/)
  expect(it.screen.text()).not.toContain('Back after')
})

test('a loss in which nothing was missed is said so', async () => {
  const it = await open()
  const paused = await server.pause()
  await it.waitFor('What is shown may be out of date.')
  await paused.resume()
  await it.waitFor(/✓ Back after \d+s: nothing was missed\./)
})

test('the watch goes on while a log-in is in front, and says what came meanwhile', async () => {
  // Logged in by hand: who is known logs in by itself, and no one would see the log-in.
  const it = openMonitor(server, { screen: 'activity' })
  await it.waitFor('E-mail address')
  it.press(user.name, keys.tab, user.password, keys.enter)
  await it.waitFor('✓ Live')
  await setAlarm({ description: 'before it' })
  await it.waitFor('before it')
  const credentials = cookieCredentials({ read: it.cookie, write: () => {} })
  await createClient({ baseUrl: server.url, fetch, credentials }).session.logout({})
  it.press(ctrl('r'))
  await it.waitFor('Your session has ended.')
  await setAlarm({ description: 'meanwhile' })
  it.press(user.name, keys.tab, user.password, keys.enter)
  await it.waitFor(/meanwhile[^]*› .*before it/)
})

test('the hand-over tells who is trapped, what was done, and what is open, and is copied whole', async () => {
  const it = await open()
  await setAlarm({ type: 'PASSENGER_TRAP' })
  await setAlarm({ description: 'left open' })
  const done = await setAlarm({ description: 'dealt with' })
  const client = await logIn(server, await createUser(server, { ...council, nickname: 'Priya Raman' }))
  const { content } = await client.liftFaults.page({ lift: String(done.lift), operationalStatus: 'OUTSTANDING' })
  await client.liftFaults.acknowledge({ id: content[0]!.id })
  it.press('7')
  await it.waitFor(/● \S+ +Acknowledged +AMK-\S+ +dealt with[^]*left open[^]*Trapped/)
  it.press('H')
  await it.waitFor('Hand-over of the shift')
  await it.waitFor(/Open passenger traps: \d\n - AMK-/)
  await it.waitFor(/Lift faults outstanding now: \d+ \(.*\d/)
  it.press('y')
  await it.waitFor('Copied: Hand-over of the shift')
  const text = copied(it)
  expect(text).toMatch(
    /^Hand-over of the shift\nNur Aisyah, Ang Mo Kio Town Council\nFrom \d\d\/\d\d\/\d{4} \S+ until /,
  )
  expect(text).toContain('- Lift faults: 2 came, 1 acknowledged, 0 reported, 0 closed')
  expect(text).toContain('- Acknowledged by Priya Raman 1')
  expect(text).toContain('Contact with the server was never lost.')
  expect(text).toMatch(/left open \(unacknowledged\)\n.*dealt with \(in progress\)$/)
  it.press(keys.end)
  await it.waitFor('dealt with (in progress)')
  it.press(keys.escape)
  await it.waitFor('Activity')
})
