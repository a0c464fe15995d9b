import { sql, type SQL } from 'drizzle-orm'
import { dayMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { listPrepared } from '../db/prepared'
import { listRows, type Sort } from './rows'

/**
 * An alarm is closed after it was set, acknowledged, cleared and reported, but clocks differ: those of devices may be a minute ahead of the
 * server's. A day more costs no month.
 */
const slackMs = dayMs

/**
 * Keeps a statement with the months that can have alarms of which something happened at an instant or later: what was not closed, or
 * was closed since. It says nothing new of such alarms, but by it PostgreSQL leaves the other partitions alone.
 * @param alarm what the statement calls the alarm
 */
export function closedSince(instant: number | SQL, alarm = 'alarm'): SQL {
  const closedAt = sql.raw(`${alarm}.closed_at`)
  const since =
    typeof instant === 'number' ? sql`${instant - slackMs}` : sql`${instant} - ${sql.raw(`${slackMs}`)}::int8`
  return sql`(${closedAt} >= ${since} OR ${closedAt} IS NULL)`
}

/** Of alarms that are not closed, where a statement goes on to say what of them it wants. */
export const notClosed = sql`alarm.operational_status <> 'CLOSED' AND alarm.closed_at IS NULL`

/**
 * Where alarms of these ids are stored, as a condition on `alarm` beside that of the ids. Most that anyone asks for are not closed, and
 * those are in one place; to plan a statement over all places takes longer than all that it is asked for, so that only the question of the place is asked
 * of all, by a plan that is made once.
 */
export async function placeOfAlarms(tx: Database, ids: readonly string[]): Promise<SQL> {
  const asked = sql`${sql.param([...ids])}::uuid[]`
  const open = await listRows<{ id: string }>(
    tx,
    sql`SELECT id FROM alarm WHERE id = ANY(${asked}) AND closed_at IS NULL`,
  )
  if (open.length === new Set(ids).size) return sql`alarm.closed_at IS NULL`
  const closed = await listPrepared<{ closedAt: number }>(
    tx,
    sql`SELECT closed_at AS "closedAt" FROM alarm WHERE id = ANY(${asked}) AND closed_at IS NOT NULL`,
  )
  const instants = sql`alarm.closed_at = ANY(${sql.param(closed.map(({ closedAt }) => closedAt))}::int8[])`
  return open.length === 0 ? instants : sql`(alarm.closed_at IS NULL OR ${instants})`
}

/** How far back the pages look first that have the newest alarms, from the end of what is asked for: nearly all that people open are there. */
export const lookedBackMs = [40 * dayMs, 400 * dayMs]

/** Those that were set since: all of them are later than those that were not. */
export function setSince(instant: number): SQL {
  return sql`alarm.alarm_start_ts >= ${instant} AND ${closedSince(instant)}`
}

/** The instants since when pages with the newest alarms look, one after the other. */
function lookedBack(upTo: number): number[] {
  return lookedBackMs.map(ms => upTo - ms)
}

/** The instants between which alarms were set that a filter asks for, both included; its list says by which names. */
export type SetBounds = readonly [from: number | undefined, upTo: number | undefined]

/** Of a list of alarms that has the newest or the most urgent first: the latest of what is asked for, then more. What is not closed is in one place anyway. */
export function newestWindows(
  at: number,
  { operationalStatus }: { readonly operationalStatus?: unknown },
  [from, upTo]: SetBounds,
  { field, direction }: Sort<string>,
): SQL[] {
  // What is open is more urgent than all that is not.
  if (field === 'urgency' && direction === 'DESC' && operationalStatus === undefined)
    return [sql`alarm.closed_at IS NULL`]
  const isClosed = operationalStatus === undefined || operationalStatus === 'CLOSED'
  if (field !== 'alarmStartTs' || direction !== 'DESC' || !isClosed) return []
  return lookedBack(Math.min(upTo ?? at, at))
    .filter(since => from === undefined || since > from)
    .map(setSince)
}
