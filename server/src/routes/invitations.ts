import { invitations } from '@liftwatch/core/contract/accounts/invitations'
import { parseSort } from '@liftwatch/core/contract/input'
import { revokeRefusal } from '@liftwatch/core/domain/invitations'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { act } from '../actions/act'
import { lockOwnOrganization } from '../actions/own-organization'
import { acceptInvitation, joinNotices } from '../accounts/accept-invitation'
import { invitationNotices } from '../accounts/write-invitations'
import { personOf } from '../http/caller'
import { route, type Route } from '../http/route'
import { invitationList } from '../queries/invitation-list'
import { listOwnInvitations, revokeInvitations } from '../queries/invitations'
import { findIn, rowsOf } from '../queries/list-query'
import { findOrganizationInSight } from '../queries/organizations'
import { readPage } from '../queries/row-source'
import { listRoutes } from './list-routes'

export const invitationRoutes: Route[] = [
  ...listRoutes({ calls: { page: invitations.page }, list: invitationList }),

  route(invitations.ofOrganization, async ({ db, caller, at, input }) => {
    const { organizationId, page, size, sort, ...filter } = input
    const organization = await findOrganizationInSight(db, caller, organizationId)
    return readPage(db, rowsOf(invitationList({ organization, at }), filter, parseSort(sort)), { page, size })
  }),

  route(invitations.revoke, call => {
    const { caller, at, input } = call
    const { organization } = caller
    return act(call, async tx => {
      await lockOwnOrganization(tx, call)
      const open: { readonly id: string; readonly email: string }[] = []
      for (const id of new Set(input.ids)) {
        const invitation = await findIn(tx, invitationList({ organization, at }), id)
        if (!invitation) throw new AppError('not-found')
        throwIfRefused(revokeRefusal(invitation))
        if (invitation.status === 'OPEN') open.push(invitation)
      }
      const ids = open.map(({ id }) => id)
      await revokeInvitations(tx, ids, at)
      return {
        answer: { changed: ids.length },
        entries: open.map(({ id, email }) => ({ subjectId: id, detail: { email } })),
        notices: invitationNotices(organization.id, ids.length),
      }
    })
  }),

  route(invitations.mine, ({ db, caller, at }) => listOwnInvitations(db, personOf(caller), at)),

  route(invitations.tryJoin, call => {
    const { at, input } = call
    const { userId, nickname, email } = personOf(call.caller)
    return act(call, async tx => {
      const joined = await acceptInvitation(tx, { id: input.id, email }, { id: userId, email, nickname }, at)
      return {
        answer: joined,
        entries: [{ subjectId: userId, detail: { email, joined: joined.company } }],
        doer: { userId, nickname, organization: { id: joined.code } },
        notices: joinNotices(joined),
        changesAccess: true,
      }
    })
  }),
]
