import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { useServerTick } from '../../clock'
import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program'
import { useNavigation } from '../../navigation'
import { FactPane } from '../../components/facts/fact-pane'
import type { ListKind, ListScope } from '../../components/record-list/list-kind'
import { RecordListFrame } from '../../components/record-list/record-list-frame'
import { useRecordList } from '../../components/record-list/use-record-list'
import { faultFacts } from './fault-facts'
import { liftFaultKind } from './lift-fault-kind'
import { useFaultCommands } from './use-fault-commands'

interface LiftFaultsScreenProps {
  readonly kind?: ListKind<LiftFault>
  readonly scope?: ListScope
}

/** All faults that one may see, or those of one lift or trap. */
export function LiftFaultsScreen({ kind = liftFaultKind, scope }: LiftFaultsScreenProps) {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const list = useRecordList(kind, scope)
  const fault = list.row
  const now = useServerTick(false)
  const facts = fault && faultFacts(fault, translate, { now, isRunning: false })
  useKeys({
    ...useFaultCommands(fault, list),
    ...(fault && { 'list.open': { run: () => open({ name: 'lift-fault', fault }) } }),
  })
  return <RecordListFrame list={list} pane={fault && <FactPane title={fault.liftName} facts={facts ?? []} />} />
}
