import { sql, type SQL } from 'drizzle-orm'
import type {
  CheckFilter,
  LiftChecks,
  LiftChecksFilter,
  MaintenanceCheck,
} from '@liftwatch/core/contract/maintenance/maintenance-checks'
import { periodNameAt, periodOf } from '@liftwatch/core/reports/periods'
import type { Database } from '../../db/connect'
import { ofLiftName } from '../lift-names'
import { selectList } from '../read-columns'
import type { RowSource } from '../row-source'
import { allOf, findRow, startsWith, type PageOfRows, type Sort } from '../rows'
import { inScope, type Reader } from '../scope'
import { checkedWith, daysIn, stateOfDone } from './checked'
import {
  checkedLiftColumns,
  checkedLifts,
  checksText,
  readCheckColumns,
  toCheck,
  toLiftChecks,
  type CheckedLift,
  type ReadCheck,
} from './check-rows'

type Reading = Pick<Reader, 'scope' | 'at'>

/** The lifts that a list of checks is asked about, within what its reader sees. */
function wantedLifts({ scope }: Reading, filter: CheckFilter): SQL {
  return allOf([
    inScope(scope, sql`lift.scope_id`),
    ...ofLiftName(scope, filter),
    filter.liftId ? sql`lift.id = ${filter.liftId}` : undefined,
    startsWith(sql`company.name`, filter.liftCompany),
  ])
}

function inState({ state }: CheckFilter): SQL | undefined {
  return state && state.length > 0 ? sql`${stateOfDone} = ANY(${sql.param([...state])}::text[])` : undefined
}

function limited({ page, size }: PageOfRows): SQL {
  return sql`LIMIT ${size} OFFSET ${page * size}`.inlineParams()
}

async function countOf(tx: Database, query: SQL): Promise<number> {
  const row = await findRow<{ count: number }>(tx, query)
  return row!.count
}

/** The checks of a month, a row for each lift, also for those that have none. */
export function liftChecksRows(
  reader: Reading,
  filter: LiftChecksFilter,
  { direction }: Sort<string>,
): RowSource<LiftChecks> {
  const month = filter.month ?? periodNameAt('month', reader.at)
  const period = periodOf('month', month)
  const where = wantedLifts(reader, filter)
  const state = inState(filter)
  const order = sql`lift.name ${sql.raw(direction)}`
  const asked = { scope: reader.scope, days: daysIn(period), upTo: Math.min(period.to, reader.at) }
  const withState = state ? sql`AND lift.id IN (SELECT done.lift_id FROM done WHERE ${state})` : sql``

  /** Only of some lifts, where they are known before, or of the first ones; their devices are beside the checks. */
  const rows = (lifts?: SQL, limit?: SQL) => sql`
    WITH ${checkedWith({ ...asked, ...(lifts && { lifts }) })},
    chosen AS MATERIALIZED (
      SELECT lift.id FROM ${checkedLifts} WHERE ${lifts ? sql`lift.id = ANY(ARRAY(${lifts}))` : where} ${withState}
      ${limit ? sql`ORDER BY ${order} ${limit}` : sql``}
    ),
    checks AS (
      SELECT done.lift_id, ${checksText} AS list
      FROM done JOIN chosen ON chosen.id = done.lift_id JOIN lift ON lift.id = done.lift_id
        LEFT JOIN lmd ON lmd.id = lift.lmd_id
      GROUP BY 1
    )
    SELECT ${selectList({ columns: checkedLiftColumns })}, checks.list AS checks
    FROM chosen JOIN (${checkedLifts}) ON lift.id = chosen.id LEFT JOIN checks ON checks.lift_id = lift.id
    ORDER BY ${order}`

  return {
    query: () => rows(),
    page: wanted =>
      state
        ? rows(undefined, limited(wanted))
        : rows(sql`SELECT lift.id FROM ${checkedLifts} WHERE ${where} ORDER BY ${order} ${limited(wanted)}`),
    count: tx =>
      countOf(
        tx,
        state
          ? sql`WITH ${checkedWith(asked)} SELECT count(*) AS count FROM ${checkedLifts} WHERE ${where} ${withState}`
          : sql`SELECT count(*) AS count FROM ${checkedLifts} WHERE ${where}`,
      ),
    toRow: toLiftChecks(month),
  }
}

/** Of which days checks are asked: one, or a month; today's where neither is named. */
function daysOf({ at }: Reading, { date, month }: CheckFilter) {
  if (date === undefined && month !== undefined) return daysIn(periodOf('month', month))
  return [periodOf('day', date ?? periodNameAt('day', at))]
}

/** Checks one by one. */
export function checkRows(
  reader: Reading,
  filter: CheckFilter,
  { field, direction: word }: Sort<'date' | 'liftName'>,
): RowSource<MaintenanceCheck> {
  const days = daysOf(reader, filter)
  const where = wantedLifts(reader, filter)
  const state = inState(filter)
  const direction = sql.raw(word)
  const ordered = (date: SQL) =>
    field === 'date'
      ? sql`${date} ${direction}, lift.name ${direction}`
      : sql`lift.name ${direction}, ${date} ${direction}`
  const asked = { scope: reader.scope, days, upTo: reader.at }
  const dates = sql`${sql.param(days.map(({ name }) => name))}::date[]`
  const due = sql`lm_schedule JOIN (${checkedLifts}) ON lift.id = lm_schedule.lift_id
    WHERE lm_schedule.date = ANY(${dates}) AND lm_schedule.cancelled_at IS NULL AND ${where}`
  const columns = { ...checkedLiftColumns, ...readCheckColumns }

  const rows = (ids: SQL | undefined, limit: SQL) => sql`
    WITH ${checkedWith({
      ...asked,
      ...(ids && { lifts: sql`SELECT lift_id FROM lm_schedule WHERE id = ANY(ARRAY(${ids}))` }),
    })}
    SELECT ${selectList({ columns })} FROM done JOIN (${checkedLifts}) ON lift.id = done.lift_id
    WHERE ${allOf([ids ? sql`done.id = ANY(ARRAY(${ids}))` : where, state])}
    ORDER BY ${ordered(sql`done.date`)} ${limit}`

  return {
    query: () => rows(undefined, sql``),
    page: wanted =>
      state
        ? rows(undefined, limited(wanted))
        : rows(
            sql`SELECT lm_schedule.id FROM ${due} ORDER BY ${ordered(sql`lm_schedule.date`)} ${limited(wanted)}`,
            sql``,
          ),
    count: tx =>
      countOf(
        tx,
        state
          ? sql`WITH ${checkedWith(asked)} SELECT count(*) AS count
              FROM done JOIN (${checkedLifts}) ON lift.id = done.lift_id WHERE ${allOf([where, state])}`
          : sql`SELECT count(*) AS count FROM ${due}`,
      ),
    toRow: (read: CheckedLift & ReadCheck) => toCheck(read, read),
  }
}
