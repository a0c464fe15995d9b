import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { AccessStatus, Role } from '@liftwatch/core/contract/accounts/organizations'
import type { UserKind } from '@liftwatch/core/contract/accounts/user-kind'
import { memberFilter, type MemberRow } from '@liftwatch/core/contract/accounts/users'
import type { Database } from '../db/connect'
import { lastEditOf, setEdit, type Edit } from './last-edit'
import { conditionOf, type ListQuery } from './list-query'
import { allOf, findRow, hasWord, listRows } from './rows'

type MemberFilter = z.output<typeof memberFilter> & { readonly excludeGroupId?: string | undefined }
type MemberList = ListQuery<MemberRow, MemberFilter, 'nickname' | 'lastActiveAt'>

/** Of a membership: its groups, by name. */
const groupsOfMember = sql`
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', user_group.id, 'name', user_group.name) ORDER BY user_group.name)
    FROM user_group_member
    JOIN user_group ON user_group.id = user_group_member.group_id
      AND user_group.organization_id = membership.organization_id
    WHERE user_group_member.user_id = membership.user_id), '[]')`

function isIn(groupId: string): SQL {
  return sql`EXISTS (SELECT FROM user_group_member
    WHERE user_group_member.user_id = membership.user_id AND user_group_member.group_id = ${groupId})`
}

function isOfKind(kind: UserKind): SQL {
  return sql`EXISTS (SELECT FROM app_user one WHERE one.id = membership.user_id AND one.kind = ${kind})`
}

function conditionsOf({ search, kind, groupId, excludeGroupId }: MemberFilter): (SQL | undefined)[] {
  return [
    search ? hasWord(sql`app_user.search_text`, search) : undefined,
    kind && isOfKind(kind),
    groupId ? isIn(groupId) : undefined,
    excludeGroupId ? sql`NOT ${isIn(excludeGroupId)}` : undefined,
  ]
}

/** Each membership has its user, who is read only to be searched. */
async function countMembers(
  tx: Database,
  list: MemberList,
  organizationId: string,
  filter: MemberFilter,
): Promise<number> {
  const joined = filter.search ? sql`JOIN app_user ON app_user.id = membership.user_id` : sql``
  const where = allOf([sql`membership.organization_id = ${organizationId}`, conditionOf(list, filter)])
  const row = await findRow<{ count: number }>(
    tx,
    sql`SELECT count(*) AS count FROM membership ${joined} WHERE ${where}`,
  )
  return row!.count
}

/** The members of an organisation. */
export function memberList({ organization }: { readonly organization: { readonly id: string } }): MemberList {
  const list: MemberList = {
    columns: {
      id: sql`app_user.id`,
      kind: sql`app_user.kind`,
      nickname: sql`app_user.nickname`,
      email: sql`app_user.name`,
      role: sql`membership.role`,
      status: sql`membership.status`,
      lastActiveAt: sql`app_user.last_active_at`,
      groups: groupsOfMember,
      ...lastEditOf('membership'),
    },
    filter: memberFilter,
    // Memberships are counted without their users.
    apart: ['kind'],
    // Here and not among the conditions: who belongs to several organisations is one row of each.
    searched: sql`
      membership JOIN app_user ON app_user.id = membership.user_id AND membership.organization_id = ${organization.id}`,
    id: sql`app_user.id`,
    inSight: sql`true`,
    conditions: conditionsOf,
    orders: { nickname: sql`app_user.nickname`, lastActiveAt: sql`coalesce(app_user.last_active_at, 0)` },
    toRow: (row: MemberRow) => row,
    count: (tx, filter) => countMembers(tx, list, organization.id, filter),
  }
  return list
}

/** Whether the account of a user may be used at all, which belongs to no organisation. */
export async function isAccountActive(tx: Database, userId: string): Promise<boolean> {
  return (await findRow(tx, sql`SELECT FROM app_user WHERE id = ${userId} AND status = 'ACTIVE'`)) !== undefined
}

/** How many active members of the role ADMIN an organisation has besides one. An account that is ended does not count. */
export async function countOtherAdmins(tx: Database, organizationId: string, userId: string): Promise<number> {
  const row = await findRow<{ count: number }>(
    tx,
    sql`
      SELECT count(*) AS count FROM membership
      JOIN app_user ON app_user.id = membership.user_id AND app_user.status = 'ACTIVE'
      WHERE membership.organization_id = ${organizationId} AND membership.user_id <> ${userId}
        AND membership.role = 'ADMIN' AND membership.status = 'ACTIVE'`,
  )
  return row!.count
}

/** Which of these users are members of an organisation, as what: by their addresses, a service account by its name. */
export function listMembers(
  tx: Database,
  organizationId: string,
  userIds: readonly string[],
): Promise<{ id: string; name: string; role: Role }[]> {
  return listRows(
    tx,
    sql`
      SELECT app_user.id, coalesce(app_user.name, app_user.nickname) AS name, membership.role
      FROM membership JOIN app_user ON app_user.id = membership.user_id
      WHERE membership.organization_id = ${organizationId} AND app_user.id = ANY(${sql.param([...userIds])}::uuid[])
      ORDER BY 2`,
  )
}

export async function saveMembership(
  tx: Database,
  organizationId: string,
  userId: string,
  { role, status }: { readonly role: Role; readonly status: AccessStatus },
  edit: Edit,
): Promise<void> {
  await tx.execute(sql`
    UPDATE membership SET role = ${role}, status = ${status}, ${setEdit(edit)}
    WHERE organization_id = ${organizationId} AND user_id = ${userId}`)
}

/** Notes of members of an organisation that what they are there has changed, as by a group. */
export async function touchMemberships(
  tx: Database,
  organizationId: string,
  userIds: readonly string[],
  edit: Edit,
): Promise<void> {
  await tx.execute(sql`
    UPDATE membership SET ${setEdit(edit)}
    WHERE organization_id = ${organizationId} AND user_id = ANY(${sql.param([...userIds])}::uuid[])`)
}

/** Ends memberships, with the access tokens for that organisation; the groups are left before. */
export async function deleteMemberships(
  tx: Database,
  organizationId: string,
  userIds: readonly string[],
): Promise<void> {
  const those = sql`organization_id = ${organizationId} AND user_id = ANY(${sql.param([...userIds])}::uuid[])`
  await tx.execute(sql`DELETE FROM user_token WHERE ${those}`)
  await tx.execute(sql`DELETE FROM membership WHERE ${those}`)
}
