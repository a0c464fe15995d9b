import type { AccessStatus, Role } from '../contract/accounts/organizations'
import type { Permission } from '../contract/accounts/permissions'
import type { MemberRow } from '../contract/accounts/users'
import type { Refusal } from '../errors'
import { grantRefusal } from './grants'
import { roleRefusal } from './roles'
import { serviceRoleRefusal } from './service-accounts'

/** Who changes a member, with what they may do in this very call. */
interface Administrator {
  readonly userId: string
  readonly role: Role
  readonly permissions: ReadonlySet<Permission>
}

type Member = Pick<MemberRow, 'id' | 'kind' | 'nickname' | 'role' | 'status'>

interface MemberChange {
  /** How the member is afterwards; undefined for one who is removed. */
  readonly after: { readonly role: Role; readonly status: AccessStatus } | undefined
  /** What the member may do afterwards and may not before. */
  readonly gains: readonly Permission[]
  /** How many other active members of the role ADMIN the organisation has. */
  readonly otherAdmins: number
}

/** Why someone does not change a member: it is they themselves. Errors: own-user. */
export function ownUserRefusal({ id }: { readonly id: string }, userId: string): Refusal | undefined {
  return id === userId ? { code: 'own-user' } : undefined
}

/**
 * Why it is not offered to change a member: it is they themselves, or someone of a greater role. Errors: own-user, no-permission.
 * @param by the role is null before it is known
 */
export function changeMemberOfferRefusal(
  member: Pick<MemberRow, 'id' | 'role'>,
  { userId, role }: { readonly userId: string; readonly role: Role | null },
): Refusal | undefined {
  return ownUserRefusal(member, userId) ?? (role === null ? undefined : roleRefusal(role, member.role))
}

function isActiveAdmin({ role, status }: { readonly role: Role; readonly status: AccessStatus }): boolean {
  return role === 'ADMIN' && status === 'ACTIVE'
}

/**
 * Why a member may not be changed so: no one changes their own access, nor anyone of a greater role, nor gives a role or a
 * permission beyond their own, and an organisation does not lose its last active ADMIN (decisions.md section 15).
 * Errors: own-user, no-permission, last-admin {name}, service-account-role, beyond-own-permissions {permissions}.
 */
export function changeMemberRefusal(
  by: Administrator,
  member: Member,
  { after, gains, otherAdmins }: MemberChange,
): Refusal | undefined {
  const refused = changeMemberOfferRefusal(member, by)
  if (refused) return refused
  const isLast = isActiveAdmin(member) && otherAdmins === 0
  if (isLast && !(after && isActiveAdmin(after))) return { code: 'last-admin', params: { name: member.nickname } }
  return (
    after && (serviceRoleRefusal(member, after.role) ?? roleRefusal(by.role, after.role) ?? grantRefusal(by, gains))
  )
}
