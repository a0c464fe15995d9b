import { sql, type SQL } from 'drizzle-orm'
import type { Sort } from '../rows'

/** Names in the order of their characters' codes: the same on every database, so that a report gives the same bytes. */
export function byCodes(text: SQL): SQL {
  return sql`${text} COLLATE "C"`
}

interface ReportOrder<Field extends string> {
  readonly columns: Readonly<Record<Field, SQL>>
  /** What does not move within the report's default order. */
  readonly tieBreaks: SQL
  readonly groupBy: 'lift' | undefined
  readonly sort: Sort<Field>
}

/**
 * A total order. Rows grouped by lift are ordered by the lifts' names first, downwards unless the names are what is sorted by; ties of the
 * sort are broken by the default order (specification 2 section 9). What is not known comes last.
 */
export function reportOrder<Field extends string>({ columns, tieBreaks, groupBy, sort }: ReportOrder<Field>): SQL {
  const direction = sql.raw(sort.direction)
  const sorted = sql`${columns[sort.field]} ${direction} NULLS LAST`
  const isByName = sort.field === 'liftName'
  const grouped = groupBy === 'lift' && !isByName ? sql`${byCodes(sql`lift.name`)} DESC, ` : sql``
  return sql`${grouped}${sorted}, ${tieBreaks}`
}
