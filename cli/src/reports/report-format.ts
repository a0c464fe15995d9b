import { z } from 'zod'
import { exportFormat } from '../export/format'
import { fileColumns, type ColumnChoice } from '../lists/column-choice'
import type { ReportSource } from './report-source'

/** A report may be looked at as well. */
export const reportFormat = z.enum(['table', ...exportFormat.options])
export type ReportFormat = z.infer<typeof reportFormat>

/** People get the columns that a table begins with, programs all. */
export function columnChoice({ table, columns }: ReportSource, format: ReportFormat): ColumnChoice {
  if (format === 'table' || format === 'xlsx') return fileColumns({ table })
  const names = columns.map(({ name }) => name)
  return { all: names, usual: names }
}
