import type { Client } from '@liftwatch/core/client/client'
import { expect } from 'vitest'
import { insertMembership } from '../../server/src/queries/users'
import type { TestPage } from '../harness/browser'
import {
  block,
  createEstate,
  createUser,
  logIn,
  postMessages,
  sendAlarm,
  type TestDevice,
  type TestUser,
} from '../harness/builders'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { server, user as aisyah } from '../harness/fixtures'
import { openMonitor } from '../harness/monitor'
import { keys } from '../harness/terminal'
import { openAs, said } from '../web/console'
import { watchOrder } from './same-order'

const minuteMs = 60_000
const faultCount = 40
/** More of one lift in one minute than are shown a row each. */
const floodCount = 12
const newAlarmsPerLift = 6

let device: TestDevice
let wei: TestUser
let client: Client

const north = { organization: 'North Council', type: 'TOWN_COUNCIL' } as const

const it = usualTest
  .extend('settings', { scope: 'file' }, { env: { LIFTWATCH_NEW_ALARMS_PER_LIFT: String(newAlarmsPerLift) } })
  .extend('given', { scope: 'file' }, { user: { ...north, nickname: 'Nur Aisyah' } })

it.beforeAll(async () => {
  const devices = await createEstate(server, [
    block({ townCouncil: 'North Council', lifts: 20 }),
    block({ townCode: 'BD', street: 'BEDOK NTH ST 3', postalCode: '460010', townCouncil: 'South Council' }),
  ])
  device = devices.find(({ clientId }) => clientId.startsWith('AMK'))!
  wei = await createUser(server, { ...north, nickname: 'Tan Wei Ming' })
  const { organizationId } = await createUser(server, { organization: 'South Council', type: 'TOWN_COUNCIL' })
  await insertMembership(server.db, { userId: aisyah.id, organizationId, role: 'SUPERUSER' })
  client = await logIn(server, wei)
})

const liftAt = (index: number) => device.lifts[index]!
const nameOf = (lift: string) => `${device.clientId}-${lift}`

async function trap(lift: string, state: 'SET' | 'CLEAR', minutesAgo: number): Promise<void> {
  const ts = Date.now() - minutesAgo * minuteMs
  await sendAlarm(server, device, { lift, type: 'PASSENGER_TRAP', number: 0, state, ts })
}

async function idOf(lift: string): Promise<string> {
  const { content } = await client.passengerTraps.page({ operationalStatus: 'OPEN', size: 100 })
  return content.find(({ liftName }) => liftName === nameOf(lift))!.id
}

/** Faults as they come in a night: of many lifts, a few of each kind. */
function faults(count: number, lifts: readonly string[]) {
  return Array.from({ length: count }, (_, index) => ({
    ts: Date.now(),
    seq: 1_000_000 + index,
    lift: lifts[index % lifts.length],
    type: 'LIFT_FAULT',
    number: 1 + Math.floor(index / lifts.length),
    state: 'SET',
  }))
}

async function openSouthernTab(page: TestPage): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto('/choose-organization?switch=true')
  await tab.getByRole('button', { name: /South Council/ }).click()
  await tab.getByText('No passenger is known to be trapped.').waitFor()
}

it('shows in browser and terminal the same order of who is to be helped, at every second of it', async () => {
  const page = await openAs(browser, server, aisyah, '/alarms/lift-fault')
  await page.getByText('Live', { exact: true }).waitFor()
  const monitor = openMonitor(server, { user: wei, columns: 120, rows: 30, screen: 'passenger-traps' })
  await monitor.waitFor('Live')
  const { step, end } = await watchOrder(client, page, monitor)
  const [first, long, brief, flooded] = [liftAt(0), liftAt(1), liftAt(2), liftAt(19)]

  await step(() => trap(first, 'SET', 3))
  await step(() => postMessages(server, device, faults(faultCount, device.lifts.slice(3, 13))))
  await page.getByRole('tab', { name: `Outstanding ${faultCount}` }).waitFor()
  expect(await step(() => trap(long, 'SET', 10))).toEqual([long, first].map(nameOf))

  // In the terminal: the longest wait is acknowledged, and a team arrives there. The other is not calm for that.
  monitor.press(keys.home)
  await monitor.waitFor(new RegExp(`› .*${nameOf(long)}`))
  await step(async () => {
    monitor.press('a')
    await monitor.waitFor('Team')
    monitor.press('Rescue North', keys.enter)
    await monitor.waitFor('New team “Rescue North”?')
    monitor.press('y')
    await monitor.waitFor(/passenger trap: Acknowledged\./)
  })
  expect(await step(() => idOf(long).then(id => client.passengerTraps.arrive({ id })))).toEqual(
    [first, long].map(nameOf),
  )

  // One ends by itself after some seconds: it comes after those who are still inside.
  await step(() => trap(brief, 'SET', 20))
  expect(await step(() => trap(brief, 'CLEAR', 19.5))).toEqual([first, long, brief].map(nameOf))

  await step(() => postMessages(server, device, faults(floodCount, [flooded])))
  const { outstandingTotal } = await client.liftFaults.count({})
  expect(outstandingTotal).toBeLessThan(faultCount + floodCount)
  await page.getByRole('tab', { name: `Outstanding ${outstandingTotal}` }).waitFor()

  await step(async () => {
    const paused = await server.pause()
    await page.getByText('Out of date', { exact: true }).first().waitFor()
    await monitor.waitForGone('Live')
    await paused.resume()
    await page.getByText('Live', { exact: true }).waitFor()
    await monitor.waitFor('Live')
  })
  await step(() => openSouthernTab(page))

  // In the browser: the one who is still inside without help is acknowledged.
  await step(async () => {
    await page
      .getByRole('link', { name: nameOf(first), exact: true })
      .first()
      .click()
    const response = page.getByRole('region', { name: 'Response' })
    await response.getByRole('combobox', { name: 'Team' }).fill('Rescue North')
    await response.getByRole('button', { name: 'Acknowledge' }).click()
    await said(page, `${nameOf(first)}: Acknowledged.`)
  })
  await step(() => trap(first, 'CLEAR', 0))
  expect(await step(() => trap(long, 'CLEAR', 0))).toEqual([brief, long, first].map(nameOf))
  for (const lift of [long, first]) {
    await step(async () => client.passengerTraps.report({ id: await idOf(lift), name: 'Lim', result: 'Freed.' }))
  }
  await step(async () => client.passengerTraps.acknowledge({ id: await idOf(brief), team: 'Rescue North' }))
  expect(
    await step(async () => client.passengerTraps.report({ id: await idOf(brief), name: 'Lim', result: 'Gone.' })),
  ).toEqual([])
  await page.getByText('No passenger is known to be trapped.').first().waitFor()
  await end()
  expect(page.complaints).toEqual([])
  await monitor.quit()
}, 300_000)
