import type { Role } from '../contract/accounts/organizations'
import type { Refusal } from '../errors'

/** Why someone may not see or touch dead letters, whatever a group gives them: only an ADMIN may. Errors: no-permission. */
export function deadLetterRefusal({ role }: { readonly role: Role }): Refusal | undefined {
  return role === 'ADMIN' ? undefined : { code: 'no-permission' }
}
