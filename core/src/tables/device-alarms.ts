import { severity } from '../contract/alarms/alarms'
import type { DeviceAlarm } from '../contract/alarms/device-alarms'
import { alarmType } from '../contract/alarms/alarm-type'
import { severityTone } from '../tones'
import { alarmColumns, courseFields, placeColumns } from './alarm-columns'
import { stateColumn } from './state-column'
import { countColumn, instantColumn, names, textColumn, wordKeys, type Table } from './table'

const typeWords = wordKeys('estate.deviceAlarm.types', alarmType)
const severityWords = wordKeys('states.severity', severity)

/** The alarms of one lift or one device, of every kind (specification 1 section 2). */
export const deviceAlarmTable: Table<DeviceAlarm> = {
  type: 'DEVICE_ALARM_TABLE_HEADER',
  title: 'estate.lift.alarms',
  columns: [
    textColumn('code', 'estate.deviceAlarm.code', 8, alarm => alarm.code, { isFixed: true, narrow: [6, 8] }),
    stateColumn(
      'type',
      'estate.deviceAlarm.type',
      16,
      { of: alarm => alarm.type, words: typeWords },
      { narrow: [14, 16] },
    ),
    { ...alarmColumns.description, narrow: [20, 40] },
    textColumn('liftName', 'alarms.fields.liftName', 18, alarm => alarm.liftName, { narrow: [15, 22] }),
    alarmColumns.alarmStatus,
    alarmColumns.operationalStatus,
    alarmColumns.alarmStartTs,
    instantColumn('alarmClearTs', 'alarms.fields.alarmClearTs', alarm => alarm.alarmClearTs),
    { ...alarmColumns.duration, narrow: [8, 10] },
    alarmColumns.repeatCnt,
  ],
  terminalColumns: [
    placeColumns.lmdClientId,
    countColumn('number', 'tables.fields.eventNumber', alarm => alarm.number),
    stateColumn('severity', 'alarms.fields.severity', 16, {
      of: alarm => alarm.severity,
      words: severityWords,
      tone: severityTone,
    }),
    alarmColumns.closedAt,
  ],
  fields: names(
    'id liftId liftName lmdId lmdClientId code type number description severity alarmStatus',
    courseFields,
    'closedAt',
  ),
  listed: names('alarmStartTs liftName code description alarmStatus duration type'),
}
