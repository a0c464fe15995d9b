import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { organizationType } from '@liftwatch/core/contract/accounts/organizations'
import { dayMs } from '@liftwatch/core/limits'
import type { Cast } from '../harness/cast'
import { it, server } from '../harness/fixtures'
import { createBusyCast } from '../harness/home-estate'

let cast: Cast

it.beforeAll(async () => {
  cast = await createBusyCast(server)
})

const first = { size: 5 } as const

/** Each figure that leads to a list, by the list that it leads to. */
async function listed(client: Client) {
  const faults = (filter: Parameters<Client['liftFaults']['page']>[0]) =>
    client.liftFaults.page({ ...first, sort: 'urgency,DESC', ...filter })
  const traps = (filter: Parameters<Client['passengerTraps']['page']>[0]) =>
    client.passengerTraps.page({ ...first, sort: 'urgency,DESC', ...filter })
  const complaints = (filter: Parameters<Client['complaints']['page']>[0]) =>
    client.complaints.page({ ...first, sort: 'createdAt,ASC', ...filter })
  const waitingFaults = await faults({ isWaiting: 'true' })
  const waitingTraps = await traps({ isWaiting: 'true' })
  const waitingComplaints = await complaints({ status: 'OPEN', priority: 'IMMEDIATE' })
  const silent = await client.lmds.page({ ...first, onlineFormat: 'Offline', sort: 'lastOnlineTs,DESC' })
  return {
    passengerTraps: {
      openCnt: (await traps({ operationalStatus: 'OPEN' })).totalElements,
      waitingCnt: waitingTraps.totalElements,
      waiting: waitingTraps.content,
    },
    liftFaults: {
      openCnt: (await faults({ operationalStatus: 'OPEN' })).totalElements,
      breakdownCnt: (await faults({ operationalStatus: 'OPEN', severity: ['BREAKDOWN', 'URGENT'] })).totalElements,
      deploymentCnt: (await faults({ operationalStatus: 'DEPLOYMENT' })).totalElements,
      outstandingCnt: (await faults({ operationalStatus: 'OUTSTANDING' })).totalElements,
      waitingCnt: waitingFaults.totalElements,
      waiting: waitingFaults.content,
    },
    rbes: { openCnt: (await client.rbes.page({ alarmStatus: 'SET' })).totalElements },
    lifts: {
      totalCnt: (await client.lifts.page({})).totalElements,
      outOfServiceCnt: (await client.lifts.page({ isOutOfService: 'true' })).totalElements,
    },
    lmds: {
      totalCnt: (await client.lmds.page({})).totalElements,
      waitingCnt: silent.totalElements,
      waiting: silent.content.map(({ id, name, clientId, building, liftCnt, lastOnlineTs }) => {
        return { id, name, clientId, address: building?.address ?? null, liftCnt, lastOnlineTs }
      }),
    },
    complaints: {
      openCnt: (await complaints({ status: 'OPEN' })).totalElements,
      waitingCnt: waitingComplaints.totalElements,
      waiting: waitingComplaints.content,
    },
  }
}

