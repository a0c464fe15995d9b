import { useReportPages } from '@liftwatch/core/hooks/reports'
import type { ReportKey } from '@liftwatch/core/views/report-keys'
import type { ReportRow, ReportView } from '@liftwatch/core/views/report-view'
import { useState } from 'react'
import { startOf } from '../../components/list/state'
import { useSettledList, type SettledList } from '../../components/list/use-list'
import { pageRows, pagesAround, rowsOf, type Rows } from '../../components/record-list/rows'
import { useRemembered } from '../../navigation/screen-memory'
import { askedFor } from './use-report-period'

interface ReportRows {
  readonly rows: Rows<ReportRow>
  readonly list: SettledList
  /** When the oldest of what is here was had; undefined before there is any. */
  readonly hadAt: number | undefined
}

/** The rows of a report as they are needed, and one's place in them. */
export function useReportRows(
  report: ReportKey,
  view: ReportView,
  period: string | undefined,
  height: number,
): ReportRows {
  const name = [report, view.by ?? '', period ?? ''].join(' ')
  const [held, become] = useRemembered(`report ${report}`, () => startOf(name))
  const [known, setKnown] = useState({ name, total: 0 })
  const knownTotal = known.name === name ? known.total : 0
  const pages = pagesAround(held.list === name ? held.top : 0, height, knownTotal)
  const inputs = pages.map(page => ({ ...askedFor(report, period), page, size: pageRows }))
  const results = useReportPages({ key: report, view }, inputs)
  const rows = rowsOf(name, pages, results, knownTotal)
  if (rows.total !== undefined && rows.total !== knownTotal) setKnown({ name, total: rows.total })
  const had = results.map(({ dataUpdatedAt }) => dataUpdatedAt).filter(at => at > 0)
  return {
    rows,
    list: useSettledList({ held, become }, rows.source, height),
    hadAt: had.length === 0 ? undefined : Math.min(...had),
  }
}
