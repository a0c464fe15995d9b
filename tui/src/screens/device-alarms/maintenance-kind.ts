import type { DeviceAlarm } from '@liftwatch/core/contract/device-alarms'
import { maintenanceTable } from '@liftwatch/core/tables/maintenance'
import { maintenanceFilters } from '@liftwatch/core/views/filters/device-alarms'
import { tableColumns } from '../../components/list/table-columns'
import type { ListKind } from '../../components/record-list/list-kind'
import { sortsOf } from '../../components/record-list/sort-choices'

const columns = tableColumns(maintenanceTable, [
  { key: 'state', rank: 1 },
  { key: 'alarmStartTs', rank: 2, isWhole: true },
  { key: 'alarmClearTs', rank: 3, isWhole: true },
  { key: 'duration', rank: 4 },
  { key: 'description', rank: 5 },
])

/** When a lift was in maintenance mode, by its device (code LM). */
export const maintenanceKind: ListKind<DeviceAlarm> = {
  name: 'maintenance',
  title: 'estate.tabs.maintenance',
  empty: 'estate.maintenance.none',
  columns,
  sorts: sortsOf(columns),
  filter: maintenanceFilters,
  nameOf: visit => visit.liftName,
  resource: 'maintenance',
  tabs: undefined,
}
