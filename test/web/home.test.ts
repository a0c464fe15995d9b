import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { TestPage } from '../harness/browser'
import { browser, it } from '../harness/browser-fixtures'
import { block, createUser, sendAlarm, type TestDevice, type TestUser } from '../harness/builders'
import { grant } from '../harness/cast'
import { server } from '../harness/fixtures'
import { createWatchedEstate } from '../harness/home-estate'
import { eventually, openAs } from './console'

const minuteMs = 60_000
const quiet = 'All quiet. Nothing waits for anyone.'

let user: TestUser
let device: TestDevice
let client: Client

it.beforeAll(async () => {
  const estate = await createWatchedEstate(server, [block({ lifts: 8 })])
  ;({ user, client } = estate)
  device = estate.devices[0]!
})

const waiting = (page: TestPage) => page.getByRole('region', { name: 'Waiting now' })
const sentence = (page: TestPage) => waiting(page).locator('[aria-live]')
const lane = (page: TestPage) => page.getByRole('region', { name: 'Passengers trapped' })

function send(change: Record<string, unknown>): Promise<unknown> {
  return sendAlarm(server, device, change)
}

async function closeTraps(): Promise<void> {
  for (const trap of (await client.passengerTraps.page({ operationalStatus: 'OPEN' })).content) {
    await send({ type: 'PASSENGER_TRAP', lift: trap.liftName.split('-')[3], state: 'CLEAR' })
    await client.passengerTraps.acknowledge({ id: trap.id, team: 'North' })
    await client.passengerTraps.report({ id: trap.id, name: 'Chen', result: 'Freed.' })
  }
}

describe('when nothing waits', () => {
  it('it says so in words, with the time that it is of and what was looked at', async () => {
    const page = await openAs(browser, server, user, '/home')
    await sentence(page).getByText(quiet).waitFor()
    expect(
      await waiting(page)
        .getByText(/^As of /)
        .textContent(),
    ).toMatch(/^As of \d\d:\d\d:\d\d$/)
    await waiting(page)
      .getByText('Checked: Passenger traps, Urgent faults and breakdowns, unacknowledged, Overdue switch-offs,')
      .waitFor()
    expect(await waiting(page).getByRole('listitem').count()).toBe(0)
    expect(page.complaints).toEqual([])
  })

  it('who may not see what could wait is not given that comfort', async () => {
    const other = await createUser(server, { role: 'USER' })
    await grant(server, other, ['building'])
    const page = await openAs(browser, server, other, '/home')
    await sentence(page).getByText('You may not read anything that could wait for someone.').waitFor()
    await page.getByRole('region', { name: 'Out of service' }).waitFor()
    expect(await page.getByRole('region', { name: 'Figures' }).getByRole('heading').count()).toBe(0)
    for (const name of ['Last lift faults', 'Last alarms']) {
      expect(await page.getByRole('region', { name }).count()).toBe(0)
    }
    expect(page.complaints).toEqual([])
  })
})

describe('when someone is trapped', () => {
  it('it is there by its notice, with a running clock, and gone when all is done', async () => {
    const page = await openAs(browser, server, user, '/home')
    await sentence(page).getByText(quiet).waitFor()
    await send({ type: 'PASSENGER_TRAP', lift: 'B', ts: Date.now() - 5.5 * minuteMs })
    const row = waiting(page).getByRole('listitem')
    await row.getByRole('link', { name: 'AMK-AMA1-205-B' }).waitFor()
    await row.getByText('Passenger trapped').waitFor()
    await sentence(page).getByText('Waiting for someone: 1').waitFor()
    const clock = row.getByRole('timer')
    const before = await clock.textContent()
    expect(before).toMatch(/^0[5-9]:\d\d$/)
    await eventually(() => clock.textContent()).not.toBe(before)
    await page.getByRole('region', { name: 'Out of service' }).getByText('1 of 8 lifts out of service').waitFor()
    await closeTraps()
    await sentence(page).getByText(quiet).waitFor()
    await page.getByText('No lift is out of service.').waitFor()
    expect(page.complaints).toEqual([])
  })

  it('the lane has one line, which leads to the list, for the rows are below', async () => {
    await send({ type: 'PASSENGER_TRAP', lift: 'C', ts: Date.now() - 26 * minuteMs })
    const page = await openAs(browser, server, user, '/home')
    await sentence(page)
      .getByText('A passenger has been trapped for more than 25 min, and no team is on site.')
      .waitFor()
    await lane(page).getByText('Passenger trapped: 1').waitFor()
    expect(await lane(page).getByRole('button').count()).toBe(0)
    expect(await lane(page).getByRole('listitem').count()).toBe(0)
    await lane(page).getByRole('link').click()
    await page.getByRole('table', { name: 'Passenger traps' }).getByText('AMK-AMA1-205-C').waitFor()
    await closeTraps()
  })
})

describe('when the figures cannot be believed', () => {
  it('without contact it does not look calm, until there is contact again', async () => {
    const page = await openAs(browser, server, user, '/home')
    await sentence(page).getByText(quiet).waitFor()
    const paused = await server.pause()
    await sentence(page)
      .getByText(/^Not known since \d\d:\d\d:\d\d\. Something may be waiting\.$/)
      .waitFor()
    await waiting(page).getByText('Out of date').waitFor()
    expect(await page.getByText(quiet).count()).toBe(0)
    await paused.resume()
    await sentence(page).getByText(quiet).waitFor()
  })

  it('nor where its figures alone cannot be had', async () => {
    const page = await openAs(browser, server, user, '/home')
    await sentence(page).getByText(quiet).waitFor()
    await page.route('**/api/home/summary', route => route.fulfill({ status: 503, body: '{}' }))
    await sentence(page)
      .getByText(/^Not known since/)
      .waitFor()
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor()
    await page.unroute('**/api/home/summary')
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await sentence(page).getByText(quiet).waitFor()
  })

  it('nor before they have ever come', async () => {
    const page = await openAs(browser, server, user, '/settings')
    await page.route('**/api/home/summary', route => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/home')
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor()
    expect(await page.getByText(quiet).count()).toBe(0)
  })
})

describe('by keyboard', () => {
  it('the figures and rows are reached in their order, beginning with what waits', async () => {
    await send({ type: 'PASSENGER_TRAP', lift: 'D' })
    const page = await openAs(browser, server, user, '/home')
    await waiting(page).getByRole('listitem').first().waitFor()
    await page.getByRole('region', { name: 'Figures' }).waitFor()
    await page.getByRole('main').focus()
    const names: string[] = []
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab')
      names.push(await page.evaluate(() => document.activeElement!.ariaLabel ?? document.activeElement!.textContent))
    }
    expect(names).toEqual(['Passenger traps: 1', 'AMK-AMA1-205-D', 'Lift faults: 0', 'Passenger traps: 1'])
    await closeTraps()
  })
})
