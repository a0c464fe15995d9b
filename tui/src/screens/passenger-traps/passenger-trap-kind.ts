import { liftFaults } from '@liftwatch/core/contract/alarms/lift-faults'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { alarmsOfLiftView } from '@liftwatch/core/views/resources/device-alarms'
import { relatedFaultView } from '@liftwatch/core/views/resources/lift-faults'
import { passengerTrapView } from '@liftwatch/core/views/resources/passenger-traps'
import { recordKind } from '../records/record-kind'
import { useListEntries } from '../use-list-entries'
import { passengerTrapColumns } from './columns'
import { clockFact, relatedFacts, trapFacts } from './trap-facts'
import { useTrapCommands } from './use-trap-commands'

/** Passenger traps, each with the faults around it. */
export const passengerTrapKind = recordKind<PassengerTrap>(passengerTrapView, {
  columns: passengerTrapColumns,
  sortsFirst: ['urgency'],
  facts: trapFacts,
  useCommands: useTrapCommands,
  screenOf: row => ({ name: 'record', of: 'passenger-trap', row }),
  useDetail(trap, [state, ...rest], context) {
    const { id, liftId, liftName } = trap
    const { data: related } = useAnswer(liftFaults.byTrap, { id })
    const entries = useListEntries(
      [context.translate(passengerTrapView.title), liftName],
      [
        { list: 'relatedFaults', view: relatedFaultView, id, number: related?.totalElements },
        { list: 'alarmsOfLift', view: alarmsOfLiftView, label: 'monitor.allAlarms', id: liftId },
      ],
    )
    const faults = relatedFacts(related?.content, context.translate)
    return [state!, clockFact(trap, context), ...entries, ...rest, ...faults]
  },
})
