import type { Writable } from 'node:stream'
import type { CellKind, CellValue } from '@liftwatch/core/tables/table'
import { drained } from './drained'
import { clockText } from './local-times'
import type { FileWish, RowWriter } from './row-writer'

/** Tells a spreadsheet that the file is UTF-8. */
const byteOrderMark = '\uFEFF'

/** A spreadsheet would run text that begins like this as a formula; an apostrophe makes it text. */
const beginsLikeFormula = /^[=+\-@\t\r\n]/

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function textCell(text: string): string {
  return quoted(beginsLikeFormula.test(text) ? `'${text}` : text)
}

/** A duration as h:mm:ss; hours go on beyond a day. */
function durationText(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

function cell(value: CellValue, kind: CellKind, toLocal: (ts: number) => number): string {
  if (value === null) return ''
  if (typeof value === 'string') return textCell(value)
  if (kind === 'instant') return clockText(toLocal(value))
  return kind === 'duration' ? durationText(value) : String(value)
}

/** Writes CSV as RFC 4180 has it. */
export function createCsvWriter<Row>(
  file: Writable,
  { columns, words, toLocal }: FileWish<Row>,
  signal: AbortSignal,
): RowWriter<Row> {
  const line = (row: Row) => `${columns.map(({ value, kind }) => cell(value(row, words), kind, toLocal)).join(',')}\r\n`
  const head = `${byteOrderMark}${columns.map(({ header }) => textCell(words(header))).join(',')}\r\n`
  let isBegun = false
  async function write(text: string): Promise<void> {
    if (!file.write(text)) await drained(file, signal)
  }
  async function begin(): Promise<void> {
    if (isBegun) return
    isBegun = true
    await write(head)
  }
  return {
    async writeRows(rows) {
      await begin()
      await write(rows.map(line).join(''))
    },
    async finish() {
      await begin()
      file.end()
    },
  }
}
