import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect } from 'vitest'
import { formatDay } from '@liftwatch/core/text/format'
import { block, createEstate, createUser, sendAlarm, type TestDevice, type TestUser } from '../harness/builders'
import { sheetsOf } from '../harness/files'
import { server, test } from '../harness/fixtures'
import { openMonitor, type MonitorOptions, type TestMonitor } from '../harness/monitor'
import { keys } from '../harness/terminal'

const council = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } as const

let user: TestUser
let folder: string

test.beforeAll(async () => {
  const blocks = [block({ lifts: 3 }), block({ block: '206', postalCode: '560206' })]
  const [device] = (await createEstate(server, blocks)) as [TestDevice, TestDevice]
  user = await createUser(server, council)
  await sendAlarm(server, device, { number: 7, description: 'car gate jammed' })
  await sendAlarm(server, device, { number: 1, description: 'light out' })
  await sendAlarm(server, device, { type: 'RBE', number: 7, ts: Date.now() - 3_600_000 })
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liftwatch-lists-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

function open(options: MonitorOptions = {}): TestMonitor {
  return openMonitor(server, { user, columns: 160, saveFolders: [folder], ...options })
}

/** Each row but the titles, as text. */
async function saved(name: string): Promise<readonly string[]> {
  const [sheet] = await sheetsOf(await readFile(join(folder, name)))
  return sheet!.rows.slice(1).map(row => JSON.stringify(row))
}

test('a list is saved whole, as it is filtered, also with --readonly', async () => {
  const it = open({ isReadOnly: true, screen: 'lift-faults', filter: { alarmLiftFaultNumber: '7' } })
  await it.waitFor(/› .*car gate jammed/)
  it.press('e')
  const name = `lift-faults-${formatDay(Date.now())}.xlsx`
  await it.waitFor(`Saved ${name}: 1 rows, `)
  expect(await saved(name)).toEqual([expect.stringContaining('car gate jammed')])
})

test('a list of one record is saved under the name of the record', async () => {
  const it = open({ screen: 'lmds' })
  await it.waitFor(/› LMD AMK-AMA1-205 /)
  it.press(keys.enter)
  await it.waitFor(/› Lifts +Show all 3/)
  it.press(keys.enter)
  await it.waitFor('AMK-AMA1-205 › Lifts')
  await it.waitFor(/› AMK-AMA1-205-A/)
  it.press('e')
  const name = `lifts-of-lmd-AMK-AMA1-205-${formatDay(Date.now())}.xlsx`
  await it.waitFor(`Saved ${name}: 3 rows, `)
  expect(await saved(name)).toHaveLength(3)
})

test('the alarms of a lift and its maintenance record are saved each by itself', async () => {
  const it = open({ screen: 'lifts' })
  await it.waitFor(/› AMK-AMA1-205-A/)
  it.press(keys.enter)
  await it.waitFor(/› All alarms +Show all 3/)
  it.press(keys.enter)
  await it.waitFor(/› .*LF1 +light out/)
  it.press('e')
  const day = formatDay(Date.now())
  await it.waitFor(`Saved device-alarms-AMK-AMA1-205-A-${day}.xlsx: 3 rows, `)
  it.press(keys.escape)
  await it.waitFor(/› All alarms/)
  it.press('j', keys.enter)
  await it.waitFor(/› .*Maintenance mode/)
  it.press('e')
  const name = `maintenance-AMK-AMA1-205-A-${day}.xlsx`
  await it.waitFor(`Saved ${name}: 1 rows, `)
  expect(await saved(name)).toEqual([expect.stringContaining('Maintenance mode')])
})

test('while one file is being saved, another waits, on whatever screen one is', async () => {
  let release: (() => void) | undefined
  const it = open({
    screen: 'lifts',
    async fetch(input, init) {
      const address = input instanceof Request ? input.url : String(input)
      if (address.includes('/export')) await new Promise<void>(resolve => (release = resolve))
      return fetch(input, init)
    },
  })
  await it.waitFor(/› AMK-AMA1-205-A/)
  it.press('e')
  await it.waitFor('Saving lifts-')
  it.press('6')
  await it.waitFor(/› AMK-AMA1-205 /)
  it.press('e')
  await it.waitFor(/lifts-.*\.xlsx is still being saved/)
  release!()
  await it.waitFor(/Saved lifts-.*: 5 rows, /)
})
