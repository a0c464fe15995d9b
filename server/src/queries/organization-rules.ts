import { sql } from 'drizzle-orm'
import type { OrganizationSecurity } from '@liftwatch/core/contract/accounts/second-factor'
import type { ResetTarget } from '@liftwatch/core/domain/second-factor'
import type { Database } from '../db/connect'
import { findRow } from './rows'
import { isSecondFactorOn } from './second-factors'

/** What an organisation asks of its members' log-ins. */
export async function findOrganizationSecurity(tx: Database, id: string): Promise<OrganizationSecurity> {
  const row = await findRow<OrganizationSecurity>(
    tx,
    sql`SELECT requires_second_factor AS "requiresSecondFactor" FROM organization WHERE id = ${id}`,
  )
  return row!
}

export async function saveOrganizationSecurity(
  tx: Database,
  id: string,
  { requiresSecondFactor }: OrganizationSecurity,
): Promise<void> {
  await tx.execute(sql`UPDATE organization SET requires_second_factor = ${requiresSecondFactor} WHERE id = ${id}`)
}

/** Whether this session lacks a second factor that the organisation or its user asks for. */
export async function isSecondFactorMissing(tx: Database, tokenHash: Buffer, organizationId: string): Promise<boolean> {
  const row = await findRow<{ isMissing: boolean }>(
    tx,
    sql`
      SELECT session.second_factor_at IS NULL AND (organization.requires_second_factor OR
        ${isSecondFactorOn(sql`session.user_id`)}) AS "isMissing"
      FROM session JOIN organization ON organization.id = ${organizationId}
      WHERE session.token_hash = ${tokenHash}`,
  )
  return row?.isMissing ?? false
}

/** A person as an administrator of an organisation meets them. */
export function findResetTarget(
  tx: Database,
  userId: string,
  caller: { readonly userId: string; readonly organizationId: string },
): Promise<(ResetTarget & { readonly email: string }) | undefined> {
  return findRow(
    tx,
    sql`
      SELECT app_user.name AS email, app_user.id = ${caller.userId} AS "isSelf",
        EXISTS (SELECT FROM membership
          WHERE membership.user_id = app_user.id AND organization_id = ${caller.organizationId}) AS "isMember",
        EXISTS (SELECT FROM membership theirs WHERE theirs.user_id = app_user.id AND NOT EXISTS (
          SELECT FROM membership mine WHERE mine.user_id = ${caller.userId}
            AND mine.organization_id = theirs.organization_id AND mine.role = 'ADMIN')) AS "hasMore"
      FROM app_user WHERE app_user.id = ${userId} AND app_user.kind = 'PERSON'`,
  )
}
