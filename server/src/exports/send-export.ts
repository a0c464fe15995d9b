import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { exportInput, rowCountHeader, type ExportFormat } from '@liftwatch/core/contract/exports'
import { exportsAtOnceMax, fileBeginsWithinMs } from '@liftwatch/core/limits'
import { linesOf } from '@liftwatch/core/tables/row-lines'
import type { Table, TableColumn } from '@liftwatch/core/tables/table'
import { estateTimeZone } from '@liftwatch/core/contract/time-zone'
import { filterFieldsOf } from '@liftwatch/core/views/resources/list-filters'
import type { Database } from '../db/connect'
import { inSnapshot } from '../db/transaction'
import type { Member } from '../http/caller'
import { recordNoticed } from '../http/audited'
import type { HandlerContext } from '../http/route'
import { Turns } from '../http/turns'
import { openRows } from '../queries/cursor'
import type { RowSource, SummedRows } from '../queries/row-source'
import { filtersText, reportText, type ReportedPeriod } from './about'
import { createCsvWriter } from './csv-writer'
import { stalledAfterMs } from './drained'
import { exportColumns } from './export-columns'
import { englishWords, wordsIn } from './headings'
import { createJsonlWriter } from './jsonl-writer'
import { localClock, type LocalClock } from '@liftwatch/core/text/local-clock'
import type { CreateRowWriter, FileOptions } from './row-writer'
import { createXlsxWriter } from './xlsx-writer'

/** A call for a file: the export's own options, and its list's filters besides. */
export interface ExportCall extends HandlerContext {
  readonly caller: Member
  readonly input: z.output<typeof exportInput> & Readonly<Record<string, unknown>>
}

interface ExportedAs<Row> {
  readonly table: Table<Row>
  /** Besides the table's own: in a file only where they are named. */
  readonly namedColumns?: readonly TableColumn<Row>[]
  /** Where it is a report's. */
  readonly period?: ReportedPeriod
}

type Exported<Row> = ExportedAs<Row> & (RowSource<Row> | SummedRows<Row>)

const formats: Record<ExportFormat, { readonly type: string; readonly create: CreateRowWriter }> = {
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', create: createXlsxWriter },
  csv: { type: 'text/csv; charset=utf-8', create: createCsvWriter },
  jsonl: { type: 'application/x-ndjson; charset=utf-8', create: createJsonlWriter },
}

/** What an export's input says of the list, without what it says of the file. */
export function listInput<Input extends z.output<typeof exportInput>>(
  input: Input,
): Omit<Input, keyof typeof exportInput.shape> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !(name in exportInput.shape))) as never
}

/** Each holds a connection to the database for as long as its reader takes. */
const turns = new Turns({
  atOnceMax: exportsAtOnceMax,
  perKeyMax: exportsAtOnceMax - 1,
  waitingPerKeyMax: 32,
  waitWithinMs: fileBeginsWithinMs,
})

/** lift-faults-20261121-0930.xlsx, monthly-breakdowns-2026-10.xlsx */
function fileName({ table, period }: ExportedAs<never>, clockText: string, format: ExportFormat): string {
  const name = englishWords(table.title).toLowerCase().replace(/\W+/g, '-')
  const at = clockText.replace(/[-:]/g, '').replace(' ', '-').slice(0, 13)
  return `${name}-${period?.name ?? at}.${format}`
}

/** The contract's id of the call. */
function callId({ request }: ExportCall): string {
  return request.routeOptions.config.endpointId ?? ''
}

async function fileOptionsOf<Row>(
  call: ExportCall,
  { table, namedColumns, period }: ExportedAs<Row>,
): Promise<FileOptions<Row>> {
  const { db, caller, at, input } = call
  const words = wordsIn(input.language)
  const fields = filterFieldsOf(callId(call))
  const timeZone = input.timeZone ?? estateTimeZone()
  const clock = localClock(timeZone)
  const made: [string, string][] = [
    [words('exports.generatedAt'), clock.text(at)],
    [words('exports.generatedBy'), caller.nickname],
  ]
  return {
    columns: await exportColumns(db, { table, namedColumns }, caller.userId, {
      columns: input.columns,
      isForPrograms: isForPrograms(input),
    }),
    title: words(table.title),
    words,
    clock,
    csv: { ...input, hasByteOrderMark: input.byteOrderMark === 'true' },
    datedAt: period?.upTo ?? at,
    about: rowCnt => [
      [words('exports.list'), words(table.title)],
      ...(period ? [] : made),
      [words('exports.timeZone'), timeZone],
      [words('exports.organization'), caller.organization.name],
      [words('exports.rows'), rowCnt],
      ...(period
        ? reportText(words, period, listInput(input), clock)
        : filtersText(words, listInput(input), clock, fields)),
    ],
  }
}

