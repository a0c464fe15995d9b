import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { DeviceAlarm, deviceAlarms } from '@liftwatch/core/contract/device-alarms'
import { alarmCode, alarmNumbers } from '@liftwatch/core/domain/event-codes'
import type { Database } from '../db/connect'
import { setBetween } from './alarm-filter'
import { selectAlarms, withWord, type Wordless } from './alarm-lists'
import type { RowSource } from './cursor'
import { allOf, findRow, listRows, type PageOfRows, type Sort } from './rows'
import { inScope, type Scope } from './scope'

/** The alarms of a lift, or of all lifts that a device watches. */
type DeviceAlarmFilter = Omit<z.output<typeof deviceAlarms.page.input>, 'page' | 'size' | 'sort'>

type ReadAlarm = Wordless<Omit<DeviceAlarm, 'code'>>

function hasCode(codes: readonly string[] | undefined): SQL | undefined {
  if (!codes || codes.length === 0) return undefined
  const { faults, hasTraps, events } = alarmNumbers(codes)
  return sql`(
    (alarm.type = 'LIFT_FAULT' AND alarm.number = ANY(${sql.param(faults)}::int[]))
    OR (alarm.type = 'PASSENGER_TRAP' AND ${hasTraps})
    OR (alarm.type = 'RBE' AND alarm.number = ANY(${sql.param(events)}::int[])))`
}

function conditionOf(scope: Scope, filter: DeviceAlarmFilter): SQL {
  const { deviceId, type, alarmStatus } = filter
  return allOf([
    sql`alarm.lift_id IN (
      SELECT lift.id FROM lift WHERE (lift.id = ${deviceId} OR lift.lmd_id = ${deviceId}) AND ${inScope(scope, sql`lift.scope_id`)})`,
    type && sql`alarm.type = ${type}`,
    alarmStatus && sql`alarm.alarm_status = ${alarmStatus}`,
    hasCode(filter.errorCode),
    ...setBetween(filter.startTs, filter.endTs),
  ])
}

function toDeviceAlarm(row: ReadAlarm): DeviceAlarm {
  return { ...withWord(row), code: alarmCode(row.type, row.number) }
}

const columns = { type: sql`alarm.type`, number: sql`alarm.number`, severity: sql`alarm.severity` }

/** All alarms of a lift or a device, without paging: for pages and exports alike. */
export function deviceAlarmRows(
  scope: Scope,
  filter: DeviceAlarmFilter,
  { direction }: Sort<'alarmStartTs'>,
): RowSource<DeviceAlarm> {
  const order = sql.raw(direction)
  const ordered = sql`WHERE ${conditionOf(scope, filter)} ORDER BY alarm.alarm_start_ts ${order}, alarm.id ${order}`
  return {
    query: () => selectAlarms({ columns }, ordered),
    toRow: toDeviceAlarm,
    count: tx => countDeviceAlarms(tx, scope, filter),
  }
}

/** One page of a lift's or a device's alarms of all kinds, by the instant at which they were set. */
export async function listDeviceAlarms(
  tx: Database,
  scope: Scope,
  filter: DeviceAlarmFilter,
  sort: Sort<'alarmStartTs'>,
  { page, size }: PageOfRows,
): Promise<DeviceAlarm[]> {
  const { query } = deviceAlarmRows(scope, filter, sort)
  const rows = await listRows<ReadAlarm>(tx, sql`${query()} LIMIT ${size} OFFSET ${page * size}`)
  return rows.map(toDeviceAlarm)
}

export async function countDeviceAlarms(tx: Database, scope: Scope, filter: DeviceAlarmFilter): Promise<number> {
  const row = await findRow<{ count: number }>(
    tx,
    sql`SELECT count(*) AS count FROM alarm WHERE ${conditionOf(scope, filter)}`,
  )
  return row!.count
}
