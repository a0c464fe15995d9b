import { describe, expect } from 'vitest'
import type { LiftFault, LiftFaultFilter } from '@liftwatch/core/contract/alarms/lift-faults'
import { faultUrgency } from '@liftwatch/core/domain/urgency'
import { block, createEstate, sendAlarm } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { client, it as usualTest, server } from '../harness/fixtures'

const startedAt = Date.UTC(2026, 0, 1)
const it = usualTest.extend('given', { scope: 'file' }, { client: {} })

let all: LiftFault[]

/** Ten faults, a minute apart: numbers 3 (BREAKDOWN), 7 (URGENT), 9 and 4711 (NON_BREAKDOWN). */
const faults = [
  ['AMK-AMA1-205', 'A', 3],
  ['AMK-AMA1-205', 'A', 7],
  ['AMK-AMA1-205', 'B', 3],
  ['AMK-AMA1-205', 'B', 9],
  ['AMK-AMA1-206', 'A', 3],
  ['AMK-AMA1-206', 'A', 9],
  ['BD-BNS3-10', 'A', 7],
  ['BD-BNS3-10', 'A', 4711],
  ['BD-BNS3-10', 'B', 3],
  ['BD-BNS3-10', 'B', 7],
] as const

it.beforeAll(async () => {
  const devices = await createEstate(server, [
    block(),
    block({ block: '206', postalCode: '560206' }),
    block({ townCode: 'BD', block: '10', street: 'BEDOK NTH ST 3', postalCode: '460010' }),
  ])
  const deviceOf = (id: string) => devices.find(({ clientId }) => clientId === id)!
  for (const [index, [device, lift, number]] of faults.entries()) {
    await sendAlarm(server, deviceOf(device), { lift, number, ts: startedAt + index * 60_000 })
  }
  const clear = { state: 'CLEAR', ts: startedAt + 3_600_000 }
  await sendAlarm(server, deviceOf('AMK-AMA1-205'), { lift: 'B', number: 9, ...clear })
  await sendAlarm(server, deviceOf('AMK-AMA1-205'), { lift: 'A', number: 7, ...clear })
  await sendAlarm(server, deviceOf('AMK-AMA1-205'), { lift: 'A', type: 'PASSENGER_TRAP', number: 0 })
  all = (await client.liftFaults.page({ sort: 'alarmStartTs,ASC' })).content
  await client.liftFaults.acknowledge({ id: all[4]!.id })
})

/** The places, in the story above, of the faults that a filter finds. */
async function found(filter: LiftFaultFilter & { sort?: string; page?: number; size?: number }): Promise<number[]> {
  const { content } = await client.liftFaults.page({ sort: 'alarmStartTs,ASC', ...filter })
  return content.map(({ id }) => all.findIndex(fault => fault.id === id))
}

