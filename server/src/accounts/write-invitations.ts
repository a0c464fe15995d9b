import { v7 as newId } from 'uuid'
import type { Role } from '@liftwatch/core/contract/accounts/organizations'
import { dayMs, inviteLinkDays } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import type { SignedIn } from '../http/caller'
import { hashToken, newToken } from '../http/token'
import { inviteLetter } from '../mail/letters'
import { inviteLink } from '../mail/links'
import { insertInvitations, replaceOpenInvitations } from '../queries/invitations'
import type { NewMail } from '../queries/mails'
import type { NewNotice } from '../queries/notices'

/** Who is invited, and as what. */
export interface Invited {
  /** In lower case. */
  readonly email: string
  readonly role: Role
  readonly groupIds: readonly string[]
}

interface Inviting {
  readonly caller: Pick<SignedIn, 'userId' | 'nickname'>
  readonly organization: { readonly id: string; readonly name: string }
  readonly publicUrl: string
  readonly at: number
}

/** Says that the invitations into an organisation have changed. */
export function invitationNotices(organizationId: string, count: number): NewNotice[] {
  return count > 0 ? [{ kind: 'invitations', subjectId: null, count, organizationId }] : []
}

/** Invites people, in the place of open invitations to the same addresses; answers the mails with their links. */
export async function writeInvitations(
  tx: Database,
  { caller, organization, publicUrl, at }: Inviting,
  invited: readonly Invited[],
): Promise<NewMail[]> {
  const { id: organizationId } = organization
  const expiresAt = at + inviteLinkDays * dayMs
  const sent = { organizationId, invitedBy: caller.userId, createdAt: at, expiresAt }
  const emails = invited.map(({ email }) => email)
  await replaceOpenInvitations(tx, organizationId, emails, at)
  const tokens = invited.map(() => newToken())
  await insertInvitations(
    tx,
    invited.map(({ email, role, groupIds }, place) => {
      const tokenHash = hashToken(tokens[place]!)
      return { ...sent, id: newId(), tokenHash, email, role, groupIds: [...groupIds] }
    }),
  )
  return invited.map(({ email }, place) => {
    const names = { email, inviter: caller.nickname, organization: organization.name }
    return {
      recipient: email,
      organizationId,
      ...inviteLetter(names, inviteLink(publicUrl, tokens[place]!), expiresAt),
    }
  })
}
