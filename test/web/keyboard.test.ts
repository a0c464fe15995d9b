import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { it as usualTest } from '../harness/browser-fixtures'
import { block, sendAlarm } from '../harness/builders'
import { device, server } from '../harness/fixtures'
import { eventually, open } from './console'

const minuteMs = 60_000

const it = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 4 })], user: {} })

it.beforeAll(async () => {
  // A's is the oldest, D's the newest: what waits longest comes first.
  for (const [index, lift] of device.lifts.entries())
    await sendAlarm(server, device, { lift, ts: Date.now() - (device.lifts.length - index) * minuteMs })
  await sendAlarm(server, device, { lift: 'A', type: 'PASSENGER_TRAP' })
})

async function openFaults(): Promise<TestPage> {
  const page = await open('/alarms/lift-fault')
  await rowOf(page, 'D').waitFor()
  return page
}

function rowOf(page: TestPage, lift: string) {
  return page.getByRole('row', { name: new RegExp(`AMK-AMA1-205-${lift} `) })
}

/** The lift of the row that has the focus; empty where no row has. */
function focusedLift(page: TestPage): Promise<string> {
  return page.evaluate(() => {
    const row = document.activeElement
    return row?.tagName === 'TR' ? (/205-(\w)/.exec(row.textContent)?.[1] ?? '') : ''
  })
}

describe('in a list', () => {
  it('j and k, or the arrows, go from row to row, and stop at the ends', async () => {
    const page = await openFaults()
    await page.keyboard.press('j')
    await eventually(() => focusedLift(page)).toBe('A')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('j')
    await eventually(() => focusedLift(page)).toBe('C')
    await page.keyboard.press('k')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('k')
    await eventually(() => focusedLift(page)).toBe('A')
    expect(page.complaints).toEqual([])
  })

  it('Enter opens the row, j goes on beside the open detail, Escape closes it', async () => {
    const page = await openFaults()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'AMK-AMA1-205-A' }).getByLabel('Result').waitFor()
    await page.keyboard.press('j')
    await eventually(() => focusedLift(page)).toBe('B')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'AMK-AMA1-205-B' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(() => page.url()).toBe(`${server.url}/alarms/lift-fault`)
  })

  it('x ticks the row and unticks it', async () => {
    const page = await openFaults()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.getByText('2 selected').waitFor()
    await page.keyboard.press('x')
    await page.getByText('1 selected').waitFor()
  })

  it('/ goes to the filters, where no letter is a key, and Escape leads out again', async () => {
    const page = await openFaults()
    await page.keyboard.press('/')
    const first = page.getByLabel('Town council')
    await eventually(() => first.evaluate(box => box === document.activeElement)).toBe(true)
    await page.keyboard.type('xjk?/')
    await eventually(() => first.inputValue()).toBe('xjk?/')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await first.fill('')
    await page.keyboard.press('Escape')
    await eventually(() => first.evaluate(box => box === document.activeElement)).toBe(false)
  })

  it('Escape closes what is open within the page, and only that', async () => {
    const page = await openFaults()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'AMK-AMA1-205-A' })
    await drawer.waitFor()
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard' })
    await keys.waitFor()
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Fault number: / }).click()
    await page.getByRole('checkbox', { name: /^7 / }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: /^7 / }).waitFor({ state: 'hidden' })
    await eventually(() => drawer.isVisible()).toBe(true)
    // What is closed gives the focus back.
    await drawer.getByRole('button', { name: 'Close' }).click()
    await drawer.waitFor({ state: 'detached' })
    await eventually(() => focusedLift(page)).toBe('A')
    // In the tabs the arrows are the tabs' own.
    await page.getByRole('tab', { name: /All/ }).focus()
    await page.keyboard.press('ArrowDown')
    expect(await focusedLift(page)).toBe('')
  })

  it('goes back from a detail to its list', async () => {
    const page = await open('/alarms/passenger-trap?alarmStatus=SET')
    await rowOf(page, 'A').waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'AMK-AMA1-205-A', level: 2 }).waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => page.url()).toBe(`${server.url}/alarms/passenger-trap?alarmStatus=SET`)
  })
})

describe('anywhere', () => {
  it('? shows the keys, made from the bindings, and letters can be turned off', async () => {
    const page = await openFaults()
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog', { name: 'Keyboard' })
    await dialog.getByRole('row', { name: 'j ↓ Next row' }).waitFor()
    await dialog.getByRole('row', { name: 'g t Passenger trap' }).waitFor()
    // Under a dialog the list's keys rest.
    await page.keyboard.press('j')
    expect(await focusedLift(page)).toBe('')
    await dialog.getByRole('checkbox', { name: 'Enable keyboard shortcuts' }).uncheck()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('j')
    expect(await focusedLift(page)).toBe('')
    await page.keyboard.press('ArrowDown')
    await eventually(() => focusedLift(page)).toBe('A')
    // The way back to the keys needs none.
    await page.getByRole('button', { name: 'Account of Nur Aisyah' }).click()
    await page.getByRole('button', { name: 'Keyboard' }).click()
    await dialog.getByRole('checkbox', { name: 'Enable keyboard shortcuts' }).check()
  })

  it('g and a letter go to a screen', async () => {
    const page = await openFaults()
    // A letter that comes long after its g is one by itself: both are pressed again where the machine made a pause.
    const go = async (letter: string) => {
      await page.keyboard.press('g')
      await page.keyboard.press(letter)
      return page.url()
    }
    await eventually(() => go('e')).toBe(`${server.url}/alarms/rbe`)
    await eventually(() => go('t')).toBe(`${server.url}/alarms/passenger-trap`)
    // A letter alone goes nowhere.
    await page.keyboard.press('f')
    await eventually(() => page.url()).toBe(`${server.url}/alarms/passenger-trap`)
    expect(page.complaints).toEqual([])
  })
})
