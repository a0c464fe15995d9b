import { v7 as newId } from 'uuid'
import { buildingFactNames, deviceFactNames, type EstateBlock } from '@liftwatch/core/contract/estate'
import type { OrganizationType } from '@liftwatch/core/contract/organizations'
import { assignPrefixes, liftNumberAt, liftsOfBlock } from '@liftwatch/core/domain/estate'
import type { Database } from '../db/connect'
import {
  ensureScope,
  insertBuildings,
  insertLifts,
  insertLmds,
  listKnownBuildings,
  lockEstate,
  type KnownBuilding,
} from '../queries/estate'
import { ensureOrganization } from '../queries/organizations'

export interface ImportResult {
  readonly buildings: number
  readonly lifts: number
  readonly lmds: number
  readonly buildingsKept: number
  readonly organizationsCreated: string[]
}

/** Each distinct text once, through `make`, and then from memory. */
function remembered<Result>(make: (key: string) => Promise<Result>): (key: string) => Promise<Result> {
  const made = new Map<string, Promise<Result>>()
  return key => {
    const result = made.get(key) ?? make(key)
    made.set(key, result)
    return result
  }
}

function prefixesByTown(
  known: readonly KnownBuilding[],
  blocks: readonly EstateBlock[],
): Map<string, Map<string, string>> {
  const towns = new Set(blocks.map(block => block.townCode))
  return new Map(
    [...towns].map(town => {
      const there = known.filter(building => building.tc === town && building.street !== null)
      const streets = blocks.filter(block => block.townCode === town).map(block => block.street)
      return [town, assignPrefixes(new Map(there.map(building => [building.street!, building.pfx])), streets)]
    }),
  )
}

/** The facts that the block has; an empty one is none. */
function factsOf(block: EstateBlock, names: readonly (keyof EstateBlock)[]): Record<string, string | number> {
  return Object.fromEntries(names.flatMap(name => (block[name] ? [[name, block[name]]] : [])))
}

/**
 * Brings blocks in with their lifts, one device a block, and the organisations that they name. A block that is there already,
 * by town, street and number, is left as it is, so that the same file may be imported again. Runs in the caller's transaction.
 */
export async function importEstate(tx: Database, blocks: readonly EstateBlock[], at: number): Promise<ImportResult> {
  await lockEstate(tx)
  const known = await listKnownBuildings(tx)
  const prefixes = prefixesByTown(known, blocks)
  const names = new Set(known.map(({ tc, pfx, blk }) => `${tc}-${pfx}-${blk}`))
  const organizationsCreated: string[] = []

  const organizationOf = (type: OrganizationType) =>
    remembered(async name => {
      const { id, isNew } = await ensureOrganization(tx, name, type, at)
      if (isNew) organizationsCreated.push(name)
      return id
    })
  const councilOf = organizationOf('TOWN_COUNCIL')
  const companyOf = organizationOf('LIFT_COMPANY')
  const vendorOf = organizationOf('LMD_VENDOR')
  const scopeOf = remembered(key => ensureScope(tx, JSON.parse(key) as Parameters<typeof ensureScope>[1]))
  const idOrNull = (of: (name: string) => Promise<string>, name: string | undefined) => (name ? of(name) : null)

  const buildings: Parameters<typeof insertBuildings>[1][number][] = []
  const lmds: Parameters<typeof insertLmds>[1][number][] = []
  const lifts: Parameters<typeof insertLifts>[1][number][] = []
  for (const block of blocks) {
    const pfx = prefixes.get(block.townCode)!.get(block.street)!
    const place = { tc: block.townCode, pfx, blk: block.block }
    const name = `${place.tc}-${place.pfx}-${place.blk}`
    if (names.has(name)) continue
    names.add(name)
    const townCouncilId = await idOrNull(councilOf, block.townCouncil)
    const liftCompanyId = await idOrNull(companyOf, block.liftCompany)
    const lmdVendorId = await idOrNull(vendorOf, block.lmdVendor)
    const scopeId = await scopeOf(JSON.stringify({ townCouncilId, liftCompanyId, lmdVendorId }))
    const buildingId = newId()
    const lmdId = newId()
    buildings.push({
      id: buildingId,
      name,
      ...place,
      address: `${block.block} ${block.street}`,
      postalCode: block.postalCode || null,
      latitude: block.latitude ?? null,
      longitude: block.longitude ?? null,
      townCouncilId,
      attribute: factsOf(block, buildingFactNames),
    })
    const attribute = factsOf(block, deviceFactNames)
    lmds.push({ id: lmdId, name: `LMD ${name}`, clientId: name, buildingId, vendorId: lmdVendorId, attribute })
    for (let index = 0; index < liftsOfBlock(block); index++) {
      const liftNumber = liftNumberAt(index)
      lifts.push({ id: newId(), name: `${name}-${liftNumber}`, ...place, liftNumber, buildingId, lmdId, scopeId })
    }
  }
  await insertBuildings(tx, buildings)
  await insertLmds(tx, lmds)
  await insertLifts(tx, lifts)
  const buildingsKept = blocks.length - buildings.length
  return { buildings: buildings.length, lifts: lifts.length, lmds: lmds.length, buildingsKept, organizationsCreated }
}
