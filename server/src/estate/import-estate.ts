import { v7 as newId } from 'uuid'
import { buildingFactNames, deviceFactNames, type EstateBlock } from '@liftwatch/core/contract/estate/estate'
import type { OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
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
  readonly withRetiredLifts: number
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

/** Blocks to bring in: all in memory, or read as they are needed. */
export interface BlockSource {
  /** Town and street of each block; a pair may be there more than once. */
  readonly streets: Iterable<Pick<EstateBlock, 'townCode' | 'street'>>
  readonly slices: AsyncIterable<readonly EstateBlock[]> | Iterable<readonly EstateBlock[]>
}

function prefixesByTown(
  known: readonly KnownBuilding[],
  streets: BlockSource['streets'],
): Map<string, Map<string, string>> {
  const there = new Map<string, Map<string, string>>()
  for (const { tc, street, pfx } of known) {
    if (street === null) continue
    if (!there.has(tc)) there.set(tc, new Map())
    there.get(tc)!.set(street, pfx)
  }
  const asked = new Map<string, Set<string>>()
  for (const { townCode, street } of streets) {
    if (!asked.has(townCode)) asked.set(townCode, new Set())
    asked.get(townCode)!.add(street)
  }
  return new Map([...asked].map(([town, names]) => [town, assignPrefixes(there.get(town) ?? new Map(), names)]))
}

/** The facts that the block has; an empty one is none. */
function factsOf(block: EstateBlock, names: readonly (keyof EstateBlock)[]): Record<string, string | number> {
  return Object.fromEntries(names.flatMap(name => (block[name] ? [[name, block[name]]] : [])))
}

/** As `importBlocks`, of blocks that are all in memory. */
export function importEstate(tx: Database, blocks: readonly EstateBlock[], at: number): Promise<ImportResult> {
  return importBlocks(tx, async () => ({ streets: blocks, slices: [blocks] }), at)
}

/**
 * Brings blocks in with their lifts, one device a block, and the organisations that they name. A block that is there already,
 * by town, street and number, is left as it is, so that the same file may be imported again. Runs in the caller's transaction;
 * `open` is called once no other import can change the estate any more.
 */
export async function importBlocks(tx: Database, open: () => Promise<BlockSource>, at: number): Promise<ImportResult> {
  await lockEstate(tx)
  const source = await open()
  const known = await listKnownBuildings(tx)
  const prefixes = prefixesByTown(known, source.streets)
  const hasRetired = new Map(known.map(one => [`${one.tc}-${one.pfx}-${one.blk}`, one.hasRetired]))
  const names = new Set(hasRetired.keys())
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

  const made = { buildings: 0, lifts: 0, lmds: 0, buildingsKept: 0, withRetiredLifts: 0 }
  for await (const blocks of source.slices) {
    const buildings: Parameters<typeof insertBuildings>[1][number][] = []
    const lmds: Parameters<typeof insertLmds>[1][number][] = []
    const lifts: Parameters<typeof insertLifts>[1][number][] = []
    for (const block of blocks) {
      const pfx = prefixes.get(block.townCode)!.get(block.street)!
      const place = { tc: block.townCode, pfx, blk: block.block }
      const name = `${place.tc}-${place.pfx}-${place.blk}`
      if (hasRetired.get(name)) made.withRetiredLifts += 1
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
    made.buildings += buildings.length
    made.lmds += lmds.length
    made.lifts += lifts.length
    made.buildingsKept += blocks.length - buildings.length
  }
  return { ...made, organizationsCreated }
}
