import type { LiftContract } from '@liftwatch/core/contract/estate/estate'
import { AppError } from '@liftwatch/core/errors'
import { estateAssignMaxRows } from '@liftwatch/core/limits'
import type { Outcome } from '../actions/act'
import type { Database } from '../db/connect'
import { noticesOfMoved } from './moved-notices'
import { lockEstate } from '../queries/estate'
import {
  findMoves,
  listMovedNames,
  listMoves,
  listTouchedScopes,
  lockMoved,
  moveBuildingsAndDevices,
  moveLifts,
  type Move,
} from '../queries/moved-lifts'
import {
  createContractStage,
  listRetiredLifts,
  listUnknownLifts,
  listUnknownOrganizations,
  parties,
  stageContracts,
} from '../queries/staged-contracts'

/** What is wrong is listed up to this many entries, and what moved up to as many of each kind. */
const listedMax = 50
/** Contracts of one statement, where all are in memory: one of more takes so long to write out that others would wait for it. */
const contractsAtOnce = 1_000

/** All contracts in slices. */
export function* slicesOf(contracts: readonly LiftContract[]): Generator<readonly LiftContract[]> {
  for (let from = 0; from < contracts.length; from += contractsAtOnce) {
    yield contracts.slice(from, from + contractsAtOnce)
  }
}

/** Errors: unknown-lift, lift-retired, unknown-organization, each with the rows of all that are so. */
async function refuseUnknown(tx: Database): Promise<void> {
  const lifts = await listUnknownLifts(tx, listedMax)
  if (lifts.length > 0) {
    const errors = lifts.map(({ row, name }) => ({
      path: `contracts.${row}.lift`,
      message: `there is no lift ${name}`,
    }))
    throw new AppError('unknown-lift', { params: { name: lifts[0]!.name }, errors })
  }
  const retired = await listRetiredLifts(tx, listedMax)
  if (retired.length > 0) {
    const errors = retired.map(({ row, name }) => ({ path: `contracts.${row}.lift`, message: `${name} is retired` }))
    const { name, retiredAt, reason } = retired[0]!
    throw new AppError('lift-retired', { params: { name, retiredAt, reason }, errors })
  }
  for (const party of parties) {
    const unknown = await listUnknownOrganizations(tx, party, listedMax)
    if (unknown.length === 0) continue
    const { type } = party
    const errors = unknown.map(({ row, name }) => ({
      path: `contracts.${row}.${party.name}`,
      message: `there is no ${name} of the type ${type}`,
    }))
    throw new AppError('unknown-organization', { params: { name: unknown[0]!.name, type }, errors })
  }
}

/** Some of a list, and that there are more. */
function bounded(list: readonly string[]): string[] {
  return list.length > listedMax ? [...list.slice(0, listedMax), '…'] : [...list]
}

/** What moved, for the audit trail: of each party from whom to whom, and which lifts. */
function detailOf(lifts: number, moves: readonly Move[], names: readonly string[]): Record<string, unknown> {
  const byParty = parties.flatMap(({ name }) => {
    const own = moves.filter(({ party }) => party === name)
    if (own.length === 0) return []
    return [[name, bounded(own.map(move => `${move.from ?? '-'} → ${move.to}: ${move.lifts}`))] as const]
  })
  return { lifts, ...Object.fromEntries(byParty), liftNames: bounded(names) }
}

/**
 * Moves lifts to the parties of their new contracts, all of them or none. The contracts are stored as they arrive, so that no one
 * waits for a slow sender. Runs in the caller's transaction. Errors: unknown-lift, lift-retired, unknown-organization,
 * too-large.
 */
export async function assignContracts(
  tx: Database,
  slices: AsyncIterable<readonly LiftContract[]> | Iterable<readonly LiftContract[]>,
): Promise<Outcome<{ changed: number; unchanged: number }>> {
  await createContractStage(tx)
  let count = 0
  for await (const contracts of slices) {
    count += contracts.length
    if (count > estateAssignMaxRows) throw new AppError('too-large')
    await stageContracts(tx, contracts)
  }
  await lockEstate(tx)
  await refuseUnknown(tx)
  const { named, moved } = await findMoves(tx)
  const answer = { changed: moved, unchanged: named - moved }
  if (moved === 0) return { answer }
  const moves = await listMoves(tx)
  const names = await listMovedNames(tx, listedMax + 1)
  await lockMoved(tx)
  await moveLifts(tx)
  await moveBuildingsAndDevices(tx)
  return {
    answer,
    entries: [{ subjectId: null, detail: detailOf(moved, moves, names) }],
    notices: noticesOfMoved(await listTouchedScopes(tx)),
    changesAccess: true,
  }
}
