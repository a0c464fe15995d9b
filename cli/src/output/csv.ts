import { byteOrderMark, quotedCell, textCell } from '@liftwatch/core/text/csv-cell'
import type { Column } from './columns'
import type { Output } from './output-flags'
import { printable } from './printable'
import type { Reader } from './reader'

type Dialect = Pick<Output, 'delimiter' | 'bom'>

const usualDelimiter = ','

export function csvHeader(columns: readonly Column<never>[], { delimiter = usualDelimiter, bom }: Dialect): string {
  return `${bom ? byteOrderMark : ''}${columns.map(({ name }) => quotedCell(name, delimiter)).join(delimiter)}\n`
}

/** A row as RFC 4180 has it, with plain line feeds. A terminal gets no character that steers it; a file gets what there is. */
export function csvLine<Row>(
  columns: readonly Column<Row>[],
  row: Row,
  reader: Reader,
  { delimiter = usualDelimiter, isTerminal }: Dialect & { readonly isTerminal: boolean },
): string {
  const cells = columns.map(column => {
    const value = column.plain(row, reader)
    if (typeof value === 'string') return textCell(isTerminal ? printable(value) : value, delimiter)
    return value === null ? '' : quotedCell(String(value), delimiter)
  })
  return `${cells.join(delimiter)}\n`
}
