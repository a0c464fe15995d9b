import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { inScope, withRetiredLiftsAlone, type Scope } from './scope'

/** How many lifts there are in a scope: from the ledger, without one being looked at. */
export function liftCountOf(scope: Scope): SQL {
  return sql`
    (SELECT coalesce(sum(change), 0)::int8 FROM estate_count WHERE counted = 'LIFT' AND ${inScope(scope, sql`scope_id`)})`
}

/** How many devices have a lift in a scope; of the whole estate from the ledger, but for those that no one sees any more. */
export function lmdCountOf(scope: Scope): SQL {
  if (scope !== 'all')
    return sql`(SELECT count(DISTINCT lift.lmd_id) FROM lift WHERE ${inScope(scope, sql`lift.scope_id`)})`
  return sql`
    ((SELECT coalesce(sum(change), 0)::int8 FROM estate_count WHERE counted = 'LMD')
      - (SELECT count(DISTINCT unseen.id) FROM (${withRetiredLiftsAlone('lmd')}) unseen (id)))`
}

/** Folds the ledger together; the sums stay the same, for readers before and after. */
export async function foldEstateCounts(tx: Database): Promise<void> {
  await tx.execute(sql`
    WITH folded AS (DELETE FROM estate_count RETURNING *)
    INSERT INTO estate_count (counted, scope_id, change)
    SELECT counted, scope_id, sum(change) FROM folded GROUP BY 1, 2 HAVING sum(change) <> 0`)
}
