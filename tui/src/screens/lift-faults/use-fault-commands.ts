import type { LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import { acknowledgeFaultsForm } from '@liftwatch/core/views/forms/acknowledge'
import { liftFaultView } from '@liftwatch/core/views/resources/lift-faults'
import type { RecordList } from '../../components/record-list/use-record-list'
import type { Commands } from '../../input/key-router'
import { useProgram } from '../../program/program'
import { useMarkedCommands } from '../alarms/use-marked-commands'
import { usePlaceCommands } from '../alarms/use-place-commands'
import { useLogCaseCommand } from '../cases/use-log-case-command'
import { useActionCommands } from '../records/use-action-commands'

/** The keys for what people do with a lift fault, and in a list with those that are marked; none where there is no fault. */
export function useFaultCommands(fault: LiftFault | undefined, list?: RecordList<LiftFault>): Commands {
  const { translate } = useProgram()
  const subject = fault && {
    // Which fault it is, among several of a lift too.
    name: translate('monitor.alarmNames.liftFault', { lift: fault.liftName, number: fault.alarmLiftFaultNumber }),
    trail: [translate(liftFaultView.title), fault.liftName],
  }
  return {
    ...useMarkedCommands(acknowledgeFaultsForm, list),
    ...usePlaceCommands(fault && { ...fault, path: liftFaultView.pathOf!(fault) }),
    ...useLogCaseCommand(fault && { ...fault, liftFaultId: fault.id }),
    ...useActionCommands(liftFaultView.actions, fault, subject),
  }
}
