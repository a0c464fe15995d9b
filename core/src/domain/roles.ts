import type { Role } from '../contract/accounts/organizations'
import type { Refusal } from '../errors'

const rank: Record<Role, number> = { USER: 0, SUPERUSER: 1, ADMIN: 2 }

/** Why someone of a role may not give another, nor change a member who has it: it is greater than their own. Errors: no-permission. */
export function roleRefusal(own: Role, other: Role): Refusal | undefined {
  return rank[other] > rank[own] ? { code: 'no-permission' } : undefined
}

/** Why groups may not go with a role: other roles than USER have their permissions without them. Errors: groups-for-user-alone. */
export function groupsOfRoleRefusal(role: Role, groupIds: readonly string[] | undefined): Refusal | undefined {
  return role !== 'USER' && groupIds && groupIds.length > 0 ? { code: 'groups-for-user-alone' } : undefined
}
