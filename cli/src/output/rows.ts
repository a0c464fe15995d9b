import type { Context } from '../context'
import { jsonOf, type Column } from './columns'
import { csvHeader, csvLine } from './csv'
import type { LineFormat, OutputFormat } from './formats'
import { documentText } from './document'
import { printableJson } from './printable'
import { recordText, tableLine, tableText } from './table'

/** What a resource shows: all that scripts get, and which of it people see in a list. */
export interface Columns<Row> {
  readonly all: readonly Column<Row>[]
  readonly inTable: readonly Column<Row>[]
}

export interface RowWriter<Row> {
  readonly write: (rows: readonly Row[]) => void
  /** Ends the document, where the format has one. */
  readonly end: (totalElements: number) => void
}

function viewOf({ io, translate }: Context) {
  return { translate, output: io.stdout }
}

/** Writes rows as they come, a line each. */
export function createLineWriter<Row>(context: Context, format: LineFormat, columns: Columns<Row>): RowWriter<Row> {
  const { stdout } = context.io
  const line = {
    table: (row: Row) => tableLine(columns.inTable, row, viewOf(context)),
    jsonl: (row: Row) => `${printableJson(jsonOf(columns.all, row))}\n`,
    csv: (row: Row) => csvLine(columns.all, row, stdout.isTerminal),
  }[format]
  // Not before there are rows: an error should not look like an empty file.
  let head = format === 'csv' ? csvHeader(columns.all) : ''
  const write = (rows: readonly Row[]) => {
    stdout.write(head + rows.map(line).join(''))
    head = ''
  }
  return { write, end: () => write([]) }
}

/** Keeps the rows until the last is there: a table is measured, a JSON document is closed. */
function createDocumentWriter<Row>(write: (rows: readonly Row[], totalElements: number) => void): RowWriter<Row> {
  const kept: Row[] = []
  return { write: rows => void kept.push(...rows), end: totalElements => write(kept, totalElements) }
}

/** Writes a list: lines at once, documents at their end. */
export function createRowWriter<Row>(context: Context, format: OutputFormat, columns: Columns<Row>): RowWriter<Row> {
  const { stdout } = context.io
  if (format === 'table' || format === 'wide') {
    const shown = format === 'table' ? columns.inTable : columns.all.filter(column => column.header)
    return createDocumentWriter(rows => stdout.write(tableText(shown, rows, viewOf(context))))
  }
  if (format === 'json' || format === 'yaml')
    return createDocumentWriter((rows, totalElements) => {
      const content = rows.map(row => jsonOf(columns.all, row))
      const isCut = content.length < totalElements
      stdout.write(documentText(format, { content, totalElements, isCut }))
    })
  return createLineWriter(context, format, columns)
}

/** Writes one thing with all its facts. */
export function writeRecord<Row>(
  context: Context,
  format: OutputFormat,
  columns: readonly Column<Row>[],
  row: Row,
): void {
  const { stdout } = context.io
  if (format === 'table' || format === 'wide') stdout.write(recordText(columns, row, viewOf(context)))
  else if (format === 'json' || format === 'yaml') stdout.write(documentText(format, jsonOf(columns, row)))
  else createLineWriter(context, format, { all: columns, inTable: columns }).write([row])
}
