import { sql } from 'drizzle-orm'
import type { AccessStatus, Role } from '@liftwatch/core/contract/accounts/organizations'
import { listRows } from '../../server/src/queries/rows'
import type { TestServer } from './server'

export interface MemberNow {
  readonly role: Role
  readonly status: AccessStatus
}

/** An organisation's access as the database has it: members by their addresses, and groups by their ids. */
export interface AccessNow {
  readonly members: Map<string, MemberNow>
  readonly groups: Map<string, { name: string; permissions: Set<string>; members: Set<string> }>
}

export async function readAccessNow(server: TestServer, organizationId: string): Promise<AccessNow> {
  const members = await listRows<MemberNow & { email: string }>(
    server.db,
    sql`SELECT app_user.name AS email, role, membership.status FROM membership
      JOIN app_user ON app_user.id = user_id WHERE organization_id = ${organizationId}`,
  )
  const groups = await listRows<{ id: string; name: string; permissions: string[]; members: string[] }>(
    server.db,
    sql`SELECT id, name,
        array(SELECT permission FROM user_group_permission WHERE group_id = user_group.id) AS permissions,
        array(SELECT app_user.name FROM user_group_member JOIN app_user ON app_user.id = user_id
          WHERE group_id = user_group.id) AS members
      FROM user_group WHERE organization_id = ${organizationId}`,
  )
  return {
    members: new Map(members.map(({ email, role, status }) => [email, { role, status }])),
    groups: new Map(
      groups.map(({ id, name, permissions, members: emails }) => [
        id,
        { name, permissions: new Set(permissions), members: new Set(emails) },
      ]),
    ),
  }
}
