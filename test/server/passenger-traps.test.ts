import { byNeed } from '@liftwatch/core/domain/passenger-traps'
import { describe, expect } from 'vitest'
import { trapRelatedBeforeMs } from '@liftwatch/core/limits'
import { block, createEstate, createUser, logIn, sendAlarm, type TestDevice } from '../harness/builders'
import { bytesOf, csvRows } from '../harness/files'
import { client as aisyah, colleague as wei, it as usualTest, server } from '../harness/fixtures'
import { errorOf } from '../harness/outcome'

const minuteMs = 60_000
const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { client: { nickname: 'Nur Aisyah' }, colleague: { nickname: 'Tan Wei Ming' } },
)

let north: TestDevice
let south: TestDevice

it.beforeAll(async () => {
  const devices = await createEstate(server, [
    block(),
    block({ townCode: 'BD', street: 'BEDOK NTH ST 3', postalCode: '460010', liftCompany: 'Zenith Lifts' }),
  ])
  ;[north, south] = devices as [TestDevice, TestDevice]
})

const trap = (change: Record<string, unknown> = {}) => ({ type: 'PASSENGER_TRAP', number: 0, ...change })

async function newestTrap() {
  return (await aisyah.passengerTraps.page({ size: 1 })).content[0]!
}

describe('a passenger trap', () => {
  it('goes from SET to CLOSED with the team that was sent', async () => {
    await sendAlarm(server, north, trap())
    const before = await newestTrap()
    const { id } = before
    expect(before).toMatchObject({
      liftName: 'AMK-AMA1-205-A',
      description: 'Passenger trapped',
      operationalStatus: 'OUTSTANDING',
      team: null,
      teamName: null,
      liftFaultCnt: 0,
    })
    expect(await errorOf(aisyah.passengerTraps.arrive({ id }))).toMatchObject({ code: 'not-deployed' })
    expect(await errorOf(aisyah.passengerTraps.report({ id, name: 'Lim', result: 'x' }))).toMatchObject({
      code: 'report-locked',
    })
    expect((await errorOf(aisyah.passengerTraps.acknowledge({ id, team: ' ' }))).errors).toEqual([
      { path: 'team', message: 'Please enter team' },
    ])

    const taken = await aisyah.passengerTraps.acknowledge({ id, team: 'Rescue North' })
    expect(taken).toMatchObject({
      operationalStatus: 'DEPLOYMENT',
      team: 'Rescue North',
      teamName: 'Rescue North',
      acknowledgedBy: { name: 'Nur Aisyah' },
    })
    expect(await aisyah.passengerTraps.acknowledge({ id, team: 'Another' })).toEqual(taken)
    expect(await errorOf(wei.passengerTraps.acknowledge({ id, team: 'Another' }))).toMatchObject({
      code: 'already-acknowledged',
      params: { name: 'Nur Aisyah', sinceAt: taken.acknowledgeAt },
    })
    expect(await aisyah.passengerTraps.teams({})).toEqual(['Rescue North'])

    expect((await wei.passengerTraps.arrive({ id })).arrivalTs).toBeGreaterThanOrEqual(taken.acknowledgeAt!)
    await sendAlarm(server, north, trap({ state: 'CLEAR' }))
    expect(await aisyah.passengerTraps.detail({ id })).toMatchObject({ operationalStatus: 'DEPLOYMENT' })
    const closed = await wei.passengerTraps.report({ id, name: 'Lim 林', code: '4110', result: 'Freed.' })
    expect(closed).toMatchObject({
      operationalStatus: 'CLOSED',
      operatorName: 'Lim 林',
      ptCode: '4110',
      result: 'Freed.',
      team: 'Rescue North',
    })
  })

  it('never closes by itself', async () => {
    await sendAlarm(server, north, trap({ lift: 'B' }))
    const { id } = await newestTrap()
    await sendAlarm(server, north, trap({ lift: 'B', state: 'CLEAR' }))
    expect(await aisyah.passengerTraps.detail({ id })).toMatchObject({
      alarmStatus: 'CLEAR',
      operationalStatus: 'OUTSTANDING',
    })
  })

  it('takes no technician code that is not in the list, and says so', async () => {
    const { id } = await newestTrap()
    const { code, errors } = await errorOf(aisyah.passengerTraps.report({ id, name: 'Lim', code: '1234', result: 'x' }))
    expect(code).toBe('bad-input')
    expect(errors).toEqual([{ path: 'code', message: expect.stringContaining('none of the technician codes') }])
    const short = await errorOf(aisyah.liftFaults.report({ id, technicianName: 'Lim', faultCode: '12', result: 'x' }))
    expect(short.errors).toEqual([{ path: 'faultCode', message: 'must be a four-digit code' }])
  })

  it('is no lift fault, and a lift fault is no trap', async () => {
    await sendAlarm(server, north, { number: 3 })
    const fault = (await aisyah.liftFaults.page({})).content[0]!
    const { id } = await newestTrap()
    expect(await errorOf(aisyah.passengerTraps.acknowledge({ id: fault.id, team: 'x' }))).toMatchObject({
      code: 'not-found',
    })
    expect(await errorOf(aisyah.liftFaults.detail({ id }))).toMatchObject({ code: 'not-found' })
    expect(await errorOf(aisyah.liftFaults.byTrap({ id: fault.id }))).toMatchObject({ code: 'not-found' })
  })
})

