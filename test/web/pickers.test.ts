import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { it as usualTest } from '../harness/browser-fixtures'
import { block, sendAlarm } from '../harness/builders'
import { colleague as wei, device, server } from '../harness/fixtures'
import { eventually, open, said } from './console'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block({ lifts: 10 })], user: { nickname: 'Nur Aisyah' }, colleague: { nickname: 'Tan Wei Ming' } },
)

it.beforeAll(async () => {
  for (const team of ['Fire North', 'Night rescue', 'Rescue South']) {
    await wei.passengerTraps.acknowledge({ id: (await newTrap()).id, team })
  }
})

let liftsUsed = 0

async function newTrap() {
  const lift = device.lifts[liftsUsed++]!
  await sendAlarm(server, device, { type: 'PASSENGER_TRAP', number: 0, lift })
  return (await wei.passengerTraps.page({ lift })).content[0]!
}

async function openTrap(): Promise<{ page: TestPage; id: string }> {
  const { id } = await newTrap()
  const page = await open(`/alarms/passenger-trap/detail/${id}`)
  await page.getByRole('combobox', { name: 'Team' }).waitFor()
  return { page, id }
}

const teamOf = async (id: string) => (await wei.passengerTraps.detail({ id })).team

describe('the team of a trap', () => {
  it('is the one that is highlighted: what begins with the letters before what has them within', async () => {
    const { page, id } = await openTrap()
    const team = page.getByRole('combobox', { name: 'Team' })
    await team.fill('rescue')
    await eventually(() => page.getByRole('option').allInnerTexts()).toEqual(['Rescue South', 'Night rescue'])
    await eventually(() => page.getByRole('option', { selected: true }).innerText()).toBe('Rescue South')
    await team.press('ArrowDown')
    await team.press('Enter')
    await eventually(() => team.inputValue()).toBe('Night rescue')
    await page.getByRole('button', { name: 'Acknowledge' }).press('Enter')
    await said(page, 'Acknowledged.')
    expect(await teamOf(id)).toBe('Night rescue')
    expect(page.complaints).toEqual([])
  })

  it('that was not sent before is asked about first; what is named in other letters is the one that there is', async () => {
    const { page, id } = await openTrap()
    const team = page.getByRole('combobox', { name: 'Team' })
    const acknowledge = page.getByRole('button', { name: 'Acknowledge', exact: true })
    await team.fill('rescue s')
    await page.getByRole('option', { name: 'Rescue South' }).waitFor()
    await team.press('Tab')
    await acknowledge.click()
    const question = page.getByRole('dialog', { name: 'New team?' })
    await question.getByText('“rescue s” is not among the teams').waitFor()
    await question.getByRole('button', { name: 'Choose another' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await teamOf(id)).toBeNull()
    await team.fill('rescue  SOUTH')
    await team.press('Tab')
    await acknowledge.click()
    await said(page, 'Acknowledged.')
    expect(await teamOf(id)).toBe('Rescue South')
  })

  it('is a new one once that is confirmed', async () => {
    const { page, id } = await openTrap()
    await page.getByRole('combobox', { name: 'Team' }).fill('Harbour crew')
    await page.getByRole('button', { name: 'Acknowledge', exact: true }).click()
    await page.getByRole('button', { name: 'Acknowledge: new team' }).click()
    await said(page, 'Acknowledged.')
    expect(await teamOf(id)).toBe('Harbour crew')
  })

  it('is corrected where it was wrong, and the trail has both', async () => {
    const trap = await newTrap()
    await wei.passengerTraps.acknowledge({ id: trap.id, team: 'Fire North' })
    const page = await open(`/alarms/passenger-trap/detail/${trap.id}`)
    await page.getByRole('button', { name: 'Correct team' }).click()
    const dialog = page.getByRole('dialog', { name: 'Correct team' })
    const team = dialog.getByRole('combobox', { name: 'Team' })
    await team.fill('resc')
    await dialog.getByRole('option', { name: 'Rescue South' }).waitFor()
    await team.press('Enter')
    await eventually(() => team.inputValue()).toBe('Rescue South')
    await dialog.getByRole('button', { name: 'Correct team' }).click()
    await said(page, `${trap.liftName}: Team corrected.`)
    await dialog.waitFor({ state: 'detached' })
    expect(await teamOf(trap.id)).toBe('Rescue South')
    await eventually(() => page.getByRole('combobox', { name: 'Team' }).inputValue()).toBe('Rescue South')
    expect(page.complaints).toEqual([])
  })
})

describe('a code of a report', () => {
  it("is the door's track for 'door t', by Enter alone", async () => {
    const trap = await newTrap()
    await wei.passengerTraps.acknowledge({ id: trap.id, team: 'Fire North' })
    const page = await open(`/alarms/passenger-trap/detail/${trap.id}`)
    const code = page.getByRole('combobox', { name: 'Code' })
    await code.fill('door t')
    await code.press('Enter')
    await eventually(() => code.inputValue()).toBe('1010')
  })
})

describe('a filter', () => {
  it('of many is found by typing: arrows and Enter tick', async () => {
    const page = await open('/alarms/lift-fault')
    await page.getByRole('button', { name: /^Fault number: / }).click()
    const search = page.getByRole('textbox', { name: 'Fault number: Search' })
    await search.fill('closing f')
    await search.press('Enter')
    await eventually(() => new URL(page.url()).search).toBe('?alarmLiftFaultNumber=3')
    await search.fill('')
    await search.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await eventually(() => new URL(page.url()).searchParams.getAll('alarmLiftFaultNumber')).toHaveLength(2)
  })

  it('of a company takes what is highlighted', async () => {
    const page = await open('/alarms/passenger-trap')
    await page.getByRole('button', { name: 'Company: Any' }).click()
    const search = page.getByRole('combobox', { name: 'Company: Search' })
    await search.fill('asc')
    await page.getByRole('option', { name: 'Ascendo Lifts', selected: true }).waitFor()
    await search.press('Enter')
    await eventually(() => new URL(page.url()).searchParams.get('company')).toBe('Ascendo Lifts')
    expect(page.complaints).toEqual([])
  })
})
