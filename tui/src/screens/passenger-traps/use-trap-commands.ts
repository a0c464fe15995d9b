import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { acknowledgeTrapsForm } from '@liftwatch/core/views/forms/acknowledge'
import { passengerTrapView } from '@liftwatch/core/views/resources/passenger-traps'
import type { RecordList } from '../../components/record-list/use-record-list'
import type { Commands } from '../../input/key-router'
import { useProgram } from '../../program/program'
import { useMarkedCommands } from '../alarms/use-marked-commands'
import { usePlaceCommands } from '../alarms/use-place-commands'
import { useLogCaseCommand } from '../cases/use-log-case-command'
import { useActionCommands } from '../records/use-action-commands'

/** The keys for what people do with a passenger trap, and in a list with those that are marked. */
export function useTrapCommands(trap: PassengerTrap | undefined, list?: RecordList<PassengerTrap>): Commands {
  const { translate } = useProgram()
  const subject = trap && {
    name: translate('monitor.alarmNames.passengerTrap', { lift: trap.liftName }),
    trail: [translate(passengerTrapView.title), trap.liftName],
    lead: trap.address,
  }
  return {
    ...useMarkedCommands(acknowledgeTrapsForm, list),
    ...usePlaceCommands(trap && { ...trap, path: passengerTrapView.pathOf!(trap) }),
    ...useLogCaseCommand(trap && { ...trap, passengerTrapId: trap.id, subcategory: 'TRAPPED' }),
    ...useActionCommands(passengerTrapView.actions, trap, subject),
  }
}
