import { FactPane } from '../../components/facts/fact-pane'
import type { ListScope } from '../../components/record-list/list-kind'
import { RecordListFrame } from '../../components/record-list/record-list-frame'
import { useRecordList } from '../../components/record-list/use-record-list'
import { useKeys } from '../../input/use-keys'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'
import { complaintFacts } from './complaint-facts'
import { complaintKind } from './complaint-kind'

export function ComplaintsScreen({ scope }: { readonly scope: ListScope }) {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const list = useRecordList(complaintKind, scope)
  const complaint = list.row
  useKeys(complaint ? { 'list.open': { run: () => open({ name: 'complaint', complaint, trail: scope.trail }) } } : {})
  return (
    <RecordListFrame
      list={list}
      pane={
        complaint && <FactPane title={complaintKind.nameOf(complaint)} facts={complaintFacts(complaint, translate)} />
      }
    />
  )
}
