import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { it as usualTest } from '../harness/browser-fixtures'
import { block, sendAlarm, type TestDevice } from '../harness/builders'
import { colleague as wei, device, devices, server } from '../harness/fixtures'
import { eventually, open, said } from './console'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  {
    blocks: [block({ lifts: 8 }), block({ block: '206', postalCode: '560206', liftCompany: 'Zenith Lifts' })],
    user: { nickname: 'Nur Aisyah' },
    colleague: { nickname: 'Tan Wei Ming' },
  },
)

let otherDevice: TestDevice
/** On lift A of block 206, which another company maintains; in deployment. */
let sent: PassengerTrap

const list = '/alarms/passenger-trap'
const minuteMs = 60_000
const kind = { type: 'PASSENGER_TRAP' }

it.beforeAll(async () => {
  otherDevice = devices[1]!
  await sendAlarm(server, otherDevice, { ...kind, ts: Date.now() - 40 * minuteMs })
  const { content } = await wei.passengerTraps.page({})
  sent = await wei.passengerTraps.acknowledge({ id: content[0]!.id, team: 'Rescue North' })
})

let liftsUsed = 0

/** Someone in a lift in which no one was yet, for two minutes. */
async function newTrap(): Promise<PassengerTrap & { readonly lift: string }> {
  const lift = device.lifts[liftsUsed++]!
  await sendAlarm(server, device, { ...kind, lift, ts: Date.now() - 2 * minuteMs })
  const { content } = await wei.passengerTraps.page({ lift })
  return { ...content[0]!, lift }
}

function rows(page: TestPage) {
  return page.getByRole('table', { name: 'Passenger traps' }).locator('tbody tr:not([aria-hidden])')
}

async function openTrap(trap: PassengerTrap): Promise<TestPage> {
  const page = await open(`${list}/detail/${trap.id}`)
  await page.getByRole('heading', { name: trap.liftName, level: 2 }).waitFor()
  return page
}

describe('the list', () => {
  it('has the columns and counted tabs, links in new windows, and a View that keeps the query', async () => {
    await newTrap()
    const page = await open(`${list}?alarmStatus=SET`)
    await page.getByRole('tab', { name: 'All 2' }).waitFor()
    await page.getByRole('tab', { name: 'Deployment 1' }).click()
    await eventually(() => rows(page).count()).toBe(1)
    const row = rows(page).first()
    const headings = await page.getByRole('columnheader').allTextContents()
    for (const heading of ['Lift', 'LMD ID', 'Alarm status', 'Status', 'View']) {
      expect(headings.map(text => text.trim())).toContain(heading)
    }
    for (const name of [sent.liftName, otherDevice.clientId]) {
      const link = row.getByRole('link', { name, exact: true })
      await eventually(() => link.getAttribute('target')).toBe('_blank')
    }
    await row.getByText('Rescue North').waitFor()
    await row.getByText('Tan Wei Ming').waitFor()
    await row.getByRole('link', { name: `View ${sent.liftName}` }).click()
    const query = '?alarmStatus=SET&operationalStatus=DEPLOYMENT'
    await eventually(() => page.url()).toBe(`${server.url}${list}/detail/${sent.id}${query}`)
    await page.getByRole('link', { name: 'All passenger traps' }).click()
    await eventually(() => page.url()).toBe(`${server.url}${list}${query}`)
    expect(page.complaints).toEqual([])
  })

  it('names the lift in full, whatever else is shortened', async () => {
    const page = await open(list)
    const link = rows(page)
      .first()
      .getByRole('link', { name: /^AMK-\S+-[A-Z]+$/ })
    const isWhole = () => link.evaluate(({ parentElement: cell }) => cell!.scrollWidth <= cell!.clientWidth)
    await eventually(isWhole).toBe(true)
  })

  it('is filtered by company, device, team, postal code and status, all in the address', async () => {
    const page = await open(list)
    await eventually(() => rows(page).count()).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Company: Any' }).click()
    await page.getByRole('combobox', { name: 'Company: Search' }).fill('zen')
    await page.getByRole('option', { name: 'Zenith Lifts', exact: true }).click()
    await eventually(() => rows(page).count()).toBe(1)
    await page.getByLabel('Alarm status').selectOption('Set')
    await page.getByLabel('LMD ID').fill(otherDevice.clientId)
    await page.getByLabel('Team').fill('Rescue')
    await page.getByLabel('Postal code').fill('560206')
    await eventually(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      company: 'Zenith Lifts',
      alarmStatus: 'SET',
      lmdClientId: otherDevice.clientId,
      team: 'Rescue',
      postalCode: '560206',
    })
    await page.reload()
    await eventually(() => rows(page).count()).toBe(1)
    await page.getByLabel('Team').fill('No one')
    await page.getByRole('heading', { name: 'Nothing matches these filters' }).waitFor()
  })

  it('is the same in Chinese and in the dark', async () => {
    const page = await open(list, { language: 'zh', colorScheme: 'dark' })
    await page.getByRole('tab', { name: /待处理 \d/ }).waitFor()
    await page.getByRole('link', { name: `查看 ${sent.liftName}` }).click()
    await page.getByRole('button', { name: '救援队到场' }).waitFor()
    await page.getByRole('region', { name: '相关电梯故障' }).waitFor()
    expect(page.complaints).toEqual([])
  })
})

