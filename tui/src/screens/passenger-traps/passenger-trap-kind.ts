import { liftFaults } from '@liftwatch/core/contract/alarms/lift-faults'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { passengerTrapView } from '@liftwatch/core/views/resources/passenger-traps'
import { complaintsOfTrapKind } from '../complaints/complaint-kinds'
import { alarmsOfLiftKind } from '../device-alarms/device-alarm-kinds'
import { relatedFaultKind } from '../lift-faults/lift-fault-kinds'
import { recordKind } from '../records/record-kind'
import { listEntry, useListEntries } from '../use-list-entries'
import { passengerTrapColumns } from './columns'
import { clockFact, relatedFacts, trapFacts } from './trap-facts'
import { useTrapCommands } from './use-trap-commands'

/** Passenger traps, each with the faults around it. */
export const passengerTrapKind = recordKind<PassengerTrap>(passengerTrapView, {
  columns: passengerTrapColumns,
  sortsFirst: ['urgency'],
  facts: trapFacts,
  useCommands: useTrapCommands,
  useDetail(trap, [state, ...rest], context) {
    const { id, liftId, liftName } = trap
    const { data: related } = useAnswer(liftFaults.byTrap, { id })
    const entries = useListEntries(
      [context.translate(passengerTrapView.title), liftName],
      [
        listEntry(relatedFaultKind, { id, number: related?.totalElements }),
        listEntry(complaintsOfTrapKind, { id }),
        listEntry(alarmsOfLiftKind, { id: liftId, label: 'monitor.allAlarms' }),
      ],
    )
    const faults = relatedFacts(related?.content, context.translate)
    return [state!, clockFact(trap, context), ...entries, ...rest, ...faults]
  },
})
