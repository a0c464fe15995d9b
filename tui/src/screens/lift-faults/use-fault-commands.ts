import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { useLiftFaultActions } from '@liftwatch/core/hooks/lift-fault-actions'
import type { Commands } from '../../input/key-router'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'

/** The keys for what people do with a lift fault; none where there is no fault. */
export function useFaultCommands(fault: LiftFault | undefined): Commands {
  const { translate, messages } = useProgram()
  const { open } = useNavigation()
  const { acknowledge, arrive, report } = useLiftFaultActions(fault)
  if (!fault) return {}
  const { id, liftName } = fault

  async function runAcknowledge(): Promise<void> {
    await acknowledge.run({ id })
    messages.show(`${liftName}: ${translate('alarms.acknowledged')}`, 'ok')
  }

  async function runArrive(): Promise<void> {
    await arrive.run({ id })
    messages.show(`${liftName}: ${translate('alarms.arrived')}`, 'ok')
  }

  return {
    'liftFaults.acknowledge': { run: runAcknowledge, refusal: acknowledge.refusal },
    'liftFaults.arrive': { run: runArrive, refusal: arrive.refusal },
    'liftFaults.report': { run: () => open({ name: 'report', fault }), refusal: report.refusal },
  }
}
