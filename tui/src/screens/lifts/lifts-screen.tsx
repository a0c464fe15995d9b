import type { LiftRow } from '@liftwatch/core/contract/lifts'
import { FactPane } from '../../components/facts/fact-pane'
import type { ListKind, ListScope } from '../../components/record-list/list-kind'
import { RecordListFrame } from '../../components/record-list/record-list-frame'
import { useRecordList } from '../../components/record-list/use-record-list'
import { useKeys } from '../../input/use-keys'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'
import { liftFacts } from './lift-facts'
import { liftKind } from './lift-kind'
import { useLiftCommands } from './use-lift-commands'

interface LiftsScreenProps {
  readonly kind?: ListKind<LiftRow>
  readonly scope?: ListScope
}

/** All lifts that one may see, or those of one building or device. */
export function LiftsScreen({ kind = liftKind, scope }: LiftsScreenProps) {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const list = useRecordList(kind, scope)
  const lift = list.row
  useKeys({
    ...useLiftCommands(lift),
    ...(lift && {
      'list.open': { run: () => open({ name: 'lift', id: lift.id, title: lift.name, row: lift }) },
    }),
  })
  return (
    <RecordListFrame list={list} pane={lift && <FactPane title={lift.name} facts={liftFacts(lift, translate)} />} />
  )
}
