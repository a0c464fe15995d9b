import type { Permission } from '../contract/accounts/permissions'
import type { UserToken } from '../contract/accounts/user-tokens'
import type { Refusal } from '../errors'
import { userTokensMax } from '../limits'
import { grantRefusal } from './grants'

/**
 * Whether a token may be called so: people and scripts tell them apart by their names. One that has expired gives its name up.
 * @param others the tokens of its user, apart from itself
 */
export function tokenNameRefusal(
  name: string,
  others: readonly Pick<UserToken, 'name' | 'isExpired'>[],
): Refusal | undefined {
  const isTaken = others.some(other => !other.isExpired && other.name === name)
  return isTaken ? { code: 'name-taken', params: { name } } : undefined
}

/** What a token is to be called and to be allowed. */
export interface WantedToken {
  readonly name: string
  readonly permissions: readonly Permission[]
}

/**
 * Whether someone may make one more access token: it may do no more than its maker may.
 * @param mine what its maker may do
 * @param tokens those that its maker has; those that have expired do not count
 */
export function userTokenRefusal(
  wanted: WantedToken,
  mine: ReadonlySet<Permission>,
  tokens: readonly Pick<UserToken, 'name' | 'isExpired'>[],
): Refusal | undefined {
  const beyond = grantRefusal({ permissions: mine }, wanted.permissions) ?? tokenNameRefusal(wanted.name, tokens)
  if (beyond) return beyond
  const count = tokens.filter(({ isExpired }) => !isExpired).length
  return count >= userTokensMax ? { code: 'too-many-tokens', params: { max: userTokensMax } } : undefined
}
