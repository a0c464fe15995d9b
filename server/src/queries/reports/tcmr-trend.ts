import { sql, type SQL } from 'drizzle-orm'
import type { TcmrTrendRow } from '@liftwatch/core/contract/reports/tcmr'
import type { Period } from '@liftwatch/core/reports/periods'
import { tcmrRows, type TcmrPart } from '@liftwatch/core/reports/tcmr-rows'
import type { Database } from '../../db/connect'
import { listRows } from '../rows'
import { inScope, pastScope, type Scope } from '../scope'
import { division, reportedLifts } from './reported-lifts'

/**
 * The council report by division of several months, as `tcmrReport` says it of one.
 * @param figures of these months, as `countFigures` has them
 */
export async function tcmrTrend(
  tx: Database,
  scope: Scope,
  months: readonly Period[],
  figures: SQL,
): Promise<TcmrTrendRow[]> {
  const froms = sql.param(months.map(({ from }) => from))
  const read = await listRows<TcmrPart & { readonly n: number }>(
    tx,
    sql`
      WITH figure AS (${figures}),
      reported AS MATERIALIZED (
        SELECT lift.id AS lift_id, ${division.ward} AS ward, ${division.fullName} AS full_name, lift.retired_at
        FROM ${reportedLifts} WHERE ${inScope(pastScope(scope), sql`lift.scope_id`)}
      ),
      summed AS (
        SELECT n, ward, full_name, sum(cases) AS cases, sum(downtime_ms) AS downtime_ms
        FROM figure JOIN reported USING (lift_id) GROUP BY 1, 2, 3
      ),
      -- Few lifts are retired: what is counted once for all months is what they have in common.
      counted AS (SELECT ward, full_name, retired_at, count(*) AS lift_cnt FROM reported GROUP BY 1, 2, 3),
      divided AS (
        SELECT n, ward, full_name, sum(lift_cnt)::int8 AS lift_cnt
        FROM counted JOIN unnest(${froms}::int8[]) WITH ORDINALITY month (from_ts, n)
          ON counted.retired_at IS NULL OR counted.retired_at > month.from_ts
        GROUP BY 1, 2, 3
      )
      SELECT divided.n, divided.ward AS "buildingWard", divided.full_name AS "buildingWardFullName", NULL AS "liftCompany",
        divided.lift_cnt AS "liftCnt", coalesce(summed.cases, 0)::int8 AS cases,
        coalesce(summed.downtime_ms, 0)::int8 AS "downtimeMs"
      FROM divided LEFT JOIN summed ON summed.n = divided.n AND summed.ward IS NOT DISTINCT FROM divided.ward
        AND summed.full_name IS NOT DISTINCT FROM divided.full_name`,
  )
  return months.flatMap(({ name }, index) =>
    tcmrRows(
      'DIVISION',
      read.filter(({ n }) => n === index + 1),
    ).map(row => Object.assign(row, { month: name })),
  )
}
