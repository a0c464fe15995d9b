import { AppError } from '@liftwatch/core/errors'
import type { Database } from '../db/connect'
import { findInvitation, takeInvitation } from '../queries/account-links'
import { insertMembershipIfNew } from '../queries/users'

/** The organisation that was joined, as the join-success page names it. */
export interface Joined {
  readonly company: string
  readonly code: string
}

/** Makes the user a member by an invitation to its own address; a role that it has there already stays. Errors: link-expired. */
export async function acceptInvitation(
  tx: Database,
  tokenHash: Buffer,
  user: { readonly id: string; readonly email: string },
  at: number,
): Promise<Joined> {
  const invitation = await findInvitation(tx, tokenHash, at)
  if (!invitation || !(await takeInvitation(tx, tokenHash, user.email, at))) throw new AppError('link-expired')
  const { organization, role } = invitation
  await insertMembershipIfNew(tx, { userId: user.id, organizationId: organization.id, role })
  return { company: organization.name, code: organization.id }
}
