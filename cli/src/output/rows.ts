import type { Context } from '../command/context'
import { jsonOf, type Column } from './columns'
import { csvHeader, csvLine } from './csv'
import type { LineFormat } from './formats'
import type { Output } from './output-flags'
import { documentText } from './document'
import { printableJson } from './printable'
import { showText } from './show-text'
import { queriedText } from './queried-text'
import { recordText, tableLine, tableText } from './table'

/** What a resource shows: all that scripts get, and which of it people see in a list. */
export interface Columns<Row> {
  readonly all: readonly Column<Row>[]
  readonly inTable: readonly Column<Row>[]
}

export interface RowWriter<Row> {
  readonly write: (rows: readonly Row[]) => void
  /** Ends the document, where the format has one. */
  readonly end: (totalElements: number) => Promise<void>
}

function viewOf({ io, translate, timeZone }: Context) {
  return { translate, timeZone, output: io.stdout }
}

const asIs = (document: unknown) => document

/** Writes rows as they come, a line each. */
export function createLineWriter<Row>(
  context: Context,
  output: Output<LineFormat>,
  columns: Columns<Row>,
): RowWriter<Row> {
  const { queried = asIs } = context
  const { stdout } = context.io
  const line = {
    table: (row: Row) => tableLine(columns.inTable, row, viewOf(context)),
    jsonl: (row: Row) => `${printableJson(queried(jsonOf(columns.all, row, context)))}\n`,
    csv: (row: Row) => csvLine(columns.all, row, context, { ...output, isTerminal: stdout.isTerminal }),
  }[context.queried && output.format === 'table' ? 'jsonl' : output.format]
  // Not before there are rows: an error should not look like an empty file.
  let head = output.format === 'csv' ? csvHeader(columns.all, output) : ''
  const write = (rows: readonly Row[]) => {
    stdout.write(head + rows.map(line).join(''))
    head = ''
  }
  return { write, end: async () => write([]) }
}

/** Keeps the rows until the last is there: a table is measured, a JSON document is closed. */
function createDocumentWriter<Row>(
  write: (rows: readonly Row[], totalElements: number) => Promise<void>,
): RowWriter<Row> {
  const all: Row[] = []
  return { write: rows => void all.push(...rows), end: totalElements => write(all, totalElements) }
}

function listDocument<Row>(
  context: Context,
  columns: Columns<Row>,
  rows: readonly Row[],
  totalElements: number,
): object {
  const content = rows.map(row => jsonOf(columns.all, row, context))
  return { content, totalElements, isCut: content.length < totalElements }
}

/** Writes a list: lines at once, documents at their end. */
export function createRowWriter<Row>(context: Context, output: Output, columns: Columns<Row>): RowWriter<Row> {
  const { format } = output
  const { queried } = context
  if (queried && (format === 'table' || format === 'json' || format === 'yaml'))
    return createDocumentWriter(async (rows, totalElements) =>
      showText(context, await queriedText(format, queried(listDocument(context, columns, rows, totalElements)))),
    )
  if (format === 'table' || format === 'wide') {
    const shown = format === 'table' ? columns.inTable : columns.all.filter(column => column.header)
    return createDocumentWriter(rows => showText(context, tableText(shown, rows, viewOf(context))))
  }
  if (format === 'json' || format === 'yaml')
    return createDocumentWriter(async (rows, totalElements) =>
      showText(context, await documentText(format, listDocument(context, columns, rows, totalElements))),
    )
  return createLineWriter(context, { ...output, format }, columns)
}

/** Writes one thing with all its facts. */
export async function writeRecord<Row>(
  context: Context,
  output: Output,
  columns: readonly Column<Row>[],
  row: Row,
): Promise<void> {
  const { format } = output
  const { queried } = context
  if (queried && (format === 'table' || format === 'json' || format === 'yaml'))
    await showText(context, await queriedText(format, queried(jsonOf(columns, row, context))))
  else if (format === 'table' || format === 'wide') await showText(context, recordText(columns, row, viewOf(context)))
  else if (format === 'json' || format === 'yaml')
    await showText(context, await documentText(format, jsonOf(columns, row, context)))
  else createLineWriter(context, { ...output, format }, { all: columns, inTable: columns }).write([row])
}
