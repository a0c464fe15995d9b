import type { PeriodKind } from '@liftwatch/core/contract/reports/report-periods'
import { reports, type ReportKey } from '@liftwatch/core/views/report-keys'
import { reportViews } from '@liftwatch/core/views/report-views'
import type { Grouping } from '@liftwatch/core/views/report-view'
import type { Table } from '@liftwatch/core/tables/table'
import type { FileSource } from '../export/file-source'
import type { Column } from '../output/columns'
import { columnsOfReport, shownOfReport } from '../output/of-table'

/** A report as the command line offers it, in one of the ways in which its rows may be grouped. */
export interface ReportSource extends FileSource<unknown> {
  readonly key: ReportKey
  /** What it is asked for; one that is moving always ends now. */
  readonly period: PeriodKind | 'moving'
  readonly by: Grouping | undefined
  readonly table: Table<unknown>
  /** As people see it, by the keys of its columns. */
  readonly shown: readonly Column<unknown>[]
}

function sourcesOf(key: ReportKey): ReportSource[] {
  return reportViews[key].map(({ by, table, file, rows }) => {
    // From here on no one looks into a row but its own columns.
    const plain = table as unknown as Table<unknown>
    const columns = columnsOfReport(plain)
    const shown = shownOfReport(plain)
    return { key, period: reports.get(key)!.period, by, table: plain, endpoint: file, shape: rows, columns, shown }
  })
}

const sources: readonly ReportSource[] = [...reports.keys()].flatMap(sourcesOf)

/** One of each key. */
export const reportSources: readonly ReportSource[] = [...reports.keys()].map(key => waysOf(key)[0]!)

/** A report in all the ways in which its rows may be grouped, the usual one first; none of a key that there is not. */
export function waysOf(key: string): readonly ReportSource[] {
  return sources.filter(source => source.key === key)
}

/** The report of a key; one that may be grouped in several ways as it is asked for, or else as is usual. */
export function findReport(key: string, by: Grouping | undefined): ReportSource | undefined {
  return waysOf(key).find(way => by === undefined || way.by === by)
}

/** What belongs to a month, each under the name of its file. */
export const monthlySet: readonly { readonly name: string; readonly report: ReportSource }[] = sources
  .filter(({ period }) => period === 'month')
  .map(report => ({ name: report.by ? `${report.key}-${report.by}` : report.key, report }))
