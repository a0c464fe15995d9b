import { sql } from 'drizzle-orm'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import type { Database } from '../db/connect'
import { setEdit, type Edit } from './last-edit'
import { listRows } from './rows'

/** A group as what it gives to who is in it. */
export interface GrantingGroup {
  readonly id: string
  readonly name: string
  readonly permissions: Permission[]
}

const permissionsOfGroup = sql`
  array(SELECT permission FROM user_group_permission WHERE group_id = user_group.id ORDER BY permission)`

/** Those of these groups that are the organisation's. */
export function listGrantingGroups(
  tx: Database,
  organizationId: string,
  ids: readonly string[],
): Promise<GrantingGroup[]> {
  return listRows<GrantingGroup>(
    tx,
    sql`
      SELECT id, name, ${permissionsOfGroup} AS permissions FROM user_group
      WHERE organization_id = ${organizationId} AND id = ANY(${sql.param([...ids])}::uuid[]) ORDER BY name`,
  )
}

/** The groups of a member. */
export function listGroupsOfMember(tx: Database, organizationId: string, userId: string): Promise<GrantingGroup[]> {
  return listRows<GrantingGroup>(
    tx,
    sql`
      SELECT id, name, ${permissionsOfGroup} AS permissions
      FROM user_group JOIN user_group_member ON user_group_member.group_id = user_group.id
      WHERE organization_id = ${organizationId} AND user_id = ${userId} ORDER BY name`,
  )
}

/** Who is in any of these groups, each once. */
export async function listUsersOfGroups(tx: Database, groupIds: readonly string[]): Promise<string[]> {
  const rows = await listRows<{ id: string }>(
    tx,
    sql`
      SELECT DISTINCT user_id AS id FROM user_group_member
      WHERE group_id = ANY(${sql.param([...groupIds])}::uuid[])`,
  )
  return rows.map(({ id }) => id)
}

/** Notes of groups that they have changed. */
export async function touchGroups(tx: Database, ids: readonly string[], edit: Edit): Promise<void> {
  await tx.execute(sql`UPDATE user_group SET ${setEdit(edit)} WHERE id = ANY(${sql.param([...ids])}::uuid[])`)
}

/** Puts users into a group; those who are in it stay. Answers who was not. */
export async function addGroupMembers(
  tx: Database,
  groupId: string,
  userIds: readonly string[],
): Promise<readonly string[]> {
  const added = await listRows<{ id: string }>(
    tx,
    sql`
      INSERT INTO user_group_member (group_id, user_id)
      SELECT ${groupId}::uuid, unnest(${sql.param([...userIds])}::uuid[])
      ON CONFLICT DO NOTHING RETURNING user_id AS id`,
  )
  return added.map(({ id }) => id)
}

/** Takes users out of a group; answers who was in it. */
export async function removeGroupMembers(
  tx: Database,
  groupId: string,
  userIds: readonly string[],
): Promise<readonly string[]> {
  const removed = await listRows<{ id: string }>(
    tx,
    sql`
      DELETE FROM user_group_member
      WHERE group_id = ${groupId} AND user_id = ANY(${sql.param([...userIds])}::uuid[]) RETURNING user_id AS id`,
  )
  return removed.map(({ id }) => id)
}

/** Puts a member into these groups of an organisation, and out of all others of it. */
export async function setGroupsOfMember(
  tx: Database,
  organizationId: string,
  userId: string,
  groupIds: readonly string[],
  edit: Edit,
): Promise<void> {
  const wanted = sql`${sql.param([...groupIds])}::uuid[]`
  const changed = await listRows<{ id: string }>(
    tx,
    sql`
      WITH own AS (SELECT id FROM user_group WHERE organization_id = ${organizationId}),
      left_groups AS (
        DELETE FROM user_group_member USING own
        WHERE group_id = own.id AND user_id = ${userId} AND NOT group_id = ANY(${wanted}) RETURNING group_id
      ),
      joined AS (
        INSERT INTO user_group_member (group_id, user_id) SELECT id, ${userId}::uuid FROM own WHERE id = ANY(${wanted})
        ON CONFLICT DO NOTHING RETURNING group_id
      )
      SELECT group_id AS id FROM left_groups UNION ALL SELECT group_id FROM joined`,
  )
  await touchGroups(
    tx,
    changed.map(({ id }) => id),
    edit,
  )
}
