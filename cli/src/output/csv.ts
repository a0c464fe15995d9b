import type { Column } from './columns'
import { printable } from './printable'

function cell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function csvHeader(columns: readonly Column<never>[]): string {
  return `${columns.map(column => cell(column.name)).join(',')}\n`
}

/** A row as RFC 4180 has it, with plain line feeds. A terminal gets no character that steers it; a file gets what there is. */
export function csvLine<Row>(columns: readonly Column<Row>[], row: Row, isTerminal: boolean): string {
  const values = columns.map(column => column.plain(row))
  return `${values.map(value => cell(isTerminal && typeof value === 'string' ? printable(value) : value)).join(',')}\n`
}
