import { linesOf } from '@liftwatch/core/tables/row-lines'
import type { Table } from '@liftwatch/core/tables/table'
import type { ReportRow } from '@liftwatch/core/views/report-view'
import { useMemo } from 'react'

/** The lines that are drawn of some rows, each with an id of its own. */
export function useRowLines(
  table: Table<ReportRow>,
  rows: readonly ReportRow[] | undefined,
): readonly ReportRow[] | undefined {
  return useMemo(
    () =>
      table.lines && rows
        ? rows.flatMap(row =>
            linesOf(table, [row]).map((line, index) => Object.assign(line, { id: `${row.id}.${index}` })),
          )
        : rows,
    [table, rows],
  )
}
