import { formatDuration, formatInstant, formatIso } from '@liftwatch/core/text/format'
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
  readonly tone?: (row: Row) => Tone
  /** Whether it may be shortened where the terminal is too narrow. */
  readonly canShrink?: boolean
  /** Columns on the screen where lines are written one by one, so that nothing can be measured. */
  readonly lineWidth?: number
}

/** The keys of a row whose values are of a kind. */
type KeysOf<Row, Value> = {
  [Key in keyof Row & string]: Row[Key] extends Value | null | undefined ? Key : never
}[keyof Row & string]

type Layout = Pick<Column<never>, 'canShrink' | 'lineWidth'>

/** A text or a number, as it is. */
export function plainColumn<Row>(name: KeysOf<Row, string | number>, header?: TextKey, layout?: Layout): Column<Row> {
  const plain = (row: Row) => (row[name] ?? null) as Plain
  return { name, ...(header && { header }), plain, shown: row => String(plain(row) ?? '-'), ...layout }
}

/** An instant (epoch milliseconds). */
export function instantColumn<Row>(name: KeysOf<Row, number>, header: TextKey, layout?: Layout): Column<Row> {
  const at = (row: Row) => row[name] as number | null
  return {
    name,
    header,
    plain: (row, { timeZone }) => formatIso(at(row), timeZone) || null,
    shown: (row, { timeZone }) => formatInstant(at(row), timeZone),
    ...layout,
  }
}

/** A duration: milliseconds for scripts. */
export function durationColumn<Row>(name: KeysOf<Row, number>, header: TextKey): Column<Row> {
  const ms = (row: Row) => row[name] as number | null
  return { name, header, plain: ms, shown: row => formatDuration(ms(row)) }
}

/** A state: its own name for scripts, its word and its tone for people. */
export function stateColumn<Row, Name extends KeysOf<Row, string>>(
  name: Name,
  header: TextKey,
  word: (state: NonNullable<Row[Name]>) => TextKey,
  options: Layout & { readonly tone?: (state: NonNullable<Row[Name]>) => Tone } = {},
): Column<Row> {
  const { tone, ...layout } = options
  const state = (row: Row) => row[name] as NonNullable<Row[Name]>
  return {
    name,
    header,
    plain: row => state(row) as string,
    shown: (row, { translate }) => (state(row) ? translate(word(state(row))) : '-'),
    ...(tone && { tone: (row: Row) => tone(state(row)) }),
    ...layout,
  }
}

/** Somebody, by id and name: both in JSON, the name elsewhere. */
export function personColumn<Row>(
  name: KeysOf<Row, { readonly id: string; readonly name: string }>,
  header: TextKey,
  layout?: Layout,
): Column<Row> {
  const person = (row: Row) => row[name] as { readonly name: string } | null
  return {
    name,
    header,
    plain: row => person(row)?.name ?? null,
    json: person,
    shown: row => person(row)?.name ?? '-',
    ...layout,
  }
}

/** A row as JSON has it. */
export function jsonOf<Row>(columns: readonly Column<Row>[], row: Row, reader: Reader): Record<string, unknown> {
  return Object.fromEntries(columns.map(column => [column.name, (column.json ?? column.plain)(row, reader)]))
}
