import type { Role } from '../contract/organizations'
import type { Refusal } from '../errors'

const rank: Record<Role, number> = { USER: 0, SUPERUSER: 1, ADMIN: 2 }

/** Why a member may not invite somebody with this role: nobody makes another greater than they are themselves. */
export function inviteRefusal(inviter: Role, invited: Role): Refusal | undefined {
  return rank[invited] > rank[inviter] ? { code: 'no-permission' } : undefined
}
