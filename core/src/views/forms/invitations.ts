import { invitations } from '../../contract/accounts/invitations'
import { revokeOfferRefusal } from '../../domain/invitations'
import { formView } from './form-view'

/** Its link no longer opens anything; the invitation stays in the list. */
export const revokeInvitationForm = formView(invitations.revoke, {
  title: 'invitations.revoke',
  submit: 'invitations.revoke',
  done: 'invitations.revoked',
  outcome: 'revoked',
  fixed: ['ids'],
  fields: {},
  asks: { title: 'invitations.revokeTitle', text: () => 'invitations.revokeText' },
  rule: revokeOfferRefusal,
})
