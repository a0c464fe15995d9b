import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { postMessages, sendAlarm } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { cast, server } from '../harness/fixtures'
import { eventually, passTimeUntil } from './console'
import { brightness, fitsWindow, phoneSize, readerOf, rowsOf } from './reading'

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

let open: ReturnType<typeof readerOf>
let id: string
const name = 'AMK-AMA1-205-A'
const hourMs = 3_600_000

it.beforeAll(async () => {
  open = readerOf(browser, server, cast.users.TOWN_COUNCIL)
  id = await findLiftId(server, name)
  const at = Date.now() - 30 * hourMs
  await sendAlarm(server, cast.north, { number: 3, ts: at })
  await sendAlarm(server, cast.north, { type: 'PASSENGER_TRAP', number: 0, ts: at + hourMs })
  await sendAlarm(server, cast.north, { type: 'RBE', number: 7, ts: at + 2 * hourMs })
  await sendAlarm(server, cast.north, { type: 'RBE', number: 7, ts: at + 3 * hourMs, state: 'CLEAR' })
  await sendAlarm(server, cast.north, { lift: 'B', number: 5, ts: at })
  await say({ floor: 7, direction: 'UP', door: 'CLOSED', LB: true, CF: false })
})

/** The lift's device tells of the lift. */
function say(values: Record<string, unknown>, ts = Date.now()) {
  return postMessages(server, cast.north, [{ ts, lift: 'A', values }])
}

function openLift(tab = 'info', options: Parameters<typeof open>[1] = {}): Promise<TestPage> {
  return open(`/lift/detail/${id}?tab=${tab}`, options)
}

/** The value of a tile of the monitoring panel, or of a fact. */
const value = (page: TestPage, term: string) =>
  page.locator(`dt:text-is("${term}")`).first().locator('xpath=following-sibling::dd')

describe('the head of a lift', () => {
  it('names the lift, its id, its device and where that is', async () => {
    const page = await openLift()
    await page.getByRole('heading', { name }).waitFor()
    await eventually(() => value(page, 'Lift ID').innerText()).toBe(id)
    await eventually(() => value(page, 'LMD').innerText()).toBe('LMD AMK-AMA1-205')
    await eventually(() => value(page, 'LMD ID').innerText()).toBe('AMK-AMA1-205')
    await eventually(() => value(page, 'LMD address').innerText()).toBe('205 ANG MO KIO AVE 1')
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Lifts' }).click()
    await rowsOf(page, 'Lifts').first().waitFor()
    expect(page.complaints).toEqual([])
  })

  it('has the three specified tabs and that of its cases, of which the address knows which is open', async () => {
    const page = await openLift()
    await page.getByRole('tab', { name: 'Info' }).waitFor()
    await eventually(() => page.getByRole('tab').allInnerTexts()).toEqual([
      'Info',
      'Alarm',
      'Maintenance record',
      'Cases',
    ])
    await value(page, 'Lift company').getByText('Ascendo Lifts').waitFor()
    await page.getByRole('tab', { name: 'Info' }).press('ArrowRight')
    await eventually(() => new URL(page.url()).search).toBe('?tab=alarm')
    await page.goBack()
    await value(page, 'Lift number').getByText('A', { exact: true }).waitFor()
  })
})

