import { FactPane } from '../../components/facts/fact-pane'
import { RecordListFrame } from '../../components/record-list/record-list-frame'
import { useRecordList } from '../../components/record-list/use-record-list'
import { useKeys } from '../../input/use-keys'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'
import { liftFacts } from './lift-facts'
import { liftKind } from './lift-kind'
import { useLiftCommands } from './use-lift-commands'

export function LiftsScreen() {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const list = useRecordList(liftKind)
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
