import { AppError } from '@liftwatch/core/errors'
import type { Database } from '../db/connect'
import { isTownKnown, listCouncils } from '../queries/lift-names'
import type { Scope } from '../queries/scope'

export interface AskedTowns {
  /** As it was typed into the box: the beginning of a code or of a name. */
  readonly tc?: string | undefined
  /** Whole names of councils, or their ids. */
  readonly townCouncil?: readonly string[] | undefined
}

/**
 * A list that is asked for by a town or council that there is not is an error, and no empty list: an operator would take it for a town
 * without alarms. Errors: unknown-town.
 */
export async function refuseUnknownTown(
  db: Database,
  scope: Scope,
  { tc, townCouncil = [] }: AskedTowns,
): Promise<void> {
  if (tc && !(await isTownKnown(db, scope, tc))) throw new AppError('unknown-town', { params: { name: tc } })
  if (townCouncil.length === 0) return
  const known = new Set((await listCouncils(db, scope)).flatMap(({ id, name }) => [id, name]))
  const unknown = townCouncil.find(name => !known.has(name))
  if (unknown !== undefined) throw new AppError('unknown-town', { params: { name: unknown } })
}
