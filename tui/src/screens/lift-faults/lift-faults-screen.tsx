import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program'
import { useNavigation } from '../../navigation'
import { FactPane } from '../../components/facts/fact-pane'
import { RecordListFrame } from '../../components/record-list/record-list-frame'
import { useRecordList } from '../../components/record-list/use-record-list'
import { faultFacts } from './fault-facts'
import { liftFaultKind } from './lift-fault-kind'
import { useFaultCommands } from './use-fault-commands'

export function LiftFaultsScreen() {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const list = useRecordList(liftFaultKind)
  const fault = list.row
  useKeys({
    ...useFaultCommands(fault, list),
    ...(fault && { 'list.open': { run: () => open({ name: 'lift-fault', fault }) } }),
  })
  return (
    <RecordListFrame
      list={list}
      pane={fault && <FactPane title={fault.liftName} facts={faultFacts(fault, translate, undefined)} />}
    />
  )
}
