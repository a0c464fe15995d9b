import { maintenanceColumns } from '../../columns/device-alarms'
import { maintenanceFlags } from '../../filters/device-alarms'
import { deviceAlarmsCommand } from '../../lists/device-alarms-command'

export const liftMaintenance = deviceAlarmsCommand({
  owner: 'lift',
  flags: maintenanceFlags,
  fixed: { errorCode: ['LM'] },
  columns: maintenanceColumns,
  empty: 'cli.nothing.maintenance',
})
