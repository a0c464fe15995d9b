import type { RowProblem } from './csv-rows'
import type { CsvReading } from './read-csv'

type Rows<Row> = CsvReading<Row>['rows']

/** What is wrong with rows that name something which may be in a file once. */
export function repeated<Row>(rows: Rows<Row>, column: string, nameOf: (row: Row) => string): readonly RowProblem[] {
  const lineOf = new Map<string, number>()
  return rows.flatMap(({ line, row }) => {
    const name = nameOf(row)
    const before = lineOf.get(name.toUpperCase())
    lineOf.set(name.toUpperCase(), before ?? line)
    return before === undefined ? [] : [{ line, column, problem: `${name} is on line ${before} already: remove one` }]
  })
}

/** What is wrong with rows that say all the same as one before. */
export function repeatedWhole<Row>(rows: Rows<Row>, column: string): readonly RowProblem[] {
  return repeated(rows, column, row => JSON.stringify(row)).map(({ line }) => ({
    line,
    column,
    problem: 'says the same as a line before: remove one',
  }))
}

/** What is wrong with more rows than one file may have. */
export function beyond<Row>(rows: Rows<Row>, max: number): readonly RowProblem[] {
  return rows
    .slice(max, max + 1)
    .map(({ line }) => ({ line, column: '-', problem: `there are more than ${max} rows: use several files` }))
}

/** What is wrong with rows that are more bytes, as the lines in which a server takes them, than it takes at once. */
export function beyondBytes<Row>(rows: Rows<Row>, max: number): readonly RowProblem[] {
  let bytes = 0
  for (const { line, row } of rows) {
    bytes += Buffer.byteLength(JSON.stringify(row)) + 1
    if (bytes <= max) continue
    return [{ line, column: '-', problem: `there are more than ${max / 1_000_000} MB up to here: use several files` }]
  }
  return []
}

/** A reading with more that is wrong with its rows, line by line. */
export function withProblems<Row>(
  reading: CsvReading<Row>,
  ...more: readonly (readonly RowProblem[])[]
): CsvReading<Row> {
  const problems = [...reading.problems, ...more.flat()].toSorted((a, b) => a.line - b.line)
  return { ...reading, problems }
}
