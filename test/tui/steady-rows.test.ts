import { expect } from 'vitest'
import { block, createEstate, createUser, logIn, sendAlarm, type TestDevice } from '../harness/builders'
import { client, server, test as usualTest, user } from '../harness/fixtures'
import { openMonitor, type MonitorOptions, type TestMonitor } from '../harness/monitor'
import { soon } from '../harness/soon'
import { keys } from '../harness/terminal'

const test = usualTest.extend('given', { scope: 'file' }, { client: {} })

let device: TestDevice
let block0 = 0

/** An estate's block of its own for each test, and its name. */
async function newBlock(): Promise<string> {
  block0 += 1
  const name = `${block0}0`
  const made = await createEstate(server, [block({ block: name, lifts: 8, postalCode: `56${block0}000` })])
  device = made.find(({ clientId }) => clientId.includes(name)) ?? made.at(-1)!
  return name
}

async function setFaults(...words: readonly string[]): Promise<void> {
  for (const description of words) {
    await sendAlarm(server, device, { lift: device.lifts[taken], description })
    taken += 1
  }
}
let taken = 0

/** The faults that are acknowledged, by their words. */
async function acknowledged(name: string): Promise<string[]> {
  const { content } = await client.liftFaults.page({ blk: name, operationalStatus: 'DEPLOYMENT' })
  return content.map(({ description }) => description)
}

async function openOutstanding(name: string, options: MonitorOptions = {}): Promise<TestMonitor> {
  const monitor = openMonitor(server, { user, screen: 'lift-faults', filter: { blk: name }, columns: 120, ...options })
  await monitor.waitFor('✓ Live')
  monitor.press(keys.tab, keys.tab)
  await monitor.waitFor('Nothing matches the filter')
  monitor.press(keys.tab)
  await monitor.waitFor(/› .*Outstanding/)
  return monitor
}

test('a a acknowledges one alarm: its row stays under the cursor, marked as done, until one moves on', async () => {
  const name = await newBlock()
  taken = 0
  await setFaults('the third', 'the second', 'the first')
  const it = await openOutstanding(name)
  await it.waitFor(/› .*the first/)
  it.press('a', 'a')
  await it.waitFor(/›✓.*the first.*Deployment[^]*the second[^]*the third/)
  it.press('a')
  await it.waitFor(/Already acknowledged by Nur Aisyah/)
  expect(await acknowledged(name)).toEqual(['the first'])
  it.press('j')
  await it.waitForGone('the first')
  await it.waitFor(/› .*the second[^]*the third/)
  it.press('a')
  await it.waitFor(/›✓.*the second.*Deployment/)
  expect(await acknowledged(name)).toEqual(['the first', 'the second'])
})

test('a key within 400 ms of rows having moved under the cursor says so and does nothing', async () => {
  const name = await newBlock()
  taken = 0
  let now = 0
  await setFaults('stays there')
  const it = await openOutstanding(name, { clock: () => now })
  await it.waitFor(/› .*stays there/)
  it.press('a')
  await it.waitFor('The rows have just moved: press again.')
  it.press(' ')
  await it.waitFor('The rows have just moved: press again.')
  expect(await acknowledged(name)).toEqual([])
  now += 399
  it.press('a')
  await it.waitFor('The rows have just moved: press again.')
  now += 1
  it.press('a')
  await it.waitFor(/›✓.*stays there.*Deployment/)
})

test('rows that come while one reads do not move what is under the cursor: they are counted, and Home shows them', async () => {
  const name = await newBlock()
  taken = 0
  let now = 0
  await setFaults('an older one', 'the one that is read')
  const it = await openOutstanding(name, { clock: () => now })
  await it.waitFor(/› .*the one that is read/)
  it.press('j', 'k')
  const before = await it.waitFor(/› .*the one that is read/)
  const lineOf = (screen: string) => screen.split('\n').findIndex(line => line.includes('the one that is read'))
  await setFaults('came meanwhile', 'came after it')
  const after = await it.waitFor('2 new above; Home shows them.')
  expect(lineOf(after)).toBe(lineOf(before))
  expect(after).not.toContain('came meanwhile')
  it.press(keys.home)
  await it.waitFor(/› .*came after it[^]*came meanwhile[^]*the one that is read/)
  it.press('j', 'j')
  await it.waitFor(/› .*the one that is read/)
  await setFaults('unread now')
  await it.waitFor('1 new above')
  now += 30_000
  const shown = await it.waitFor(/unread now[^]*› .*the one that is read/)
  expect(shown).not.toContain('new above')
})

test('a row that others deal with stays in sight with what has become of it', async () => {
  const name = await newBlock()
  taken = 0
  await setFaults('next to it', 'dealt with by others')
  const it = await openOutstanding(name)
  await it.waitFor(/› .*dealt with by others/)
  const [fault] = (await client.liftFaults.page({ blk: name, sort: 'alarmStartTs,DESC' })).content
  await client.liftFaults.acknowledge({ id: fault!.id })
  await it.waitFor(/›✓.*dealt with by others.*Deployment[^]*next to it/)
  await it.waitFor('No longer in this list: it goes when you move on.')
})

test('an act says at once that it is under way, and one that fails names its alarm', async () => {
  const name = await newBlock()
  taken = 0
  await setFaults('hangs')
  let isHanging = true
  let release = () => {}
  const held = new Promise<void>(resolve => (release = resolve))
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (isHanging && new URL(input instanceof Request ? input.url : input).pathname.includes('/ack/')) await held
    return globalThis.fetch(input, init)
  }
  const it = await openOutstanding(name, { fetch })
  await it.waitFor(/› .*hangs/)
  it.press('a')
  await it.waitFor(/Acknowledging AMK-\S+ fault 7 …/)
  it.press('a')
  await it.waitFor(/AMK-\S+ fault 7: still waiting for the server to answer/)
  const other = await createUser(server, { nickname: 'Priya Raman' })
  const [fault] = (await client.liftFaults.page({ blk: name })).content
  const hers = await logIn(server, other)
  await hers.liftFaults.acknowledge({ id: fault!.id })
  isHanging = false
  release()
  await it.waitFor(/AMK-\S+ fault 7: Already acknowledged by Priya Raman/)
  await soon(async () => expect(await acknowledged(name)).toEqual(['hangs']))
})

test('a key that does nothing says so, and both acts on a closed fault have one reason', async () => {
  const name = await newBlock()
  taken = 0
  await setFaults('closed already')
  const [fault] = (await client.liftFaults.page({ blk: name })).content
  await client.liftFaults.acknowledge({ id: fault!.id })
  await sendAlarm(server, device, { lift: device.lifts[0], state: 'CLEAR' })
  await soon(async () => expect((await client.liftFaults.detail({ id: fault!.id })).alarmStatus).toBe('CLEAR'))
  await client.liftFaults.report({ id: fault!.id, technicianName: 'Lim', result: 'Done.' })
  const monitor = openMonitor(server, { user, screen: 'lift-faults', filter: { blk: name }, columns: 120 })
  await monitor.waitFor('All 1')
  monitor.press(keys.tab)
  await monitor.waitFor(/› .*closed already.*Closed/)
  monitor.press('a')
  await monitor.waitFor('Already closed.')
  monitor.press('x')
  await monitor.waitFor('x does nothing here. ? shows the keys.')
  monitor.press('o')
  await monitor.waitFor('Already closed.')
})
