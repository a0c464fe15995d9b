import { deviceAlarmColumns } from '../../columns/device-alarms'
import { deviceAlarmFlags } from '../../filters/device-alarms'
import { deviceAlarmsCommand } from '../../lists/device-alarms-command'

export const lmdAlarms = deviceAlarmsCommand({
  owner: 'device',
  flags: deviceAlarmFlags,
  columns: deviceAlarmColumns,
  empty: 'cli.nothing.alarms',
})
