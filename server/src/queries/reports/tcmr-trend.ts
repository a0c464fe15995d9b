import { sql } from 'drizzle-orm'
import type { TcmrTrendRow } from '@liftwatch/core/contract/reports/tcmr'
import type { Period } from '@liftwatch/core/reports/periods'
import { tcmrRows, type TcmrPart } from '@liftwatch/core/reports/tcmr-rows'
import type { Database } from '../../db/connect'
import { inScope, type Scope } from '../scope'
import { countedFaults, meetsSpan, plannedWithin } from './downtime'
import { listLongRows } from './long-statement'
import { division, reportedLifts } from './reported-lifts'
import { occurredWith, withMomentsBefore } from './occurrences'
import { stretchesWith, within } from './stretches'

/**
 * The council report by division of several months, as `tcmrReport` says it of one. What happened in all of them is read once, and
 * then cut at their ends: asked month by month, it takes twice as long.
 * @param months that are over, one after the other, the earliest first
 */
export async function tcmrTrend(db: Database, scope: Scope, months: readonly Period[]): Promise<TcmrTrendRow[]> {
  const span = { from: months[0]!.from, upTo: months.at(-1)!.to }
  const begins = sql`${sql.param(months.map(({ from }) => from))}::int8[]`
  const ends = sql`${sql.param(months.map(({ to }) => to))}::int8[]`
  const read = await listLongRows<TcmrPart & { readonly n: number }>(
    db,
    sql`
      WITH ${stretchesWith(withMomentsBefore(span), scope, countedFaults)},
      ${occurredWith(span)},
      down AS (
        SELECT lift_id, range_agg(${within(span, sql`set_ts`, sql`coalesce(clear_ts, ${span.upTo})`)}) AS times
        FROM stretch GROUP BY 1
      ),
      planned AS (
        SELECT lift_id, range_agg(${plannedWithin(span)}) AS times FROM oms_schedule WHERE ${meetsSpan(span)} GROUP BY 1
      ),
      reported AS MATERIALIZED (
        SELECT lift.id AS lift_id, ${division.ward} AS ward, ${division.fullName} AS full_name
        FROM ${reportedLifts} WHERE ${inScope(scope, sql`lift.scope_id`)}
      ),
      lost AS (
        SELECT ward, full_name, unnest(down.times - coalesce(planned.times, int8multirange())) AS part
        FROM down JOIN reported USING (lift_id) LEFT JOIN planned USING (lift_id)
      ),
      counted AS (
        SELECT n, ward, full_name, 0 AS cases,
          least(upper(part), (${ends})[n]) - greatest(lower(part), (${begins})[n]) AS downtime_ms
        FROM lost, generate_series(width_bucket(lower(part), ${begins}), width_bucket(upper(part) - 1, ${begins})) n
        UNION ALL
        SELECT width_bucket(set_ts, ${begins}), ward, full_name, count(*), 0
        FROM occurred JOIN reported USING (lift_id) GROUP BY 1, 2, 3
      ),
      summed AS (
        SELECT n, ward, full_name, sum(cases) AS cases, sum(downtime_ms) AS downtime_ms FROM counted GROUP BY 1, 2, 3
      ),
      divided AS (SELECT ward, full_name, count(*) AS lift_cnt FROM reported GROUP BY 1, 2)
      SELECT month.n, divided.ward AS "buildingWard", divided.full_name AS "buildingWardFullName", NULL AS "liftCompany",
        divided.lift_cnt AS "liftCnt", coalesce(summed.cases, 0)::int8 AS cases,
        coalesce(summed.downtime_ms, 0)::int8 AS "downtimeMs"
      FROM divided CROSS JOIN generate_series(1, ${months.length}) month (n)
      LEFT JOIN summed ON summed.n = month.n AND summed.ward IS NOT DISTINCT FROM divided.ward
        AND summed.full_name IS NOT DISTINCT FROM divided.full_name`,
  )
  return months.flatMap(({ name }, index) =>
    tcmrRows(
      'DIVISION',
      read.filter(({ n }) => n === index + 1),
    ).map(row => Object.assign(row, { month: name })),
  )
}
