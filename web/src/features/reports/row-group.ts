import type { ReportAsked, ReportRow } from '@liftwatch/core/views/report-view'
import { useTexts } from '../../texts'
import { detailPart, type ReportPart } from './report-parts'

/** The lift as the heading of the rows, where they are grouped by it. */
export function useRowGroup(
  { key, view }: ReportPart,
  asked: ReportAsked | undefined,
): ((row: ReportRow) => string) | undefined {
  const t = useTexts()
  if (key !== detailPart && asked?.groupBy !== 'lift') return undefined
  return row => view.liftOf(row)?.name ?? t('reports.unknown')
}
