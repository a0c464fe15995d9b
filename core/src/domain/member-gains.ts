import type { AccessStatus, Role } from '../contract/accounts/organizations'
import type { Permission } from '../contract/accounts/permissions'
import { isProtected, memberPermissions } from './permissions'

/** Who gives access, by what their organisation may do at most, and what they may do in this very call. */
interface Giver {
  readonly organizationPermissions: readonly Permission[]
  readonly permissions: ReadonlySet<Permission>
}

/** What a membership lets one do. */
export interface MemberAccess {
  readonly role: Role
  readonly status: AccessStatus
  /** What its groups grant, whether or not the list of the organisation's type has it now. */
  readonly groupPermissions: readonly Permission[]
}

/**
 * What someone gives with a role and groups. What groups grant beyond the list of the organisation's type has no effect until the
 * list has it again; only who has all of the list now will have that then, so that for all others it counts as given.
 */
export function givenPermissions(
  { organizationPermissions, permissions }: Giver,
  role: Role,
  ofGroups: readonly Permission[],
): Permission[] {
  const inForce = memberPermissions(role, organizationPermissions, ofGroups)
  const hasAll = organizationPermissions.every(permission => permissions.has(permission))
  return role !== 'USER' || hasAll ? inForce : [...new Set([...inForce, ...ofGroups])]
}

/** What someone gives a USER with groups alone: what everyone has is not theirs to give. */
export function gainedByGroups(giver: Giver, ofGroups: readonly Permission[]): Permission[] {
  return givenPermissions(giver, 'USER', ofGroups).filter(permission => !isProtected(permission))
}

/** What a change gives a member: all that the member may do, where it lets a suspended one in again. */
export function gainedPermissions(giver: Giver, before: MemberAccess, after: MemberAccess): Permission[] {
  const given = (access: MemberAccess) => givenPermissions(giver, access.role, access.groupPermissions)
  const isResumed = before.status === 'INACTIVE' && after.status === 'ACTIVE'
  const had = new Set(isResumed ? [] : given(before))
  return given(after).filter(permission => !had.has(permission))
}
