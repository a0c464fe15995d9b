import { checkInput } from '@liftwatch/core/contract/check-input'
import { estateBlock, type EstateBlock } from '@liftwatch/core/contract/estate/estate'
import { columnOf, estateColumns, requiredColumns } from './columns'
import { readCsvRows, type CsvRow, type RowProblem } from './csv-rows'

export interface EstateReading {
  readonly blocks: readonly EstateBlock[]
  readonly problems: readonly RowProblem[]
  readonly ignoredColumns: readonly string[]
}

function failed(...problems: RowProblem[]): EstateReading {
  return { blocks: [], problems, ignoredColumns: [] }
}

function headerProblems({ line, cells }: CsvRow): RowProblem[] {
  const missing = requiredColumns.filter(name => !cells.includes(name))
  const doubled = [...estateColumns.keys()].filter(name => cells.indexOf(name) !== cells.lastIndexOf(name))
  return [
    ...missing.map(column => ({ line, column, problem: 'the column is missing from the first line' })),
    ...doubled.map(column => ({ line, column, problem: 'the column is there twice: remove one' })),
  ]
}

/** An empty cell says nothing; a number that is none becomes NaN, which the shape refuses. */
function valueOf(cell: string, isNumber: boolean): string | number | undefined {
  if (cell === '') return undefined
  return isNumber ? Number(cell) : cell
}

function fieldsOf(header: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const given = header.flatMap((name, index) => {
    const column = estateColumns.get(name)
    return column ? [[column.field, valueOf(cells[index]!, column.isNumber ?? false)] as const] : []
  })
  return Object.fromEntries(given)
}

function quoted(header: readonly string[], { cells }: CsvRow, column: string): string {
  const cell = cells[header.indexOf(column)]
  return cell ? `"${cell.slice(0, 40)}" ` : ''
}

function readBlock(header: readonly string[], row: CsvRow): EstateBlock | RowProblem[] {
  const { line, cells } = row
  if (cells.length !== header.length) {
    return [{ line, column: '-', problem: `has ${cells.length} cells where the first line has ${header.length}` }]
  }
  const fields = fieldsOf(header, cells)
  const parsed = checkInput(estateBlock, { ...fields, ...emptyRequired(fields) })
  if (parsed.success) return parsed.data
  return parsed.error.issues.map(issue => {
    const column = columnOf(issue.path[0])
    return { line, column, problem: `${quoted(header, row, column)}${issue.message}` }
  })
}

/** What must be there and is not is empty text, about which the shape has something to say. */
function emptyRequired(fields: Record<string, unknown>): Record<string, string> {
  const missing = requiredColumns
    .map(name => estateColumns.get(name)!.field)
    .filter(field => fields[field] === undefined)
  return Object.fromEntries(missing.map(field => [field, '']))
}

/** Reads an estate file whole. A block and street may be in it once; a code such as AMK-205 is not enough to tell two apart. */
export function readEstate(text: string): EstateReading {
  const read = readCsvRows(text)
  if ('problem' in read) return failed(read.problem)
  const [head, ...rows] = read.rows
  if (!head || rows.length === 0) return failed({ line: 1, column: '-', problem: 'there are no rows' })
  const wrongHeader = headerProblems(head)
  if (wrongHeader.length > 0) return failed(...wrongHeader)
  const header = head.cells
  const blocks: EstateBlock[] = []
  const problems: RowProblem[] = []
  const lineOf = new Map<string, number>()
  for (const row of rows) {
    const block = readBlock(header, row)
    if (Array.isArray(block)) {
      problems.push(...block)
      continue
    }
    const place = `${block.block} ${block.street}`
    const before = lineOf.get(place.toUpperCase())
    if (before !== undefined) {
      problems.push({ line: row.line, column: 'block', problem: `${place} is on line ${before} already: remove one` })
    }
    lineOf.set(place.toUpperCase(), before ?? row.line)
    blocks.push(block)
  }
  return { blocks, problems, ignoredColumns: header.filter(name => !estateColumns.has(name)) }
}
