import type { Permission } from '../contract/accounts/permissions'
import type { Refusal } from '../errors'
import { userTokensMax } from '../limits'
import { grantRefusal } from './grants'

/**
 * Whether someone may make one more access token: it may do no more than its maker may.
 * @param wanted what it is to be allowed
 * @param mine what its maker may do
 * @param count how many tokens its maker has that hold
 */
export function userTokenRefusal(
  wanted: readonly Permission[],
  mine: ReadonlySet<Permission>,
  count: number,
): Refusal | undefined {
  const beyond = grantRefusal({ permissions: mine }, wanted)
  if (beyond) return beyond
  return count >= userTokensMax ? { code: 'too-many-tokens', params: { max: userTokensMax } } : undefined
}
