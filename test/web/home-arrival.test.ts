import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { TestPage } from '../harness/browser'
import { browser, it } from '../harness/browser-fixtures'
import { block, postMessages, type TestDevice, type TestUser } from '../harness/builders'
import { server } from '../harness/fixtures'
import { createWatchedEstate } from '../harness/home-estate'
import { eventually, openAs } from './console'
import { settle } from './look'
import { fitsWindow } from './reading'
import { noteShifts, shiftOf } from './shifts'

const minuteMs = 60_000
const floodOf = 500
const sentAtOnce = 50

let user: TestUser
let devices: TestDevice[]
let client: Client
let seq = 1_000_000

it.beforeAll(async () => {
  const blocks = Array.from({ length: 5 }, (_, at) =>
    block({
      block: String(201 + at),
      postalCode: `56020${1 + at}`,
      lifts: 20,
      latitude: 1.37,
      longitude: 103.8 + at / 100,
    }),
  )
  ;({ user, client, devices } = await createWatchedEstate(server, blocks))
  await send(0, [
    { lift: 'A', type: 'PASSENGER_TRAP', number: 0, ts: Date.now() - 30 * minuteMs },
    { lift: 'B', type: 'LIFT_FAULT', number: 7 },
  ])
})

async function send(of: number, alarms: readonly Record<string, unknown>[]): Promise<void> {
  const messages = alarms.map(alarm => ({ ts: Date.now(), seq: ++seq, state: 'SET', ...alarm }))
  await postMessages(server, devices[of]!, messages)
}

/** How late each answer comes, one after the other. */
const lateMs = {
  '**/api/passenger/trap/page*': 400,
  '**/api/home/summary': 700,
  '**/api/home/recent': 1_000,
  '**/api/home/trend*': 1_300,
  '**/api/home/out-of-service': 1_600,
  '**/api/map/tiles': 1_900,
}

async function openLate(size: { readonly width: number; readonly height: number }): Promise<TestPage> {
  const page = await openAs(browser, server, user, '/settings', size)
  await page.addInitScript(noteShifts)
  for (const [path, ms] of Object.entries(lateMs)) {
    await page.route(path, async route => {
      await sleep(ms)
      await route.continue().catch(() => {})
    })
  }
  await page.goto('/home')
  return page
}

describe('as it comes', () => {
  it.each([
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ])('nothing moves at $width, however late each part is', async size => {
    const page = await openLate(size)
    await page.getByRole('region', { name: 'Map of lifts out of service' }).waitFor()
    await page.getByRole('figure', { name: /^Lift faults/ }).waitFor()
    await settle(page)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
    expect(await fitsWindow(page)).toBe(true)
    expect(page.complaints).toEqual([])
  })
})

it('the root is the home page from its first moment: what waits has its place while it is asked for', async () => {
  const page = await openAs(browser, server, user, '/settings')
  let answer = () => {}
  const mayAnswer = new Promise<void>(resolve => (answer = resolve))
  await page.route('**/api/home/summary', async route => {
    await mayAnswer
    await route.continue().catch(() => {})
  })
  await page.goto('/')
  const waiting = page.getByRole('region', { name: 'Waiting now' })
  await waiting.and(page.locator('[aria-busy]')).waitFor()
  expect(new URL(page.url()).pathname).toBe('/home')
  answer()
  await waiting.getByText('A passenger has been trapped for more than 25 min').waitFor()
  expect(page.complaints).toEqual([])
})

describe(`in a flood of ${floodOf} alarms`, () => {
  it('the figures are asked for about once a second, and are those of the lists in the end', async () => {
    const page = await openAs(browser, server, user, '/home')
    const faults = page.getByRole('region', { name: 'Open lift faults' }).getByRole('link').first()
    await faults.waitFor()
    const asked: number[] = []
    page.on('request', request => {
      if (request.url().includes('/api/home/summary')) asked.push(Date.now())
    })
    const startedAt = Date.now()
    for (let sent = 0; sent < floodOf; sent += sentAtOnce) {
      const numbers = Array.from({ length: sentAtOnce }, (_, at) => sent + at)
      await Promise.all(
        devices.map((_, of) =>
          send(
            of,
            numbers
              .filter(at => at % devices.length === of)
              .map(at => ({ lift: 'CDEFGHIJKL'[at % 10], type: 'LIFT_FAULT', number: 1 + Math.floor(at / 10) })),
          ),
        ),
      )
    }
    const total = async () => (await client.liftFaults.page({ operationalStatus: 'OPEN' })).totalElements
    await eventually(async () => (await total()) > floodOf).toBe(true)
    await eventually(async () => faults.textContent()).toBe(String(await total()))
    const seconds = (Date.now() - startedAt) / 1_000
    // Its usual question each 5 s comes on top of that.
    expect(asked.length).toBeLessThanOrEqual(seconds * 1.2 + 2)
    const group = page.getByRole('region', { name: 'Urgent faults and breakdowns, unacknowledged' })
    await eventually(() => group.getByRole('listitem').count()).toBe(5)
    const { waitingCnt } = (await client.home.summary({})).liftFaults!
    await group.getByText(`${waitingCnt - 5} more`).waitFor()
    expect(page.complaints).toEqual([])
  })

  it('a phone shows three of a kind, and leads to the rest of exactly what was counted', async () => {
    const page = await openAs(browser, server, user, '/home', { width: 390, height: 844 })
    const group = page.getByRole('region', { name: 'Urgent faults and breakdowns, unacknowledged' })
    await group.getByRole('listitem').first().waitFor()
    expect(await group.getByRole('listitem').count()).toBe(3)
    const { waitingCnt } = (await client.home.summary({})).liftFaults!
    const more = group.getByRole('link', { name: `${waitingCnt - 3} more` })
    expect(await fitsWindow(page)).toBe(true)
    await more.click()
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByText(new RegExp(` of ${waitingCnt}$`))
      .waitFor()
    expect(page.complaints).toEqual([])
  })
})
