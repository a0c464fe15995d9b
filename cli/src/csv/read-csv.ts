import { checkInput } from '@liftwatch/core/contract/check-input'
import type { z } from 'zod/mini'
import { readCsvRows, type CsvRow, type RowProblem } from './csv-rows'

/** A kind of CSV file: its columns, the field of a row that each is read into, and the shape of a row. */
export interface CsvKind<Row> {
  readonly columns: ReadonlyMap<string, { readonly field: string; readonly isNumber?: boolean }>
  /** Without these a row says nothing. */
  readonly required: readonly string[]
  readonly shape: z.core.$ZodType<Row>
}

export interface CsvReading<Row> {
  readonly rows: readonly { readonly line: number; readonly row: Row }[]
  readonly problems: readonly RowProblem[]
  readonly ignoredColumns: readonly string[]
}

function failed(...problems: RowProblem[]): CsvReading<never> {
  return { rows: [], problems, ignoredColumns: [] }
}

function headerProblems({ columns, required }: CsvKind<unknown>, { line, cells }: CsvRow): RowProblem[] {
  const missing = required.filter(name => !cells.includes(name))
  const doubled = [...columns.keys()].filter(name => cells.indexOf(name) !== cells.lastIndexOf(name))
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

/** What must be there and is not is empty text, about which the shape has something to say. */
function fieldsOf(
  { columns, required }: CsvKind<unknown>,
  header: readonly string[],
  cells: readonly string[],
): Record<string, unknown> {
  const given = header.flatMap((name, index) => {
    const column = columns.get(name)
    if (!column) return []
    const value = valueOf(cells[index]!, column.isNumber ?? false)
    return [[column.field, value === undefined && required.includes(name) ? '' : value] as const]
  })
  return Object.fromEntries(given)
}

/** The column that a field was read from. */
export function columnOf({ columns }: Pick<CsvKind<unknown>, 'columns'>, field: PropertyKey | undefined): string {
  return [...columns].find(([, column]) => column.field === field)?.[0] ?? String(field)
}

function readRow<Row>(
  kind: CsvKind<Row>,
  header: readonly string[],
  { line, cells }: CsvRow,
): { readonly row: Row } | { readonly problems: RowProblem[] } {
  if (cells.length !== header.length) {
    const problem = `has ${cells.length} cells where the first line has ${header.length}`
    return { problems: [{ line, column: '-', problem }] }
  }
  const parsed = checkInput(kind.shape, fieldsOf(kind, header, cells))
  if (parsed.success) return { row: parsed.data }
  const problems = parsed.error.issues.map(issue => {
    const column = columnOf(kind, issue.path[0])
    const cell = cells[header.indexOf(column)]
    return { line, column, problem: `${cell ? `"${cell.slice(0, 40)}" ` : ''}${issue.message}` }
  })
  return { problems }
}

/** Reads a CSV file whole: each row that is right, and everything that is wrong. */
export function readCsv<Row>(text: string, kind: CsvKind<Row>): CsvReading<Row> {
  const read = readCsvRows(text)
  if ('problem' in read) return failed(read.problem)
  const [head, ...rows] = read.rows
  if (!head || rows.length === 0) return failed({ line: 1, column: '-', problem: 'there are no rows' })
  const wrongHeader = headerProblems(kind, head)
  if (wrongHeader.length > 0) return failed(...wrongHeader)
  const header = head.cells
  const results = rows.map(one => Object.assign(readRow(kind, header, one), { line: one.line }))
  return {
    rows: results.flatMap(one => ('row' in one ? [{ line: one.line, row: one.row }] : [])),
    problems: results.flatMap(one => ('row' in one ? [] : one.problems)),
    ignoredColumns: header.filter(name => !kind.columns.has(name)),
  }
}
