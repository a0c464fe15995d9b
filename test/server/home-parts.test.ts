import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { dayMs } from '@liftwatch/core/limits'
import { createUser, logIn } from '../harness/builders'
import { grant, type Cast } from '../harness/cast'
import { it, server } from '../harness/fixtures'
import { createBusyCast } from '../harness/home-estate'
import { errorOf, outcomeOf } from '../harness/outcome'

let cast: Cast

it.beforeAll(async () => {
  cast = await createBusyCast(server)
})

async function enterWith(...permissions: Permission[]): Promise<Client> {
  const user = await createUser(server, { role: 'USER' })
  await grant(server, user, permissions)
  return logIn(server, user)
}

const partOf = {
  'lift-fault': 'liftFaults',
  'passenger-trap': 'passengerTraps',
  rbe: 'rbes',
  lifts: 'lifts',
  lmd: 'lmds',
  'oms-schedule': 'switchOffs',
  'case-management': 'complaints',
} as const satisfies Partial<Record<Permission, string>>
const parts = Object.entries(partOf) as [keyof typeof partOf, (typeof partOf)[keyof typeof partOf]][]

describe.each(parts)('who has %s alone', (permission, own) => {
  it(`has ${own} of the summary, and nothing of any other part`, async () => {
    const client = await enterWith(permission)
    const summary = await client.home.summary({})
    const there = parts.map(([, part]) => part).filter(part => summary[part] !== null)
    expect(there).toEqual([own])
    const places = summary.townCouncils.concat(summary.liftCompanies)
    expect(places.length > 0).toBe(permission === 'lift-fault' || permission === 'passenger-trap')
    for (const { liftFaultCnt, passengerTrapCnt } of places) {
      expect(liftFaultCnt === null).toBe(permission !== 'lift-fault')
      expect(passengerTrapCnt === null).toBe(permission !== 'passenger-trap')
    }
  })

  it('has the lines and the newest alarms of it alone', async () => {
    const client = await enterWith(permission)
    const isAlarm = permission === 'lift-fault' || permission === 'passenger-trap' || permission === 'rbe'
    const { liftFaults, passengerTraps, alarms, switchOffs, rescues } = await client.home.trend({})
    expect([liftFaults, passengerTraps, alarms, switchOffs, rescues].map(line => line !== null)).toEqual([
      permission === 'lift-fault',
      permission === 'passenger-trap',
      isAlarm,
      permission === 'oms-schedule',
      permission === 'passenger-trap',
    ])
    if (isAlarm) expect(alarms!.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
    const recent = await client.home.recent({})
    expect(recent.liftFaults === null).toBe(permission !== 'lift-fault')
    const type = { 'lift-fault': 'LIFT_FAULT', 'passenger-trap': 'PASSENGER_TRAP', rbe: 'RBE' } as Record<
      string,
      string
    >
    expect(recent.alarms && [...new Set(recent.alarms.map(alarm => alarm.type))]).toEqual(
      isAlarm ? [type[permission]] : null,
    )
  })
})

it('who has the home page alone is answered, with nothing', async () => {
  const client = await enterWith()
  const { at: _, townCouncils, liftCompanies, ...all } = await client.home.summary({})
  expect(Object.values(all)).toEqual(parts.map(() => null))
  expect([townCouncils, liftCompanies]).toEqual([[], []])
  expect(await client.home.recent({})).toEqual({ liftFaults: null, alarms: null })
  expect(await outcomeOf(client.home.outOfService({}))).toBe('no-permission')
})

it('says of each building why its lifts are out of service, the gravest reason first', async () => {
  const client = await enterWith('building')
  const { buildings } = await client.home.outOfService({})
  expect(buildings.map(({ reason, liftCnt }) => [reason, liftCnt])).toEqual([
    ['TRAP', 2],
    ['TRAP', 2],
  ])
})

it('bounds the range of a trend by the name of its field', async () => {
  const client = cast.clients.LIFTWATCH
  const endTs = Date.now()
  const refused = async (asked: Parameters<Client['home']['trend']>[0]) =>
    (await errorOf(client.home.trend(asked))).errors
  expect(await refused({ startTs: endTs - 92 * dayMs - 1, endTs })).toMatchObject([{ path: 'endTs' }])
  expect(await refused({ startTs: endTs, endTs: endTs - 1 })).toMatchObject([{ path: 'endTs' }])
  expect(await refused({ startTs: endTs - 100 * dayMs })).toMatchObject([{ path: 'startTs' }])
  expect((await client.home.trend({ startTs: endTs - 92 * dayMs, endTs })).step).toBe('DAY')
})
