import type { OrganizationType } from '../contract/accounts/organizations'
import type { Refusal } from '../errors'

/** Why someone may not have the audit trail checked: it is one chain of the entries of all organisations. Errors: no-permission. */
export function verifyRefusal(type: OrganizationType): Refusal | undefined {
  return type === 'LIFTWATCH' ? undefined : { code: 'no-permission' }
}
