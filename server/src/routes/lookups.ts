import { filterType, lookups, type FilterType, type Lookup } from '@liftwatch/core/contract/estate/lookups'
import { isSortType, type SortType, type TableType } from '@liftwatch/core/contract/properties'
import { reportFilterNames } from '@liftwatch/core/domain/report-filters'
import { reportSorts } from '@liftwatch/core/tables/report-sorts'
import { preferenceOf, sortFieldsOf } from '../exports/preferences'
import { route } from '../http/route'
import { listFilterOptions } from '../queries/reports/filter-options'

const nothing: Lookup = { columns: [], groupBy: [], filters: [] }

function isFilterType(type: FilterType | SortType | TableType): type is FilterType {
  return filterType.options.some(option => option === type)
}

function columnsOf(type: TableType, own?: { readonly sortField: string | null; readonly sort: 'ASC' | 'DESC' }) {
  const fields = sortFieldsOf(type)
  return preferenceOf(type).map(column => {
    const sortField = fields.get(column.key) ?? null
    return Object.assign(column, { sortField, sort: own && sortField === own.sortField && sortField ? own.sort : null })
  })
}

export const lookupRoutes = [
  route(lookups.find, async ({ db, caller, input: { type } }) => {
    if (isFilterType(type)) {
      const keys = reportFilterNames(type, caller.organization.type)
      return { ...nothing, filters: await Promise.all(keys.map(key => listFilterOptions(db, caller.scope, key))) }
    }
    if (!isSortType(type)) return { ...nothing, columns: columnsOf(type) }
    const { table, groupBy, own } = reportSorts[type]
    const sortable = columnsOf(table.type, own).filter(({ sortField }) => sortField !== null)
    return { ...nothing, columns: sortable, groupBy: [...groupBy] }
  }),
]
