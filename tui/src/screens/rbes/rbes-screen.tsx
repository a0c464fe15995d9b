import { FactPane } from '../../components/facts/fact-pane'
import { RecordListFrame } from '../../components/record-list/record-list-frame'
import { useRecordList } from '../../components/record-list/use-record-list'
import { useKeys } from '../../input/use-keys'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'
import { rbeFacts } from './rbe-facts'
import { rbeKind } from './rbe-kind'
import { useRbeCommands } from './use-rbe-commands'

export function RbesScreen() {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const list = useRecordList(rbeKind)
  const event = list.row
  useKeys({
    ...useRbeCommands(event),
    ...(event && { 'list.open': { run: () => open({ name: 'rbe', event }) } }),
  })
  return (
    <RecordListFrame
      list={list}
      pane={event && <FactPane title={event.lift.name} facts={rbeFacts(event, translate)} />}
    />
  )
}
