import type { LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import { liftFaultView } from '@liftwatch/core/views/resources/lift-faults'
import { alarmFactCells } from '../../alarms/alarm-cells'
import { ViewFacts } from '../../records/view-facts'
import { useTexts } from '../../texts'

/** All that is known of a fault, in the order in which one asks. */
export function FaultFacts({ fault }: { readonly fault: LiftFault }) {
  return <ViewFacts view={liftFaultView} row={fault} cells={alarmFactCells(liftFaultView.table, useTexts())} />
}
