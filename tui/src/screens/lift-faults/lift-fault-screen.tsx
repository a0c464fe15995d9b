import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { useLiftFault } from '@liftwatch/core/hooks/lift-faults'
import { useServerSecond } from '../../clock'
import { Detail } from '../../components/facts/detail'
import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program'
import { faultFacts } from './fault-facts'
import { useFaultCommands } from './use-fault-commands'

/** One fault with all its fields. What was known when it was opened stands until the server has answered. */
export function LiftFaultScreen({ opened }: { readonly opened: LiftFault }) {
  const { translate } = useProgram()
  const { data, error } = useLiftFault(opened.id)
  const fault = data ?? opened
  const facts = faultFacts(fault, translate, useServerSecond())
  useKeys(useFaultCommands(fault))
  return <Detail trail={[translate('alarms.title'), fault.liftName]} facts={facts} error={error} />
}
