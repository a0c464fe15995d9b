import type { ListedResource } from '@liftwatch/core/hooks/list-calls'
import type { AnsweredKind } from '@liftwatch/core/hooks/alarm-calls'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { ListFilters } from '@liftwatch/core/views/filters/filter-field'
import type { Column } from '../list/columns'
import type { SortChoice } from './sort-choices'

/** The record that a list is of, where it is of one: given by the screen that opens it. */
export interface ListScope {
  readonly id: string
  /** Where one came from, the record's name last. */
  readonly trail: readonly [string, ...string[]]
  /** What the list's call is asked besides its filters. */
  readonly input: Readonly<Record<string, unknown>>
}

/** What makes one list differ from another; the rest they share. */
export interface ListKind<Row extends { readonly id: string }> {
  /** Under which its place and its default filter are stored. */
  readonly name: string
  readonly title: TextKey
  readonly empty: TextKey
  readonly columns: readonly Column<Row>[]
  /** The first is the usual one, where tabs have none of their own. */
  readonly sorts: readonly [SortChoice, ...SortChoice[]]
  readonly filter: ListFilters
  readonly nameOf: (row: Row) => string
  /** Whether it waits for acknowledgement, of what may. */
  readonly isWaiting?: (row: Row) => boolean
  readonly resource: ListedResource
  /** Whose numbers are in its tabs; undefined for a list without tabs. */
  readonly tabs: AnsweredKind | undefined
}

/** Whether its rows are of several places, and so can be found by the name of one. */
export function isOfPlaces<Row extends { readonly id: string }>({ filter }: ListKind<Row>, scope?: ListScope): boolean {
  return !scope && filter.fields.some(({ kind }) => kind === 'place')
}
