import type { DeviceAlarm } from '@liftwatch/core/contract/device-alarms'
import { severityTone } from '@liftwatch/core/tones'
import { plainColumn, stateColumn, type Column } from '../output/columns'
import type { Columns } from '../output/rows'
import { alarmColumns as alarm, placeColumns as place } from './alarms'

const code = plainColumn<DeviceAlarm>('code', 'estate.deviceAlarm.code')
const type = stateColumn<DeviceAlarm, 'type'>(
  'type',
  'estate.deviceAlarm.type',
  kind => `estate.deviceAlarm.types.${kind}`,
)

const all: readonly Column<DeviceAlarm>[] = [
  alarm.id,
  place.liftId,
  place.liftName,
  place.lmdId,
  place.lmdClientId,
  code,
  type,
  plainColumn('number', 'tables.fields.eventNumber'),
  alarm.description,
  stateColumn<DeviceAlarm, 'severity'>('severity', 'alarms.fields.severity', state => `states.severity.${state}`, {
    tone: state => severityTone[state],
  }),
  alarm.alarmStatus,
  alarm.alarmStartTs,
  alarm.alarmClearTs,
  alarm.duration,
  alarm.repeatCnt,
  alarm.operationalStatus,
  alarm.closedAt,
]

export const deviceAlarmColumns: Columns<DeviceAlarm> = {
  all,
  inTable: [alarm.alarmStartTs, place.liftName, code, alarm.description, alarm.alarmStatus, alarm.duration, type],
}

/** Of the visits of a technician: each lasted from one time to another. */
export const maintenanceColumns: Columns<DeviceAlarm> = {
  all,
  inTable: [alarm.alarmStartTs, alarm.alarmClearTs, alarm.duration, alarm.description],
}
