import { id } from '@liftwatch/core/contract/input'
import type { FormView } from '@liftwatch/core/views/forms/form-view'
import { z } from 'zod'
import { formFlags } from '../changes/form-flags'
import { readCsv, repeated, type CsvKind, type CsvReading } from '../csv/read-csv'

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
  const { rows, problems } = reading
  const beyond = rows.slice(alarmFileMaxRows, alarmFileMaxRows + 1).map(({ line }) => {
    const problem = `there are more than ${alarmFileMaxRows} rows: use several files`
    return { line, column: '-', problem }
  })
  const doubled = repeated(rows, 'id', row => row.id)
  return { ...reading, problems: [...problems, ...doubled, ...beyond].toSorted((a, b) => a.line - b.line) }
}
