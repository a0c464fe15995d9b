import {
  isSortType,
  properties,
  type ColumnPreference,
  type ReportSort,
  type SortType,
  type TableType,
} from '@liftwatch/core/contract/properties'
import { AppError } from '@liftwatch/core/errors'
import { reportSorts, sortFieldsOf } from '@liftwatch/core/tables/report-sorts'
import type { Database } from '../db/connect'
import { preferenceOf } from '../exports/preferences'
import { route } from '../http/route'
import {
  findSortPreference,
  findTablePreference,
  saveSortPreference,
  saveTablePreference,
} from '../queries/table-preferences'

function refuse(message: string): never {
  throw new AppError('bad-input', { errors: [{ path: 'body', message }] })
}

/** The columns among what was sent; anything else is a mistake. */
function columnsOf(body: readonly (ColumnPreference | ReportSort)[]): ColumnPreference[] {
  return body.map(entry => ('view' in entry ? entry : refuse('must be a list of columns')))
}

/** The one order that was sent, of what its report can be sorted and grouped by. */
function sortOf(type: SortType, body: readonly (ColumnPreference | ReportSort)[]): ReportSort {
  const [sort, ...others] = body
  if (!sort || 'view' in sort || others.length > 0) return refuse('must be a list of one order')
  const fields = sortFieldsOf(reportSorts[type])
  const { groupBy } = reportSorts[type]
  if (sort.sortField !== null && !fields.includes(sort.sortField))
    refuse(`must be sorted by one of ${fields.join(', ')}`)
  if (sort.groupBy !== null && !groupBy.includes(sort.groupBy))
    refuse(`must be grouped by one of ${groupBy.join(', ')}`)
  return sort
}

async function preference(db: Database, userId: string, type: TableType | SortType) {
  if (!isSortType(type)) return { type, body: preferenceOf(type, await findTablePreference(db, userId, type)) }
  return { type, body: (await findSortPreference(db, userId, type)) ?? [reportSorts[type].own] }
}

export const propertyRoutes = [
  route(properties.user, ({ db, caller, input }) => preference(db, caller.userId, input.type)),

  route(properties.org, async ({ input: { type } }) =>
    isSortType(type) ? { type, body: [reportSorts[type].own] } : { type, body: preferenceOf(type) },
  ),

  route(properties.save, async ({ db, caller, input: { type, body } }) => {
    if (isSortType(type)) await saveSortPreference(db, caller.userId, type, sortOf(type, body))
    else await saveTablePreference(db, caller.userId, type, preferenceOf(type, columnsOf(body)))
    return preference(db, caller.userId, type)
  }),
]
