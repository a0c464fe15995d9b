import { formatInstant } from '@liftwatch/core/text/format'
import { formatIso } from '@liftwatch/core/text/format-iso'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { Tone } from '@liftwatch/core/tones'
import type { Reader } from './reader'

type Plain = string | number | boolean | null

/** One fact of a row: how it is called, and how it reads for scripts and for people. */
export interface Column<Row> {
  /** Its name in JSON and CSV. */
  readonly name: string
  /** Its name for people; without one it is for scripts alone. */
  readonly header?: TextKey
  /** As one value: CSV, and JSON where there is no richer form. Instants are ISO 8601 with offset. */
  readonly plain: (row: Row, reader: Reader) => Plain
  readonly json?: (row: Row, reader: Reader) => unknown
  /** As people read it. */
  readonly shown: (row: Row, reader: Reader) => string
  readonly tone?: (row: Row) => Tone | undefined
  /** Whether it may be shortened where the terminal is too narrow. */
  readonly canShrink?: boolean
  /** Columns on the screen where lines are written one by one, so that nothing can be measured. */
  readonly lineWidth?: number
}

/** The keys of a row whose values are of a kind. */
type KeysOf<Row, Value> = {
  [Key in keyof Row & string]: Row[Key] extends Value | null | undefined ? Key : never
}[keyof Row & string]

type Layout = Pick<Column<never>, 'canShrink'>

/** A text or a number, as it is. */
export function plainColumn<Row>(name: KeysOf<Row, string | number>, header?: TextKey, layout?: Layout): Column<Row> {
  const plain = (row: Row) => (row[name] ?? null) as Plain
  return { name, ...(header && { header }), plain, shown: row => String(plain(row) ?? '-'), ...layout }
}

/** An instant (epoch milliseconds). */
export function instantColumn<Row>(name: KeysOf<Row, number>, header: TextKey): Column<Row> {
  const at = (row: Row) => row[name] as number | null
  return {
    name,
    header,
    plain: (row, { timeZone }) => formatIso(at(row), timeZone) || null,
    shown: (row, { timeZone }) => formatInstant(at(row), timeZone),
  }
}

/** A row as JSON has it. */
export function jsonOf<Row>(columns: readonly Column<Row>[], row: Row, reader: Reader): Record<string, unknown> {
  return Object.fromEntries(columns.map(column => [column.name, (column.json ?? column.plain)(row, reader)]))
}
