import type { DeviceAlarm } from '@liftwatch/core/contract/device-alarms'
import { deviceAlarmTable } from '@liftwatch/core/tables/device-alarms'
import { liftAlarmFilters } from '@liftwatch/core/views/filters/device-alarms'
import type { Column } from '../../components/list/columns'
import { tableColumns } from '../../components/list/table-columns'
import type { ListKind } from '../../components/record-list/list-kind'
import { sortsOf } from '../../components/record-list/sort-choices'
import { alarmColumn } from '../alarms/alarm-column'

const columns: readonly Column<DeviceAlarm>[] = [
  ...tableColumns(deviceAlarmTable, [
    { key: 'alarmStartTs', rank: 1 },
    { key: 'code', rank: 2 },
    { key: 'description', rank: 3 },
  ]),
  alarmColumn(4),
  ...tableColumns(deviceAlarmTable, [
    { key: 'operationalStatus', rank: 5 },
    { key: 'liftName', rank: 6 },
    { key: 'duration', rank: 7 },
    { key: 'type', rank: 8 },
  ]),
]

/** The alarms of one lift or one device, of every kind. */
export const deviceAlarmKind: ListKind<DeviceAlarm> = {
  name: 'device-alarms',
  title: 'estate.lift.alarms',
  empty: 'estate.empty.alarms',
  columns,
  sorts: sortsOf(columns),
  filter: liftAlarmFilters,
  nameOf: alarm => `${alarm.liftName} ${alarm.code}`,
  resource: 'deviceAlarms',
  tabs: undefined,
}