describe('the list of lift faults', () => {
  it('has lift faults alone', () => {
    expect(all).toHaveLength(10)
  })

  it.each<[LiftFaultFilter, number[]]>([
    [{}, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [{ operationalStatus: 'CLOSED' }, [3]],
    [{ operationalStatus: 'DEPLOYMENT' }, [4]],
    [{ operationalStatus: 'OUTSTANDING' }, [0, 1, 2, 5, 6, 7, 8, 9]],
    [{ operationalStatus: 'OPEN' }, [0, 1, 2, 4, 5, 6, 7, 8, 9]],
    [{ alarmStatus: 'CLEAR' }, [1, 3]],
    [{ alarmStatus: 'SET', operationalStatus: 'CLOSED' }, []],
    [{ alarmLiftFaultNumber: 4711 }, [7]],
    [{ alarmLiftFaultNumber: [9, 4711] }, [3, 5, 7]],
    [{ severity: 'URGENT' }, [1, 6, 9]],
    [{ severity: ['URGENT', 'NON_BREAKDOWN'] }, [1, 3, 5, 6, 7, 9]],
    [{ tc: 'bd' }, [6, 7, 8, 9]],
    [{ pfx: 'AM' }, [0, 1, 2, 3, 4, 5]],
    [{ blk: '20', lift: 'B' }, [2, 3]],
    [{ lmdClientId: 'AMK-AMA1-206' }, [4, 5]],
    [{ postalCode: '5602' }, [0, 1, 2, 3, 4, 5]],
    [{ postalCode: '560206' }, [4, 5]],
    [{ startCreateTs: startedAt + 8 * 60_000 }, [8, 9]],
    [{ endCreateTs: startedAt + 60_000 }, [0, 1]],
    [{ startCreateTs: startedAt + 60_000, endCreateTs: startedAt + 120_000 }, [1, 2]],
    [{ tc: 'AMK', severity: 'BREAKDOWN', alarmStatus: 'SET' }, [0, 2, 4]],
    [{ tc: 'ang mo kio town', blk: '206' }, [4, 5]],
    [{ tc: 'AMK', pfx: 'AMA1', blk: '205', lift: 'B' }, [2, 3]],
    [{ pfx: '%' }, []],
    [{ lmdClientId: "' OR 1 = 1 --" }, []],
  ])('with %j has %j, and its total and tabs say so', async (filter, places) => {
    expect(await found(filter)).toEqual(places)
    expect((await client.liftFaults.page({ ...filter, size: 1 })).totalElements).toBe(places.length)
    const { operationalStatus, ...rest } = filter
    const counts = await client.liftFaults.count(rest)
    const inTab = {
      DEPLOYMENT: counts.deploymentTotal,
      OUTSTANDING: counts.outstandingTotal,
      CLOSED: counts.closedTotal,
      OPEN: counts.deploymentTotal + counts.outstandingTotal,
    }
    expect(operationalStatus ? inTab[operationalStatus] : counts.total).toBe(places.length)
    expect(counts.total).toBe(inTab.DEPLOYMENT + inTab.OUTSTANDING + inTab.CLOSED)
  })

  it('of one lift has its faults', async () => {
    expect(await found({ liftId: await findLiftId(server, 'BD-BNS3-10-B') })).toEqual([8, 9])
  })

  it.each([
    ['alarmStartTs,ASC', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['alarmStartTs,DESC', [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]],
    ['alarmStartTs', [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]],
    ['liftName,ASC', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['alarmLiftFaultNumber,ASC', [0, 2, 4, 8, 1, 6, 9, 3, 5, 7]],
    ['severity,DESC', [9, 6, 1, 8, 4, 2, 0, 7, 5, 3]],
    ['urgency,DESC', [1, 6, 9, 0, 2, 8, 5, 7, 4, 3]],
    ['urgency,ASC', [3, 4, 7, 5, 8, 2, 0, 9, 6, 1]],
  ])('by %s is in the order %j', async (sort, places) => {
    expect(await found({ sort })).toEqual(places)
  })

  it('by urgency is in the order that the rule in core gives', async () => {
    const { content } = await client.liftFaults.page({ sort: 'urgency,DESC' })
    const ruled = content.toSorted((a, b) => faultUrgency(b) - faultUrgency(a) || a.alarmStartTs - b.alarmStartTs)
    expect(content.map(({ id }) => id)).toEqual(ruled.map(({ id }) => id))
    expect(new Set(content.map(faultUrgency)).size).toBe(5)
  })

  it('by its clearing has those that were cleared in order', async () => {
    const cleared = (await found({ sort: 'alarmClearTs,ASC' })).filter(place => [1, 3].includes(place))
    expect(cleared).toEqual([1, 3])
  })

  it.each(['alarmStartTs,ASC', 'severity,ASC', 'alarmClearTs,DESC', 'alarmLiftFaultNumber,DESC'])(
    'by %s, page after page, shows each fault once',
    async sort => {
      const pages = await Promise.all([0, 1, 2, 3].map(page => found({ sort, page, size: 3 })))
      expect(pages.map(page => page.length)).toEqual([3, 3, 3, 1])
      expect(pages.flat()).toEqual(await found({ sort }))
      expect(new Set(pages.flat()).size).toBe(10)
    },
  )
})
