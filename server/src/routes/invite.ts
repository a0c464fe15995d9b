import { accounts } from '@liftwatch/core/contract/accounts/accounts'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { inviteRefusal } from '@liftwatch/core/domain/invitations'
import { givenPermissions } from '@liftwatch/core/domain/member-gains'
import { typePermissions } from '@liftwatch/core/domain/permissions'
import { groupsOfRoleRefusal } from '@liftwatch/core/domain/roles'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { act } from '../actions/act'
import { lockOwnOrganization } from '../actions/own-organization'
import { invitationNotices, writeInvitations } from '../accounts/write-invitations'
import type { Database } from '../db/connect'
import type { Member } from '../http/caller'
import { route, type Route } from '../http/route'
import { listGrantingGroups } from '../queries/group-members'
import { findEditedPermissions } from '../queries/organization-types'
import { findOrganizationInSight, lockOrganization } from '../queries/organizations'
import { listMemberEmails } from '../queries/users'

interface Target {
  readonly id: string
  readonly name: string
  /** What it may do at most. */
  readonly organizationPermissions: readonly Permission[]
}

/**
 * Into which organisation a caller invites: their own, as who administers its users; any other, as who administers organisations.
 * Errors: no-permission, not-found, protected-organization.
 */
async function targetOf(tx: Database, caller: Member, wantedId: string | undefined): Promise<Target> {
  const { organization, organizationPermissions, permissions } = caller
  if (wantedId === undefined || wantedId === organization.id) {
    if (!permissions.has('user.write')) throw new AppError('no-permission')
    return { ...organization, organizationPermissions }
  }
  if (!permissions.has('organization.write')) throw new AppError('not-found')
  const { id, name, type } = await findOrganizationInSight(tx, caller, wantedId)
  return { id, name, organizationPermissions: typePermissions(type, await findEditedPermissions(tx, type)) }
}

export function inviteRoutes({ publicUrl }: { readonly publicUrl: () => string }): Route[] {
  return [
    route(accounts.invite, call => {
      const { at, input } = call
      const { role, groupIds = [] } = input
      throwIfRefused(groupsOfRoleRefusal(role, groupIds))
      const asked = [...new Set(input.emails.map(email => email.toLowerCase()))]
      return act(call, async tx => {
        const caller = await lockOwnOrganization(tx, call)
        const organization = await targetOf(tx, caller, input.organizationId)
        await lockOrganization(tx, organization.id)
        const groups = await listGrantingGroups(tx, organization.id, groupIds)
        if (groups.length < new Set(groupIds).size) throw new AppError('not-found')
        const ofGroups = groups.flatMap(({ permissions }) => permissions)
        const giver = { ...caller, organizationPermissions: organization.organizationPermissions }
        throwIfRefused(inviteRefusal(caller, role, givenPermissions(giver, role, ofGroups)))
        const alreadyMembers = await listMemberEmails(tx, organization.id, asked)
        const invited = asked.filter(email => !alreadyMembers.includes(email))
        const answer = { invited, alreadyMembers }
        if (invited.length === 0) return { answer }
        const people = invited.map(email => ({ email, role, groupIds: groups.map(({ id }) => id) }))
        const mails = await writeInvitations(tx, { caller, organization, publicUrl: publicUrl(), at }, people)
        const names = groups.map(({ name }) => name)
        return {
          answer,
          entries: [{ subjectId: null, detail: { invited, role, ...(names.length > 0 && { groups: names }) } }],
          // In the organisation that they are invited to, whose administrators see by it who may come in.
          doer: { ...caller, organization },
          mails,
          notices: invitationNotices(organization.id, invited.length),
        }
      })
    }),
  ]
}
