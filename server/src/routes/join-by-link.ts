import { v7 as newId } from 'uuid'
import { accounts } from '@liftwatch/core/contract/accounts/accounts'
import { AppError } from '@liftwatch/core/errors'
import { act } from '../actions/act'
import { acceptInvitation, joinNotices } from '../accounts/accept-invitation'
import { refuseWeakPassword } from '../accounts/password-strength'
import { hashPassword } from '../http/password'
import { route, type Route } from '../http/route'
import { startSession } from '../http/start-session'
import { hashToken } from '../http/token'
import { findInvitation } from '../queries/invitations'
import { insertUserIfNew } from '../queries/users'

/** What anyone who holds the link of an invitation may do with it. */
export function joinByLinkRoutes({ hasSecureCookies }: { readonly hasSecureCookies: boolean }): Route[] {
  return [
    route(accounts.invitation, async ({ db, at, input }) => {
      const invitation = await findInvitation(db, { tokenHash: hashToken(input.token) }, at)
      if (!invitation) throw new AppError('link-expired')
      return invitation
    }),

    route(accounts.join, async call => {
      const { db, at, input } = call
      const proof = { tokenHash: hashToken(input.token) }
      const invitation = await findInvitation(db, proof, at)
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
        const accepted = await acceptInvitation(tx, proof, user, at)
        return {
          answer: accepted,
          entries: [{ subjectId: user.id, detail: { email, joined: accepted.company } }],
          doer: { userId: user.id, nickname, organization: { id: accepted.code } },
          notices: joinNotices(accepted),
        }
      })
      await startSession(call, hasSecureCookies, { userId: user.id, organizationId: joined.code, isRemembered: false })
      return joined
    }),
  ]
}