describe('the lift faults around a trap', () => {
  const setAt = Date.UTC(2026, 0, 5)
  const clearAt = setAt + 30 * minuteMs

  /** One fault on a lift, from and until an instant. */
  async function fault(number: number, from: number, until: number | undefined, lift = 'A') {
    await sendAlarm(server, south, { number, lift, ts: from })
    if (until !== undefined) await sendAlarm(server, south, { number, lift, ts: until, state: 'CLEAR' })
  }

  it('are those of its lift that were set within it or shortly before', async () => {
    await sendAlarm(server, south, trap({ ts: setAt }))
    const { id } = (await aisyah.passengerTraps.page({ tc: 'BD' })).content[0]!
    await fault(3, setAt - 90 * minuteMs, setAt - trapRelatedBeforeMs - 1)
    await fault(5, setAt - 90 * minuteMs, setAt - trapRelatedBeforeMs)
    await fault(6, setAt - 90 * minuteMs, undefined)
    await fault(12, clearAt, undefined)
    await fault(15, clearAt + 1, undefined)
    await fault(16, setAt, undefined, 'B')
    const numbers = async () =>
      (await aisyah.liftFaults.byTrap({ id })).content.map(row => row.alarmLiftFaultNumber).toSorted((a, b) => a - b)
    expect(await numbers()).toEqual([5, 6, 12, 15])
    await sendAlarm(server, south, trap({ ts: clearAt, state: 'CLEAR' }))
    expect(await numbers()).toEqual([5, 6, 12])
    expect((await aisyah.passengerTraps.detail({ id })).liftFaultCnt).toBe(3)
    expect((await aisyah.liftFaults.byTrap({ id })).totalElements).toBe(3)
    const file = await aisyah.liftFaults.exportByTrap({ id, format: 'csv', columns: ['alarmLiftFaultNumber'] })
    const [, ...rows] = csvRows(await bytesOf(file))
    expect(rows.flat().toSorted((a, b) => Number(a) - Number(b))).toEqual(['5', '6', '12'])
  })

  it('are out of reach for anyone who does not see the lift', async () => {
    const { id } = (await aisyah.passengerTraps.page({ tc: 'BD' })).content[0]!
    const stranger = await createUser(server, { organization: 'Ascendo Lifts', type: 'LIFT_COMPANY' })
    const client = await logIn(server, stranger)
    expect(await errorOf(client.liftFaults.byTrap({ id }))).toMatchObject({ code: 'not-found' })
    expect(await errorOf(client.liftFaults.exportByTrap({ id }))).toMatchObject({ code: 'not-found' })
    expect(await errorOf(client.passengerTraps.detail({ id }))).toMatchObject({ code: 'not-found' })
    expect((await client.passengerTraps.page({})).totalElements).toBe(2)
    expect(await client.passengerTraps.teams({})).toEqual(['Rescue North'])
  })
})

describe('the list of passenger traps', () => {
  it.each([
    [{}, 3],
    [{ company: 'zenith' }, 1],
    [{ company: 'Lifts' }, 0],
    [{ team: 'rescue n' }, 1],
    [{ operationalStatus: 'CLOSED' as const }, 1],
    [{ alarmStatus: 'SET' as const }, 0],
    [{ postalCode: '46' }, 1],
    [{ endTs: Date.UTC(2026, 0, 6) }, 1],
    [{ startTs: Date.UTC(2026, 0, 6) }, 2],
  ])('with %j has %i, and its counts say so', async (filter, count) => {
    const { content, totalElements } = await aisyah.passengerTraps.page({ ...filter, sort: 'team,ASC' })
    expect([content.length, totalElements]).toEqual([count, count])
    if (!('operationalStatus' in filter)) {
      expect((await aisyah.passengerTraps.count(filter)).total).toBe(count)
    }
  })
})

describe('the list of open traps', () => {
  it('by urgency has those first who are trapped without help on site, then the longest wait', async () => {
    const devices = await createEstate(server, [block({ block: '900', postalCode: '560900', lifts: 5 })])
    const device = devices.find(({ clientId }) => clientId === 'AMK-AMA1-900')!
    const startedAt = Date.now() - 60 * minuteMs
    const set = (lift: string, minute: number) =>
      sendAlarm(server, device, trap({ lift, ts: startedAt + minute * minuteMs }))
    for (const [index, lift] of ['A', 'B', 'C', 'D', 'E'].entries()) await set(lift, index)
    const { content } = await aisyah.passengerTraps.page({ blk: '900', sort: 'liftName,ASC' })
    const [a, , c] = content.map(({ id }) => id) as [string, string, string]
    await sendAlarm(server, device, trap({ lift: 'A', state: 'CLEAR', ts: startedAt + 10 * minuteMs }))
    await sendAlarm(server, device, trap({ lift: 'B', state: 'CLEAR', ts: startedAt + 10 * minuteMs }))
    await aisyah.passengerTraps.acknowledge({ id: a, team: 'Rescue North' })
    await aisyah.passengerTraps.acknowledge({ id: c, team: 'Rescue North' })
    await aisyah.passengerTraps.arrive({ id: c })
    const page = await aisyah.passengerTraps.page({ blk: '900', operationalStatus: 'OPEN', sort: 'urgency,DESC' })
    expect(page.content.map(({ liftName }) => liftName.at(-1))).toEqual(['D', 'E', 'C', 'B', 'A'])
    // As core has it, by which the lanes go.
    expect(page.content.toSorted(byNeed)).toEqual(page.content)
  })
})
