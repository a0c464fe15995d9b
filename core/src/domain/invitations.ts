import type { InvitationRow, InvitationStatus } from '../contract/accounts/invitations'
import type { Role } from '../contract/accounts/organizations'
import type { Permission } from '../contract/accounts/permissions'
import type { Refusal } from '../errors'
import { grantRefusal } from './grants'
import { memberPermissions } from './permissions'
import { roleRefusal } from './roles'

interface Inviter {
  readonly role: Role
  /** What their organisation may do at most. */
  readonly organizationPermissions: readonly Permission[]
  readonly permissions: ReadonlySet<Permission>
}

/**
 * Why a member may not invite people with this role: no one makes another greater than they are themselves, nor gives by an
 * access token what the token does not have.
 * @param given what those who are invited may do: by the list of the organisation's type, and by their groups
 */
export function inviteRefusal(
  inviter: Inviter,
  invited: Role,
  given: readonly Permission[] = memberPermissions(invited, inviter.organizationPermissions, []),
): Refusal | undefined {
  return roleRefusal(inviter.role, invited) ?? grantRefusal(inviter, given)
}

/** The instants by which an invitation has its status. */
type Course = Pick<InvitationRow, 'expiresAt' | 'usedAt' | 'revokedAt'>

/**
 * What has become of an invitation.
 * @param at now (epoch milliseconds)
 */
export function invitationStatusAt({ expiresAt, usedAt, revokedAt }: Course, at: number): InvitationStatus {
  if (usedAt !== null) return 'JOINED'
  if (revokedAt !== null) return 'REVOKED'
  return at < expiresAt ? 'OPEN' : 'EXPIRED'
}

type Revocable = Pick<InvitationRow, 'status' | 'email'>

/** Why it cannot be revoked. One that is over already changes nothing. Errors: already-joined {email}. */
export function revokeRefusal({ status, email }: Revocable): Refusal | undefined {
  return status === 'JOINED' ? { code: 'already-joined', params: { email } } : undefined
}

/** Why a front-end does not offer to revoke it: it is refused, or would change nothing. Errors: already-joined {email}, invitation-over. */
export function revokeOfferRefusal(invitation: Revocable): Refusal | undefined {
  return revokeRefusal(invitation) ?? (invitation.status === 'OPEN' ? undefined : { code: 'invitation-over' })
}
