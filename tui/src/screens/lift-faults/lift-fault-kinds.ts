import type { LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import { faultsOfLiftView, liftFaultView, relatedFaultView } from '@liftwatch/core/views/resources/lift-faults'
import { complaintsOfFaultKind } from '../complaints/complaint-kinds'
import { alarmsOfLiftKind } from '../device-alarms/device-alarm-kinds'
import { recordKind, type RecordKind } from '../records/record-kind'
import { listEntry, useListEntries } from '../use-list-entries'
import { liftFaultColumns } from './columns'
import { faultFacts } from './fault-facts'
import { useFaultCommands } from './use-fault-commands'

/** Lift faults, all that one may see. */
export const liftFaultKind = recordKind<LiftFault>(liftFaultView, {
  columns: liftFaultColumns,
  sortsFirst: ['urgency', 'alarmStartTs', 'severity'],
  facts: faultFacts,
  useCommands: useFaultCommands,
  useDetail(fault, [state, ...rest], { translate }) {
    const { id, liftId, liftName, complaintCnt } = fault
    const entries = useListEntries(
      [translate(liftFaultView.title), liftName],
      [
        listEntry(complaintsOfFaultKind, { id, number: complaintCnt }),
        listEntry(faultsOfLiftKind, { id: liftId, label: 'monitor.faultsOfLift' }),
        listEntry(alarmsOfLiftKind, { id: liftId, label: 'monitor.allAlarms' }),
      ],
    )
    return [state!, ...entries, ...rest]
  },
})

const faultsOfLiftKind: RecordKind<LiftFault> = { ...liftFaultKind, ...faultsOfLiftView }

export const relatedFaultKind: RecordKind<LiftFault> = {
  ...liftFaultKind,
  ...relatedFaultView,
  sorts: [liftFaultKind.sorts[0]],
}
