import type { OrganizationType, Role } from '../contract/accounts/organizations'
import type { Permission } from '../contract/accounts/permissions'
import type { Refusal } from '../errors'
import { grantRefusal } from './grants'
import { defaultTypePermissions, memberPermissions } from './permissions'

const rank: Record<Role, number> = { USER: 0, SUPERUSER: 1, ADMIN: 2 }

interface Inviter {
  readonly role: Role
  readonly organization: { readonly type: OrganizationType }
  readonly permissions: ReadonlySet<Permission>
}

/**
 * Why a member may not invite people with this role: no one makes another greater than they are themselves, nor gives by an
 * access token what the token does not have.
 */
export function inviteRefusal(inviter: Inviter, invited: Role): Refusal | undefined {
  if (rank[invited] > rank[inviter.role]) return { code: 'no-permission' }
  return grantRefusal(inviter, memberPermissions(invited, defaultTypePermissions(inviter.organization.type), []))
}
