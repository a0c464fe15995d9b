import { v7 as newId } from 'uuid'
import { accounts } from '@liftwatch/core/contract/accounts/accounts'
import { inviteRefusal } from '@liftwatch/core/domain/invitations'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { dayMs, inviteLinkDays } from '@liftwatch/core/limits'
import { act } from '../actions/act'
import { acceptInvitation } from '../accounts/accept-invitation'
import { refuseWeakPassword } from '../accounts/password-strength'
import { hashPassword } from '../http/password'
import { route, type Route } from '../http/route'
import { startSession } from '../http/start-session'
import { hashToken, newToken } from '../http/token'
import { inviteLetter } from '../mail/letters'
import { inviteLink } from '../mail/links'
import { deleteOpenInvitations, findInvitation, insertLinks } from '../queries/account-links'
import { lockOrganization } from '../queries/organizations'
import { insertUserIfNew, listMemberEmails } from '../queries/users'

interface Settings {
  readonly hasSecureCookies: boolean
  readonly publicUrl: () => string
}

export function invitationRoutes({ hasSecureCookies, publicUrl }: Settings): Route[] {
  return [
    route(accounts.invitation, async ({ db, at, input }) => {
      const invitation = await findInvitation(db, hashToken(input.token), at)
      if (!invitation) throw new AppError('link-expired')
      return invitation
    }),

    route(accounts.join, async call => {
      const { db, at, input } = call
      const tokenHash = hashToken(input.token)
      const invitation = await findInvitation(db, tokenHash, at)
      if (!invitation) throw new AppError('link-expired')
      if (invitation.hasAccount) throw new AppError('has-account')
      const { email, organization } = invitation
      const { nickname } = input
      await refuseWeakPassword(input.password, [email, nickname, organization.name])
      const passwordHash = await hashPassword(input.password)
      const user = { id: newId(), email, nickname }
      const joined = await act(call, async tx => {
        const isNew = await insertUserIfNew(tx, { id: user.id, name: email, nickname, passwordHash, createdAt: at })
        if (!isNew) throw new AppError('has-account')
        const accepted = await acceptInvitation(tx, tokenHash, user, at)
        return {
          answer: accepted,
          entries: [{ subjectId: user.id, detail: { email, joined: accepted.company } }],
          doer: { userId: user.id, nickname, organization: { id: accepted.code } },
        }
      })
      await startSession(call, hasSecureCookies, { userId: user.id, organizationId: joined.code, isRemembered: false })
      return joined
    }),

    route(accounts.invite, call => {
      const { at, caller, input } = call
      const { role } = input
      throwIfRefused(inviteRefusal(caller, role))
      const { id: organizationId, name: organization } = caller.organization
      const asked = [...new Set(input.emails.map(email => email.toLowerCase()))]
      const expiresAt = at + inviteLinkDays * dayMs
      return act(call, async tx => {
        await lockOrganization(tx, organizationId)
        const alreadyMembers = await listMemberEmails(tx, organizationId, asked)
        const invited = asked.filter(email => !alreadyMembers.includes(email))
        const answer = { invited, alreadyMembers }
        if (invited.length === 0) return { answer }
        await deleteOpenInvitations(tx, organizationId, invited)
        const tokens = invited.map(email => ({ email, token: newToken() }))
        const link = { kind: 'INVITE', organizationId, role, createdAt: at, expiresAt } as const
        await insertLinks(
          tx,
          tokens.map(({ email, token }) => ({ ...link, tokenHash: hashToken(token), email })),
        )
        const mails = tokens.map(({ email, token }) => {
          const names = { email, inviter: caller.nickname, organization }
          const { subject, text } = inviteLetter(names, inviteLink(publicUrl(), token), expiresAt)
          return { recipient: email, organizationId, subject, text }
        })
        return { answer, entries: [{ subjectId: null, detail: { invited, role } }], mails }
      })
    }),
  ]
}
