import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { createUser, type TestUser } from '../harness/builders'
import { grant, northern, type Cast } from '../harness/cast'
import { server, test } from '../harness/fixtures'
import { createBusyCast, putInContact } from '../harness/home-estate'
import { openMonitor, type MonitorOptions, type TestMonitor } from '../harness/monitor'
import { soon } from '../harness/soon'
import { ctrl, keys } from '../harness/terminal'

let cast: Cast

test.beforeAll(async () => {
  cast = await createBusyCast(server)
  await putInContact(server, cast.north.clientId)
})

function open(user: TestUser, options: MonitorOptions = {}): TestMonitor {
  return openMonitor(server, { user, columns: 80, rows: 24, screen: undefined, ...options })
}

async function userOf(...permissions: Parameters<typeof grant>[2]) {
  const user = await createUser(server, { organization: northern.TOWN_COUNCIL, type: 'TOWN_COUNCIL', role: 'USER' })
  return { ...user, groupId: await grant(server, user, permissions) }
}

/** The row under the cursor, but for how long it waits: the clock changes the screen too, and it is no answer to a key. */
function cursorOf(it: TestMonitor): string {
  const row = /^› .*$/m.exec(it.screen.text())?.[0] ?? ''
  return row.replaceAll(/<?\d+[smhd]\b/g, '')
}

const inOrder = /▲ Urgent[^]*◆ Breakdown[^]*◆ Overdue switch-off[^]*◆ Immediate case[^]*◆ Silent device/

test('what waits comes in the order of its urgency, each with a record that opens', async () => {
  const it = open(cast.users.TOWN_COUNCIL, { columns: 160, rows: 50 })
  const screen = await it.waitFor(inOrder)
  expect(screen).toMatch(/Passenger trap [^]*▲ Urgent/)
  for (const [sought, title] of [
    ['Overdue switch-off', `Lifts › ${cast.north.clientId}-B`],
    ['Immediate case', /Complaints? ›|Cases? ›|› \d+/],
    ['Silent device', `Monitoring devices › ${cast.north.clientId}`],
  ] as const) {
    it.press(keys.home)
    while (!cursorOf(it).includes(`◆ ${sought}`)) {
      const before = cursorOf(it)
      it.press('j')
      await soon(() => expect(cursorOf(it)).not.toBe(before))
    }
    it.press(keys.enter)
    await it.waitFor(title)
    it.press(keys.escape)
    await it.waitFor(inOrder)
  }
})

test('its parts come and go with the permissions, at once', async () => {
  const user = await userOf('lmd')
  const it = open(user)
  await it.waitFor(/◆ Waiting for someone: 1 /)
  await it.waitFor('Monitoring devices 1 (Silent 1)')
  expect(it.screen.text()).not.toContain('lift faults')
  expect(it.screen.text()).not.toContain('Town councils')
  await server.db.execute(
    sql`INSERT INTO user_group_permission (group_id, permission) VALUES (${user.groupId}, 'lift-fault')`,
  )
  await it.waitFor(/› ▲ Urgent|▲ Urgent/)
  await it.waitFor(/Open lift faults \d/)
  await server.db.execute(sql`DELETE FROM user_group_permission WHERE group_id = ${user.groupId}`)
  await it.waitFor('● You may not read anything that could wait for someone.')
  expect(it.screen.text()).not.toContain('Urgent')
  expect(it.screen.text()).not.toContain('Silent')
})

test('that nothing waits says of what, where that is not everything', async () => {
  const it = open(await userOf('rbe', 'case-management'), { columns: 120 })
  await it.waitFor('◆ Waiting for someone: 2')
  await it.quit()
  const calm = await createUser(server, { organization: 'Zenith Lifts', type: 'LIFT_COMPANY', role: 'USER' })
  await grant(server, calm, ['lmd', 'oms-schedule'])
  const other = open(calm, { columns: 120 })
  await other.waitFor(/✓ All quiet\..* · As of \S+ · Checked: Overdue switch-offs, Silent devices/)
})

test('in Chinese all columns are where they belong', async () => {
  const it = open(cast.users.TOWN_COUNCIL, { language: 'zh', columns: 160, rows: 50 })
  await it.waitFor(/▲ 紧急[^]*◆ 停梯逾期[^]*◆ 立即处理个案[^]*◆ 失联装置/)
  await it.waitFor('服务器 实时 · 时钟一致 · 装置消息及时')
})

test('a small window has the sentence and what waits besides, as far as there is room', async () => {
  const it = open(cast.users.TOWN_COUNCIL, { columns: 60, rows: 18 })
  await it.waitFor(/◆ Waiting for someone: \d+ · As of/)
  await it.waitFor(/◆ Overdue switch-offs 1\n.*◆ Immediate cases 2\n.*◆ Silent devices 1\n.*Live/)
  it.resize(40, 10)
  const screen = await it.waitFor(/Lists from 80 × 20 on/)
  expect(screen.split('\n')).toHaveLength(10)
  await it.waitFor(/▲ \S+[^]*Outstanding \d[^]*Live/)
})

test('where it opens is a setting, among the screens that one may see', async () => {
  const user = await userOf('lifts', 'rbe')
  const it = open(user)
  await it.waitFor('● You may not read anything')
  it.press(',')
  await it.waitFor(/First screen +Overview|First screen[^]*Overview/)
  expect(it.screen.text()).not.toMatch(/First screen.*Lift faults/)
  it.press(...Array.from({ length: 6 }, () => keys.tab))
  it.press(keys.right, ctrl('s'))
  await it.waitForGone('First screen')
  expect(it.saved().settings.firstScreen).toBe('rbes')
  await it.quit()
  const next = open(user, { saved: it.saved() })
  await next.waitFor('Building alarms')
  expect(next.screen.text().split('\n')[0]).toContain('Building alarms')
})
