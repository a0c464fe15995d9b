import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { oidcIdentity } from '../db/schema/second-factors'
import { findRow } from './rows'

export interface SignedOnUser {
  readonly id: string
  readonly email: string
  readonly nickname: string
}

/** The active person whom a provider means by its subject. */
export function findUserByIdentity(tx: Database, issuer: string, subject: string): Promise<SignedOnUser | undefined> {
  return findRow<SignedOnUser>(
    tx,
    sql`
      SELECT app_user.id, app_user.name AS email, app_user.nickname
      FROM oidc_identity JOIN app_user ON app_user.id = oidc_identity.user_id AND app_user.kind = 'PERSON'
        AND app_user.status = 'ACTIVE'
      WHERE oidc_identity.issuer = ${issuer} AND oidc_identity.subject = ${subject}`,
  )
}

/** Links a subject to a user; false where either is linked already. */
export async function insertIdentityIfNew(tx: Database, row: typeof oidcIdentity.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(oidcIdentity)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: oidcIdentity.userId })
  return made.length > 0
}
