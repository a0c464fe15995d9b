import { revokeRefusal } from '@liftwatch/core/domain/invitations'
import { revokeInvitationForm } from '@liftwatch/core/views/forms/invitations'
import { invitationKind } from '../../records/invitation-kind'
import { recordCommand } from '../../records/record-command'

export const invitationRevoke = recordCommand({
  kind: invitationKind,
  view: revokeInvitationForm,
  ruleFor: async () => revokeRefusal,
})
