import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import { lmSchedule } from '../../server/src/db/schema/lm-schedules'
import { block, createUser, logIn, sendAlarm } from '../harness/builders'
import { grant } from '../harness/cast'
import { device, it as usualTest, server, user } from '../harness/fixtures'
import { removeMadeDays } from '../harness/made-days'
import { openMonitor } from '../harness/monitor'
import { ctrl, keys } from '../harness/terminal'

/** A Thursday. */
const now = Date.parse('2026-09-24T10:00:00+08:00')
const test = usualTest
  .extend('settings', { scope: 'file' }, { clock: () => now })
  .extend('given', { scope: 'file' }, { blocks: [block()], user: {} })

async function plan(liftId: string, date: string, change: object = {}): Promise<void> {
  const row = { id: newId(), liftId, date, originalDate: date, createdAt: 0, updatedAt: 0 }
  await server.db.insert(lmSchedule).values({ ...row, ...change })
}

test.beforeAll(async () => {
  const client = await logIn(server, user)
  const [a, b] = (await client.lifts.page({ sort: 'name,ASC' })).content
  await removeMadeDays(server.db, now)
  await plan(a!.id, '2026-09-08')
  await plan(a!.id, '2026-09-24')
  await plan(a!.id, '2026-10-14', { originalDate: '2026-10-12', changeDateReason: 'A holiday' })
  await plan(a!.id, '2026-10-28')
  await plan(b!.id, '2026-09-24')
  await client.maintenanceDays.save({
    lmScheduleDescriptionDto: [{ liftId: a!.id, month: '2026-10', description: 'Ropes are due', updatedAt: 0 }],
  })
  const mode = { lift: 'A', type: 'RBE', number: 7 }
  await sendAlarm(server, device, { ...mode, ts: now - 3_600_000 })
  await sendAlarm(server, device, { ...mode, ts: now - 600_000, state: 'CLEAR' })
})

test('M shows the checks of today, those of other days by a filter; a remark is added and stays in sight', async () => {
  const it = openMonitor(server, { user, columns: 120, rows: 30 })
  await it.waitFor('✓ Live')
  it.press('M')
  await it.waitFor(/AMK-AMA1-205-A .*Done +50[^]*AMK-AMA1-205-B .*Scheduled/)
  it.press('r')
  await it.waitFor('A remark is for a check that was not done')
  it.press('f')
  await it.waitFor('› Town council')
  it.press(...Array.from({ length: 5 }, () => keys.tab))
  await it.waitFor('› Day')
  it.press('2026-09-08')
  await it.waitFor('2026-09-08')
  it.press(ctrl('s'))
  await it.waitFor(/› AMK-AMA1-205-A .*Not Done/)
  it.press('r')
  await it.waitFor('› Remark')
  it.press(ctrl('s'))
  await it.waitFor('Please enter the remark')
  it.press('The key was missing')
  await it.waitFor('The key was missing')
  it.press(ctrl('s'))
  await it.waitFor('Remark saved.')
  it.press(keys.enter)
  await it.waitFor(/Nur Aisyah: The key was missing/)
  it.press('i')
  await it.waitFor(/Lifts › AMK-AMA1-205-A/)
})

test('a lift leads to its months: the days with their signs, what is free, and no further than a year ahead', async () => {
  const it = openMonitor(server, { user, screen: 'lifts', columns: 120, rows: 40 })
  await it.waitFor(/› .*AMK-AMA1-205-A/)
  it.press(keys.enter)
  await it.waitFor(/› All alarms/)
  it.press(keys.down, keys.down, keys.down)
  await it.waitFor(/› Maintenance days/)
  it.press(keys.enter)
  await it.waitFor(/AMK-AMA1-205-A › Maintenance schedule › 2026-09/)
  await it.waitFor(/2026-09-08 +▲ Done or finalised/)
  await it.waitFor(/2026-09-24 +▲ Done or finalised, 50 min/)
  expect(it.screen.text()).toMatch(/Free days +No free days in this month\./)
  it.press(']')
  await it.waitFor(/› 2026-10/)
  await it.waitFor(/2026-10-14 +◆ Moved, moved from 2026-10-12: A holiday/)
  await it.waitFor(/2026-10-28 +. Scheduled/)
  await it.waitFor(/Description +Ropes are due/)
  it.press(']')
  await it.waitFor(/2026-11 +No maintenance days in this month\./)
  // More than ten days after the 28th of October.
  await it.waitFor(/Free days +8–30/)
  it.press('[', '[', '[')
  await it.waitFor(/› 2026-08/)
  it.press(...Array.from({ length: 14 }, () => ']'))
  await it.waitFor('Days are planned a year ahead at most.')
  await it.waitFor(/› 2027-09[^]*Free days +1–24/)
})

test('those without the permission have neither the checks nor the months', async () => {
  const reader = await createUser(server, { role: 'USER' })
  await grant(server, reader, ['lift-fault'])
  const it = openMonitor(server, { user: reader, columns: 120, rows: 30 })
  await it.waitFor('✓ Live')
  it.press('M')
  await it.waitForGone('Maintenance checks')
})
