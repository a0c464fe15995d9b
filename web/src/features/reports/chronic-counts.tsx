import { useChronicCounts } from '@liftwatch/core/hooks/chronic-lifts'
import type { ReportAsked } from '@liftwatch/core/views/report-view'
import { useTexts } from '../../texts'

/** How many breakdowns the chronic lifts had together. */
export function ChronicCounts({ asked }: { readonly asked: ReportAsked }) {
  const t = useTexts()
  const { data } = useChronicCounts(asked)
  return data && ` · ${t('reports.fields.breakdownCnt')}: ${data.breakdownCnt}`
}
