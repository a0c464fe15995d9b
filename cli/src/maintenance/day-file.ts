import { changeDateReason, scheduleDay } from '@liftwatch/core/contract/maintenance/maintenance-fields'
import { scheduleFileMaxRows } from '@liftwatch/core/contract/maintenance/maintenance-limits'
import { z } from 'zod'
import { readCsv, repeated, type CsvKind, type CsvReading } from '../csv/read-csv'

/** A change of a lift's days as a file has it: without `from` a new day, without `to` one that is cancelled. */
export interface DayLine {
  readonly lift: string
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly reason?: string | undefined
}

const dayFile: CsvKind<DayLine> = {
  columns: new Map(['lift', 'from', 'to', 'reason'].map(name => [name, { field: name }])),
  required: ['lift'],
  shape: z.object({
    lift: z.string().trim().min(1, 'is required'),
    from: z.optional(scheduleDay),
    to: z.optional(scheduleDay),
    reason: z.optional(changeDateReason),
  }),
}

/** Reads a file of changes whole. */
export function readDays(text: string): CsvReading<DayLine> {
  const reading = readCsv(text, dayFile)
  const { rows, problems } = reading
  const beyond = rows.slice(scheduleFileMaxRows, scheduleFileMaxRows + 1).map(({ line }) => ({
    line,
    column: '-',
    problem: `there are more than ${scheduleFileMaxRows} lines: use several files`,
  }))
  const empty = rows.flatMap(({ line, row: { from, to } }) =>
    from === undefined && to === undefined ? [{ line, column: 'to', problem: 'from or to is required' }] : [],
  )
  const unexplained = rows.flatMap(({ line, row: { from, reason } }) =>
    from !== undefined && reason === undefined ? [{ line, column: 'reason', problem: 'Please enter reason' }] : [],
  )
  const doubled = repeated(rows, 'lift', row => JSON.stringify(row))
  const wrong = [...problems, ...doubled, ...empty, ...unexplained, ...beyond]
  return { ...reading, problems: wrong.toSorted((a, b) => a.line - b.line) }
}
