import { liftFaults, type LiftFault } from '@liftwatch/core/contract/lift-faults'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useServerSecond } from '../../clock'
import { Detail } from '../../components/facts/detail'
import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program'
import { useListEntries } from '../use-list-entries'
import { faultFacts } from './fault-facts'
import { useFaultCommands } from './use-fault-commands'

/** One fault with all its fields. What was known when it was opened is shown until the server has answered. */
export function LiftFaultScreen({ opened }: { readonly opened: LiftFault }) {
  const { translate } = useProgram()
  const { data, error } = useAnswer(liftFaults.detail, { id: opened.id })
  const fault = data ?? opened
  const trail = [translate('alarms.title'), fault.liftName] as const
  const { id, liftId, complaintCnt } = fault
  const [state, ...rest] = faultFacts(fault, translate, { now: useServerSecond(), isRunning: true })
  const entries = useListEntries(trail, [
    { list: 'complaints', id, input: { liftFaultId: id }, number: complaintCnt },
    { list: 'faultsOfLift', id: liftId, input: { liftId } },
    { list: 'deviceAlarms', id: liftId, input: { deviceId: liftId } },
  ])
  useKeys(useFaultCommands(fault))
  return <Detail trail={trail} facts={[state!, ...entries, ...rest]} error={error} />
}
