import type { Role } from '../contract/accounts/organizations'
import type { Permission } from '../contract/accounts/permissions'
import type { Refusal } from '../errors'
import { groupsMax } from '../limits'
import { grantRefusal } from './grants'
import { isProtected } from './permissions'

/** Who changes a group, with what they may do in this very call. */
interface Editor {
  readonly role: Role
  readonly permissions: ReadonlySet<Permission>
}

interface Group {
  readonly name: string
  /** Whether the one who changes it is in it. */
  readonly isOwn: boolean
}

/** Why there cannot be one more. Errors: too-many-groups {max}. */
export function createGroupRefusal(count: number): Refusal | undefined {
  return count >= groupsMax ? { code: 'too-many-groups', params: { max: groupsMax } } : undefined
}

/** Why a group may not be changed at all: no one but an ADMIN changes what they have by it themselves. Errors: own-group {name}. */
export function editGroupRefusal({ role }: Pick<Editor, 'role'>, { name, isOwn }: Group): Refusal | undefined {
  return isOwn && role !== 'ADMIN' ? { code: 'own-group', params: { name } } : undefined
}

/** Why the permissions cannot be taken from a group. Errors: own-group {name}, protected-permission {name}. */
export function takeFromGroupRefusal(
  by: Editor,
  group: Group,
  permissions: readonly Permission[],
): Refusal | undefined {
  const name = permissions.find(isProtected)
  return editGroupRefusal(by, group) ?? (name && { code: 'protected-permission', params: { name } })
}

/** Why they cannot be added to it. Errors: own-group {name}, protected-permission {name}, beyond-own-permissions {permissions}. */
export function addToGroupRefusal(by: Editor, group: Group, permissions: readonly Permission[]): Refusal | undefined {
  return takeFromGroupRefusal(by, group, permissions) ?? grantRefusal(by, permissions)
}

/**
 * Why these members cannot be added to a group. Errors: own-group {name}, groups-for-user-alone, beyond-own-permissions {permissions}.
 * @param roles of those who are to be added
 * @param granted what the group grants
 */
export function addMembersRefusal(
  by: Editor,
  group: Group,
  roles: readonly Role[],
  granted: readonly Permission[],
): Refusal | undefined {
  const refused = editGroupRefusal(by, group)
  if (refused) return refused
  return roles.some(role => role !== 'USER') ? { code: 'groups-for-user-alone' } : grantRefusal(by, granted)
}
