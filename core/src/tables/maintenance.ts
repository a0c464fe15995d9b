import type { DeviceAlarm } from '../contract/alarms/device-alarms'
import { alarmColumns } from './alarm-columns'
import { stateColumn } from './state-column'
import { instantColumn, names, type Table } from './table'

/** When a lift was in maintenance mode (specification 1 section 2). */
export const maintenanceTable: Table<DeviceAlarm> = {
  type: 'MAINTENANCE_RECORD_TABLE_HEADER',
  title: 'estate.tabs.maintenance',
  columns: [
    stateColumn(
      'state',
      'estate.lift.state',
      12,
      {
        of: visit => visit.alarmStatus,
        words: { CLEAR: 'estate.maintenance.over', SET: 'estate.maintenance.underWay' },
        tone: { CLEAR: 'ok', SET: 'info' },
      },
      { isFixed: true, narrow: [10, 10] },
    ),
    instantColumn('alarmStartTs', 'estate.maintenance.startedAt', visit => visit.alarmStartTs, {
      isFixed: true,
      sortField: 'alarmStartTs',
      isHighestFirst: true,
    }),
    instantColumn('alarmClearTs', 'estate.maintenance.endedAt', visit => visit.alarmClearTs),
    { ...alarmColumns.duration, narrow: [10, 10] },
    { ...alarmColumns.description, narrow: [12, 40] },
    alarmColumns.repeatCnt,
  ],
  // Of the fields of alarms.
  listed: names('alarmStartTs alarmClearTs duration description'),
}
