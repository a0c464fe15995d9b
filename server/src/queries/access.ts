import { sql } from 'drizzle-orm'
import type { DescribedGroup, DescribedInvitation, DescribedMember } from '@liftwatch/core/domain/access-document'
import type { Database } from '../db/connect'
import { setEdit, type Edit } from './last-edit'
import { listRows } from './rows'

interface AccessGroup extends DescribedGroup {
  readonly id: string
}

interface AccessMember extends DescribedMember {
  readonly id: string
  readonly isAccountActive: boolean
}

/** The groups of an organisation, with what each grants and which persons are in it. */
export function listAccessGroups(tx: Database, organizationId: string): Promise<AccessGroup[]> {
  return listRows<AccessGroup>(
    tx,
    sql`
      SELECT id, name,
        array(SELECT permission FROM user_group_permission WHERE group_id = user_group.id ORDER BY 1) AS permissions,
        array(SELECT app_user.name FROM user_group_member
          JOIN membership ON membership.user_id = user_group_member.user_id
            AND membership.organization_id = user_group.organization_id
          JOIN app_user ON app_user.id = membership.user_id AND app_user.kind = 'PERSON'
          WHERE group_id = user_group.id ORDER BY 1) AS members
      FROM user_group WHERE organization_id = ${organizationId} ORDER BY name`,
  )
}

/** The members of an organisation by their addresses: persons, for service accounts have none. */
export function listAccessMembers(tx: Database, organizationId: string): Promise<AccessMember[]> {
  return listRows<AccessMember>(
    tx,
    sql`
      SELECT app_user.id, app_user.name AS email, membership.role, membership.status,
        app_user.status = 'ACTIVE' AS "isAccountActive"
      FROM membership JOIN app_user ON app_user.id = membership.user_id AND app_user.kind = 'PERSON'
      WHERE membership.organization_id = ${organizationId} ORDER BY app_user.name`,
  )
}

/** The open invitations into an organisation of those who are no members, each address once. */
export function listAccessInvitations(
  tx: Database,
  organizationId: string,
  at: number,
): Promise<(DescribedInvitation & { readonly id: string })[]> {
  return listRows(
    tx,
    sql`
      SELECT DISTINCT ON (email) id, email, role,
        array(SELECT name FROM user_group WHERE user_group.id = ANY(invitation.group_ids) ORDER BY name) AS groups
      FROM invitation
      WHERE organization_id = ${organizationId} AND used_at IS NULL AND revoked_at IS NULL AND expires_at > ${at}
        AND NOT EXISTS (SELECT FROM app_user JOIN membership ON membership.user_id = app_user.id
          WHERE app_user.name = invitation.email AND membership.organization_id = invitation.organization_id)
      ORDER BY email, created_at DESC`,
  )
}

const rowsOf = (rows: readonly object[]) => sql`jsonb_array_elements(${JSON.stringify(rows)}::jsonb) row`

export async function insertGroups(
  tx: Database,
  organizationId: string,
  groups: readonly { readonly id: string; readonly name: string }[],
  { by, at }: Edit,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO user_group (id, organization_id, name, updated_at, last_editor_id, last_editor_name)
    SELECT (row ->> 'id')::uuid, ${organizationId}::uuid, row ->> 'name', ${at}, ${by.id}::uuid, ${by.name} FROM ${rowsOf(groups)}`)
}

interface GroupGrant {
  readonly groupId: string
  readonly permission: string
}

export async function insertGroupGrants(tx: Database, rows: readonly GroupGrant[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO user_group_permission (group_id, permission)
    SELECT (row ->> 'groupId')::uuid, row ->> 'permission' FROM ${rowsOf(rows)}`)
}

export async function deleteGroupGrants(tx: Database, rows: readonly GroupGrant[]): Promise<void> {
  await tx.execute(sql`
    DELETE FROM user_group_permission USING ${rowsOf(rows)}
    WHERE group_id = (row ->> 'groupId')::uuid AND permission = row ->> 'permission'`)
}

interface GroupPlace {
  readonly groupId: string
  readonly userId: string
}

export async function insertGroupPlaces(tx: Database, rows: readonly GroupPlace[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO user_group_member (group_id, user_id)
    SELECT (row ->> 'groupId')::uuid, (row ->> 'userId')::uuid FROM ${rowsOf(rows)}`)
}

export async function deleteGroupPlaces(tx: Database, rows: readonly GroupPlace[]): Promise<void> {
  await tx.execute(sql`
    DELETE FROM user_group_member USING ${rowsOf(rows)}
    WHERE group_id = (row ->> 'groupId')::uuid AND user_id = (row ->> 'userId')::uuid`)
}

/** Takes users out of all groups of an organisation. */
export async function deletePlacesOf(tx: Database, organizationId: string, userIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    DELETE FROM user_group_member USING user_group
    WHERE user_group.id = group_id AND organization_id = ${organizationId}
      AND user_id = ANY(${sql.param([...userIds])}::uuid[])`)
}

export async function saveMemberships(
  tx: Database,
  organizationId: string,
  members: readonly (Pick<DescribedMember, 'role' | 'status'> & { readonly userId: string })[],
  edit: Edit,
): Promise<void> {
  await tx.execute(sql`
    UPDATE membership SET role = row ->> 'role', status = row ->> 'status', ${setEdit(edit)} FROM ${rowsOf(members)}
    WHERE organization_id = ${organizationId} AND user_id = (row ->> 'userId')::uuid`)
}
