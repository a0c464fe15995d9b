import { caseFileMaxRows } from '@liftwatch/core/contract/alarms/case-limits'
import { id } from '@liftwatch/core/contract/input'
import { createCaseForm } from '@liftwatch/core/views/forms/cases'
import { z } from 'zod'
import { formFlags } from '../changes/form-flags'
import { readCsv, type CsvKind, type CsvReading } from '../csv/read-csv'
import { beyond, repeatedWhole, withProblems } from '../csv/row-rules'

/** A case as a file has it: its lift by name or id, and what the form asks for, by the contract's names. */
export type CaseLine = Readonly<Record<string, unknown>> & { readonly lift: string }

const { types } = formFlags(createCaseForm)

const caseFile: CsvKind<CaseLine> = {
  columns: new Map(
    ['lift', 'liftFaultId', 'passengerTrapId', ...Object.keys(types)].map(name => [name, { field: name }]),
  ),
  required: ['lift', 'priority', 'subcategory', 'description'],
  shape: z.object({
    lift: z.string().trim().min(1, 'is required'),
    liftFaultId: z.optional(id),
    passengerTrapId: z.optional(id),
    ...types,
  }),
}

/** Reads a file of cases whole. The same case may be in it once, and no more cases than one file may have. */
export function readCases(text: string): CsvReading<CaseLine> {
  const reading = readCsv(text, caseFile)
  const { rows } = reading
  return withProblems(reading, repeatedWhole(rows, 'lift'), beyond(rows, caseFileMaxRows))
}
