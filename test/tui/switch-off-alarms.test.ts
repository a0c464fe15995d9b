import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { block, logIn, sendAlarm } from '../harness/builders'
import { device, server, test as usualTest, user } from '../harness/fixtures'
import { openMonitor } from '../harness/monitor'
import { soon } from '../harness/soon'
import { keys } from '../harness/terminal'

const dayMs = 86_400_000

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 4 })], user: {} })

/** The first lift is off on purpose, the second is to be. */
test.beforeAll(async () => {
  const client = await logIn(server, user)
  const [off, coming] = (await client.lifts.page({ sort: 'name,ASC' })).content
  const now = Math.floor(Date.now() / 60_000) * 60_000
  const times = { offAt: now + dayMs, onAt: now + 3 * dayMs }
  const { id } = await client.switchOffs.create({ liftId: off!.id, report: 'New ropes', ...times })
  await client.switchOffs.create({ liftId: coming!.id, report: 'New drive', ...times })
  await server.db.execute(sql`UPDATE oms_schedule SET off_at = ${now - dayMs} WHERE id = ${id}`)
})

test('a fault of a lift that is off is marked wherever it is shown, and silent; one of a lift that is to be off rings, and so does a trap', async () => {
  const it = openMonitor(server, { user, columns: 120, rows: 30 })
  await it.waitFor('✓ Live')
  const [off, coming] = device.lifts
  await sendAlarm(server, device, { lift: off, description: 'Safety circuit' })
  await it.waitFor(/› .*AMK-AMA1-205-A.*\[Off\] \d+ Safety circ/)
  it.press(keys.enter)
  await it.waitFor(/Switch-off +\S Switched off/)
  it.press('0')
  await it.waitFor(/AMK-AMA1-205-A.*\[Switched off\] \d+ Safety/)
  it.press('7')
  await it.waitFor(/AMK-AMA1-205-A.*\[Switched off\]/)
  expect(it.bells()).toBe(0)
  await sendAlarm(server, device, { lift: coming, description: 'Car gate' })
  await it.waitFor(/AMK-AMA1-205-B +Car gate/)
  await soon(() => expect(it.bells()).toBe(1))
  await sendAlarm(server, device, { lift: off, type: 'PASSENGER_TRAP', number: 0 })
  await soon(() => expect(it.bells()).toBe(2))
  await it.waitFor(/Trapped.*AMK-AMA1-205-A|AMK-AMA1-205-A.*[Tt]rapped/)
})
