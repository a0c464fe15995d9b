import type { Browser } from 'playwright-core'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { launchNotifyingBrowser } from '../harness/browser'
import { block, logIn, sendAlarm } from '../harness/builders'
import { device, it as usualTest, server, user } from '../harness/fixtures'
import { openAlertedPage, tones } from './alerted-page'
import { eventually } from './console'

const dayMs = 86_400_000

const it = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 4 })], user: {} })

let browser: Browser

/** The first lift is off on purpose. */
it.beforeAll(async () => {
  browser = await launchNotifyingBrowser()
  const client = await logIn(server, user)
  const [off] = (await client.lifts.page({ sort: 'name,ASC' })).content
  const now = Math.floor(Date.now() / 60_000) * 60_000
  const times = { offAt: now + dayMs, onAt: now + 3 * dayMs }
  const { id } = await client.switchOffs.create({ liftId: off!.id, report: 'New ropes', ...times })
  await server.db.execute(sql`UPDATE oms_schedule SET off_at = ${now - dayMs} WHERE id = ${id}`)
})
it.afterAll(() => browser.close())

it('a fault of a lift that is off is marked and silent; a trap of it rings', async () => {
  const choice = { sound: 'traps URGENT', notifications: '' }
  const page = await openAlertedPage(browser, server, { user, choice, path: '/alarms/lift-fault' })
  await page.getByRole('button', { name: 'Enable sound' }).click()
  await eventually(() => tones(page)).toBe(2)
  const [off, other] = device.lifts
  await sendAlarm(server, device, { lift: off, description: 'Safety circuit' })
  const row = page.getByRole('row').filter({ hasText: 'Safety circuit' })
  await row.getByText('Switched off').waitFor()
  // One that rings has been looked at after it.
  await sendAlarm(server, device, { lift: other, description: 'Car gate' })
  await eventually(() => tones(page)).toBe(4)
  await row.getByText('Safety circuit').click()
  await page.getByRole('dialog').getByText('Switched off').waitFor()
  await sendAlarm(server, device, { lift: off, type: 'PASSENGER_TRAP', number: 0 })
  await eventually(() => tones(page)).toBe(6)
  expect(page.complaints).toEqual([])
})
