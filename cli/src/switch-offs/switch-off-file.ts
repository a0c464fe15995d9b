import { switchOffFileMaxRows } from '@liftwatch/core/contract/estate/switch-offs'
import { createSwitchOffForm } from '@liftwatch/core/views/forms/switch-offs'
import { z } from 'zod'
import { formFlags } from '../changes/form-flags'
import { readCsv, type CsvKind, type CsvReading } from '../csv/read-csv'
import { beyond, repeatedWhole, withProblems } from '../csv/row-rules'
import { minuteOption } from './minute-option'

/** A switch-off as a file has it: its lift by name or id, and the rest by the contract's names. */
export interface SwitchOffLine {
  readonly lift: string
  readonly offAt: number
  readonly onAt: number
  readonly report: string
}

const { types } = formFlags(createSwitchOffForm)
const names = ['lift', 'offAt', 'onAt', 'report'] as const satisfies readonly (keyof SwitchOffLine)[]

const switchOffFile: CsvKind<SwitchOffLine> = {
  columns: new Map(names.map(name => [name, { field: name }])),
  required: names,
  shape: z.object({
    lift: z.string().trim().min(1, 'is required'),
    offAt: minuteOption,
    onAt: minuteOption,
    report: types['report'] as z.ZodType<string>,
  }),
}

/** Reads a file of switch-offs whole. The same one may be in it once, and no more than one file may have. */
export function readSwitchOffs(text: string): CsvReading<SwitchOffLine> {
  const reading = readCsv(text, switchOffFile)
  const { rows } = reading
  return withProblems(reading, repeatedWhole(rows, 'lift'), beyond(rows, switchOffFileMaxRows))
}
