import { describe, expect } from 'vitest'
import { organizationType, type OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import { sendAlarm, type TestDevice } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

let devices: Record<'north' | 'south', TestDevice>
const lifts = { north: '', south: '' }
const report = { technicianName: 'Lim', result: 'Cleaned the track.' }

it.beforeAll(async () => {
  devices = { north: cast.north, south: cast.south }
  lifts.north = await findLiftId(server, `${cast.north.clientId}-A`)
  lifts.south = await findLiftId(server, `${cast.south.clientId}-A`)
})

let number = 1_000
/** A new fault of the block, as LIFTWATCH sees it. */
async function newFault(where: 'north' | 'south'): Promise<string> {
  number += 1
  await sendAlarm(server, devices[where], { number })
  const { content } = await cast.clients.LIFTWATCH.liftFaults.page({ alarmLiftFaultNumber: number })
  return content[0]!.id
}

const seesAll: readonly OrganizationType[] = ['LIFTWATCH', 'BCA']
const seesPart = organizationType.options.filter(type => !seesAll.includes(type))

describe.each(organizationType.options)('%s', type => {
  const client = () => cast.clients[type]

  it('reads what is its own', async () => {
    const id = await newFault('north')
    expect(await client().liftFaults.detail({ id })).toMatchObject({ id, liftId: lifts.north })
    expect((await client().liftFaults.page({ alarmLiftFaultNumber: number })).totalElements).toBe(1)
    expect(await client().lifts.detail({ id: lifts.north })).toMatchObject({ id: lifts.north })
    expect(await outcomeOf(client().telemetry.latest({ id: lifts.north }))).toBe('ok')
  })

  it('writes what is its own, unless it may read only', async () => {
    const id = await newFault('north')
    const expected = type === 'BCA' ? 'no-permission' : 'ok'
    expect(await outcomeOf(client().liftFaults.acknowledge({ id }))).toBe(expected)
    expect(await outcomeOf(client().liftFaults.arrive({ id }))).toBe(expected)
    expect(await outcomeOf(client().liftFaults.report({ id, ...report }))).toBe(expected)
    const issuing = client().lmds.issueToken({ clientId: cast.north.clientId })
    expect(await outcomeOf(issuing)).toBe(expected)
    if (expected === 'ok') devices.north = { ...cast.north, ...(await issuing) }
    const { operationalStatus } = await cast.clients.LIFTWATCH.liftFaults.detail({ id })
    expect(operationalStatus).toBe('OUTSTANDING')
  })
})

describe.each(seesAll)('%s, which sees everything,', type => {
  it('reads the other block too', async () => {
    const id = await newFault('south')
    const client = cast.clients[type]
    expect(await client.liftFaults.detail({ id })).toMatchObject({ id })
    expect((await client.lifts.page({})).totalElements).toBe(4)
    expect(await client.liftFaults.count({})).toEqual(await cast.clients.LIFTWATCH.liftFaults.count({}))
  })
})

describe.each(seesPart)("%s and what is another's", type => {
  const client = () => cast.clients[type]

  it('are apart in every list and count', async () => {
    await newFault('south')
    const { content } = await client().liftFaults.page({ size: 1_000 })
    expect(content.filter(({ liftName }) => !liftName.startsWith('AMK-'))).toEqual([])
    expect(await client().liftFaults.count({})).toEqual(await cast.clients.LIFTWATCH.liftFaults.count({ tc: 'AMK' }))
    // A town that is out of sight is no other than one that there is not.
    expect(await outcomeOf(client().liftFaults.count({ tc: 'BD' }))).toBe('unknown-town')
    expect((await client().liftFaults.page({ liftId: lifts.south })).totalElements).toBe(0)
    expect((await client().lifts.page({})).content.map(({ name }) => name)).toEqual([
      'AMK-AMA1-205-A',
      'AMK-AMA1-205-B',
    ])
  })

  it('are apart in every call that names it: not found, and left as it was', async () => {
    const id = await newFault('south')
    const calls = [
      client().liftFaults.detail({ id }),
      client().liftFaults.acknowledge({ id }),
      client().liftFaults.arrive({ id }),
      client().liftFaults.report({ id, ...report }),
      client().lifts.detail({ id: lifts.south }),
      client().telemetry.latest({ id: lifts.south }),
      client().lmds.issueToken({ clientId: cast.south.clientId }),
    ]
    expect(await Promise.all(calls.map(outcomeOf))).toEqual(calls.map(() => 'not-found'))
    expect(await cast.clients.LIFTWATCH.liftFaults.detail({ id })).toMatchObject({ acknowledgeAt: null, result: null })
    await sendAlarm(server, devices.south)
  })
})

it('a passenger trap is no lift fault, even by its id', async () => {
  await sendAlarm(server, devices.north, { type: 'PASSENGER_TRAP', number: 0 })
  const { rows } = await server.db.execute<{ id: string }>(`SELECT id FROM alarm WHERE type = 'PASSENGER_TRAP'`)
  const { id } = rows[0]!
  const { liftFaults } = cast.clients.LIFTWATCH
  const calls = [
    liftFaults.detail({ id }),
    liftFaults.acknowledge({ id }),
    liftFaults.arrive({ id }),
    liftFaults.report({ id, ...report }),
  ]
  expect(await Promise.all(calls.map(outcomeOf))).toEqual(calls.map(() => 'not-found'))
})