describe.each(organizationType.options)('for %s', type => {
  it('each figure is the number of rows of the list behind it, and the rows shown are its first', async () => {
    const client = cast.clients[type]
    const { at: _, switchOffs: __, townCouncils: ___, liftCompanies: ____, ...counted } = await client.home.summary({})
    expect(counted).toEqual(await listed(client))
  })

  it('what is open of a council and of a company is what the lists have of it', async () => {
    const client = cast.clients[type]
    const { townCouncils, liftCompanies } = await client.home.summary({})
    const open = { operationalStatus: 'OPEN' } as const
    for (const { name, liftFaultCnt, passengerTrapCnt } of townCouncils) {
      expect((await client.liftFaults.page({ ...open, tc: name })).totalElements).toBe(liftFaultCnt)
      expect((await client.passengerTraps.page({ ...open, tc: name })).totalElements).toBe(passengerTrapCnt)
    }
    for (const { name, passengerTrapCnt } of liftCompanies)
      expect((await client.passengerTraps.page({ ...open, company: name })).totalElements).toBe(passengerTrapCnt)
    const sees = type === 'LIFTWATCH' || type === 'BCA' ? 2 : 1
    expect([townCouncils.length, liftCompanies.length]).toEqual([sees, sees])
  })

  it('the newest alarms are the first rows of their lists', async () => {
    const client = cast.clients[type]
    const { liftFaults, alarms } = await client.home.recent({})
    expect(liftFaults).toEqual((await client.liftFaults.page({ size: 3 })).content)
    const lists = await Promise.all([
      client.liftFaults.page({ size: 3 }),
      client.passengerTraps.page({ size: 3 }),
      client.rbes.page({ size: 3 }),
    ])
    const newest = lists
      .flatMap(({ content }) => content.map(({ id, alarmStartTs }) => ({ id, alarmStartTs })))
      .toSorted((one, other) => other.alarmStartTs - one.alarmStartTs || (one.id < other.id ? 1 : -1))
    expect(alarms!.map(({ id }) => id)).toEqual(newest.slice(0, 3).map(({ id }) => id))
  })

  it('the lines of the trend add up to what the lists have of its range', async () => {
    const client = cast.clients[type]
    const endTs = Date.now()
    const range = { startTs: endTs - 10 * dayMs, endTs }
    const trend = await client.home.trend(range)
    const sum = (line: readonly number[] | null) => line!.reduce((total, count) => total + count, 0)
    const faults = await client.liftFaults.page({ startCreateTs: range.startTs, endCreateTs: endTs })
    const traps = await client.passengerTraps.page(range)
    const rbes = await client.rbes.page(range)
    expect(sum(trend.liftFaults)).toBe(faults.totalElements)
    expect(sum(trend.passengerTraps)).toBe(traps.totalElements)
    expect(sum(trend.alarms)).toBe(faults.totalElements + traps.totalElements + rbes.totalElements)
    expect(faults.totalElements * traps.totalElements * rbes.totalElements).toBeGreaterThan(0)
    const { inTimeCnt, lateCnt, waitingCnt } = trend.rescues!
    expect(inTimeCnt + lateCnt + waitingCnt).toBe(traps.totalElements)
    expect(waitingCnt).toBe((await client.passengerTraps.page({ ...range, alarmStatus: 'SET' })).totalElements)
  })

  it('the buildings on the map have as many lifts out of service as the list of lifts', async () => {
    const client = cast.clients[type]
    const { buildings, buildingCnt } = await client.home.outOfService({})
    const stopped = await client.lifts.page({ isOutOfService: 'true', size: 100 })
    expect(buildings).toHaveLength(buildingCnt)
    for (const { id, outOfServiceCnt, liftCnt } of buildings) {
      expect(stopped.content.filter(({ building }) => building.id === id)).toHaveLength(outOfServiceCnt)
      expect((await client.buildings.lifts({ id })).totalElements).toBe(liftCnt)
    }
    expect(buildings.reduce((sum, { outOfServiceCnt }) => sum + outOfServiceCnt, 0)).toBe(stopped.totalElements)
  })
})

it('counts what is in each state as the specification has it', async () => {
  const { passengerTraps, liftFaults, lifts, lmds, switchOffs, complaints } =
    await cast.clients.TOWN_COUNCIL.home.summary({})
  expect(passengerTraps).toMatchObject({ openCnt: 4, waitingCnt: 3 })
  expect(liftFaults).toMatchObject({
    openCnt: 7,
    breakdownCnt: 6,
    deploymentCnt: 2,
    outstandingCnt: 5,
    waitingCnt: 3,
  })
  // The longest wait comes first among equals: the urgent one before those of a breakdown.
  expect(liftFaults!.waiting.map(({ alarmLiftFaultNumber }) => alarmLiftFaultNumber)).toEqual([7, 3, 5])
  expect(lifts).toEqual({ totalCnt: 2, outOfServiceCnt: 2 })
  expect(lmds).toMatchObject({ totalCnt: 1, waitingCnt: 1 })
  expect(switchOffs).toMatchObject({ openCnt: 3, closedCnt: 1, waitingCnt: 1, waiting: [{ tel: '6123 4567' }] })
  expect(complaints).toMatchObject({ openCnt: 4, waitingCnt: 2 })
})
