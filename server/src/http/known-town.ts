import { AppError } from '@liftwatch/core/errors'
import type { Database } from '../db/connect'
import { isTownKnown, listCouncils, listTowns } from '../queries/lift-names'
import type { Scope } from '../queries/scope'

export interface AskedTowns {
  /** As it was typed into the box: the beginning of a code or of a name. */
  readonly tc?: string | undefined
  /** Whole codes. */
  readonly town?: readonly string[] | undefined
  /** Whole names of councils, or their ids. */
  readonly townCouncil?: readonly string[] | undefined
}

/** Errors: unknown-town. */
function refuseOthers(asked: readonly string[], known: readonly string[]): void {
  const all = new Set(known.map(name => name.toLowerCase()))
  const unknown = asked.find(name => !all.has(name.toLowerCase()))
  if (unknown !== undefined) throw new AppError('unknown-town', { params: { name: unknown } })
}

/**
 * A list that is asked for by a town or council that there is not is an error, and no empty list: an operator would take it for a town
 * without alarms. Errors: unknown-town.
 */
export async function refuseUnknownTown(
  db: Database,
  scope: Scope,
  { tc, town = [], townCouncil = [] }: AskedTowns,
): Promise<void> {
  if (tc && !(await isTownKnown(db, scope, tc))) throw new AppError('unknown-town', { params: { name: tc } })
  if (town.length > 0) refuseOthers(town, await listTowns(db, scope))
  if (townCouncil.length > 0)
    refuseOthers(
      townCouncil,
      (await listCouncils(db, scope)).flatMap(({ id, name }) => [id, name]),
    )
}
