import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { ExportFormat, exportInput } from '@liftwatch/core/contract/exports'
import { exportsAtOnceMax } from '@liftwatch/core/limits'
import type { Table } from '@liftwatch/core/tables/table'
import { defaultTimeZone } from '@liftwatch/core/text/format'
import { inSnapshot } from '../db/transaction'
import type { Member } from '../http/caller'
import type { HandlerContext } from '../http/route'
import { readRows, type RowSource } from '../queries/cursor'
import { filtersText } from './about'
import { createCsvWriter } from './csv-writer'
import { stalledAfterMs } from './drained'
import { exportColumns } from './export-columns'
import { englishWords, wordsIn } from './headings'
import { clockText, localTimes } from './local-times'
import type { CreateRowWriter, FileWish } from './row-writer'
import { createTurns } from './turns'
import { createXlsxWriter } from './xlsx-writer'

/** A call for a file: the export's own wishes, and its list's filters besides. */
export interface ExportCall extends HandlerContext {
  readonly caller: Member
  readonly input: z.output<typeof exportInput> & Readonly<Record<string, unknown>>
}

export interface Exported<Row> extends RowSource<Row> {
  readonly table: Table<Row>
}

const formats: Record<ExportFormat, { readonly type: string; readonly create: CreateRowWriter }> = {
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', create: createXlsxWriter },
  csv: { type: 'text/csv; charset=utf-8', create: createCsvWriter },
}

/** What an export's input says of the list, without what it says of the file. */
export function listInput<Input extends z.output<typeof exportInput>>(
  input: Input,
): Omit<Input, 'format' | 'language' | 'columns'> {
  const { format: _, language: __, columns: ___, ...list } = input
  return list
}

/** Each holds a connection to the database for as long as its reader takes. */
const inTurn = createTurns(exportsAtOnceMax)

/** lift-faults-20261121-0930.xlsx */
function fileName(table: Table<never>, localTs: number, format: ExportFormat): string {
  const name = englishWords(table.title).toLowerCase().replace(/\W+/g, '-')
  const at = clockText(localTs).replace(/[-:]/g, '').replace(' ', '-').slice(0, 13)
  return `${name}-${at}.${format}`
}

async function wishOf<Row>({ db, caller, at, input }: ExportCall, table: Table<Row>): Promise<FileWish<Row>> {
  const words = wordsIn(input.language)
  const toLocal = localTimes(defaultTimeZone)
  return {
    columns: await exportColumns(db, table, caller.userId, input.columns),
    title: words(table.title),
    words,
    toLocal,
    about: rowCnt => [
      [words('exports.list'), words(table.title)],
      [words('exports.generatedAt'), clockText(toLocal(at))],
      [words('exports.timeZone'), defaultTimeZone],
      [words('exports.generatedBy'), caller.nickname],
      [words('exports.organization'), caller.organization.name],
      [words('exports.rows'), rowCnt],
      ...filtersText(words, listInput(input), toLocal),
    ],
  }
}

function sendHead({ reply, at, input }: ExportCall, table: Table<never>, toLocal: (ts: number) => number): void {
  void reply
    .type(formats[input.format].type)
    .header('content-disposition', `attachment; filename="${fileName(table, toLocal(at), input.format)}"`)
    .header('cache-control', 'no-store')
}

/**
 * Sends all rows of a list as a file, as they are read: one moment's rows, never cut at a page, a batch in memory at a time. What
 * goes wrong before the first byte is answered like every error; after it the connection breaks, so that a cut file never looks whole.
 */
export async function sendExport<Row>(call: ExportCall, { table, ...source }: Exported<Row>): Promise<FastifyReply> {
  const { db, reply, log, input } = call
  const wish = await wishOf(call, table)
  const file = new PassThrough()
  // What goes wrong is told below; a reader that has left hears nothing of it.
  file.on('error', () => {})
  const leaving = new AbortController()
  reply.raw.once('close', () => leaving.abort())
  const { signal } = leaving
  try {
    await inTurn(async () => {
      const writer = await inSnapshot(db, signal, async tx => {
        const batches = readRows(tx, source)
        const first = await batches.next()
        sendHead(call, table, wish.toLocal)
        void reply.send(file)
        const writer = await formats[input.format].create(file, wish, signal)
        if (!first.done) await writer.writeRows(first.value)
        for await (const rows of batches) await writer.writeRows(rows)
        return writer
      })
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
