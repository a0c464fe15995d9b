import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { block, createUser, logIn } from '../harness/builders'
import { bytesOf, csvRows, sheetsOf } from '../harness/files'
import { client, server, test as usualTest } from '../harness/fixtures'

const test = usualTest.extend(
  'given',
  { scope: 'file' },
  {
    blocks: [
      block({ block: '10', postalCode: '560010', ward: 'Kebun Baru', constituency: 'Ang Mo Kio GRC' }),
      block({ block: '11', postalCode: '560011', constituency: 'Yio Chu Kang' }),
      block({ block: '12', postalCode: '560012', townCouncil: 'Bedok Town Council' }),
    ],
    client: {},
  },
)

describe('the ward of a building', () => {
  test('is its own, or its constituency, or not known, in the lists of buildings and of lifts', async () => {
    const wards = ['Kebun Baru', 'Yio Chu Kang', null]
    expect((await client.buildings.page({})).content.map(({ attribute }) => attribute.ward)).toEqual(wards)
    const { content } = await client.lifts.page({})
    expect(content.map(({ ward }) => ward)).toEqual(wards.flatMap(ward => [ward, ward]))
  })

  test('finds buildings and lifts from its beginning', async () => {
    expect((await client.buildings.page({ ward: 'yio' })).content.map(({ name }) => name)).toEqual(['AMK-AMA1-11'])
    expect((await client.lifts.page({ ward: 'Kebun' })).totalElements).toBe(2)
    expect((await client.lifts.page({ ward: 'Ang Mo Kio' })).totalElements).toBe(0)
  })

  test('is the division of the council report, with its full name where that is another', async () => {
    const rows = await client.tcmr.division({})
    expect(rows.map(({ buildingWard, buildingWardFullName }) => [buildingWard, buildingWardFullName])).toEqual([
      ['Kebun Baru', 'Ang Mo Kio GRC'],
      ['Yio Chu Kang', null],
      [null, null],
      [null, null],
    ])
  })

  test('is in reports of lifts, which can be of some wards alone and say so in their files', async () => {
    const { content } = await client.problemLifts.page({ ward: ['Yio Chu Kang'] })
    expect(content.map(({ liftName, buildingWard }) => [liftName, buildingWard])).toEqual([
      ['AMK-AMA1-11-A', 'Yio Chu Kang'],
      ['AMK-AMA1-11-B', 'Yio Chu Kang'],
    ])
    const asked = { ward: ['Kebun Baru', 'Yio Chu Kang'], townCouncil: ['Ang Mo Kio Town Council'] }
    const [, about] = await sheetsOf(await bytesOf(await client.problemLifts.export(asked)))
    expect(about!.rows).toContainEqual(['Wards', 'Kebun Baru, Yio Chu Kang'])
    const csv = await client.problemLifts.export({ ...asked, format: 'csv', columns: ['liftName', 'buildingWard'] })
    expect(csvRows(await bytesOf(csv))).toHaveLength(1 + 4)
  })

  test('is offered to those who see lifts of it, and no other', async () => {
    const wardsOf = async (who: Client) =>
      (await who.lookups.find({ type: 'PROBLEM_LIFTS_REPORTS_FILTERS' })).filters.find(({ key }) => key === 'ward')
    expect(await wardsOf(client)).toEqual({ key: 'ward', options: ['Kebun Baru', 'Yio Chu Kang'] })
    const council = await logIn(
      server,
      await createUser(server, { organization: 'Bedok Town Council', type: 'TOWN_COUNCIL' }),
    )
    expect(await wardsOf(council)).toEqual({ key: 'ward', options: [] })
  })

  test('that there is not is named as unknown', async () => {
    const candidates = ['Kebun Baru', 'Yio Chu Kang']
    const asked = { wards: ['Kebun Baru', 'Kebun'], ward: 'kebun' }
    expect(await client.unknownNames.list(asked)).toEqual([{ name: 'wards', typed: 'Kebun', candidates }])
    expect(await client.unknownNames.list({ ward: 'Nee' })).toMatchObject([{ name: 'ward', candidates }])
  })
})
