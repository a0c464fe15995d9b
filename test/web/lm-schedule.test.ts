import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { v7 as newId } from 'uuid'
import { dayAfter, daysOfMonth, monthAfter } from '@liftwatch/core/domain/calendar'
import { notFreeReason } from '@liftwatch/core/domain/maintenance-days'
import { formatDay } from '@liftwatch/core/text/format'
import { keepMaintenanceDays } from '../../server/src/maintenance/keep-days'
import { lmSchedule } from '../../server/src/db/schema/lm-schedules'
import type { TestPage } from '../harness/browser'
import { it as usualTest } from '../harness/browser-fixtures'
import { block } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { client, device, server } from '../harness/fixtures'
import { eventually, open, said } from './console'
import { fitsWindow, phoneSize } from './reading'

const today = formatDay(Date.now(), 'Asia/Singapore')
/** The days of a month in which none of the made days is finalised yet. */
const month = monthAfter(today.slice(0, 7), 2)

const it = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], client: {} })

let liftId: string

it.beforeAll(async () => {
  liftId = await findLiftId(server, `${device.clientId}-A`)
  await keepMaintenanceDays(server.db, Date.now())
  await client.maintenanceDays.save({ lmScheduleDto: [{ liftId, date: `${month}-12` }] })
})

const dayOf = (page: TestPage, day: string) => page.locator(`[data-day="${day}"]`)
const calendar = async () => (await client.maintenanceDays.list({ liftId: [liftId], month }))[0]!
const openCalendar = (options: Parameters<typeof open>[1] = {}) =>
  open(`/lm-schedule?liftId=${liftId}&month=${month}`, options)

describe('the calendar', () => {
  it('needs a lift, which is found by its name', async () => {
    const page = await open('/lm-schedule')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('alert').getByText('Lift cannot be empty!').waitFor()
    await page.getByLabel('Lift or block').fill('205')
    await page.getByRole('button', { name: 'All lifts of the block' }).click()
    await eventually(() => page.getByRole('grid').count()).toBe(2)
    expect(page.complaints).toEqual([])
  })

  it('greys exactly what the server refuses, and says why', async () => {
    const page = await openCalendar()
    await dayOf(page, `${month}-12`).waitFor()
    const { schedules } = await calendar()
    for (const day of daysOfMonth(month).filter(one => schedules.every(({ date }) => date !== one))) {
      const reason = notFreeReason(day, schedules, today)
      expect(await dayOf(page, day).getAttribute('aria-disabled'), day).toBe(String(reason !== undefined))
    }
    expect(await dayOf(page, `${month}-13`).getAttribute('title')).toContain('within 10 days of another')
    expect(await dayOf(page, `${month}-12`).getAttribute('aria-label')).toContain('Scheduled')
  })

  it('moves a day by the keyboard alone, with a reason', async () => {
    const page = await openCalendar()
    await dayOf(page, `${month}-12`).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Choose a day' }).press('Enter')
    await dayOf(page, `${month}-12`).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await dialog.getByText('Please enter reason').waitFor()
    await dialog.getByLabel('Reason').fill('Access works')
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
    await said(page, 'Success')
    await eventually(() => dayOf(page, `${month}-20`).getAttribute('aria-label')).toContain('Moved')
    expect((await calendar()).schedules.some(({ date }) => date === `${month}-20`)).toBe(true)
    expect(page.complaints).toEqual([])
  })

  it('has a description of the month, which is there after a reload', async () => {
    const page = await openCalendar(phoneSize)
    const box = page.getByLabel(`Description of ${month}`)
    await box.fill('Ropes and governor')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await said(page, 'Success')
    await page.reload()
    await eventually(() => box.inputValue()).toBe('Ropes and governor')
    expect(await fitsWindow(page)).toBe(true)
  })
})

describe('the checks of a month', () => {
  it('take a remark on what was not done, and show what was said', async () => {
    const date = dayAfter(today, -1)
    await server.db.execute(sql`DELETE FROM lm_schedule WHERE date = ${date}`)
    await server.db
      .insert(lmSchedule)
      .values({ id: newId(), liftId, date, originalDate: date, createdAt: 0, updatedAt: 0 })
    const page = await open(`/lm-checker?month=${date.slice(0, 7)}`)
    await page
      .getByRole('button', { name: /Not Done/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: 'Save' })
    expect(await save.isDisabled()).toBe(true)
    await dialog.getByLabel('Remark').fill('No access')
    await dialog.getByText('9 / 255').waitFor()
    await save.click()
    await said(page, 'Remark saved.')
    await dialog.getByText('No access').waitFor()
    expect(page.complaints).toEqual([])
  })

  it('are of the month that is said, one step after the other, which is no filter to clear', async () => {
    const page = await open('/lm-checker')
    const thisMonth = today.slice(0, 7)
    const shows = (name: string) => page.getByText(name.split('-').toReversed().join('/'), { exact: true }).waitFor()
    await shows(thisMonth)
    await page.getByRole('button', { name: 'Next month' }).click()
    await shows(monthAfter(thisMonth))
    await eventually(() => new URL(page.url()).searchParams.get('month')).toBe(monthAfter(thisMonth))
    // The days of the next month are made already.
    const [, number] = monthAfter(thisMonth).split('-')
    await page
      .getByRole('button', { name: new RegExp(`/${number}/.* · Scheduled`) })
      .first()
      .waitFor()
    expect(await page.getByRole('button', { name: 'Clear filters' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Current month' }).click()
    await shows(thisMonth)
    await eventually(() => new URL(page.url()).searchParams.has('month')).toBe(false)
  })
})
