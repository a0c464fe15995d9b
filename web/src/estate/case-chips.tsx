import type { Complaint } from '@liftwatch/core/contract/alarms/case-rows'
import { statusTone } from '@liftwatch/core/tones'
import { StatusChip } from '../components/marks/status-chip'
import type { Cells } from '../components/record-list/cell'
import { useTexts } from '../texts'

interface ChipProps {
  readonly of: Pick<Complaint, 'status' | 'priority'>
  readonly isPlain?: boolean
}

/** How urgent a case is; of one that is closed it no longer matters. */
export function CasePriorityChip({ of: { status, priority }, isPlain = false }: ChipProps) {
  const t = useTexts()
  return (
    <StatusChip
      isPlain={isPlain}
      isPast={status === 'CLOSED'}
      tone={statusTone[priority]}
      label={t(`states.complaintPriority.${priority}`)}
    />
  )
}

export function CaseStatusChip({ of: { status }, isPlain = false }: ChipProps) {
  const t = useTexts()
  return <StatusChip isPlain={isPlain} tone={statusTone[status]} label={t(`states.complaintStatus.${status}`)} />
}

/** The columns of cases that show more than their value. */
export const caseCells: Cells<Complaint> = {
  priority: row => <CasePriorityChip isPlain of={row} />,
  status: row => <CaseStatusChip isPlain of={row} />,
}
