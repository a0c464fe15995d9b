import type { DeviceAlarm } from '@liftwatch/core/contract/device-alarms'
import { deviceAlarmTable } from '@liftwatch/core/tables/device-alarms'
import { FactPane } from '../../components/facts/fact-pane'
import { tableFacts } from '../../components/facts/table-facts'
import type { ListKind, ListScope } from '../../components/record-list/list-kind'
import { RecordListFrame } from '../../components/record-list/record-list-frame'
import { useRecordList } from '../../components/record-list/use-record-list'
import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program'
import { useOpenDeviceAlarm } from './use-open-device-alarm'

interface DeviceAlarmsScreenProps {
  readonly kind: ListKind<DeviceAlarm>
  readonly scope: ListScope
}

/** The alarms of one lift or one device, or some of them. */
export function DeviceAlarmsScreen({ kind, scope }: DeviceAlarmsScreenProps) {
  const { translate } = useProgram()
  const list = useRecordList(kind, scope)
  const alarm = list.row
  useKeys(useOpenDeviceAlarm(alarm))
  return (
    <RecordListFrame
      list={list}
      pane={alarm && <FactPane title={kind.nameOf(alarm)} facts={tableFacts(deviceAlarmTable, alarm, translate)} />}
    />
  )
}
