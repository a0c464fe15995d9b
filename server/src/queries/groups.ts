import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { groupFilter, type GroupRow } from '@liftwatch/core/contract/accounts/groups'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import type { LastEdit } from '@liftwatch/core/domain/last-change'
import type { Database } from '../db/connect'
import { group } from '../db/schema/users'
import { touchGroups } from './group-members'
import { lastEditOf, setEdit, type Edit } from './last-edit'
import type { ListQuery } from './list-query'
import { findRow, listRows, startsWord } from './rows'
import type { Reader } from './scope'

const memberCnt = sql`
  (SELECT count(*) FROM user_group_member
    JOIN membership ON membership.user_id = user_group_member.user_id
      AND membership.organization_id = user_group.organization_id
    WHERE user_group_member.group_id = user_group.id)`

/** Whether a user is in a group. */
function isMember(userId: string) {
  return sql`EXISTS (SELECT FROM user_group_member WHERE group_id = user_group.id AND user_id = ${userId})`
}

interface GroupReader extends Pick<Reader, 'organization'> {
  readonly userId: string
}

/** The groups of an organisation. */
export function groupList({
  organization,
  userId,
}: GroupReader): ListQuery<GroupRow, z.output<typeof groupFilter>, 'name' | 'updatedAt'> {
  return {
    columns: {
      id: sql`user_group.id`,
      name: sql`user_group.name`,
      memberCnt,
      permissionsCnt: sql`(SELECT count(*) FROM user_group_permission WHERE group_id = user_group.id)`,
      ...lastEditOf('user_group'),
      isOwn: isMember(userId),
    },
    filter: groupFilter,
    // From the beginning of any word.
    apart: ['name'],
    searched: sql`user_group`,
    id: sql`user_group.id`,
    inSight: sql`user_group.organization_id = ${organization.id}`,
    conditions: ({ name }) => [startsWord(sql`user_group.name`, name)],
    orders: { name: sql`user_group.name`, updatedAt: sql`user_group.updated_at` },
    toRow: (row: GroupRow) => row,
  }
}

/** A group as the rules of changing it see it. */
export interface EditedGroup extends LastEdit {
  readonly id: string
  readonly name: string
  readonly granted: Permission[]
  /** Whether the user who asks is in it. */
  readonly isOwn: boolean
}

interface Editor {
  readonly organizationId: string
  readonly userId: string
}

/** Those of these groups that are the organisation's, for a user who would change them. */
export function listEditedGroups(
  tx: Database,
  { organizationId, userId }: Editor,
  ids: readonly string[],
): Promise<EditedGroup[]> {
  const edit = lastEditOf('user_group')
  return listRows<EditedGroup>(
    tx,
    sql`
      SELECT id, name,
        array(SELECT permission FROM user_group_permission WHERE group_id = user_group.id ORDER BY permission) AS granted,
        ${isMember(userId)} AS "isOwn", ${edit.updatedAt} AS "updatedAt", ${edit.lastEditor} AS "lastEditor"
      FROM user_group WHERE organization_id = ${organizationId} AND id = ANY(${sql.param([...ids])}::uuid[]) ORDER BY name`,
  )
}

export async function findEditedGroup(tx: Database, editor: Editor, id: string): Promise<EditedGroup | undefined> {
  return (await listEditedGroups(tx, editor, [id]))[0]
}

export async function countGroups(tx: Database, organizationId: string): Promise<number> {
  const row = await findRow<{ count: number }>(
    tx,
    sql`SELECT count(*) AS count FROM user_group WHERE organization_id = ${organizationId}`,
  )
  return row!.count
}

export async function insertGroup(tx: Database, row: typeof group.$inferInsert): Promise<void> {
  await tx.insert(group).values(row)
}

export async function saveGroupName(tx: Database, id: string, name: string, edit: Edit): Promise<void> {
  await tx.execute(sql`UPDATE user_group SET name = ${name}, ${setEdit(edit)} WHERE id = ${id}`)
}

/** Removes groups, with what they grant and who is in them. */
export async function deleteGroups(tx: Database, ids: readonly string[]): Promise<void> {
  const those = sql`ANY(${sql.param([...ids])}::uuid[])`
  await tx.execute(sql`DELETE FROM user_group_permission WHERE group_id = ${those}`)
  await tx.execute(sql`DELETE FROM user_group_member WHERE group_id = ${those}`)
  await tx.execute(sql`DELETE FROM user_group WHERE id = ${those}`)
}

export async function addGroupPermissions(
  tx: Database,
  id: string,
  permissions: readonly Permission[],
  edit: Edit,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO user_group_permission (group_id, permission)
    SELECT ${id}::uuid, unnest(${sql.param([...permissions])}::text[]) ON CONFLICT DO NOTHING`)
  await touchGroups(tx, [id], edit)
}

export async function removeGroupPermissions(
  tx: Database,
  id: string,
  permissions: readonly Permission[],
  edit: Edit,
): Promise<void> {
  await tx.execute(sql`
    DELETE FROM user_group_permission
    WHERE group_id = ${id} AND permission = ANY(${sql.param([...permissions])}::text[])`)
  await touchGroups(tx, [id], edit)
}
