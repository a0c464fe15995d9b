import type { InvitationRow } from '@liftwatch/core/contract/accounts/invitations'
import type { AccessStatus, OrganizationRow } from '@liftwatch/core/contract/accounts/organizations'
import type { MemberRow } from '@liftwatch/core/contract/accounts/users'
import { accessStatusTone, invitationStatusTone } from '@liftwatch/core/tones'
import { StatusChip } from '../components/marks/status-chip'
import type { Cells } from '../components/record-list/cell'
import { useTexts } from '../texts'

function AccessChip({ status }: { readonly status: AccessStatus }) {
  const t = useTexts()
  return <StatusChip isPlain tone={accessStatusTone[status]} label={t(`states.accessStatus.${status}`)} />
}

function InvitationChip({ status }: Pick<InvitationRow, 'status'>) {
  const t = useTexts()
  return <StatusChip isPlain tone={invitationStatusTone[status]} label={t(`states.invitationStatus.${status}`)} />
}

/** In the place of an address: that it is no person. */
export function ServiceChip() {
  return <StatusChip isPlain tone="muted" label={useTexts()('states.userKind.SERVICE')} />
}

/** The columns that show more than their value. */
export const organizationCells: Cells<OrganizationRow> = { status: ({ status }) => <AccessChip status={status} /> }
export const memberCells: Cells<MemberRow> = {
  status: ({ status }) => <AccessChip status={status} />,
  email: ({ email }) => email ?? <ServiceChip />,
}
export const invitationCells: Cells<InvitationRow> = { status: ({ status }) => <InvitationChip status={status} /> }
