import { v7 as newId } from 'uuid'
import {
  buildingFactNames,
  deviceFactNames,
  estateChangesShown,
  type EstateBlock,
  type EstateChange,
  type EstateUpdate,
  type LiftContract,
} from '@liftwatch/core/contract/estate/estate'
import { liftNumberAt } from '@liftwatch/core/domain/estate'
import { blockParties, blockPlaces, changesOfBlock } from '@liftwatch/core/domain/estate-changes'
import { AppError } from '@liftwatch/core/errors'
import type { Outcome } from '../actions/act'
import type { Database } from '../db/connect'
import { insertLifts, listKnownBuildings, lockEstate } from '../queries/estate'
import { listStoredBlocks, saveBuildingFacts, saveDeviceFacts, type StoredBlock } from '../queries/estate-facts'
import { assignContracts, slicesOf } from './assign-contracts'
import type { BlockSource } from './import-estate'

type NewLift = Parameters<typeof insertLifts>[1][number]

interface Changed {
  readonly block: EstateBlock
  readonly stored: StoredBlock
  readonly changes: readonly EstateChange[]
}

/** Of the changes those of these fields, by name. */
function after({ changes }: Changed, names: readonly string[]): Record<string, string | number> {
  const own = changes.filter(({ field }) => names.includes(field))
  return Object.fromEntries(own.map(change => [change.field, change.after!]))
}

/** Buildings of one statement: one of more takes so long to write out that others would wait for it. */
const buildingsAtOnce = 500

async function saveFacts(tx: Database, all: readonly Changed[]): Promise<void> {
  for (let from = 0; from < all.length; from += buildingsAtOnce) {
    const changed = all.slice(from, from + buildingsAtOnce)
    await saveBuildingFacts(
      tx,
      changed.map(one => ({
        id: one.stored.buildingId,
        facts: after(one, buildingFactNames),
        place: after(one, blockPlaces),
      })),
    )
    const devices = changed.flatMap(one => {
      const facts = after(one, deviceFactNames)
      return one.stored.lmdId !== null && Object.keys(facts).length > 0 ? [{ id: one.stored.lmdId, facts }] : []
    })
    if (devices.length > 0) await saveDeviceFacts(tx, devices)
  }
}

function isInService({ scopeId }: StoredBlock['lifts'][number]): boolean {
  return scopeId > 0
}

/** The lifts that a building has too few of, by the next letters that are free, under the contract of its first. */
function missingLifts({ block, stored }: Changed): NewLift[] {
  const { buildingId, lmdId, tc, pfx, blk, name, lifts } = stored
  const taken = new Set(lifts.map(({ liftNumber }) => liftNumber))
  const { scopeId } = lifts.find(isInService)!
  const made: NewLift[] = []
  for (let index = 0; taken.size < block.lifts!; index++) {
    const liftNumber = liftNumberAt(index)
    if (taken.has(liftNumber)) continue
    taken.add(liftNumber)
    made.push({ id: newId(), name: `${name}-${liftNumber}`, tc, pfx, blk, liftNumber, buildingId, lmdId, scopeId })
  }
  return made
}

/** The contracts of all lifts of the buildings that another organisation gets, of those that were added to them too. */
function contractsOf(changed: readonly Changed[], added: readonly NewLift[]): LiftContract[] {
  return changed.flatMap(one => {
    const parties = after(one, blockParties)
    if (Object.keys(parties).length === 0) return []
    const { buildingId, lifts } = one.stored
    const all = [...lifts.filter(isInService), ...added.filter(lift => lift.buildingId === buildingId)]
    return all.map(({ name }) => Object.assign({ lift: name }, parties))
  })
}

/** As `assignContracts`; what is wrong is named, and not placed among contracts that no one has sent. */
async function assignAll(tx: Database, contracts: readonly LiftContract[]) {
  try {
    return await assignContracts(tx, slicesOf(contracts))
  } catch (error) {
    if (error instanceof AppError && error.code === 'unknown-organization')
      throw new AppError(error.code, { params: error.params })
    throw error
  }
}

/** What an action's entry has of a building: the facts that were changed, before and after. */
function entryOf({ stored, changes }: Changed) {
  const before = Object.fromEntries(changes.map(change => [change.field, change.before]))
  const after = Object.fromEntries(changes.map(change => [change.field, change.after]))
  return { subjectId: stored.buildingId, detail: { name: stored.name, before, after } }
}

/** Of two lines about one block neither is right for sure. */
function namedTwice(name: string): AppError {
  return new AppError('bad-input', { errors: [{ path: 'blocks', message: `must not name ${name} twice` }] })
}

function keyOf(tc: string, street: string | null, blk: string): string {
  return JSON.stringify([tc, street, blk])
}

/**
 * Changes what blocks say otherwise of the estate, all of it or nothing. Runs in the caller's transaction; `open` is called once no
 * other import can change the estate any more. Errors: unknown-organization; bad-input, where a block is named twice.
 */
export async function updateBlocks(tx: Database, open: () => Promise<BlockSource>): Promise<Outcome<EstateUpdate>> {
  await lockEstate(tx)
  const { slices } = await open()
  const known = await listKnownBuildings(tx)
  const nameOf = new Map(known.map(({ tc, pfx, blk, street }) => [keyOf(tc, street, blk), `${tc}-${pfx}-${blk}`]))
  const answer = { changeCnt: 0, changed: 0, unchanged: 0, unknown: 0, withMoreLifts: 0, withRetiredLifts: 0 }
  const changes: EstateChange[] = []
  const all: Changed[] = []
  const named = new Set<string>()
  for await (const blocks of slices) {
    const found = blocks.map(block => ({ block, name: nameOf.get(keyOf(block.townCode, block.street, block.block)) }))
    const names = found.flatMap(({ name }) => name ?? [])
    const storedOf = new Map((await listStoredBlocks(tx, names)).map(stored => [stored.name, stored]))
    for (const { block, name } of found) {
      const stored = name === undefined ? undefined : storedOf.get(name)
      if (!stored) {
        answer.unknown += 1
        continue
      }
      const inService = stored.lifts.filter(isInService).length
      if (block.lifts !== undefined && block.lifts < inService) answer.withMoreLifts += 1
      if (inService < stored.liftCnt) answer.withRetiredLifts += 1
      if (named.has(stored.name)) throw namedTwice(stored.name)
      named.add(stored.name)
      const own = inService === 0 && stored.liftCnt > 0 ? [] : changesOfBlock(block, stored)
      if (own.length === 0) answer.unchanged += 1
      else all.push({ block, stored, changes: own })
      answer.changeCnt += own.length
      changes.push(...own.slice(0, estateChangesShown - changes.length))
    }
  }
  answer.changed = all.length
  if (all.length === 0) return { answer: { ...answer, changes } }
  const lifts = all.filter(one => one.changes.some(({ field }) => field === 'lifts')).flatMap(missingLifts)
  // Before any goes to another organisation, so that they go with the others.
  await insertLifts(tx, lifts)
  const contracts = contractsOf(all, lifts)
  const moved = contracts.length > 0 ? await assignAll(tx, contracts) : undefined
  await saveFacts(tx, all)
  return {
    answer: { ...answer, changes },
    entries: [...all.map(entryOf), ...(moved?.entries ?? [])],
    notices: [{ kind: 'lifts', subjectId: null, count: all.length, scopeId: null }, ...(moved?.notices ?? [])],
    changesAccess: moved?.changesAccess ?? false,
  }
}
