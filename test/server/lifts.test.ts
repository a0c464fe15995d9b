import { describe, expect } from 'vitest'
import type { liftFilter } from '@liftwatch/core/contract/estate/lifts'
import type { z } from 'zod'
import { block, createUser, logIn, postMessages, sendAlarm } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { client, devices, it as usualTest, server } from '../harness/fixtures'
import { errorOf, outcomeOf } from '../harness/outcome'

const { liftCompany: _, townCouncil: __, lmdVendor: ___, postalCode: ____, ...bare } = block()

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  {
    blocks: [
      block(),
      block({ block: '205A', postalCode: '560999' }),
      block({ townCode: 'BD', block: '10', street: 'BEDOK NTH ST 3', postalCode: '460010' }),
      { ...bare, townCode: 'TPY', block: '1', street: 'LOR 1', lifts: 27 },
    ],
    client: {},
  },
)

async function names(input: z.input<typeof liftFilter> & { sort?: string; page?: number; size?: number }) {
  const { content } = await client.lifts.page({ size: 100, ...input })
  return content.map(({ name }) => name)
}

describe('the list of lifts', () => {
  it('is by name, a page at a time', async () => {
    const { content, totalElements } = await client.lifts.page({})
    expect(totalElements).toBe(33)
    expect(content).toHaveLength(20)
    const all = await names({})
    expect(all).toHaveLength(33)
    expect(new Set(all).size).toBe(33)
    expect(await names({ page: 1, size: 20 })).toEqual(all.slice(20))
    expect(await names({ sort: 'name,DESC' })).toEqual(all.toReversed())
    expect(await names({ page: 99 })).toEqual([])
  })

  it.each([
    [{ tc: 'amk' }, 4],
    [{ tc: 'AMK', blk: '205' }, 4],
    [{ blk: '205a' }, 2],
    [{ pfx: 'BNS3' }, 2],
    [{ lift: 'a', tc: 'TPY' }, 2],
    [{ lift: 'AA' }, 1],
    [{ postalCode: '5609' }, 2],
    [{ lmdClientId: 'BD-' }, 2],
    [{ pfx: '%' }, 0],
    [{ pfx: '_MA1' }, 0],
    [{ pfx: 'MA1' }, 0],
    [{ tc: '' }, 33],
    [{ tc: 'ang mo kio town council', blk: '205A' }, 2],
    [{ tc: 'AMK', pfx: 'AMA1', blk: '205', lift: 'A' }, 1],
    [{ tc: 'amk', pfx: 'ama1', blk: '205a', lift: 'a' }, 1],
    [{ tc: 'AMK', pfx: 'AMA1', blk: '20', lift: 'A' }, 2],
  ])('with %j has %i', async (filter, count) => {
    expect(await names(filter)).toHaveLength(count)
    expect((await client.lifts.page(filter)).totalElements).toBe(count)
  })
})

describe('a town that there is not', () => {
  it.each(['%', '_MK', 'MK', 'Ang Mo Kia'])('as %j is an error that names it, and no empty list', async tc => {
    const refused = { code: 'unknown-town', params: { name: tc } }
    expect(await errorOf(client.lifts.page({ tc }))).toMatchObject(refused)
    expect(await errorOf(client.liftFaults.count({ tc }))).toMatchObject(refused)
    expect(await errorOf(client.buildings.export({ tc, format: 'csv' }))).toMatchObject(refused)
  })

  it('is one that the caller does not see', async () => {
    const council = { organization: 'Bishan Town Council', type: 'TOWN_COUNCIL' } as const
    const other = await logIn(server, await createUser(server, { ...council, role: 'ADMIN' }))
    expect(await outcomeOf(other.lifts.page({ tc: 'AMK' }))).toBe('unknown-town')
  })

  it('is one of a report too, where councils are named whole or by id', async () => {
    const named = (townCouncil: string) => outcomeOf(client.problemLifts.page({ townCouncil }))
    expect(await named('Ang Mo Kio Town Council')).toBe('ok')
    expect(await named('Ang Mo Kio')).toBe('unknown-town')
  })
})

describe('a lift', () => {
  it('says where it is, who minds it and what is open', async () => {
    const id = await findLiftId(server, 'BD-BNS3-10-B')
    const device = devices.find(({ clientId }) => clientId === 'BD-BNS3-10')!
    const before = Date.now()
    await sendAlarm(server, device, { lift: 'B', number: 3 })
    await sendAlarm(server, device, { lift: 'B', type: 'PASSENGER_TRAP', number: 0 })
    await postMessages(server, device, [{ ts: before, lift: 'B', values: { LJ: true, CF: true, RO: false, floor: 7 } }])
    const detail = await client.lifts.detail({ id })
    expect(detail).toMatchObject({
      name: 'BD-BNS3-10-B',
      attribute: { liftNumber: 'B' },
      lmd: { attribute: { clientId: 'BD-BNS3-10' }, isOnline: true },
      lmdName: 'LMD BD-BNS3-10',
      lmdAddress: '10 BEDOK NTH ST 3',
      building: { name: 'BD-BNS3-10', address: '10 BEDOK NTH ST 3', postalCode: '460010' },
      townCouncil: 'Ang Mo Kio Town Council',
      liftCompany: 'Ascendo Lifts',
      flags: ['PT', 'LJ', 'CF'],
      openFaultCnt: 1,
      complaintCnt: 0,
      omsScheduleCnt: 0,
    })
    expect(detail.lmd!.lastOnlineTs).toBeGreaterThanOrEqual(before)
    expect(detail.telemetries).toEqual(await client.telemetry.latest({ id }))
    expect(detail.telemetries).toEqual([
      { key: 'CF', value: true, ts: before },
      { key: 'LJ', value: true, ts: before },
      { key: 'RO', value: false, ts: before },
      { key: 'floor', value: 7, ts: before },
    ])
    const { content } = await client.lifts.page({ tc: 'BD', lift: 'B' })
    const { telemetries: _, lmdName: __, lmdAddress: ___, ...row } = detail
    expect(content).toEqual([row])
  })

  it('may belong to no one, and may never have been in contact', async () => {
    const id = await findLiftId(server, 'TPY-L1-1-AA')
    expect(await client.lifts.detail({ id })).toMatchObject({
      townCouncil: null,
      liftCompany: null,
      building: { postalCode: null },
      lmd: { isOnline: false, lastOnlineTs: null },
      telemetries: [],
    })
    expect(await client.telemetry.latest({ id })).toEqual([])
  })

  it('that is not there is not found', async () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057'
    expect(await outcomeOf(client.lifts.detail({ id }))).toBe('not-found')
    expect(await outcomeOf(client.telemetry.latest({ id }))).toBe('not-found')
  })
})
