import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { alarmFilter, StatusFilter } from '@liftwatch/core/contract/alarms/alarms'
import { closedSince, notClosed, setSince, type SetBounds } from './alarm-months'
import { ofLiftName } from './lift-names'
import type { Scope } from './scope'

export type AlarmFilter = z.output<typeof alarmFilter>

/** Those that were set within the bounds. */
export function setBetween([from, upTo]: SetBounds): (SQL | undefined)[] {
  return [
    from === undefined ? undefined : setSince(from),
    upTo === undefined ? undefined : sql`alarm.alarm_start_ts <= ${upTo}`,
  ]
}

/** Those that were set, cleared, or had something done to them from an instant on; nulls are left out of the greatest. */
function changedSince(ts: number | undefined): SQL | undefined {
  if (ts === undefined) return undefined
  return sql`GREATEST(alarm.alarm_start_ts, alarm.alarm_clear_ts, alarm.acknowledge_at, alarm.arrival_ts, alarm.report_at, alarm.closed_at) >= ${ts}
    AND ${closedSince(ts)}`
}

function inStatus(status: StatusFilter | undefined): SQL | undefined {
  if (status === undefined || status === 'OPEN') return status && notClosed
  const place = status === 'CLOSED' ? sql`IS NOT NULL` : sql`IS NULL`
  return sql`alarm.operational_status = ${status} AND alarm.closed_at ${place}`
}

/** The filters that all kinds share and that are not compared with columns. Absent ones leave no trace in the statement. */
export function sharedConditions(scope: Scope, filter: AlarmFilter): (SQL | undefined)[] {
  return [inStatus(filter.operationalStatus), changedSince(filter.changedFromTs), ...ofLiftName(scope, filter)]
}

/** Whether the filter says nothing but the tab, so that the counts ledger has the answer. */
export function isLedgerEnough(filter: object): boolean {
  return Object.entries(filter).every(([name, value]) => name === 'operationalStatus' || isEmpty(value))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
