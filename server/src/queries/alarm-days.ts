import { sql } from 'drizzle-orm'
import { alarmType, type AlarmType } from '@liftwatch/core/contract/alarms/alarm-type'
import { dayAfter } from '@liftwatch/core/domain/calendar'
import { dayMs } from '@liftwatch/core/limits'
import { periodNameAt, periodOf } from '@liftwatch/core/reports/periods'
import type { Database } from '../db/connect'
import { isLockTimeout, isUnknownTimeZone } from '../db/database-errors'
import { inTransaction } from '../db/transaction'
import { withoutWaiting } from './without-waiting'
import { findRow, listRows } from './rows'
import { inScope, type Scope } from './scope'

/** Alarms that no writer of now can have: they are set at least a day after it. */
const aheadDays = 2

/** So long the first server may wait for those that write alarms, to see that there are none yet. */
const waitedMs = 1_000

/** All alarms that there will be. */
const always = 0

/** Instants a year around now, by which two clocks show that they have the same days. */
const comparedEveryMs = 10 * dayMs
const compared = 36

function startOf(day: string, timeZone: string): number {
  return periodOf('day', day, timeZone).from
}

/** Whether PostgreSQL has the days of a zone as this program has them: it may not know the zone, or take its name for another. */
async function hasDaysOf(db: Database, timeZone: string, at: number): Promise<boolean> {
  const instants = Array.from({ length: compared }, (_, place) => at + (place - compared / 2) * comparedEveryMs)
  try {
    const days = await listRows<{ day: number }>(
      db,
      sql`SELECT day_of(at, ${timeZone}) AS day FROM unnest(${sql.param(instants)}::int8[]) WITH ORDINALITY AS instant (at, place) ORDER BY place`,
    )
    return days.every(({ day }, place) => day === startOf(periodNameAt('day', instants[place]!, timeZone), timeZone))
  } catch (error) {
    if (isUnknownTimeZone(error)) return false
    throw error
  }
}

/** Counts from an instant on by the days of a zone, unless another server has started to meanwhile. */
async function beginAt(tx: Database, timeZone: string, sinceTs: number): Promise<void> {
  await tx.execute(sql`LOCK TABLE alarm_day_start IN SHARE ROW EXCLUSIVE MODE`)
  await tx.execute(sql`DELETE FROM alarm_day_start WHERE time_zone <> ${timeZone}`)
  await tx.execute(sql`
    INSERT INTO alarm_day_start (time_zone, since_ts)
    SELECT ${timeZone}, ${sinceTs}::int8 WHERE NOT EXISTS (SELECT FROM alarm_day_start)`)
}

/** Counts all alarms, where there is none yet: false where there are some, or someone is about to store one. */
async function beginWithNone(db: Database, timeZone: string): Promise<boolean> {
  try {
    return await withoutWaiting(db, waitedMs, async tx => {
      await tx.execute(sql`LOCK TABLE alarm IN SHARE MODE`)
      const isEmpty = (await listRows(tx, sql`SELECT FROM alarm LIMIT 1`)).length === 0
      if (isEmpty) await beginAt(tx, timeZone, always)
      return isEmpty
    })
  } catch (error) {
    if (isLockTimeout(error)) return false
    throw error
  }
}

/** When the newest alarm was set; 0 where there is none. A clock that was set back is behind it. */
async function findNewestStart(db: Database): Promise<number> {
  const row = await findRow<{ newest: number }>(
    db,
    sql`
      SELECT coalesce(max(newest), 0) AS newest
      FROM unnest(${sql.param(alarmType.options)}::text[]) of_type (type),
        LATERAL (SELECT max(alarm_start_ts) AS newest FROM alarm WHERE alarm.type = of_type.type) known`,
  )
  return row!.newest
}

/**
 * Has alarms counted by the days of a zone. Where there is none yet all of them are; else, and where the estate's zone is another than
 * before, those that are set from the day after tomorrow on, or after the newest: to count what there is would hold up those who write. Not by days that PostgreSQL has
 * otherwise: what is to be counted would be refused, or counted wrongly.
 */
export async function keepAlarmDays(db: Database, timeZone: string, at: number): Promise<void> {
  const known = await findRow<{ timeZone: string }>(db, sql`SELECT time_zone AS "timeZone" FROM alarm_day_start`)
  if (known?.timeZone === timeZone || !(await hasDaysOf(db, timeZone, at))) return
  if (known === undefined && (await beginWithNone(db, timeZone))) return
  const day = dayAfter(periodNameAt('day', Math.max(at, await findNewestStart(db)), timeZone), aheadDays)
  await inTransaction(db, tx => beginAt(tx, timeZone, startOf(day, timeZone)))
}

/** From when on alarms are counted by the days of a zone; undefined where they are not. */
export async function countedSince(tx: Database, timeZone: string): Promise<number | undefined> {
  const row = await findRow<{ sinceTs: number }>(
    tx,
    sql`SELECT since_ts AS "sinceTs" FROM alarm_day_start WHERE time_zone = ${timeZone}`,
  )
  return row?.sinceTs
}

interface DayCount {
  readonly type: AlarmType
  /** The first instant of the day. */
  readonly dayTs: number
  readonly count: number
}

/** Exact counts of the alarms that were set on each day within a scope, of the days that begin from an instant to before another. */
export function countByDay(
  tx: Database,
  scope: Scope,
  types: readonly AlarmType[],
  [from, upTo]: readonly [number, number],
): Promise<DayCount[]> {
  return listRows<DayCount>(
    tx,
    sql`
      SELECT type, day_ts AS "dayTs", sum(count)::int8 AS count
      FROM (
        SELECT scope_id, type, day_ts, count FROM alarm_day
        UNION ALL
        SELECT scope_id, type, day_ts, change FROM alarm_day_change
      ) counted
      WHERE type = ANY(${sql.param([...types])}::text[]) AND day_ts >= ${from} AND day_ts < ${upTo}
        AND ${inScope(scope, sql`scope_id`)}
      GROUP BY 1, 2`,
  )
}

/** Adds what the ledger has to the counts; the sums stay the same, for readers before and after. */
export async function foldAlarmDays(tx: Database): Promise<void> {
  await tx.execute(sql`
    WITH folded AS (DELETE FROM alarm_day_change RETURNING *)
    INSERT INTO alarm_day AS known (scope_id, type, day_ts, count)
    SELECT scope_id, type, day_ts, sum(change) FROM folded GROUP BY 1, 2, 3 HAVING sum(change) <> 0
    ON CONFLICT (type, day_ts, scope_id) DO UPDATE SET count = known.count + excluded.count`)
}
