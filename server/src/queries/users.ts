import { eq, sql } from 'drizzle-orm'
import type { OrganizationChoice } from '@liftwatch/core/contract/accounts/organizations'
import type { Database } from '../db/connect'
import { membership, user } from '../db/schema/users'
import { findRow, listRows } from './rows'

export interface LoginRow {
  readonly id: string
  readonly email: string
  readonly nickname: string
  readonly passwordHash: string
}

/** A person who may log in, by name in lower case. */
export function findUserForLogin(tx: Database, name: string): Promise<LoginRow | undefined> {
  return findRow<LoginRow>(
    tx,
    sql`
      SELECT id, name AS email, nickname, password_hash AS "passwordHash"
      FROM app_user WHERE name = ${name} AND kind = 'PERSON' AND status = 'ACTIVE'`,
  )
}

export async function findNickname(tx: Database, userId: string): Promise<string | undefined> {
  const [row] = await tx.select({ nickname: user.nickname }).from(user).where(eq(user.id, userId))
  return row?.nickname
}

export async function insertUser(tx: Database, row: typeof user.$inferInsert): Promise<void> {
  await tx.insert(user).values(row)
}

/** Makes a user unless there is one of the name; answers whether it did. */
export async function insertUserIfNew(tx: Database, row: typeof user.$inferInsert): Promise<boolean> {
  return (await tx.insert(user).values(row).onConflictDoNothing().returning({ id: user.id })).length > 0
}

export async function savePassword(tx: Database, userId: string, passwordHash: string): Promise<void> {
  await tx.update(user).set({ passwordHash }).where(eq(user.id, userId))
}

type NewMembership = typeof membership.$inferInsert

export async function insertMembership(tx: Database, row: NewMembership): Promise<void> {
  await tx.insert(membership).values(row)
}

/** Makes the user a member, and answers whether it did; what it is already stays as it is. */
export async function insertMembershipIfNew(tx: Database, row: NewMembership): Promise<boolean> {
  return (await tx.insert(membership).values(row).onConflictDoNothing().returning()).length > 0
}

/** Which of these addresses, in lower case, belong to members of an organisation. */
export async function listMemberEmails(
  tx: Database,
  organizationId: string,
  emails: readonly string[],
): Promise<string[]> {
  const rows = await listRows<{ email: string }>(
    tx,
    sql`
      SELECT app_user.name AS email FROM membership JOIN app_user ON app_user.id = membership.user_id
      WHERE membership.organization_id = ${organizationId} AND app_user.name = ANY(${sql.param([...emails])}::text[])
      ORDER BY 1`,
  )
  return rows.map(({ email }) => email)
}

/** The names of the service accounts of an organisation. */
export async function listServiceAccountNames(tx: Database, organizationId: string): Promise<string[]> {
  const rows = await listRows<{ name: string }>(
    tx,
    sql`
      SELECT app_user.nickname AS name FROM membership
      JOIN app_user ON app_user.id = membership.user_id AND app_user.kind = 'SERVICE'
      WHERE membership.organization_id = ${organizationId}`,
  )
  return rows.map(({ name }) => name)
}

export async function hasAnyUser(tx: Database): Promise<boolean> {
  return (await tx.select({ id: user.id }).from(user).limit(1)).length > 0
}

/** The active organisations in which a user is an active member, with its role in each, by name. */
export function listOrganizationsOf(tx: Database, userId: string): Promise<OrganizationChoice[]> {
  return listRows<OrganizationChoice>(
    tx,
    sql`
      SELECT organization.id, organization.name, organization.type, membership.role
      FROM membership JOIN organization ON organization.id = membership.organization_id
      WHERE membership.user_id = ${userId} AND membership.status = 'ACTIVE' AND organization.status = 'ACTIVE'
      ORDER BY organization.name`,
  )
}
