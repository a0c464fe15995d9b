import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { passengerTrapView } from '@liftwatch/core/views/resources/passenger-traps'
import { operationalCell, placeCells, responseCells, stateCells } from '../../alarms/alarm-cells'
import { TrapStateChip } from '../../alarms/trap-state'
import type { Cells } from '../../components/record-list/cell'
import { ResourceList } from '../../records/resource-list'

// A new window: anyone who follows a trap does not lose the list by looking at its lift.
const cells: Cells<PassengerTrap> = {
  ...placeCells(true),
  alarmStartTs: stateCells.alarmStartTs!,
  duration: stateCells.duration!,
  ...responseCells,
  operationalStatus: operationalCell(true),
  state: trap => <TrapStateChip isPlain trap={trap} />,
}

export function TrapList() {
  return <ResourceList view={passengerTrapView} cells={cells} detail="over" />
}
