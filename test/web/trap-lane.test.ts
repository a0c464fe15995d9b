import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { describe, expect } from 'vitest'
import { openPage, type TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { block, createUser, sendAlarm } from '../harness/builders'
import { grant } from '../harness/cast'
import { colleague as wei, device, server, user as aisyah } from '../harness/fixtures'
import { enter, eventually, open, openAs } from './console'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block({ lifts: 8 })], user: { nickname: 'Nur Aisyah' }, colleague: { nickname: 'Tan Wei Ming' } },
)

const minuteMs = 60_000
const liftFaults = '/alarms/lift-fault'
/** The alarm screens, as the menu names them. */
const screens = ['Passenger trap', 'Building alarms', 'Lift fault']

let liftsUsed = 0

/** Someone in a lift in which no one was yet, for so many minutes. */
async function newTrap(minutes: number): Promise<PassengerTrap & { readonly lift: string }> {
  const lift = device.lifts[liftsUsed++]!
  await sendAlarm(server, device, { lift, type: 'PASSENGER_TRAP', ts: Date.now() - minutes * minuteMs })
  const { content } = await wei.passengerTraps.page({ size: 100 })
  const trap = content.find(({ liftName }) => liftName.endsWith(`-${lift}`))!
  return { ...trap, lift }
}

async function openLive(path: string): Promise<TestPage> {
  const page = await open(path)
  await page.getByText('Live', { exact: true }).waitFor()
  return page
}

/** Another screen, as its user comes to it. */
async function go(page: TestPage, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click()
}

function laneOf(page: TestPage) {
  return page.getByRole('region', { name: 'Passengers trapped' })
}

function entryOf(page: TestPage, trap: PassengerTrap) {
  return laneOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: trap.liftName }) })
}

// First, for as long as no one is trapped.
describe('a quiet lane', () => {
  it('says on each alarm screen that no one is known to be trapped', async () => {
    const page = await openLive(liftFaults)
    for (const screen of screens) {
      await go(page, screen)
      await laneOf(page).getByText('No passenger is known to be trapped.').waitFor()
    }
    expect(page.complaints).toEqual([])
  })

  it('does not look quiet once the server is out of contact', async () => {
    const page = await openLive('/alarms/passenger-trap')
    await laneOf(page).getByText('No passenger is known to be trapped.').waitFor()
    const paused = await server.pause()
    await laneOf(page)
      .getByText(/^Not known since \d\d\/\d\d\/\d{4} .* Passengers may be trapped\.$/)
      .waitFor()
    expect(await laneOf(page).getByText('No passenger is known to be trapped.').count()).toBe(0)
    await paused.resume()
    await laneOf(page).getByText('No passenger is known to be trapped.').waitFor()
  })

  it('says so where the server has not answered at all', async () => {
    const page = await openPage(browser, server)
    await page.route('**/api/passenger/trap/page*', route => route.abort())
    await enter(page, aisyah, liftFaults)
    await laneOf(page).getByText('Whether a passenger is trapped is not known at present.').waitFor()
  })

  it('is not shown to who may not see passenger traps', async () => {
    const lim = await createUser(server, { role: 'USER', nickname: 'Lim' })
    await grant(server, lim, ['lift-fault'])
    const page = await openAs(browser, server, lim, liftFaults)
    await page.getByRole('table', { name: 'Lift faults' }).or(page.getByText('No lift faults.')).waitFor()
    expect(await laneOf(page).count()).toBe(0)
  })
})

describe('someone trapped', () => {
  it('is in the lane of each alarm screen at once, whatever the filters, and leads to the detail', async () => {
    const page = await openLive(`${liftFaults}?postalCode=999999`)
    await laneOf(page).getByText('No passenger is known to be trapped.').waitFor()
    const trap = await newTrap(0)
    await entryOf(page, trap).waitFor()
    for (const screen of screens) {
      await go(page, screen)
      await entryOf(page, trap).getByText('Unacknowledged').waitFor()
    }
    await entryOf(page, trap).getByRole('link').click()
    await page.getByRole('heading', { name: trap.liftName, level: 2 }).waitFor()
    await eventually(() => page.url()).toBe(`${server.url}/alarms/passenger-trap/detail/${trap.id}`)
    await entryOf(page, trap).waitFor()
    expect(page.complaints).toEqual([])
  })

  it('has a clock that runs, and a line at 25 minutes, or where the settings have it', async () => {
    const [late, recent] = [await newTrap(27), await newTrap(6)]
    const page = await openLive(liftFaults)
    await entryOf(page, late)
      .getByText(/^2m( \d+s)? over 25 min$/)
      .waitFor()
    await entryOf(page, recent).getByText('Target: 25 min').waitFor()
    const clock = entryOf(page, recent).getByRole('timer', { name: 'Since the call' })
    const before = await clock.textContent()
    expect(before).toMatch(/^0[67]:\d\d$/)
    await eventually(() => clock.textContent()).not.toBe(before)
    // Who waits longest comes first.
    const names = await laneOf(page).getByRole('link').allTextContents()
    expect(names.indexOf(late.liftName)).toBeLessThan(names.indexOf(recent.liftName))

    await page.goto('/settings/alerts')
    await page.getByLabel('Target time to rescue').fill('5')
    await page.goto(liftFaults)
    await entryOf(page, recent)
      .getByText(/over 5 min$/)
      .waitFor()
  })

  it('is acknowledged, reached, freed and reported, each with its own word and none gone for a moment', async () => {
    const trap = await newTrap(10)
    const page = await openLive('/alarms/rbe')
    const entry = entryOf(page, trap)
    await entry.getByText('Unacknowledged').waitFor()

    await wei.passengerTraps.acknowledge({ id: trap.id, team: 'Rescue North' })
    await entry.getByText(/^Acknowledged by Tan Wei Ming at \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d: Rescue North$/).waitFor()
    expect(await entry.getByText('Unacknowledged').count()).toBe(0)

    await wei.passengerTraps.arrive({ id: trap.id })
    await entry.getByText(/^Rescue team on site after 1\dm/).waitFor()
    const stopped = await entry.getByRole('timer').textContent()

    await sendAlarm(server, device, { lift: trap.lift, type: 'PASSENGER_TRAP', state: 'CLEAR' })
    await entry.getByText(/^Alarm ended after 1\dm/).waitFor()
    // Help was there: that is what the clock counted to.
    await eventually(() => entry.getByRole('timer').textContent()).toBe(stopped)

    await wei.passengerTraps.report({ id: trap.id, name: 'Chen', result: 'Two people freed.' })
    await entry.waitFor({ state: 'detached' })
    expect(page.complaints).toEqual([])
  })

  it('stays in sight, as uncertain, while the server is out of contact', async () => {
    const trap = await newTrap(1)
    const page = await openLive(liftFaults)
    await entryOf(page, trap).waitFor()
    const paused = await server.pause()
    await laneOf(page).getByText('Out of date').waitFor()
    await eventually(() => entryOf(page, trap).isVisible()).toBe(true)
    await paused.resume()
    await laneOf(page).getByText('Out of date').waitFor({ state: 'detached' })
  })

  it('has the same words in Chinese, in the dark, on a phone', async () => {
    const trap = await newTrap(30)
    const page = await open(liftFaults, { language: 'zh', colorScheme: 'dark', width: 390 })
    const entry = page
      .getByRole('region', { name: '被困乘客' })
      .getByRole('listitem')
      .filter({ hasText: trap.liftName })
    await entry.getByText('未确认').waitFor()
    await entry.getByText(/超过 25 分钟/).waitFor()
    expect(page.complaints).toEqual([])
  })
})
