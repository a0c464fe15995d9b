import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { BuildingFilter } from '@liftwatch/core/contract/estate/buildings'
import { block, createEstate, createUser, logIn } from '../harness/builders'
import { createCast, northern } from '../harness/cast'
import { it, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { startTestServer } from '../harness/server'

let client: Client

it.beforeAll(async () => {
  const bare = { townCode: 'TPY', block: '1', street: 'LOR 1', lifts: 0 }
  await createEstate(server, [
    block({
      ward: 'AM53',
      constituency: 'ANG MO KIO',
      estateMgmtCo: 'EM Services',
      pumpMCO: 'Pumps & Co',
      branchOffice: 'AMK Branch',
      issInstalledDate: '2019-04-01',
      subDivision2: '二区',
    }),
    block({ block: '205A', postalCode: '560999', lifts: 23 }),
    block({ townCode: 'BD', block: '10', street: 'BEDOK NTH ST 3', postalCode: '460010' }),
    bare,
  ])
  client = await logIn(server, await createUser(server))
})

const names = async (filter: BuildingFilter) =>
  (await client.buildings.page({ size: 100, ...filter })).content.map(({ name }) => name)

describe('the list of buildings', () => {
  it.each<[BuildingFilter, string[]]>([
    [{}, ['AMK-AMA1-205', 'AMK-AMA1-205A', 'BD-BNS3-10', 'TPY-L1-1']],
    [{ tc: 'amk', pfx: 'AMA1', blk: '205' }, ['AMK-AMA1-205', 'AMK-AMA1-205A']],
    [{ blk: '205a' }, ['AMK-AMA1-205A']],
    [{ postalCode: '46' }, ['BD-BNS3-10']],
    [{ pfx: '%' }, []],
    [{ tc: 'Ang Mo Kio', blk: '205A' }, ['AMK-AMA1-205A']],
  ])('with %j has %j', async (filter, expected) => {
    expect(await names(filter)).toEqual(expected)
    expect((await client.buildings.page(filter)).totalElements).toBe(expected.length)
  })
})

describe('a building', () => {
  it('says all that was entered of it, and nothing of what was not', async () => {
    const [row] = (await client.buildings.page({ blk: '205' })).content
    expect(row).toMatchObject({ townCouncil: 'Ang Mo Kio Town Council', managementAgent: null, liftCnt: 2 })
    expect(row!.attribute).toEqual({
      address: '205 ANG MO KIO AVE 1',
      estateMgmtCo: 'EM Services',
      tc: 'AMK',
      blk: '205',
      pumpMCO: 'Pumps & Co',
      postalCode: '560205',
      streetCode: null,
      branchOffice: 'AMK Branch',
      issInstalledDate: '2019-04-01',
      cdc: null,
      activity: null,
      constituency: 'ANG MO KIO',
      buildingSegmented: null,
      ward: 'AM53',
      subDivision1: null,
      subDivision2: '二区',
    })
    expect(await client.buildings.detail({ id: row!.id })).toEqual(row)
  })

  it('has its own lifts, a page at a time', async () => {
    const [row] = (await client.buildings.page({ blk: '205A' })).content
    const first = await client.buildings.lifts({ id: row!.id })
    const second = await client.buildings.lifts({ id: row!.id, page: 1 })
    expect(first.totalElements).toBe(23)
    expect([...first.content, ...second.content].map(({ name }) => name)).toHaveLength(23)
    expect(new Set(first.content.map(({ building }) => building.id))).toEqual(new Set([row!.id]))
  })

  it('may have none', async () => {
    const [row] = (await client.buildings.page({ tc: 'TPY' })).content
    expect(row!.liftCnt).toBe(0)
    expect(await client.buildings.lifts({ id: row!.id })).toEqual({ content: [], totalElements: 0 })
  })

  it('that is not there is not found', async () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057'
    expect(await outcomeOf(client.buildings.detail({ id }))).toBe('not-found')
    expect(await outcomeOf(client.buildings.lifts({ id }))).toBe('not-found')
  })
})

it('and its device count the lifts that their reader sees, not those of another company in the same house', async () => {
  const other = await startTestServer()
  const cast = await createCast(other)
  await other.db.execute(sql`
    UPDATE lift SET scope_id = (SELECT scope_id FROM lift WHERE name LIKE 'BD-%-A') WHERE name = 'AMK-AMA1-205-B'`)
  for (const [type, count] of [
    ['LIFTWATCH', 2],
    ['LIFT_COMPANY', 1],
  ] as const) {
    const theirs = cast.clients[type]
    const [building] = (await theirs.buildings.page({ tc: 'AMK' })).content
    const [device] = (await theirs.lmds.page({ tc: 'AMK' })).content
    expect({ type, count: building!.liftCnt }).toEqual({ type, count })
    expect((await theirs.buildings.detail({ id: building!.id })).liftCnt).toBe(count)
    expect((await theirs.buildings.lifts({ id: building!.id })).totalElements).toBe(count)
    expect(device!.liftCnt).toBe(count)
    expect((await theirs.lmds.detail({ id: device!.id })).liftCnt).toBe(count)
    expect((await theirs.lmds.lifts({ id: device!.id })).totalElements).toBe(count)
  }
  await other.stop()
})

describe("what is another organisation's", () => {
  it('is not there: buildings, their lifts, devices, complaints, lift companies', async () => {
    const other = await startTestServer()
    const cast = await createCast(other)
    const all = cast.clients.LIFTWATCH
    const south = (await all.buildings.page({ tc: 'BD' })).content[0]!
    const device = (await all.lmds.page({ tc: 'BD' })).content[0]!
    for (const type of ['TOWN_COUNCIL', 'LIFT_COMPANY', 'LMD_VENDOR', 'MANAGEMENT_AGENT', 'EMSU'] as const) {
      const theirs = cast.clients[type]
      expect((await theirs.buildings.page({})).content.map(({ attribute }) => attribute.tc)).toEqual(['AMK'])
      expect((await theirs.lmds.page({})).content.map(({ clientId }) => clientId)).toEqual([cast.north.clientId])
      expect(await outcomeOf(theirs.buildings.detail({ id: south.id }))).toBe('not-found')
      expect(await outcomeOf(theirs.buildings.lifts({ id: south.id }))).toBe('not-found')
      expect(await outcomeOf(theirs.lmds.detail({ id: device.id }))).toBe('not-found')
      expect(await outcomeOf(theirs.lmds.lifts({ id: device.id }))).toBe('not-found')
      const companies = await theirs.organizations.liftCompanies({})
      expect(companies.content.map(({ name }) => name)).toEqual([northern.LIFT_COMPANY])
    }
    await other.stop()
  })
})
