import type { DeviceAlarm } from '@liftwatch/core/contract/alarms/device-alarms'
import type { LiftDetail } from '@liftwatch/core/contract/estate/lifts'
import { maintenanceView } from '@liftwatch/core/views/resources/device-alarms'
import { AlarmDuration } from '../../alarms/alarm-states'
import type { Cells } from '../../components/record-list/cell'
import { StatusChip } from '../../components/marks/status-chip'
import { ResourceList } from '../../records/resource-list'
import { useTexts } from '../../texts'

function StateChip({ isOver }: { readonly isOver: boolean }) {
  const t = useTexts()
  return (
    <StatusChip
      isPlain
      isPast={isOver}
      tone={isOver ? 'ok' : 'info'}
      label={t(isOver ? 'estate.maintenance.over' : 'estate.maintenance.underWay')}
    />
  )
}

const cells: Cells<DeviceAlarm> = {
  state: visit => <StateChip isOver={visit.alarmStatus === 'CLEAR'} />,
  duration: visit => <AlarmDuration alarm={visit} />,
}

/** When the lift was in maintenance mode, and for how long, as its device said (code LM). */
export function MaintenanceRecord({ of }: { readonly of: LiftDetail }) {
  return <ResourceList view={maintenanceView} of={of} cells={cells} />
}
