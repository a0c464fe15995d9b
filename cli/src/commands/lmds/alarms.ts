import { deviceAlarmTable } from '@liftwatch/core/tables/device-alarms'
import { lmdAlarmFilters } from '@liftwatch/core/views/filters/device-alarms'
import { filterFlags } from '../../filters/filter-flags'
import { deviceAlarmsCommand } from '../../lists/device-alarms-command'

export const lmdAlarms = deviceAlarmsCommand({
  owner: 'device',
  flags: filterFlags(lmdAlarmFilters),
  listed: deviceAlarmTable.listed,
  empty: 'cli.nothing.alarms',
})
