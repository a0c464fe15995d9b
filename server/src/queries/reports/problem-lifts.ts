import { sql, type SQL } from 'drizzle-orm'
import type { ReportFilter } from '@liftwatch/core/contract/reports/list-report'
import type { ProblemLift } from '@liftwatch/core/contract/reports/problem-lifts'
import type { ReportedLift } from '@liftwatch/core/contract/reports/reported-lift'
import type { AskedPeriod } from '@liftwatch/core/reports/asked-period'
import { reliability, type ServiceCounts } from '@liftwatch/core/reports/reliability'
import type { RowSource } from '../row-source'
import { selectList } from '../read-columns'
import { allOf, findRow } from '../rows'
import type { Scope } from '../scope'
import { reportedAlarms } from './alarm-reports'
import { downtimeWith } from './downtime'
import { byCodes } from './report-order'
import {
  isInServiceAfter,
  ofLifts,
  reportedLiftColumns,
  reportedLifts,
  withLiftAges,
  type WithTurnOnDate,
} from './reported-lifts'
import { hourMs } from '@liftwatch/core/limits'

type ReadLift = WithTurnOnDate<ReportedLift> &
  Omit<ServiceCounts, 'periodMs'> &
  Pick<ProblemLift, 'trapCnt' | 'complaintCnt'>

function hours(ms: number | null): number | null {
  return ms === null ? null : ms / hourMs
}

function toProblemLift({ from, upTo }: AskedPeriod) {
  const toLift = withLiftAges(upTo)
  return ({ downtimeMs, plannedOffMs, breakdownCnt, trapCnt, complaintCnt, ...lift }: ReadLift): ProblemLift => {
    const { availabilityPercent, mtbfMs, mttrMs } = reliability({
      periodMs: upTo - from,
      plannedOffMs,
      downtimeMs,
      breakdownCnt,
    })
    return {
      ...toLift<ReportedLift>(lift),
      breakdownCnt,
      trapCnt,
      complaintCnt,
      downtimeHours: downtimeMs / hourMs,
      plannedOffHours: plannedOffMs / hourMs,
      availabilityPercent,
      mtbfHours: hours(mtbfMs),
      mttrHours: hours(mttrMs),
    }
  }
}

/** Every lift with how it ran in the period, the worst first: by downtime, breakdowns, traps, complaints, and then by name. */
export function problemLiftRows(scope: Scope, period: AskedPeriod, filter: ReportFilter): RowSource<ProblemLift> {
  const { from, upTo } = period
  const where = sql`WHERE ${allOf([isInServiceAfter(from), ...ofLifts(scope, filter)])}`
  const worstFirst = sql`
    ORDER BY "downtimeMs" DESC, "breakdownCnt" DESC, "trapCnt" DESC, "complaintCnt" DESC, ${byCodes(sql`lift.name`)}`
  // Where a lift is and whom it concerns is joined to those alone that are answered.
  const ranked = (cut: SQL) => sql`
      WITH ${downtimeWith(period, scope, sql`(${reportedAlarms.breakdowns}) OR (${reportedAlarms.traps})`)},
      happened AS (
        SELECT lift_id, count(*) FILTER (WHERE ${reportedAlarms.breakdowns}) AS breakdowns,
          count(*) FILTER (WHERE ${reportedAlarms.traps}) AS traps
        FROM occurred alarm GROUP BY 1
      ),
      complained AS (
        SELECT lift_id, count(*) AS cases FROM complaint WHERE created_at >= ${from} AND created_at < ${upTo} GROUP BY 1
      )
      SELECT ${selectList({ columns: reportedLiftColumns })}, "breakdownCnt", "trapCnt", "complaintCnt", "downtimeMs",
        "plannedOffMs"
      FROM (
        SELECT lift.id, coalesce(happened.breakdowns, 0) AS "breakdownCnt", coalesce(happened.traps, 0) AS "trapCnt",
          coalesce(complained.cases, 0) AS "complaintCnt", coalesce(lost.downtime_ms, 0) AS "downtimeMs",
          coalesce(lost.planned_off_ms, 0) AS "plannedOffMs"
        FROM ${reportedLifts} LEFT JOIN happened ON happened.lift_id = lift.id
        LEFT JOIN complained ON complained.lift_id = lift.id LEFT JOIN lost ON lost.lift_id = lift.id
        ${where} ${cut}
      ) ran JOIN (${reportedLifts}) ON lift.id = ran.id ${worstFirst}`
  return {
    query: () => ranked(sql``),
    page: ({ page, size }) => ranked(sql`${worstFirst} LIMIT ${size} OFFSET ${page * size}`),
    toRow: toProblemLift(period),
    count: async tx =>
      (await findRow<{ count: number }>(tx, sql`SELECT count(*) AS count FROM ${reportedLifts} ${where}`))!.count,
  }
}
