import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { deviceAlarmFilter, type DeviceAlarm } from '@liftwatch/core/contract/alarms/device-alarms'
import { alarmCode, alarmNumbers } from '@liftwatch/core/domain/event-codes'
import { alarmColumns, shownWithBareAlarms } from './alarm-columns'
import { setBetween } from './alarm-filter'
import { newestWindows } from './alarm-months'
import { withWord, type Wordless } from './alarm-lists'
import type { ListQuery } from './list-query'
import { inScope, type Reader } from './scope'

/** The alarms of a lift, or of all lifts that a device watches. */
type DeviceAlarmFilter = z.output<typeof deviceAlarmFilter>

type ReadAlarm = Wordless<Omit<DeviceAlarm, 'code'>>

function hasCode(codes: readonly string[] | undefined): SQL | undefined {
  if (!codes || codes.length === 0) return undefined
  const { faults, hasTraps, events } = alarmNumbers(codes)
  return sql`(
    (alarm.type = 'LIFT_FAULT' AND alarm.number = ANY(${sql.param(faults)}::int[]))
    OR (alarm.type = 'PASSENGER_TRAP' AND ${hasTraps})
    OR (alarm.type = 'RBE' AND alarm.number = ANY(${sql.param(events)}::int[])))`
}

function toDeviceAlarm(row: ReadAlarm): DeviceAlarm {
  return { ...withWord(row), code: alarmCode(row.type, row.number) }
}

/** All alarms of a lift or a device, whatever their kind. */
export function deviceAlarmList({
  scope,
  at,
}: Pick<Reader, 'scope' | 'at'>): ListQuery<DeviceAlarm, DeviceAlarmFilter, 'alarmStartTs'> {
  return {
    columns: { ...alarmColumns, type: sql`alarm.type`, number: sql`alarm.number`, severity: sql`alarm.severity` },
    filter: deviceAlarmFilter,
    searched: sql`alarm`,
    shown: shownWithBareAlarms,
    id: sql`alarm.id`,
    isPlaced: true,
    inSight: sql`true`,
    conditions: ({ deviceId, errorCode, startTs, endTs }) => [
      sql`alarm.lift_id IN (
        SELECT lift.id FROM lift
        WHERE (lift.id = ${deviceId} OR lift.lmd_id = ${deviceId}) AND ${inScope(scope, sql`lift.scope_id`)})`,
      hasCode(errorCode),
      ...setBetween([startTs, endTs]),
    ],
    orders: { alarmStartTs: sql`alarm.alarm_start_ts` },
    windows: (filter, sort) => newestWindows(at, {}, [filter.startTs, filter.endTs], sort),
    toRow: toDeviceAlarm,
  }
}
