import type { AccessState } from '@liftwatch/core/domain/access-document'
import { isProtected } from '@liftwatch/core/domain/permissions'
import type { Database } from '../db/connect'
import { listAccessGroups, listAccessInvitations, listAccessMembers } from '../queries/access'

/** An organisation's access as it is, with the ids behind its names and addresses. */
export interface KnownAccess extends AccessState {
  /** The addresses of its active ADMINs whose accounts can be used. */
  readonly admins: readonly string[]
  readonly groupIds: ReadonlyMap<string, string>
  readonly userIds: ReadonlyMap<string, string>
  /** Of open invitations, by their addresses. */
  readonly invitationIds: ReadonlyMap<string, string>
}

export async function readAccess(tx: Database, organizationId: string, at: number): Promise<KnownAccess> {
  const groups = await listAccessGroups(tx, organizationId)
  const members = await listAccessMembers(tx, organizationId)
  const invited = await listAccessInvitations(tx, organizationId, at)
  const isAdmin = ({ role, status, isAccountActive }: (typeof members)[number]) =>
    role === 'ADMIN' && status === 'ACTIVE' && isAccountActive
  return {
    groups: groups.map(({ name, permissions, members: emails }) => ({
      name,
      permissions: permissions.filter(permission => !isProtected(permission)),
      members: emails,
    })),
    members: members.map(({ email, role, status }) => ({ email, role, status })),
    invited: invited.map(({ email, role, groups: names }) => ({ email, role, groups: names })),
    admins: members.filter(isAdmin).map(({ email }) => email),
    groupIds: new Map(groups.map(({ id, name }) => [name, id])),
    userIds: new Map(members.map(({ id, email }) => [email, id])),
    invitationIds: new Map(invited.map(({ id, email }) => [email, id])),
  }
}
