import { estateBlock, type EstateBlock } from '@liftwatch/core/contract/estate/estate'
import type { RowProblem } from '../csv/csv-rows'
import { readCsv, repeated } from '../csv/read-csv'
import { estateColumns, requiredColumns } from './columns'

export interface EstateReading {
  readonly blocks: readonly EstateBlock[]
  readonly problems: readonly RowProblem[]
  readonly ignoredColumns: readonly string[]
}

/** Reads an estate file whole. A block and street may be in it once; a code such as AMK-205 is not enough to tell two apart. */
export function readEstate(text: string): EstateReading {
  const kind = { columns: estateColumns, required: requiredColumns, shape: estateBlock }
  const { rows, problems, ignoredColumns } = readCsv(text, kind)
  const doubled = repeated(rows, 'block', ({ block, street }) => `${block} ${street}`)
  return {
    blocks: rows.map(({ row }) => row),
    problems: [...problems, ...doubled].toSorted((a, b) => a.line - b.line),
    ignoredColumns,
  }
}
