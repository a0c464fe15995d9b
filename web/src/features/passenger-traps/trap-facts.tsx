import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { passengerTrapView } from '@liftwatch/core/views/resources/passenger-traps'
import { alarmFactCells } from '../../alarms/alarm-cells'
import type { Cells } from '../../components/record-list/cell'
import { ViewFacts } from '../../records/view-facts'
import { useTexts } from '../../texts'

const labels = {
  alarmStartTs: 'traps.setTime',
  alarmClearTs: 'traps.clearTime',
  team: 'traps.team',
  liftFaultCnt: 'traps.liftFaultCnt',
} as const

/** What is known of the trap itself, what people did about it, and where it is. */
export function TrapFacts({ trap }: { readonly trap: PassengerTrap }) {
  const cells: Cells<PassengerTrap> = {
    ...alarmFactCells(passengerTrapView.table, useTexts()),
    team: ({ teamName }) => teamName,
  }
  return <ViewFacts view={passengerTrapView} row={trap} cells={cells} labels={labels} />
}