function isForPrograms({ format, headings }: ExportCall['input']): boolean {
  return format === 'csv' && headings === 'keys'
}

function isForPeople(input: ExportCall['input']): boolean {
  return input.format !== 'jsonl' && !isForPrograms(input)
}

/** The rows as people read them, where that is a line for each of what a row holds. */
function inLines<Row>(exported: Exported<Row>): Exported<Row> {
  if (!('rows' in exported)) return exported
  return { ...exported, rows: async tx => linesOf(exported.table, await exported.rows(tx)) }
}

/** The fields that a file for people shows, each column being made of that of its key; what is for programs has all. */
function fieldsOf(input: ExportCall['input'], { columns }: FileOptions<never>): readonly string[] | undefined {
  return isForPeople(input) ? columns.map(({ key }) => key) : undefined
}

function sendHead({ reply, at, input }: ExportCall, as: ExportedAs<never>, clock: LocalClock, rowCnt: number): void {
  void reply
    .type(formats[input.format].type)
    .header('content-disposition', `attachment; filename="${fileName(as, clock.text(at), input.format)}"`)
    .header(rowCountHeader, rowCnt)
    .header('cache-control', 'private, no-store')
}

/** What a filter says of those who complained stays out of the audit trail (decisions.md section 11). */
const personalFilter = /complain(?!t)|phone|email/i

/** Writes down, before its first byte, what leaves: a list that no one could ask about later does not leave. */
function recordExport(call: ExportCall, { namedColumns = [] }: ExportedAs<never>, rows: number): Promise<void> {
  const list = callId(call)
  const named = namedColumns.map(({ key }) => key).filter(key => call.input.columns?.includes(key))
  const filters = Object.entries(listInput(call.input))
    .filter(([name, value]) => value !== undefined && name !== 'sort')
    .map(([name, value]) => [name, personalFilter.test(name) ? '…' : value])
  const detail = {
    call: list,
    format: call.input.format,
    rows,
    filters: Object.fromEntries(filters) as object,
    ...(named.length > 0 && { columns: named }),
  }
  return recordNoticed(call.db, 'exports.send', call, list, detail)
}

interface FileParts<Row> {
  /** Where the rows are read. */
  readonly tx: Database
  readonly file: PassThrough
  readonly fileOptions: FileOptions<Row>
}

/** Writes all rows to the file, which its reader is given once the first of them are there; answers the writer, which is not finished yet. */
async function writeRows<Row>(call: ExportCall, exported: Exported<Row>, { tx, file, fileOptions }: FileParts<Row>) {
  const { reply, input, leaving: signal } = call
  const { rowCnt, batches } = await openRows(
    tx,
    isForPeople(input) ? inLines(exported) : exported,
    fieldsOf(input, fileOptions),
  )
  const first = await batches.next()
  await recordExport(call, exported, rowCnt)
  sendHead(call, exported, fileOptions.clock, rowCnt)
  void reply.send(file)
  const writer = await formats[input.format].create(file, fileOptions, signal)
  if (!first.done) await writer.writeRows(first.value)
  for await (const rows of batches) {
    await call.yieldTurn()
    await writer.writeRows(rows)
  }
  return writer
}

/**
 * Sends all rows of a list as a file, as they are read: one moment's rows, never cut at a page, a batch in memory at a time. What
 * goes wrong before the first byte is answered like every error; after it the connection breaks, so that a cut file never looks whole.
 */
export async function sendExport<Row>(call: ExportCall, exported: Exported<Row>): Promise<FastifyReply> {
  const { db, reply, log, leaving: signal } = call
  const fileOptions = await fileOptionsOf(call, exported)
  const file = new PassThrough()
  // What goes wrong is handled below; a reader that has left gets no error.
  file.on('error', () => {})
  try {
    await turns.run(call.caller.organization.id, signal, async () => {
      const readFrom = (source: Database) =>
        inSnapshot(source, signal, tx => writeRows(call, exported, { tx, file, fileOptions }))
      const writer = await call.replica.read({ use: 'exports', primary: db }, readFrom, () => !reply.sent)
      const sent = finished(file, { signal: AbortSignal.any([signal, AbortSignal.timeout(stalledAfterMs)]) })
      await Promise.all([Promise.race([writer.finish(), sent]), sent])
    })
  } catch (error) {
    if (!reply.sent && !signal.aborted) throw error
    if (!signal.aborted) log.warn({ err: error }, 'an export was cut')
    file.destroy(error as Error)
  }
  return reply
}
