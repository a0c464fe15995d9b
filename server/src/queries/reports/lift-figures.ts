import { sql, type SQL } from 'drizzle-orm'
import { chronicLiftBreakdownsMin } from '@liftwatch/core/limits'
import { allOf } from '../rows'
import type { Scope } from '../scope'
import { reportedAlarms } from './alarm-reports'
import { countedFaults, meetsSpan, plannedWithin } from './downtime'
import { occurredWith } from './occurrences'
import { countedStretchesWith } from './provoked-faults'
import { within, type Span } from './stretches'

/**
 * What charts of many months add up: COUNCIL has the cases and the downtime of months, CHRONIC the breakdowns of the lifts that were
 * chronic at the ends of windows.
 */
export type FigureKind = 'COUNCIL' | 'CHRONIC'

/**
 * Figures that are counted now, of spans of a kind: a statement of n (of which span, from 1 on), lift_id, cases and
 * downtime_ms. A lift of which there is nothing to count has no row.
 * @param lifts statement of the ids of those that are asked for; all of the scope, if it is missing
 */
type CountFigures = (spans: readonly Span[], scope: Scope, lifts?: SQL) => SQL

function ofLifts(column: SQL, lifts: SQL | undefined): SQL | undefined {
  return lifts && sql`${column} IN (${lifts})`
}

/** The whole time of some spans, and each of them as a table (as `span`: n, from_ts, up_to_ts). */
function spansWith(spans: readonly Span[]): { readonly whole: Span; readonly span: SQL } {
  const froms = spans.map(({ from }) => from)
  const ends = spans.map(({ upTo }) => upTo)
  return {
    whole: { from: Math.min(...froms), upTo: Math.max(...ends) },
    span: sql`unnest(${sql.param(froms)}::int8[], ${sql.param(ends)}::int8[]) WITH ORDINALITY span (from_ts, up_to_ts, n)`,
  }
}

/** What happened in all months is read once, and then cut at their ends: asked month by month, it takes twice as long. */
const councilFigures: CountFigures = (months, scope, lifts) => {
  const { whole, span } = spansWith(months)
  const planned = allOf([meetsSpan(whole), ofLifts(sql`oms_schedule.lift_id`, lifts)])
  return sql`
    WITH ${countedStretchesWith(whole, scope, allOf([countedFaults, ofLifts(sql`alarm.lift_id`, lifts)]))},
    ${occurredWith(whole)},
    down AS (
      SELECT lift_id, range_agg(${within(whole, sql`set_ts`, sql`coalesce(clear_ts, ${whole.upTo})`)}) AS times
      FROM stretch GROUP BY 1
    ),
    planned AS (SELECT lift_id, range_agg(${plannedWithin(whole)}) AS times FROM oms_schedule WHERE ${planned} GROUP BY 1),
    lost AS (
      SELECT lift_id, unnest(down.times - coalesce(planned.times, int8multirange())) AS part
      FROM down LEFT JOIN planned USING (lift_id)
    ),
    counted AS (
      SELECT n, lift_id, 0 AS cases, least(upper(part), up_to_ts) - greatest(lower(part), from_ts) AS downtime_ms
      FROM lost JOIN ${span} ON lower(part) < up_to_ts AND upper(part) > from_ts
      UNION ALL
      SELECT n, lift_id, 1, 0 FROM occurred JOIN ${span} ON set_ts >= from_ts AND set_ts < up_to_ts
    )
    SELECT n, lift_id, sum(cases)::int4 AS cases, sum(downtime_ms)::int8 AS downtime_ms FROM counted GROUP BY 1, 2`
}

const chronicFigures: CountFigures = (windows, scope, lifts) => {
  const { whole, span } = spansWith(windows)
  const breakdowns = allOf([reportedAlarms.breakdowns, ofLifts(sql`alarm.lift_id`, lifts)])
  return sql`
    WITH ${countedStretchesWith(whole, scope, breakdowns)},
    ${occurredWith(whole)}
    SELECT n, lift_id, count(*)::int4 AS cases, 0::int8 AS downtime_ms
    FROM occurred JOIN ${span} ON set_ts >= from_ts AND set_ts < up_to_ts
    GROUP BY 1, 2 HAVING count(*) >= ${chronicLiftBreakdownsMin}`
}

export const countFigures: Readonly<Record<FigureKind, CountFigures>> = {
  COUNCIL: councilFigures,
  CHRONIC: chronicFigures,
}
