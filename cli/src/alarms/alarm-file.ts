import { id } from '@liftwatch/core/contract/input'
import type { FormView } from '@liftwatch/core/views/forms/form-view'
import { z } from 'zod'
import { formFlags } from '../changes/form-flags'
import { readCsv, type CsvKind, type CsvReading } from '../csv/read-csv'
import { beyond, repeated, withProblems } from '../csv/row-rules'

/** A row of a file: an alarm by its id, and what the form asks for, by the contract's names. */
export type AlarmLine = Readonly<Record<string, unknown>> & { readonly id: string }

/** Alarms that are acted on from one file. */
const alarmFileMaxRows = 1_000

/** Reads a file of rows for an alarm's form whole. An alarm may be in it once. */
export function readAlarmFile(view: FormView, text: string): CsvReading<AlarmLine> {
  const { types } = formFlags(view)
  const names = ['id', ...Object.keys(types)]
  const kind: CsvKind<AlarmLine> = {
    columns: new Map(names.map(name => [name, { field: name }])),
    required: ['id', ...Object.keys(types).filter(name => !z.safeParse(types[name]!, undefined).success)],
    shape: z.object({ id, ...types }),
  }
  const reading = readCsv(text, kind)
  const { rows } = reading
  return withProblems(
    reading,
    repeated(rows, 'id', row => row.id),
    beyond(rows, alarmFileMaxRows),
  )
}
