import { invitations, type InvitationRow } from '../../contract/accounts/invitations'
import { invitationTable } from '../../tables/invitations'
import { invitationFilters } from '../filters/invitations'
import { revokeInvitationForm } from '../forms/invitations'
import { resourceView } from './resource-view'

/** The invitations into the chosen organisation. There is no call for one: a list knows all of it. */
export const invitationView = resourceView<InvitationRow>({
  name: 'invitations',
  calls: { page: invitations.page },
  table: invitationTable,
  empty: 'invitations.empty',
  none: 'cli.nothing.invitations',
  filters: invitationFilters,
  nameOf: ({ email }) => email,
  actions: [revokeInvitationForm],
})

/** The invitations into one organisation. */
export const invitationsOfOrganizationView: typeof invitationView = {
  ...invitationView,
  name: 'invitations-of-organization',
  calls: { page: invitations.ofOrganization },
  of: 'organizationId',
  actions: [],
}
