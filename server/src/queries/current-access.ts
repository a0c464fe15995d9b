import { sql } from 'drizzle-orm'
import type { CurrentAccess } from '@liftwatch/core/contract/accounts/session'
import type { Database } from '../db/connect'
import { findRow } from './rows'
import { inScope, type Scope } from './scope'
import { sessionEndsAt } from './sessions'

interface Caller {
  readonly tokenHash: Buffer
  readonly sessionId: string | null
  readonly scope: Scope
}

/** Undefined where the session or the access token has ended meanwhile. */
export function findCurrentAccess(
  tx: Database,
  { tokenHash, sessionId, scope }: Caller,
): Promise<CurrentAccess | undefined> {
  const proof =
    sessionId === null
      ? sql`SELECT 'ACCESS_TOKEN' AS by, name, expires_at FROM user_token WHERE token_hash = ${tokenHash}`
      : sql`SELECT 'SESSION' AS by, NULL AS name, ${sessionEndsAt} AS expires_at FROM session WHERE token_hash = ${tokenHash}`
  const seen = inScope(scope, sql`lift.scope_id`)
  return findRow(
    tx,
    sql`
      SELECT proof.by, proof.name, proof.expires_at AS "expiresAt", ${scope === 'all'}::boolean AS "seesAll",
        (SELECT count(*) FROM lift WHERE ${seen}) AS "liftCnt",
        array(SELECT council.name FROM organization council WHERE council.id IN (
          SELECT lift_scope.town_council_id FROM lift_scope
          WHERE ${inScope(scope, sql`lift_scope.id`)} AND EXISTS (SELECT FROM lift WHERE lift.scope_id = lift_scope.id))
          ORDER BY council.name) AS "townCouncils"
      FROM (${proof}) proof`,
  )
}
