import { sql } from 'drizzle-orm'
import type { ChronicPoint } from '@liftwatch/core/contract/reports/chronic-lifts'
import type { ReportFilter } from '@liftwatch/core/contract/reports/list-report'
import { chronicLiftBreakdownsMin, chronicLiftWindowMs } from '@liftwatch/core/limits'
import { chronicWindow } from '@liftwatch/core/reports/chronic'
import type { Database } from '../../db/connect'
import { allOf } from '../rows'
import type { Scope } from '../scope'
import { reportedAlarms } from './alarm-reports'
import { listLongRows } from './long-statement'
import { occurredWith, withMomentsBefore } from './occurrences'
import { ofLifts, reportedLifts } from './reported-lifts'
import { stretchesWith } from './stretches'

/**
 * How many lifts were chronic at each of several instants, and their breakdowns together, as `countChronic` says it of one.
 * @param instants the earliest first, one at least
 */
export function chronicTrend(
  db: Database,
  scope: Scope,
  instants: readonly number[],
  filter: ReportFilter,
): Promise<ChronicPoint[]> {
  const span = { from: chronicWindow(instants[0]!).from, upTo: instants.at(-1)! }
  // A breakdown is in the windows whose ends come after it, and no later than 30 days on.
  const ends = sql`${sql.param([...instants])}::int8[]`
  return listLongRows(
    db,
    sql`
      WITH ${stretchesWith(withMomentsBefore(span), scope, reportedAlarms.breakdowns)},
      ${occurredWith(span)},
      chronic AS (
        SELECT n, lift_id, count(*) AS breakdowns
        FROM occurred, generate_series(
          width_bucket(set_ts, ${ends}) + 1, width_bucket(set_ts + ${chronicLiftWindowMs}, ${ends})) n
        GROUP BY 1, 2 HAVING count(*) >= ${chronicLiftBreakdownsMin}
      ),
      reported AS (
        SELECT chronic.* FROM chronic JOIN (${reportedLifts}) ON lift.id = chronic.lift_id
        WHERE ${allOf(ofLifts(scope, filter))}
      )
      SELECT point.up_to AS "upTo", count(reported.lift_id) AS "liftCnt",
        coalesce(sum(reported.breakdowns), 0)::int8 AS "breakdownCnt"
      FROM unnest(${ends}) WITH ORDINALITY point (up_to, n) LEFT JOIN reported USING (n) GROUP BY 1 ORDER BY 1`,
  )
}
