import type { ListFilters } from '@liftwatch/core/views/filters/filter-field'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { ListScope } from '../../navigation/navigation'
import type { Column } from '../list/columns'
import { tableColumns } from '../list/table-columns'
import { sortsOf, type SortChoice } from './sort-choices'

/** A list as the monitor shows it. */
export interface ListKind<Row extends { readonly id: string }> extends ResourceView<Row> {
  readonly columns: readonly Column<Row>[]
  /** The first is the usual one, where tabs have none of their own. */
  readonly sorts: readonly [SortChoice, ...SortChoice[]]
}

/** What of a list is not its view's. */
export interface ListOwn<Row> {
  /** Instead of those that the view places. */
  readonly columns?: readonly Column<Row>[]
  /** The fields of orders that come before the others. */
  readonly sortsFirst?: readonly string[]
}

/** The filters of a list less those that its tabs set. */
function ownFilters<Row extends { readonly id: string }>({ filters, tabs }: ResourceView<Row>): ListFilters {
  const set = new Set(tabs?.tabs.flatMap(({ asks }) => Object.keys(asks)))
  return { ...filters, fields: filters.fields.filter(field => !('name' in field && set.has(field.name))) }
}

/** The list of a view, in the view's columns and their orders unless it has its own. */
export function listKind<Row extends { readonly id: string }>(
  view: ResourceView<Row>,
  { columns = tableColumns(view.table, view.placements), sortsFirst = [] }: ListOwn<Row> = {},
): ListKind<Row> {
  return { ...view, filters: ownFilters(view), columns, sorts: sortsOf(columns, ...sortsFirst) }
}

/** Whether its rows are of several places, and so can be found by the name of one. */
export function isOfPlaces<Row extends { readonly id: string }>(
  { filters }: ListKind<Row>,
  scope?: ListScope,
): boolean {
  return !scope && filters.fields.some(({ kind }) => kind === 'place')
}
