import type { ReportKey } from '@liftwatch/core/views/report-keys'
import type { ReportRow, ReportView } from '@liftwatch/core/views/report-view'
import { useMemo } from 'react'
import type { Column } from '../../components/list/columns'
import { useProgram } from '../../program/program'
import { reportColumns } from './report-columns'
import { lookOf } from './report-look'

/** The columns of a report, the same ones for as long as nothing changes, so that a key draws no row again that it does not touch. */
export function useReportColumns(report: ReportKey, view: ReportView): readonly Column<ReportRow>[] {
  const { translate } = useProgram()
  return useMemo(() => reportColumns(view, lookOf(report), translate), [report, view, translate])
}
