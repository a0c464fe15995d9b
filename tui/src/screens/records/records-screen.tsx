import { FactPane } from '../../components/facts/fact-pane'
import { RecordListFrame } from '../../components/record-list/record-list-frame'
import { useRecordList } from '../../components/record-list/use-record-list'
import { useKeys } from '../../input/use-keys'
import { useNavigation, type ListScreen } from '../../navigation/navigation'
import type { RecordKind } from './record-kind'
import { usePaneContext } from './use-fact-context'

/** The screen of a list: of all that one may see, or of one record; beside it what is known of the row under the cursor. */
export function listScreen<Row extends { readonly id: string }>(kind: RecordKind<Row>): ListScreen {
  const { screenOf } = kind
  const isTimed = kind.columns.some(column => column.isTimed)
  return function RecordsScreen({ scope }) {
    const { open } = useNavigation()
    const list = useRecordList(kind, scope)
    const { row } = list
    const context = usePaneContext(isTimed)
    useKeys({
      ...kind.useCommands(row, list),
      ...(row && screenOf && { 'list.open': { run: () => open(screenOf(row, scope)) } }),
    })
    return (
      <RecordListFrame
        list={list}
        pane={row && <FactPane title={kind.nameOf(row)} facts={kind.facts(row, context)} />}
      />
    )
  }
}