describe('the alarm tab', () => {
  it('follows the telemetry while one looks', async () => {
    const page = await openLift('alarm')
    const panel = page.getByRole('region', { name: 'Monitoring' })
    await panel.getByText('Lift breakdown').waitFor()
    await eventually(() => value(page, 'Floor').innerText()).toBe('7')
    await eventually(() => value(page, 'Direction').innerText()).toBe('Up')
    await say({ floor: 12, direction: 'DOWN', LB: false, CF: true, tilt: 3 })
    await eventually(() => value(page, 'Floor').innerText()).toBe('12')
    await eventually(() => value(page, 'Direction').innerText()).toBe('Down')
    // A key that no one has named is called as the device calls it.
    await eventually(() => value(page, 'tilt').innerText()).toBe('3')
    await panel.getByText('Communication failure').waitFor()
    expect(await panel.getByText('Lift breakdown').count()).toBe(0)
    expect(page.complaints).toEqual([])
  })

  it('lists the alarms of the lift, of every kind, by code, kind and status', async () => {
    const page = await openLift('alarm')
    const rows = rowsOf(page, 'Alarms')
    await eventually(() => rows.count()).toBe(3)
    expect((await rows.locator('td:first-of-type').allInnerTexts()).toSorted()).toEqual(['LF3', 'LM', 'PTRP'])
    await page.getByLabel('Kind').selectOption('Passenger trap')
    await eventually(() => rows.count()).toBe(1)
    await page.getByLabel('Kind').selectOption('Any')
    await page.getByRole('button', { name: /^Code: / }).click()
    await page.getByRole('checkbox', { name: 'LF3 Door closing failure' }).check()
    await page.keyboard.press('Escape')
    await eventually(() => new URL(page.url()).searchParams.get('errorCode')).toBe('LF3')
    await eventually(() => rows.count()).toBe(1)
    await page.getByLabel('Alarm status').selectOption('Clear')
    await page.getByText('Clear the filters, or change them.').waitFor()
  })

  it('leads to the fault, and shows a new alarm as it comes', async () => {
    const page = await openLift('alarm')
    const rows = rowsOf(page, 'Alarms')
    await rows.first().waitFor()
    const before = await rows.count()
    await sendAlarm(server, cast.north, { number: 13 })
    await eventually(() => rows.count()).toBe(before + 1)
    const opened = page.getByRole('dialog', { name }).getByText('Landing button stuck')
    // A click on a row that has only just come does nothing but say so.
    do {
      page.messages.length = 0
      await rows.getByRole('link', { name: 'LF13' }).click()
      await eventually(async () => page.messages.length > 0 || (await opened.isVisible())).toBe(true)
    } while (!(await opened.isVisible()))
  })

  it('never shows old values as those of this moment', async () => {
    const south = await findLiftId(server, `${cast.south.clientId}-A`)
    const all = readerOf(browser, server, cast.users.LIFTWATCH)
    const page = await all(`/lift/detail/${south}?tab=alarm`)
    await page.getByText('No telemetry from this lift yet.').waitFor()
    await postMessages(server, cast.south, [{ ts: Date.now() - hourMs, lift: 'A', values: { floor: 2 } }])
    await page.getByRole('region', { name: 'Monitoring' }).getByText('Out of date').waitFor()
  })

  it('stops after ten failures in a row, says so, and goes on once asked again', async () => {
    const page = await openLift('alarm')
    await value(page, 'Floor').waitFor()
    await page.clock.install()
    await page.route('**/api/telemetry/**', route => route.abort())
    await page.reload()
    const stopped = page.getByText('Polling stopped after 10 failures.')
    await passTimeUntil(stopped, 5_100)
    // With the page's clock in our hands it draws no frame by itself, and a click would wait for one.
    const askAgain = () => page.getByRole('button', { name: 'Resume polling' }).dispatchEvent('click')
    await askAgain()
    await passTimeUntil(stopped, 5_100)
    await page.unroute('**/api/telemetry/**')
    // The page also asks for all of it once it finds its connection again, and may be quicker.
    await Promise.any([askAgain(), value(page, 'Floor').waitFor()])
    await value(page, 'Floor').waitFor()
    await stopped.waitFor({ state: 'detached' })
  })
})

describe('the maintenance record', () => {
  it('says when the lift was in maintenance mode, and for how long', async () => {
    const page = await openLift('maintenance')
    const rows = rowsOf(page, 'Maintenance record')
    await rows.getByText('1h 0m').waitFor()
    await rows.getByText('Ended', { exact: true }).waitFor()
    await sendAlarm(server, cast.north, { type: 'RBE', number: 7 })
    await rows.getByText('Under way').waitFor()
    await eventually(() => rows.count()).toBe(2)
  })

  it('says so where there is none', async () => {
    const page = await open(`/lift/detail/${await findLiftId(server, 'AMK-AMA1-205-B')}?tab=maintenance`)
    await page.getByText(/^No maintenance recorded for this lift/).waitFor()
  })
})

describe('a lift that is not to be seen', () => {
  it.each(['unknown', "another's"])('(%s) is not there, and the way back is', async which => {
    const unseen = which === 'unknown' ? crypto.randomUUID() : await findLiftId(server, `${cast.south.clientId}-A`)
    const page = await open(`/lift/detail/${unseen}`)
    await page.getByText('Not found.').waitFor()
    // What is polled may answer before the lift itself.
    await eventually(() => page.getByRole('tab').count()).toBe(0)
    await page.getByRole('main').getByRole('link', { name: 'Lifts' }).last().click()
    await eventually(() => rowsOf(page, 'Lifts').count()).toBe(2)
  })
})

describe('the same lift', () => {
  it('in Chinese, in the dark', async () => {
    const page = await openLift('alarm', { colorScheme: 'dark', language: 'zh' })
    await page.getByRole('tab', { name: '保养记录' }).waitFor()
    await page.getByRole('region', { name: '监测' }).getByText('楼层').waitFor()
    await rowsOf(page, '警报').getByText('困人', { exact: true }).waitFor()
    expect(await brightness(page)).toBeLessThan(64)
    expect(page.complaints).toEqual([])
  })

  it.each(['info', 'alarm', 'maintenance'])('on a phone: %s', async tab => {
    const page = await openLift(tab, phoneSize)
    await page.getByRole('tab', { selected: true }).waitFor()
    await page.getByRole('heading', { name }).waitFor()
    expect(await fitsWindow(page)).toBe(true)
  })
})
