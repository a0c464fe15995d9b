import type { TableType } from '../contract/properties'
import type { TextKey, Translate } from '../text/translate'
import type { Tone } from '../tones'

/** An instant is epoch milliseconds, a duration milliseconds, a date YYYY-MM-DD; what is not known is null. */
export type CellValue = string | number | null

/** How a value is shown: exports keep instants as dates and numbers as numbers. A state is a word of a few, a date has no time. */
export type CellKind = 'text' | 'number' | 'instant' | 'duration' | 'date' | 'state'

/** An instant as scripts get it. */
type WriteInstant = (at: number | null) => string | null

/** What scripts get of a column, and under which name. */
interface ScriptColumn<Row> {
  /** They have the same by another column, or have it whole. */
  readonly isForPeople?: boolean
  /** Its name in JSON and CSV, where that is not its key. It never changes. */
  readonly field?: string
  /** One value, where it is not the one that people read: a state's code. */
  readonly code?: (row: Row) => string | number | boolean | null
  /** In JSON, where there is more to it than one value. */
  readonly json?: (row: Row, instant: WriteInstant) => unknown
}

/** What a column needs where characters are counted. */
interface TerminalColumn {
  /** The least that it is of use in, and the most that it is of use; without it, its width is both. */
  readonly narrow?: readonly [least: number, most: number]
  /** Characters in lines that are written one by one, where it is not the width. */
  readonly lineWidth?: number
  /** May be cut to leave room to others. */
  readonly canShrink?: boolean
}

/** One column of a list, the same in the console, in exports, in the monitor and on the command line. */
export interface TableColumn<Row> extends ScriptColumn<Row>, TerminalColumn {
  /** Known to saved preferences and to scripts: it never changes. */
  readonly key: string
  readonly header: TextKey
  readonly kind: CellKind
  /** Characters that most values fit in. */
  readonly width: number
  readonly value: (row: Row, t: Translate) => CellValue
  readonly tone?: (row: Row) => Tone | undefined
  /** Places after the point that figures of it are shown with, where they are no whole numbers. */
  readonly decimals?: number
  /** Not shown until someone chooses it. */
  readonly isExtra?: boolean
  /** Cannot be taken away: without it, no one knows what the row is about. */
  readonly isFixed?: boolean
  /** What the server sorts by. */
  readonly sortField?: string
  /** Whether the highest come first when one begins to sort by it. */
  readonly isHighestFirst?: boolean
}

/** How people read rows that hold several things, in tables and spreadsheets: a line for each. Programs get the row as it is. */
interface Lines<Row> {
  /** Rows of the same shape; a table takes rows and gives none, so that one of some rows is one of fewer. */
  readonly of: (row: Row) => readonly unknown[]
  /** What is one line's own; where a row has to be one line, columns of `terminalColumns` say it instead. */
  readonly columns: readonly string[]
}

/** The columns of a list. */
export interface Table<Row> {
  readonly type: TableType
  /** Names the list; also the file that an export makes. */
  readonly title: TextKey
  /** What a screen and a file may have, in their order. */
  readonly columns: readonly TableColumn<Row>[]
  /** What terminals and scripts have besides, or otherwise than screens and files. */
  readonly terminalColumns?: readonly TableColumn<Row>[]
  /** What scripts get, by name and in their order: columns, and fields that a row has; without it, every column. */
  readonly fields?: readonly string[]
  /** Those of them that the command line lists, in their order; without it, all. */
  readonly listed?: readonly string[]
  readonly lines?: Lines<Row>
}

type Extras = Omit<TableColumn<never>, 'key' | 'header' | 'kind' | 'width' | 'value' | 'code' | 'json' | 'tone'>
type TextExtras<Row> = Extras & Pick<TableColumn<Row>, 'code' | 'json' | 'tone'>

/** The keys of the words for states, made once: for very many rows, to put each together again takes longer than to look it up. */
export function wordKeys<Prefix extends string, State extends string>(
  prefix: Prefix,
  { options }: { readonly options: readonly State[] },
): Readonly<Record<State, `${Prefix}.${State}`>> {
  return Object.fromEntries(options.map(state => [state, `${prefix}.${state}`])) as never
}

/** The names of columns and fields, as many in a line as there is room for. */
export function names(...lines: readonly string[]): readonly string[] {
  return lines.flatMap(line => line.split(' '))
}

/** A column of words. */
export function textColumn<Row>(
  key: string,
  header: TextKey,
  width: number,
  value: TableColumn<Row>['value'],
  extras: TextExtras<Row> = {},
): TableColumn<Row> {
  return { key, header, kind: 'text', width, value, ...extras }
}

/** A column of counts. */
export function countColumn<Row>(
  key: string,
  header: TextKey,
  value: (row: Row) => number,
  extras: Extras & Partial<Pick<TableColumn<Row>, 'tone' | 'width'>> = {},
): TableColumn<Row> {
  return { key, header, kind: 'number', width: 6, value, ...extras }
}

/** A column of instants. */
export function instantColumn<Row>(
  key: string,
  header: TextKey,
  value: (row: Row) => number | null,
  extras: Extras = {},
): TableColumn<Row> {
  return { key, header, kind: 'instant', width: 20, value, ...extras }
}