describe('the detail', () => {
  it('asks for a team, offers those sent before, and says who acknowledged', async () => {
    const trap = await newTrap()
    const page = await openTrap(trap)
    const response = page.getByRole('main').getByRole('region', { name: 'Response' }).first()
    const team = response.getByRole('combobox', { name: 'Team' })
    const acknowledge = response.getByRole('button', { name: 'Acknowledge' })
    await acknowledge.click()
    await response.getByText('Please enter team').waitFor()
    await eventually(() => page.getByLabel('Result').isDisabled()).toBe(true)
    await team.fill('resc')
    await response.getByRole('option', { name: 'Rescue North' }).click()
    await acknowledge.click()
    await said(page, `${trap.liftName}: Acknowledged.`)
    await response.getByText(/^Already acknowledged by Nur Aisyah at/).waitFor()
    await eventually(() => acknowledge.isDisabled()).toBe(true)
    await eventually(() => team.isDisabled()).toBe(true)
    await eventually(() => team.inputValue()).toBe('Rescue North')
    expect(page.complaints).toEqual([])
  })

  it('is reached, reported and, once it ends, closed', async () => {
    const trap = await newTrap()
    await wei.passengerTraps.acknowledge({ id: trap.id, team: 'South' })
    const page = await openTrap(trap)
    await page.getByRole('button', { name: 'Rescue team on site' }).click()
    await said(page, 'Arrival recorded.')
    const report = page.getByRole('region', { name: 'Report' })
    await report.getByRole('button', { name: 'Submit' }).click()
    await report.getByText('Please enter name').waitFor()
    await report.getByText('Please enter result').waitFor()
    await report.getByLabel('Technician').fill('Chen Jia Hao')
    await report.getByRole('combobox', { name: 'Code' }).fill('4100')
    await report.getByLabel('Result').fill('Two people freed, both well.')
    await report.getByRole('button', { name: 'Submit' }).click()
    await said(page, 'Report saved.')
    await page.getByRole('main').getByText('Reported, still active', { exact: true }).waitFor()
    await sendAlarm(server, device, { ...kind, lift: trap.lift, state: 'CLEAR' })
    await page.getByRole('main').getByText('Closed', { exact: true }).waitFor()
    const stored = await wei.passengerTraps.detail({ id: trap.id })
    expect(stored).toMatchObject({
      operatorName: 'Chen Jia Hao',
      ptCode: '4100',
      result: 'Two people freed, both well.',
    })
    expect(page.complaints).toEqual([])
  })

  it('has the lift faults around it, all of them and fresh, each leading to its own detail', async () => {
    const trap = await newTrap()
    const page = await openTrap(trap)
    const related = page.getByRole('region', { name: 'Related lift faults', exact: true })
    await related.getByText('No lift fault was active around the time of the trap.').waitFor()
    await sendAlarm(server, device, { lift: trap.lift, number: 7 })
    const row = related.getByRole('row', { name: /Car stopped outside door zone/ })
    await row.waitFor()
    await sendAlarm(server, device, { lift: trap.lift, number: 3 })
    await related.getByRole('row', { name: /Door closing failure/i }).waitFor()
    await page.getByRole('main').getByText('Lift faults', { exact: true }).waitFor()
    await row.getByRole('link', { name: /^View / }).click()
    await page.getByRole('dialog', { name: trap.liftName }).waitFor()
    await eventually(() => page.url()).toMatch(/\/alarms\/lift-fault\/detail\/[\w-]+$/)
    expect(page.complaints).toEqual([])
  })

  it('says so when there is no such trap', async () => {
    const page = await open(`${list}/detail/0190a000-0000-7000-8000-000000000000`)
    await page.getByText('Not found.').waitFor()
  })
})
