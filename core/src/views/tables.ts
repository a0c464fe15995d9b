import type { TableType } from '../contract/properties'
import type { Table } from '../tables/table'
import { reportViews } from './report-views'
import { resourceViews } from './resources/resource-views'

const all: readonly Table<never>[] = [
  ...Object.values(resourceViews).map(({ table }) => table),
  ...Object.values(reportViews).flatMap(views => views.map(({ table }) => table)),
]

/** The table of each list and report by the type under which preferences know it. */
export const tables = Object.fromEntries(all.map(table => [table.type, table])) as Readonly<
  Record<TableType, Table<never>>
>
