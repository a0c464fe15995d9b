import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { useFormCall } from '@liftwatch/core/hooks/form-call'
import { useLiftFaultActions, useLiftFaultBulkRefusal } from '@liftwatch/core/hooks/lift-fault-actions'
import { faultReportForm } from '@liftwatch/core/views/forms/closing-report'
import type { RecordList } from '../../components/record-list/use-record-list'
import type { Commands } from '../../input/key-router'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'
import { useAct } from '../alarms/use-act'
import { useMarkedCommands } from '../alarms/use-marked-commands'
import { usePlaceCommands } from '../alarms/use-place-commands'
import { faultName } from './words'

/** The keys for what people do with a lift fault, and in a list with those that are marked; none where there is no fault. */
export function useFaultCommands(fault: LiftFault | undefined, list?: RecordList<LiftFault>): Commands {
  const { translate } = useProgram()
  const act = useAct()
  const { open } = useNavigation()
  const { acknowledge, takeBack, arrive } = useLiftFaultActions(fault)
  const report = useFormCall(faultReportForm, fault)
  const marked = useMarkedCommands('liftFaults', list, useLiftFaultBulkRefusal())
  const place = usePlaceCommands(fault && { ...fault, path: detailPath('lift-fault', fault.id) })
  if (!fault) return marked
  const { id } = fault
  const named = { id, name: faultName(fault, translate) }
  const runAcknowledge = () =>
    act({
      ...named,
      doing: 'monitor.doing.acknowledge',
      done: 'alarms.acknowledged',
      run: () => acknowledge.run({ id }),
      takeBack: () => takeBack.run({ id }),
    })
  const runArrive = () =>
    act({ ...named, doing: 'monitor.doing.arrive', done: 'alarms.arrived', run: () => arrive.run({ id }) })
  const trail = [translate('alarms.title'), fault.liftName, translate(faultReportForm.title)]
  const reporting = { view: faultReportForm, row: fault, subject: named.name, trail }

  return {
    ...marked,
    ...place,
    'liftFaults.acknowledge': { run: runAcknowledge, refusal: acknowledge.refusal },
    'liftFaults.arrive': { run: runArrive, refusal: arrive.refusal },
    'liftFaults.report': { run: () => open({ name: 'form', opened: reporting }), refusal: report.refusal },
  }
}
