import { estateBlock, type EstateBlock } from '@liftwatch/core/contract/estate/estate'
import { estateImportMaxRows, linesMaxBytes } from '@liftwatch/core/limits'
import type { RowProblem } from '../csv/csv-rows'
import { readCsv } from '../csv/read-csv'
import { beyond, beyondBytes, repeated, withProblems } from '../csv/row-rules'
import { estateColumns, requiredColumns } from './columns'

export interface EstateReading {
  readonly blocks: readonly EstateBlock[]
  readonly problems: readonly RowProblem[]
  readonly ignoredColumns: readonly string[]
}

/** Reads an estate file whole, by the bounds of the server that takes it. A block and street may be in it once; a code such as AMK-205 is not enough to tell two apart. */
export function readEstate(text: string): EstateReading {
  const kind = { columns: estateColumns, required: requiredColumns, shape: estateBlock }
  const reading = readCsv(text, kind)
  const doubled = repeated(reading.rows, 'block', ({ block, street }) => `${block} ${street}`)
  const tooMany = beyond(reading.rows, estateImportMaxRows)
  const tooLong = beyondBytes(reading.rows, linesMaxBytes)
  const { rows, problems, ignoredColumns } = withProblems(reading, doubled, tooMany, tooLong)
  return {
    blocks: rows.map(({ row }) => row),
    problems,
    ignoredColumns,
  }
}
