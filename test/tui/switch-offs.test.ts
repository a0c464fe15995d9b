import { sql } from 'drizzle-orm'
import { block, logIn } from '../harness/builders'
import { server, test as usualTest, user } from '../harness/fixtures'
import { openMonitor } from '../harness/monitor'
import { ctrl, keys } from '../harness/terminal'

const hourMs = 3_600_000

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: {} })

/** One lift is to be switched off, another should run again since an hour. */
test.beforeAll(async () => {
  const client = await logIn(server, user)
  const [one, other] = (await client.lifts.page({ sort: 'name,ASC' })).content
  const now = Math.floor(Date.now() / 60_000) * 60_000
  const plan = (liftId: string, report: string) =>
    client.switchOffs.create({ liftId, report, offAt: now + hourMs, onAt: now + 49 * hourMs })
  await plan(one!.id, 'New ropes')
  const { id } = await plan(other!.id, 'New drive')
  // As it is two days later.
  await server.db.execute(
    sql`UPDATE oms_schedule SET off_at = ${now - 49 * hourMs}, on_at = ${now - hourMs} WHERE id = ${id}`,
  )
})

test('switch-offs are in tabs; what is overdue is handed over, and is switched on by a key', async () => {
  const it = openMonitor(server, { user, screen: 'switch-offs', columns: 120, rows: 30 })
  await it.waitFor(/\[Open 2\] Closed 0 {2}On delay 1 {2}History 0/)
  await it.waitFor(/› .*AMK-AMA1-205-B[^]*AMK-AMA1-205-A/)
  it.press('H')
  await it.waitFor('Switch-offs overdue now: 1')
  await it.waitFor(/AMK-AMA1-205-B was to run again at .*: New drive/)
  it.press(keys.escape)
  await it.waitFor(/› .*AMK-AMA1-205-B/)
  it.press('o')
  await it.waitFor(/\[Open 1\] Closed 1 {2}On delay 0 {2}History 1/)
  // Keys that come before the list was read again leave nothing behind: the row goes only once it is known to be gone.
  await it.waitFor('No longer in this list: it goes when you move on.')
  it.press(keys.down, keys.up)
  await it.waitForGone('New drive')
  it.press('o')
  await it.waitFor('The off time has not come yet.')
  it.press('x')
  await it.waitFor('› Reason')
  it.press(ctrl('s'))
  await it.waitFor('› Reason')
  it.press('The ropes are late')
  await it.waitFor('The ropes are late')
  it.press(ctrl('s'))
  await it.waitFor(/\[Open 0\] Closed 2/)
  await it.waitFor('AMK-AMA1-205-A: Cancelled.')
})
