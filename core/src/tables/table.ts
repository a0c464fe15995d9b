import type { TableType } from '../contract/properties'
import type { TextKey, Translate } from '../text/translate'

/** An instant is epoch milliseconds, a duration milliseconds; what is not known is null. */
export type CellValue = string | number | null

/** How a value is shown: exports keep instants as dates and numbers as numbers. */
export type CellKind = 'text' | 'number' | 'instant' | 'duration'

/** One column of a list, the same in the console, in exports and on the command line. */
export interface TableColumn<Row> {
  /** Known to saved preferences and to scripts: it never changes. */
  readonly key: string
  readonly header: TextKey
  readonly kind: CellKind
  /** Characters that most values fit in. */
  readonly width: number
  readonly value: (row: Row, t: Translate) => CellValue
  /** Not shown until somebody chooses it. */
  readonly isExtra?: boolean
  /** Cannot be taken away: without it, nobody knows what the row is about. */
  readonly isFixed?: boolean
  /** What the server sorts by. */
  readonly sortField?: string
}

export interface Table<Row> {
  readonly type: TableType
  /** Names the list; also the file that an export makes. */
  readonly title: TextKey
  readonly columns: readonly TableColumn<Row>[]
}

type Extras = Pick<TableColumn<never>, 'isExtra' | 'isFixed' | 'sortField'>

/** The keys of the words for states, made once: for very many rows, to put each together anew takes longer than to look it up. */
export function wordKeys<Prefix extends string, State extends string>(
  prefix: Prefix,
  { options }: { readonly options: readonly State[] },
): Readonly<Record<State, `${Prefix}.${State}`>> {
  return Object.fromEntries(options.map(state => [state, `${prefix}.${state}`])) as never
}

/** A column of words. */
export function textColumn<Row>(
  key: string,
  header: TextKey,
  width: number,
  value: TableColumn<Row>['value'],
  extras: Extras = {},
): TableColumn<Row> {
  return { key, header, kind: 'text', width, value, ...extras }
}

/** A column of counts. */
export function countColumn<Row>(
  key: string,
  header: TextKey,
  value: (row: Row) => number,
  extras: Extras = {},
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
