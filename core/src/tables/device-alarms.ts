import type { DeviceAlarm } from '../contract/device-alarms'
import { alarmColumns } from './alarm-columns'
import { instantColumn, textColumn, type Table } from './table'

/** The alarms of one lift or one device, of every kind (specification 1 section 2). */
export const deviceAlarmTable: Table<DeviceAlarm> = {
  type: 'DEVICE_ALARM_TABLE_HEADER',
  title: 'estate.lift.alarms',
  columns: [
    textColumn('code', 'estate.deviceAlarm.code', 8, alarm => alarm.code, { isFixed: true }),
    textColumn('type', 'estate.deviceAlarm.type', 16, (alarm, t) => t(`estate.deviceAlarm.types.${alarm.type}`)),
    alarmColumns.description,
    textColumn('liftName', 'alarms.fields.liftName', 18, alarm => alarm.liftName),
    alarmColumns.alarmStatus,
    alarmColumns.operationalStatus,
    alarmColumns.alarmStartTs,
    instantColumn('alarmClearTs', 'alarms.fields.alarmClearTs', alarm => alarm.alarmClearTs),
    alarmColumns.duration,
    alarmColumns.repeatCnt,
  ],
}
