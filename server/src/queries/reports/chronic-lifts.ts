import { sql, type SQL } from 'drizzle-orm'
import type { ChronicBreakdown, ChronicLift } from '@liftwatch/core/contract/reports/chronic-lifts'
import type { ReportFilter } from '@liftwatch/core/contract/reports/list-report'
import type { ReportedLift } from '@liftwatch/core/contract/reports/reported-lift'
import { chronicLiftBreakdownsMin } from '@liftwatch/core/limits'
import type { Database } from '../../db/connect'
import type { RowSource } from '../row-source'
import { selectList } from '../read-columns'
import { allOf, findRow } from '../rows'
import type { Scope } from '../scope'
import { reportedAlarms } from './alarm-reports'
import { mayHaveOccurred, occurredWith } from './occurrences'
import { countedStretchesWith } from './provoked-faults'
import { byCodes } from './report-order'
import { ofLifts, reportedLiftColumns, reportedLifts, withLiftAges, type WithTurnOnDate } from './reported-lifts'
import type { Span } from './stretches'

type ReadLift = WithTurnOnDate<ReportedLift> & Pick<ChronicLift, 'complaintCnt' | 'breakdownCnt'>

/** The breakdowns of a window (as `occurred`), of one lift where it is named. */
function breakdownsWith(scope: Scope, window: Span, liftId?: string): SQL {
  const ofLift = liftId ? sql`alarm.lift_id = ${liftId}` : undefined
  return sql`
    ${countedStretchesWith(window, scope, allOf([reportedAlarms.breakdowns, ofLift]))},
    ${occurredWith(window)}`
}

/** The lifts with so many breakdowns that they are chronic (as `chronic`: lift_id, breakdowns), for the WITH of a statement. */
function chronicWith(scope: Scope, window: Span): SQL {
  return sql`
    ${breakdownsWith(scope, window)},
    chronic AS (
      SELECT lift_id, count(*) AS breakdowns FROM occurred GROUP BY 1 HAVING count(*) >= ${chronicLiftBreakdownsMin}
    )`
}

/** The chronic lifts and their breakdowns together. */
export async function countChronic(
  tx: Database,
  scope: Scope,
  window: Span,
  filter: ReportFilter,
): Promise<{ liftCnt: number; breakdownCnt: number }> {
  const row = await findRow<{ liftCnt: number; breakdownCnt: number }>(
    tx,
    sql`
      WITH ${chronicWith(scope, window)}
      SELECT count(*) AS "liftCnt", coalesce(sum(chronic.breakdowns), 0)::int8 AS "breakdownCnt"
      FROM chronic JOIN (${reportedLifts}) ON lift.id = chronic.lift_id WHERE ${allOf(ofLifts(scope, filter))}`,
  )
  return row!
}

/** The chronic lifts of a window, those with most breakdowns first. */
export function chronicLiftRows(scope: Scope, window: Span, filter: ReportFilter): RowSource<ChronicLift> {
  const toLift = withLiftAges(window.upTo)
  return {
    query: () => sql`
      WITH ${chronicWith(scope, window)}
      SELECT ${selectList({ columns: reportedLiftColumns })}, chronic.breakdowns AS "breakdownCnt", (
        SELECT count(*) FROM complaint WHERE complaint.lift_id = lift.id
          AND complaint.created_at >= ${window.from} AND complaint.created_at < ${window.upTo}) AS "complaintCnt"
      FROM chronic JOIN (${reportedLifts}) ON lift.id = chronic.lift_id WHERE ${allOf(ofLifts(scope, filter))}
      ORDER BY chronic.breakdowns DESC, lift.id`,
    toRow: (read: ReadLift) => {
      const { breakdownCnt, complaintCnt, ...lift } = read
      const { liftId, townCouncil, ...place } = toLift<ReportedLift>(lift)
      return { id: liftId, liftTc: townCouncil, ...place, breakdownCnt, complaintCnt }
    },
    count: async tx => (await countChronic(tx, scope, window, filter)).liftCnt,
  }
}

/**
 * The breakdowns of one lift in a window, or those of all chronic lifts, by their lifts' names, newest first. A row is an alarm, with how
 * often it occurred in the window, so that rows add up to the lift's breakdowns.
 */
export function chronicBreakdownRows(
  scope: Scope,
  window: Span,
  { liftId, ...filter }: ReportFilter & { readonly liftId?: string | undefined },
): RowSource<ChronicBreakdown> {
  const found = liftId ? breakdownsWith(scope, window, liftId) : chronicWith(scope, window)
  const which = liftId ? undefined : sql`alarm.lift_id IN (SELECT lift_id FROM chronic)`
  const from = sql`FROM (SELECT id, count(*) AS occurrences FROM occurred GROUP BY 1) counted
    JOIN alarm ON alarm.id = counted.id AND ${mayHaveOccurred(window)} JOIN (${reportedLifts}) ON lift.id = alarm.lift_id`
  const where = sql`WHERE ${allOf([which, ...ofLifts(scope, filter)])}`
  return {
    query: () => sql`
      WITH ${found}
      SELECT alarm.id, lift.id AS "liftId", lift.name AS "liftName", alarm.number AS "liftFaultNumber",
        alarm.description, alarm.alarm_start_ts AS "alarmStartTs", counted.occurrences AS "occurrenceCnt", alarm.fault_code AS "faultCode",
        alarm.complaint_cnt AS "complaintCnt"
      ${from} ${where} ORDER BY ${byCodes(sql`lift.name`)}, alarm.alarm_start_ts DESC, alarm.id DESC`,
    toRow: (row: ChronicBreakdown) => row,
    count: async tx =>
      (await findRow<{ count: number }>(tx, sql`WITH ${found} SELECT count(*) AS count ${from} ${where}`))!.count,
  }
}
