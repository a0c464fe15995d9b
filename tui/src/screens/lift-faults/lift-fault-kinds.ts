import type { LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import { complaintsOfFaultView } from '@liftwatch/core/views/resources/complaints'
import { alarmsOfLiftView } from '@liftwatch/core/views/resources/device-alarms'
import { faultsOfLiftView, liftFaultView, relatedFaultView } from '@liftwatch/core/views/resources/lift-faults'
import { recordKind, type RecordKind } from '../records/record-kind'
import { useListEntries } from '../use-list-entries'
import { liftFaultColumns } from './columns'
import { faultFacts } from './fault-facts'
import { useFaultCommands } from './use-fault-commands'

/** Lift faults, all that one may see. */
export const liftFaultKind = recordKind<LiftFault>(liftFaultView, {
  columns: liftFaultColumns,
  sortsFirst: ['urgency', 'alarmStartTs', 'severity'],
  facts: faultFacts,
  useCommands: useFaultCommands,
  screenOf: row => ({ name: 'record', of: 'lift-fault', row }),
  useDetail(fault, [state, ...rest], { translate }) {
    const { id, liftId, liftName, complaintCnt } = fault
    const entries = useListEntries(
      [translate(liftFaultView.title), liftName],
      [
        { list: 'complaintsOfFault', view: complaintsOfFaultView, id, number: complaintCnt },
        { list: 'faultsOfLift', view: faultsOfLiftView, label: 'monitor.faultsOfLift', id: liftId },
        { list: 'alarmsOfLift', view: alarmsOfLiftView, label: 'monitor.allAlarms', id: liftId },
      ],
    )
    return [state!, ...entries, ...rest]
  },
})

export const faultsOfLiftKind: RecordKind<LiftFault> = { ...liftFaultKind, ...faultsOfLiftView }

export const relatedFaultKind: RecordKind<LiftFault> = {
  ...liftFaultKind,
  ...relatedFaultView,
  sorts: [liftFaultKind.sorts[0]],
}
