import { liftContract, type LiftContract } from '@liftwatch/core/contract/estate/estate'
import { estateAssignMaxRows, linesMaxBytes } from '@liftwatch/core/limits'
import type { RowProblem } from '../csv/csv-rows'
import { readCsv, type CsvKind, type CsvReading } from '../csv/read-csv'
import { beyond, beyondBytes, repeated, withProblems } from '../csv/row-rules'

/** The columns of a file of lifts' contracts (docs/estate-csv.md); an empty cell leaves the lift where it is. */
export const contractKind: CsvKind<LiftContract> = {
  columns: new Map<string, { readonly field: keyof LiftContract }>([
    ['lift', { field: 'lift' }],
    ['town_council', { field: 'townCouncil' }],
    ['lift_company', { field: 'liftCompany' }],
    ['lmd_vendor', { field: 'lmdVendor' }],
    ['management_agent', { field: 'managementAgent' }],
  ]),
  required: ['lift'],
  shape: liftContract,
}

/** Reads it whole. A lift may be in it once, and a row moves it somewhere. */
export function readContracts(text: string): CsvReading<LiftContract> {
  const reading = readCsv(text, contractKind)
  const { rows } = reading
  const doubled = repeated(rows, 'lift', ({ lift }) => lift)
  const idle: RowProblem[] = rows
    .filter(({ row }) => !(row.townCouncil ?? row.liftCompany ?? row.lmdVendor ?? row.managementAgent))
    .map(({ line }) => ({ line, column: '-', problem: 'names no organisation to move the lift to' }))
  return withProblems(reading, doubled, idle, beyond(rows, estateAssignMaxRows), beyondBytes(rows, linesMaxBytes))
}
