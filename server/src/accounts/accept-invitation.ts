import { AppError } from '@liftwatch/core/errors'
import type { Database } from '../db/connect'
import { setGroupsOfMember } from '../queries/group-members'
import { findInvitation, takeInvitation, type InvitationProof } from '../queries/invitations'
import type { NewNotice } from '../queries/notices'
import { lockOrganization } from '../queries/organizations'
import { insertMembershipIfNew } from '../queries/users'

/** The organisation that was joined, as the join-success page names it. */
export interface Joined {
  readonly company: string
  readonly code: string
}

/** Says to an organisation that someone has joined it, where someone has. */
export function joinNotices(joined: Joined | undefined): NewNotice[] {
  if (!joined) return []
  const said = { subjectId: null, count: 1, organizationId: joined.code }
  return [
    { kind: 'users', ...said },
    { kind: 'invitations', ...said },
  ]
}

/**
 * Makes the user a member by an invitation to its own address; a membership that it has there already stays, suspended or not.
 * Errors: link-expired.
 */
export async function acceptInvitation(
  tx: Database,
  proof: InvitationProof,
  user: { readonly id: string; readonly email: string; readonly nickname: string },
  at: number,
): Promise<Joined> {
  const invitation = await findInvitation(tx, proof, at)
  if (!invitation) throw new AppError('link-expired')
  const { organization, role, groupIds } = invitation
  await lockOrganization(tx, organization.id)
  if (!(await takeInvitation(tx, invitation.id, user.email, at))) throw new AppError('link-expired')
  const isNew = await insertMembershipIfNew(tx, { userId: user.id, organizationId: organization.id, role })
  if (isNew && role === 'USER') {
    const by = { id: user.id, name: user.nickname }
    await setGroupsOfMember(tx, organization.id, user.id, groupIds, { by, at })
  }
  return { company: organization.name, code: organization.id }
}
