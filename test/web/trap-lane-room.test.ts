import { passengerTraps } from '@liftwatch/core/contract/alarms/passenger-traps'
import type { Locator } from 'playwright-core'
import { beforeEach, describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { it as usualTest } from '../harness/browser-fixtures'
import { block, logIn, sendAlarm } from '../harness/builders'
import { device, server, user } from '../harness/fixtures'
import { eventually, open } from './console'
import { settle } from './look'
import { noteShifts, shiftOf } from './shifts'
import { createTraps, laneOf, namesIn } from './traps'

const it = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 60 })], user: {} })

let traps: ReturnType<typeof createTraps>

it.beforeAll(async () => {
  traps = createTraps(await logIn(server, user), device)
})

function firstFault(page: TestPage): Locator {
  return page.getByRole('table', { name: 'Lift faults' }).getByRole('row').nth(1)
}

/** The page as it is once its rows and the lane are there: nothing has moved by then. */
async function openFaults(reducedMotion: 'reduce' | 'no-preference'): Promise<TestPage> {
  const page = await open('/403', { reducedMotion })
  await page.addInitScript(noteShifts)
  await page.goto('/alarms/lift-fault')
  await firstFault(page).waitFor()
  await eventually(async () => (await namesIn(page)).length).toBe(5)
  expect(await shiftOf(page)).toBeLessThan(0.05)
  return page
}

describe('the rows below', () => {
  beforeEach(async () => {
    await traps.closeAll()
    for (const lift of [0, 1, 2]) await sendAlarm(server, device, { lift: device.lifts[50 + lift] })
    for (let at = 8; at < 13; at++) await traps.add(at)
  })

  it('do not move when five are trapped as the page opens, nor when one after the other comes', async () => {
    const page = await openFaults('no-preference')
    const fault = firstFault(page)
    await settle(page)

    const before = await fault.boundingBox()
    const inside = [await traps.add(0), await traps.add(0)]
    await eventually(async () => (await namesIn(page)).length).toBe(7)
    expect(await fault.boundingBox(), await page.innerText('body')).toEqual(before)
    for (const trap of inside) await traps.close(trap)
    await eventually(async () => (await namesIn(page)).length).toBe(5)
    expect(await fault.boundingBox(), await page.innerText('body')).toEqual(before)
    expect(await shiftOf(page)).toBeLessThan(0.05)
  })

  it('do not move where they were shown before it was known who is trapped: these show by name and clock', async () => {
    const page = await open('/403', { reducedMotion: 'no-preference' })
    await page.addInitScript(noteShifts)
    let answer = () => {}
    const answered = new Promise<void>(resolve => (answer = resolve))
    await page.route(`**${passengerTraps.page.path}?**`, async route => {
      await answered
      await route.continue()
    })
    await page.goto('/alarms/lift-fault')
    const row = page.locator('main tbody tr').first()
    await row.waitFor({ state: 'attached' })
    expect(await row.isVisible()).toBe(false)
    await row.waitFor()
    const before = await firstFault(page).boundingBox()
    expect(await namesIn(page)).toEqual([])
    answer()
    await eventually(async () => (await namesIn(page)).length).toBe(5)
    expect(await firstFault(page).boundingBox()).toEqual(before)
    expect(await shiftOf(page)).toBeLessThan(0.05)
    await laneOf(page).getByRole('button', { name: 'Show all' }).click()
    await eventually(() => laneOf(page).getByText('Passenger trapped').count()).toBe(5)
  })

  it('do not move as the page opens where little is to move', async () => {
    await openFaults('reduce')
  })
})
