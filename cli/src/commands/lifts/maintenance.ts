import { maintenanceTable } from '@liftwatch/core/tables/maintenance'
import { maintenanceFilters } from '@liftwatch/core/views/filters/device-alarms'
import { filterFlags } from '../../filters/filter-flags'
import { deviceAlarmsCommand } from '../../lists/device-alarms-command'

export const liftMaintenance = deviceAlarmsCommand({
  owner: 'lift',
  flags: filterFlags(maintenanceFilters),
  fixed: { errorCode: ['LM'] },
  listed: maintenanceTable.listed,
  empty: 'cli.nothing.maintenance',
})
