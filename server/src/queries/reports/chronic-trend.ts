import { sql, type SQL } from 'drizzle-orm'
import type { ChronicPoint } from '@liftwatch/core/contract/reports/chronic-lifts'
import type { ReportFilter } from '@liftwatch/core/contract/reports/list-report'
import type { Database } from '../../db/connect'
import { allOf, listRows } from '../rows'
import type { Scope } from '../scope'
import { ofLifts, reportedLifts } from './reported-lifts'

/**
 * How many lifts were chronic at each of several instants, and their breakdowns together, as `countChronic` says it of one.
 * @param figures of the windows that end at these instants, as `countFigures` has them
 */
export function chronicTrend(
  tx: Database,
  scope: Scope,
  instants: readonly number[],
  filter: ReportFilter,
  figures: SQL,
): Promise<ChronicPoint[]> {
  const ends = sql`${sql.param([...instants])}::int8[]`
  return listRows(
    tx,
    sql`
      WITH figure AS (${figures}),
      reported AS (
        SELECT figure.n, figure.cases FROM figure JOIN (${reportedLifts}) ON lift.id = figure.lift_id
        WHERE ${allOf(ofLifts(scope, filter))}
      )
      SELECT point.up_to AS "upTo", count(reported.n) AS "liftCnt", coalesce(sum(reported.cases), 0)::int8 AS "breakdownCnt"
      FROM unnest(${ends}) WITH ORDINALITY point (up_to, n) LEFT JOIN reported USING (n) GROUP BY 1 ORDER BY 1`,
  )
}
