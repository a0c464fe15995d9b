import { StatusChip } from '../../components/marks/status-chip'
import { useTexts } from '../../texts'

/** Whether the device made its test call in time (EN 81-28). */
export function TestCallChip({ isOverdue }: { readonly isOverdue: boolean }) {
  const t = useTexts()
  return isOverdue ? (
    <StatusChip isPlain tone="warning" label={t('states.testCall.overdue')} />
  ) : (
    <StatusChip isPlain isPast tone="ok" label={t('states.testCall.inTime')} />
  )
}
