import { changeDateReason, scheduleDay } from '@liftwatch/core/contract/maintenance/maintenance-fields'
import { scheduleFileMaxRows } from '@liftwatch/core/contract/maintenance/maintenance-limits'
import { z } from 'zod'
import { readCsv, type CsvKind, type CsvReading } from '../csv/read-csv'
import { beyond, repeatedWhole, withProblems } from '../csv/row-rules'

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
  const { rows } = reading
  const empty = rows.flatMap(({ line, row: { from, to } }) =>
    from === undefined && to === undefined ? [{ line, column: 'to', problem: 'from or to is required' }] : [],
  )
  const unexplained = rows.flatMap(({ line, row: { from, reason } }) =>
    from !== undefined && reason === undefined ? [{ line, column: 'reason', problem: 'Please enter reason' }] : [],
  )
  return withProblems(reading, repeatedWhole(rows, 'lift'), empty, unexplained, beyond(rows, scheduleFileMaxRows))
}
