import type { Role } from '../contract/accounts/organizations'
import type { Permission } from '../contract/accounts/permissions'
import type { UserToken } from '../contract/accounts/user-tokens'
import type { MemberRow } from '../contract/accounts/users'
import type { Refusal } from '../errors'
import { grantRefusal, namedPermissions } from './grants'
import { userTokenRefusal, type WantedToken } from './user-tokens'

/** Whether a member is no person. */
export function isService({ kind }: Pick<MemberRow, 'kind'>): boolean {
  return kind === 'SERVICE'
}

/**
 * Why a member cannot have a role: a service account administers nothing by its role, and has what its groups grant.
 * Errors: service-account-role.
 */
export function serviceRoleRefusal(member: Pick<MemberRow, 'kind'>, role: Role): Refusal | undefined {
  return isService(member) && role !== 'USER' ? { code: 'service-account-role' } : undefined
}

/**
 * Why there cannot be one of this name in an organisation. Errors: name-taken {name}.
 * @param others the names of those that it has
 */
export function createServiceAccountRefusal(name: string, others: readonly string[]): Refusal | undefined {
  return others.includes(name) ? { code: 'name-taken', params: { name } } : undefined
}

/**
 * Why someone may not make one more access token for a service account: they get to know it, so that it may do no more than they may,
 * and it is the account's, so that it may do no more than that.
 * Errors: beyond-own-permissions {permissions}, beyond-service-account {permissions}, name-taken {name}, too-many-tokens {max}.
 * @param mine what its maker may do
 * @param account what the account may do now
 * @param tokens those that the account has
 */
export function serviceTokenRefusal(
  wanted: WantedToken,
  mine: ReadonlySet<Permission>,
  account: ReadonlySet<Permission>,
  tokens: readonly Pick<UserToken, 'name' | 'isExpired'>[],
): Refusal | undefined {
  const beyond = wanted.permissions.filter(permission => !account.has(permission))
  const code = 'beyond-service-account'
  return (
    grantRefusal({ permissions: mine }, wanted.permissions) ??
    (beyond.length > 0 ? { code, params: { permissions: namedPermissions(beyond) } } : undefined) ??
    userTokenRefusal(wanted, mine, tokens)
  )
}
