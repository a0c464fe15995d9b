import type { Role } from '../contract/accounts/organizations'
import type { Refusal } from '../errors'

/**
 * Why an organisation's requirement may not be changed. Only an ADMIN may, and one without a second factor of their own
 * would lock themselves out by switching it on.
 */
export function requirementRefusal(
  role: Role,
  hasSecondFactor: boolean,
  { requiresSecondFactor }: { readonly requiresSecondFactor: boolean },
): Refusal | undefined {
  if (role !== 'ADMIN') return { code: 'no-permission' }
  return requiresSecondFactor && !hasSecondFactor ? { code: 'own-second-factor-first' } : undefined
}

/** Someone whose second factor is to be taken away, as the one who asks may see them. */
export interface ResetTarget {
  readonly isSelf: boolean
  readonly isMember: boolean
  /** Whether they belong to an organisation in which the one who asks is no ADMIN. */
  readonly hasMore: boolean
}

/**
 * Why a member's second factor may not be taken away. An ADMIN does it for members of their organisation, unless that would
 * weaken another organisation too; LIFTWATCH's do it for everyone. Their own they switch off with password and code.
 */
export function resetRefusal(role: Role, isLiftwatch: boolean, target: ResetTarget | undefined): Refusal | undefined {
  if (role !== 'ADMIN') return { code: 'no-permission' }
  if (!target || !(target.isMember || isLiftwatch)) return { code: 'not-found' }
  if (target.isSelf || (target.hasMore && !isLiftwatch)) return { code: 'no-permission' }
  return undefined
}
