import type { Rbe } from '@liftwatch/core/contract/alarms/rbes'
import { rbeView } from '@liftwatch/core/views/resources/rbes'
import { InstantCell } from '../../alarms/ago'
import { AlarmDuration, AlarmStatusChip } from '../../alarms/alarm-states'
import { RecordLink } from '../../app/record-link'
import type { Cells } from '../../components/record-list/cell'
import { ResourceList } from '../../records/resource-list'

const cells: Cells<Rbe> = {
  lift: ({ lift }) => (
    <RecordLink name="lifts" id={lift.id}>
      {lift.name}
    </RecordLink>
  ),
  lmd: ({ lmd }) => (
    <RecordLink name="lmd" id={lmd?.id ?? null}>
      {lmd?.clientId}
    </RecordLink>
  ),
  alarmStartTs: event => <InstantCell at={event.alarmStartTs} />,
  status: event => <AlarmStatusChip isPlain alarm={event} />,
  duration: event => <AlarmDuration alarm={event} />,
}

export function RbeList() {
  return <ResourceList view={rbeView} cells={cells} />
}
