import { deviceAlarmColumns } from '../../columns/device-alarms'
import { deviceAlarmFlags } from '../../filters/device-alarms'
import { deviceAlarmsCommand } from '../../lists/device-alarms-command'

export const liftAlarms = deviceAlarmsCommand({
  owner: 'lift',
  flags: deviceAlarmFlags,
  columns: deviceAlarmColumns,
  empty: 'cli.nothing.alarms',
})
