import type { DeviceAlarm } from '@liftwatch/core/contract/alarms/device-alarms'
import type { alarmsOfLiftView } from '@liftwatch/core/views/resources/device-alarms'
import { placeCells, stateCells } from '../alarms/alarm-cells'
import { RecordLink } from '../app/record-link'
import type { Cells } from '../components/record-list/cell'
import { ResourceList } from '../records/resource-list'
import { alarmScreen } from './alarm-screen'

const cells: Cells<DeviceAlarm> = {
  ...placeCells(false),
  ...stateCells,
  code({ id, type, code }) {
    const name = alarmScreen[type]
    if (!name) return code
    return (
      <RecordLink name={name} id={id}>
        {code}
      </RecordLink>
    )
  },
}

interface DeviceAlarmRowsProps {
  readonly view: typeof alarmsOfLiftView
  readonly of: { readonly id: string }
}

/** The alarms of one lift or one device, of every kind. */
export function DeviceAlarmRows({ view, of }: DeviceAlarmRowsProps) {
  return <ResourceList view={view} of={of} cells={cells} />
}
