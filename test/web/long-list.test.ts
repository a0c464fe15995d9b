import { expect } from 'vitest'
import { openPage, type TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { block, createEstate, sendAlarm } from '../harness/builders'
import { server, user } from '../harness/fixtures'
import { enter, eventually } from './console'

const blocks = 6
const liftsOfEach = 25
const faults = blocks * liftsOfEach

const it = usualTest.extend('given', { scope: 'file' }, { user: {} })

it.beforeAll(async () => {
  const devices = await createEstate(
    server,
    Array.from({ length: blocks }, (_, index) => block({ block: String(300 + index), lifts: liftsOfEach })),
  )
  const start = Date.now() - 3_600_000
  for (const [index, device] of devices.entries())
    for (const [place, lift] of device.lifts.entries())
      await sendAlarm(server, device, { lift, number: 7, ts: start - (index * liftsOfEach + place) * 1_000 })
})

function drawn(page: TestPage) {
  return page.getByRole('table', { name: 'Lift faults' }).locator('tbody tr:not([aria-hidden])')
}

it('draws of many rows those in sight, and says how many there are', async () => {
  const page = await openPage(browser, server)
  await enter(page, user, `/alarms/lift-fault?size=${faults}`)
  const table = page.getByRole('table', { name: 'Lift faults' })
  await drawn(page).first().waitFor()
  await eventually(() => table.getAttribute('aria-rowcount')).toBe(String(faults + 1))
  await eventually(() => drawn(page).count()).toBeLessThan(faults / 2)
  await eventually(() => drawn(page).first().getAttribute('aria-rowindex')).toBe('2')

  const box = page.getByRole('region', { name: 'Lift faults: rows' })
  const height = () => box.evaluate(element => element.scrollHeight)
  const before = await height()
  await box.evaluate(element => element.scrollTo(0, element.scrollHeight))
  await eventually(() => drawn(page).last().getAttribute('aria-rowindex')).toBe(String(faults + 1))
  await eventually(() => drawn(page).last().isVisible()).toBe(true)
  await eventually(() => drawn(page).count()).toBeLessThan(faults / 2)
  // The scroll bar is where it would be were all of them drawn; a border may be rounded.
  expect(Math.abs((await height()) - before)).toBeLessThan(3)

  await box.evaluate(element => element.scrollTo(0, 0))
  await eventually(() => drawn(page).first().getAttribute('aria-rowindex')).toBe('2')
  expect(page.complaints).toEqual([])
})

it('ticks all of them, drawn or not', async () => {
  const page = await openPage(browser, server)
  await enter(page, user, `/alarms/lift-fault?size=${faults}`)
  await drawn(page).first().waitFor()
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check()
  const box = page.getByRole('region', { name: 'Lift faults: rows' })
  await box.evaluate(element => element.scrollTo(0, element.scrollHeight))
  await eventually(() => drawn(page).last().getAttribute('aria-rowindex')).toBe(String(faults + 1))
  await eventually(() => drawn(page).last().getByRole('checkbox').isChecked()).toBe(true)
})
