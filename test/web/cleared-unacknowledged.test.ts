import { minuteMs } from '@liftwatch/core/limits'
import { expect } from 'vitest'
import { openPage } from '../harness/browser'
import { browser, test as usualTest } from '../harness/browser-fixtures'
import { block, logIn } from '../harness/builders'
import { device, server, user } from '../harness/fixtures'
import { sendEndedAlarms } from '../harness/known-alarms'
import { enter, open } from './console'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 3 })], user: {} })

test.beforeAll(() => sendEndedAlarms(server, device))

test('a fault that came and went looks as what waits, in the list and its detail, and no more once acknowledged', async () => {
  const page = await open('/alarms/lift-fault')
  const row = page.getByRole('row', { name: /205-A/ })
  await row.getByText('19s', { exact: true }).waitFor()
  await row.getByText(/^waits 1h 1\dm$/).waitFor()
  const chip = row.locator('.lw-chip', { hasText: /^Clear$/ })
  expect(await chip.getAttribute('data-tone')).toBe('warning')
  await row.getByRole('link', { name: /View/ }).click()
  const detail = page.getByRole('dialog', { name: 'AMK-AMA1-205-A' })
  await detail.getByText(/^waits 1h 1\dm$/).waitFor()
  await detail.getByText('19s', { exact: true }).waitFor()
  const client = await logIn(server, user)
  const { content } = await client.liftFaults.page({})
  await client.liftFaults.acknowledge({ id: content[0]!.id })
  await detail.getByText(/^waits/).waitFor({ state: 'detached' })
  await row.getByText(/^waits/).waitFor({ state: 'detached' })
  expect(await detail.locator('.lw-chip', { hasText: /^Clear$/ }).getAttribute('data-tone')).toBe('ok')
})

test('a trap that ended unacknowledged says in lane, list and detail how long it has been waiting', async () => {
  const page = await open('/alarms/passenger-trap')
  const waits = /^waits 1h 1\dm$/
  await page.getByRole('region', { name: 'Passengers trapped' }).getByText(waits).waitFor()
  await page.getByRole('row', { name: /205-B/ }).getByText(waits).waitFor()
  await page.getByRole('link', { name: 'View AMK-AMA1-205-B' }).click()
  await page.getByRole('region', { name: 'Passenger trap', exact: true }).getByText(waits).waitFor()
  await page.goto('/lift/lifts')
  await page
    .getByRole('button', { name: /Ended, not acknowledged/ })
    .getByText(waits)
    .waitFor()
})

test('the wait goes by the clock of the server, whatever that of the computer says', async () => {
  const page = await openPage(browser, server)
  await page.clock.install({ time: Date.now() - 3 * 60 * minuteMs })
  await enter(page, user, '/alarms/passenger-trap')
  await page
    .getByRole('row', { name: /205-B/ })
    .getByText(/^waits 1h 1\dm$/)
    .waitFor()
})
