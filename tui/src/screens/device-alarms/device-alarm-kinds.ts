import type { DeviceAlarm } from '@liftwatch/core/contract/alarms/device-alarms'
import { alarmsOfLiftView, alarmsOfLmdView, maintenanceView } from '@liftwatch/core/views/resources/device-alarms'
import type { Column } from '../../components/list/columns'
import { tableColumns } from '../../components/list/table-columns'
import { alarmColumn } from '../alarms/alarm-column'
import { recordKind, type RecordKind } from '../records/record-kind'
import { useOpenDeviceAlarm } from './use-open-device-alarm'

const { table } = alarmsOfLiftView

const columns: readonly Column<DeviceAlarm>[] = [
  ...tableColumns(table, [
    { key: 'alarmStartTs', rank: 1 },
    { key: 'code', rank: 2 },
    { key: 'description', rank: 3 },
  ]),
  alarmColumn(4),
  ...tableColumns(table, [
    { key: 'operationalStatus', rank: 5 },
    { key: 'liftName', rank: 6 },
    { key: 'duration', rank: 7 },
    { key: 'type', rank: 8 },
  ]),
]

/** The alarms of one lift, of every kind. */
export const alarmsOfLiftKind = recordKind<DeviceAlarm>(alarmsOfLiftView, {
  columns,
  useCommands: useOpenDeviceAlarm,
})

/** The alarms of the lifts of one device. */
export const alarmsOfLmdKind: RecordKind<DeviceAlarm> = { ...alarmsOfLiftKind, ...alarmsOfLmdView }

/** When a lift was in maintenance mode. */
export const maintenanceKind = recordKind<DeviceAlarm>(maintenanceView, {
  useCommands: useOpenDeviceAlarm,
})
