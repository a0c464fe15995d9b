import { shownColumns } from '@liftwatch/core/tables/shown-columns'
import { z } from 'zod'
import { exportFormat } from '../export/format'
import type { ColumnChoice } from '../lists/column-choice'
import type { ReportSource } from './report-source'

/** A report may be looked at as well. */
export const reportFormat = z.enum(['table', ...exportFormat.options])
export type ReportFormat = z.infer<typeof reportFormat>

/** People get the columns that a table begins with, programs all. */
export function columnChoice({ table }: ReportSource, format: ReportFormat): ColumnChoice {
  const keys = (columns: readonly { readonly key: string }[]) => columns.map(({ key }) => key)
  const all = keys(table.columns)
  const isForPeople = format === 'table' || format === 'xlsx' || format === 'csv'
  return { all, usual: isForPeople ? keys(shownColumns(table, undefined)) : all }
}
