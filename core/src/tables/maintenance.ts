import { descriptionIn } from '../domain/labels'
import type { DeviceAlarm } from '../contract/device-alarms'
import { alarmColumns } from './alarm-columns'
import { instantColumn, textColumn, type Table } from './table'

/** When a lift was in maintenance mode (specification 1 section 2). */
export const maintenanceTable: Table<DeviceAlarm> = {
  type: 'MAINTENANCE_RECORD_TABLE_HEADER',
  title: 'estate.tabs.maintenance',
  columns: [
    textColumn(
      'state',
      'estate.lift.state',
      12,
      (visit, t) => t(visit.alarmStatus === 'CLEAR' ? 'estate.maintenance.over' : 'estate.maintenance.underWay'),
      { isFixed: true },
    ),
    instantColumn('alarmStartTs', 'estate.maintenance.begunAt', visit => visit.alarmStartTs, {
      isFixed: true,
      sortField: 'alarmStartTs',
    }),
    instantColumn('alarmClearTs', 'estate.maintenance.endedAt', visit => visit.alarmClearTs),
    alarmColumns.duration,
    textColumn('description', 'alarms.fields.description', 32, (visit, t) =>
      descriptionIn(t.language, visit.description),
    ),
    alarmColumns.repeatCnt,
  ],
}
