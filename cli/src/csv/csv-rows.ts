import { CsvError, parse } from 'csv-parse/sync'

/** One row of a CSV file, and the line of the file on which it ends. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** Something wrong in a file, where it is and what would fix it. */
export interface RowProblem {
  readonly line: number
  readonly column: string
  readonly problem: string
}

const fixes: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is opened and never closed',
  INVALID_OPENING_QUOTE: 'a quotation mark is inside a cell: put the whole cell in quotation marks and double it',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'text follows a closing quotation mark: double the marks inside the cell',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quotation mark: double the marks inside the cell',
}

const lineEnd = /[\r\n]/

/** What is between the cells: spreadsheets of countries that write 1,5 have semicolons there, in the first line as in every other. */
function delimiterOf(text: string): string {
  const [first = ''] = text.trimStart().split(lineEnd, 1)
  return first.includes(';') && !first.includes(',') ? ';' : ','
}

/** Reads CSV with commas (RFC 4180) or semicolons, with or without a byte order mark; empty lines are passed over. */
export function readCsvRows(text: string): { readonly rows: readonly CsvRow[] } | { readonly problem: RowProblem } {
  try {
    const parsed: unknown = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      trim: true,
      skip_empty_lines: true,
      // A row that is too long or too short is reported as such, with its line.
      relax_column_count: true,
    })
    const records = parsed as { readonly record: string[]; readonly info: { readonly lines: number } }[]
    return { rows: records.map(({ record, info }) => ({ line: info.lines, cells: record })) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = (error as CsvError & { readonly lines?: number }).lines ?? 1
    return { problem: { line, column: '-', problem: fixes[error.code] ?? 'is not CSV' } }
  }
}
