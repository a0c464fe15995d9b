import { deviceAlarms, type DeviceAlarm } from '../../contract/alarms/device-alarms'
import { deviceAlarmTable } from '../../tables/device-alarms'
import { maintenanceTable } from '../../tables/maintenance'
import { liftAlarmFilters, lmdAlarmFilters, maintenanceFilters } from '../filters/device-alarms'
import { resourceView } from './resource-view'

/** The alarms of one lift, of every kind. */
export const alarmsOfLiftView = resourceView<DeviceAlarm>({
  name: 'device-alarms',
  calls: { page: deviceAlarms.page, file: deviceAlarms.export },
  of: 'deviceId',
  table: deviceAlarmTable,
  title: 'estate.lift.alarms',
  empty: 'estate.empty.alarms',
  none: 'cli.nothing.alarms',
  filters: liftAlarmFilters,
  nameOf: alarm => `${alarm.liftName} ${alarm.code}`,
  bornAt: alarm => alarm.alarmStartTs,
})

/** The alarms of the lifts of one device, which offer other codes. */
export const alarmsOfLmdView: typeof alarmsOfLiftView = { ...alarmsOfLiftView, filters: lmdAlarmFilters }

/** When a lift was in maintenance mode, by its device (code LM). */
export const maintenanceView = resourceView<DeviceAlarm>({
  name: 'maintenance',
  calls: { page: deviceAlarms.page, asks: { errorCode: ['LM'] }, file: deviceAlarms.exportMaintenance },
  of: 'deviceId',
  table: maintenanceTable,
  title: 'estate.tabs.maintenance',
  empty: 'estate.maintenance.none',
  none: 'cli.nothing.maintenance',
  filters: maintenanceFilters,
  nameOf: visit => visit.liftName,
  bornAt: visit => visit.alarmStartTs,
  placements: [
    { key: 'state', rank: 1 },
    { key: 'alarmStartTs', rank: 2, isWhole: true },
    { key: 'alarmClearTs', rank: 3, isWhole: true },
    { key: 'duration', rank: 4 },
    { key: 'description', rank: 5 },
  ],
})
