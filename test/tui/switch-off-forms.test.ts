import { expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { SwitchOff } from '@liftwatch/core/contract/estate/switch-offs'
import { dayMs, minuteMs } from '@liftwatch/core/limits'
import { formatMinute } from '@liftwatch/core/text/format'
import { sql } from 'drizzle-orm'
import { block, createUser, logIn } from '../harness/builders'
import { grant } from '../harness/cast'
import { server, test as usualTest, user } from '../harness/fixtures'
import { openMonitor, type MonitorOptions, type TestMonitor } from '../harness/monitor'
import { ctrl, keys } from '../harness/terminal'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: {} })

/** Of a colleague of the user's. */
let client: Client
let lifts: readonly { readonly id: string; readonly name: string }[]

test.beforeAll(async () => {
  client = await logIn(server, await createUser(server, { nickname: 'Goh Jun Jie' }))
  lifts = (await client.lifts.page({ sort: 'name,ASC' })).content
})

test.beforeEach(() => server.db.execute(sql`DELETE FROM oms_schedule`))

/** One minute for the whole file: it may end while a test is at work. */
const thisMinute = Math.floor(Date.now() / minuteMs) * minuteMs
const inDays = (days: number) => thisMinute + days * dayMs

async function open(options: MonitorOptions = {}): Promise<TestMonitor> {
  const it = openMonitor(server, { user, columns: 120, rows: 30, ...options })
  await it.waitFor('✓ Live')
  return it
}

/** Types over what a field of the form has. */
async function fill(it: TestMonitor, label: string, text: string): Promise<void> {
  await it.waitFor(`› ${label}`)
  it.press(ctrl('u'), text)
  await it.waitFor(text)
}

async function plan(liftId = lifts[0]!.id, report = 'New ropes'): Promise<SwitchOff> {
  return client.switchOffs.create({ liftId, report, offAt: inDays(1), onAt: inDays(3) })
}

test('a switch-off is planned from a lift, within the bounds of the rule; a lift that has one is given no other', async () => {
  const it = await open({ screen: 'lifts' })
  await it.waitFor(/› .*AMK-AMA1-205-A/)
  it.press('P')
  await fill(it, 'Off time', formatMinute(inDays(-1)))
  it.press(keys.tab)
  await fill(it, 'On time', formatMinute(inDays(3)))
  it.press(keys.tab)
  await it.waitFor('› Report')
  it.press(ctrl('s'))
  await it.waitFor('Please input report description.')
  it.press('New ropes')
  await it.waitFor('New ropes')
  it.press(ctrl('s'))
  await it.waitFor('The off time cannot be before now.')
  it.press('\x1b[Z', '\x1b[Z')
  await fill(it, 'Off time', formatMinute(inDays(2.5)))
  it.press(ctrl('s'))
  await it.waitFor('at least one day after the off time')
  await fill(it, 'Off time', formatMinute(inDays(1)))
  it.press(keys.tab)
  await fill(it, 'On time', formatMinute(inDays(400)))
  it.press(ctrl('s'))
  await it.waitFor('have to be within a year')
  await fill(it, 'On time', formatMinute(inDays(3)))
  it.press(ctrl('s'))
  await it.waitFor(/Planned switch-offs › AMK-AMA1-205-A/)
  await it.waitFor(/Report +New ropes/)
  expect((await client.switchOffs.page({})).content).toMatchObject([
    {
      liftName: 'AMK-AMA1-205-A',
      offAt: inDays(1),
      onAt: inDays(3),
      report: 'New ropes',
      author: { name: 'Nur Aisyah' },
    },
  ])
  it.press('4')
  await it.waitFor(/› .*AMK-AMA1-205-A.*OMS/)
  it.press('P')
  await it.waitFor('The lift has a planned switch-off already.')
})

test('from the list a lift is chosen by its name; what was typed is not lost by mistake', async () => {
  const it = await open({ screen: 'switch-offs' })
  await it.waitFor('No planned switch-offs.')
  it.press('P')
  await it.waitFor('a lift or a block, by its name')
  it.press('AMK-AMA1-205-B')
  await it.waitFor(/› AMK-AMA1-205-B/)
  it.press(keys.enter)
  await it.waitFor(/AMK-AMA1-205-B › Plan switch-off/)
  await fill(it, 'Off time', formatMinute(inDays(1)))
  it.press(keys.escape)
  await it.waitFor('Discard')
  it.press('n')
  await it.waitFor(formatMinute(inDays(1)))
  it.press(keys.tab)
  await fill(it, 'On time', formatMinute(inDays(2)))
  it.press(keys.tab, 'Brake')
  await it.waitFor('Brake')
  it.press(ctrl('s'))
  await it.waitFor(/Planned switch-offs › AMK-AMA1-205-B/)
})

test('an edit of what a colleague has changed meanwhile says who, asks, and keeps the untouched times', async () => {
  const { id, updatedAt } = await plan()
  const it = await open({ screen: 'switch-offs' })
  await it.waitFor(/› .*AMK-AMA1-205-A/)
  it.press('E')
  await it.waitFor('› Off time')
  it.press(keys.tab, keys.tab)
  await fill(it, 'Report', 'Ropes and brake')
  await client.switchOffs.edit({ id, updatedAt, report: 'Ropes only', onAt: inDays(4) })
  await it.waitFor('Changed by Goh Jun Jie at')
  it.press(ctrl('s'))
  await it.waitFor(/now:[\s│]+Ropes only/)
  it.press('y')
  await it.waitFor('AMK-AMA1-205-A: Success')
  expect(await client.switchOffs.detail({ id })).toMatchObject({
    report: 'Ropes and brake',
    onAt: inDays(4),
    lastEditor: { name: 'Nur Aisyah' },
  })
})

test('once the lift is off its report alone can be changed, and nothing of one that is closed', async () => {
  const { id } = await plan()
  await server.db.execute(sql`UPDATE oms_schedule SET off_at = ${inDays(-1)} WHERE id = ${id}`)
  const it = await open({ screen: 'switch-offs' })
  await it.waitFor(/› .*AMK-AMA1-205-A/)
  it.press('E')
  await it.waitFor('the report alone can be changed')
  await fill(it, 'Report', 'Ropes and drive')
  expect(it.screen.text()).not.toContain('Off time (')
  it.press(ctrl('s'))
  await it.waitFor(/AMK-AMA1-205-A: Success/)
  await client.switchOffs.switchOn({ id })
  await it.waitForGone('› AMK')
  it.press(keys.tab)
  await it.waitFor(/\[Closed 1\][^]*› AMK-AMA1-205-A +Closed/)
  it.press('E')
  await it.waitFor('The switch-off is closed.')
  expect(it.screen.text()).not.toContain('› Report')
})

test('those who may only look are refused the keys', async () => {
  await plan()
  const reader = await createUser(server, { role: 'USER' })
  await grant(server, reader, ['oms-schedule', 'lifts'])
  const it = await open({ user: reader, screen: 'switch-offs' })
  await it.waitFor(/› .*AMK-AMA1-205-A/)
  for (const key of ['P', 'E']) {
    it.press(key)
    await it.waitFor('Sorry, you are not authorized to do this.')
    it.press(keys.down)
    await it.waitForGone('Sorry')
  }
})
