import { deviceAlarmTable } from '@liftwatch/core/tables/device-alarms'
import { liftAlarmFilters } from '@liftwatch/core/views/filters/device-alarms'
import { filterFlags } from '../../filters/filter-flags'
import { deviceAlarmsCommand } from '../../lists/device-alarms-command'

export const liftAlarms = deviceAlarmsCommand({
  owner: 'lift',
  flags: filterFlags(liftAlarmFilters),
  listed: deviceAlarmTable.listed,
  empty: 'cli.nothing.alarms',
})
