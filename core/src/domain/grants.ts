import type { Permission } from '../contract/accounts/permissions'
import type { Refusal } from '../errors'

const namedMax = 3

/** Permissions as a refusal names them. */
export function namedPermissions(permissions: readonly Permission[]): string {
  const named = permissions.slice(0, namedMax).join(', ')
  return permissions.length > namedMax ? `${named} …` : named
}

/** Who gives access, with what they may do in this very call: an access token has no more than it was made for. */
interface Granter {
  readonly permissions: ReadonlySet<Permission>
}

/**
 * Why access may not be given: no one gives what they do not have, whether by an invitation, a token, or another's session.
 * @param given what the person who gets the access may do with it
 */
export function grantRefusal(granter: Granter, given: readonly Permission[]): Refusal | undefined {
  const beyond = given.filter(permission => !granter.permissions.has(permission))
  if (beyond.length === 0) return undefined
  return { code: 'beyond-own-permissions', params: { permissions: namedPermissions(beyond) } }
}
