import type { AccessStatus } from '../contract/accounts/organizations'
import type { Refusal } from '../errors'

interface Suspendable {
  readonly status: AccessStatus
}

/** Why it is not offered to suspend an organisation or a member: a repeat changes nothing. Errors: already-suspended. */
export function suspendOfferRefusal({ status }: Suspendable): Refusal | undefined {
  return status === 'INACTIVE' ? { code: 'already-suspended' } : undefined
}

/** Why it is not offered to resume one. Errors: not-suspended. */
export function resumeOfferRefusal({ status }: Suspendable): Refusal | undefined {
  return status === 'ACTIVE' ? { code: 'not-suspended' } : undefined
}
