import { detailPath } from '@liftwatch/core/domain/console-paths'
import { FactPane } from '../../components/facts/fact-pane'
import { RecordListFrame } from '../../components/record-list/record-list-frame'
import { useRecordList } from '../../components/record-list/use-record-list'
import { useKeys } from '../../input/use-keys'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'
import { useRecordCommands } from '../use-record-commands'
import { lmdFacts } from './lmd-facts'
import { lmdKind } from './lmd-kind'

export function LmdsScreen() {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const list = useRecordList(lmdKind)
  const lmd = list.row
  useKeys({
    ...useRecordCommands(lmd && { name: lmd.clientId, path: detailPath('lmd', lmd.id) }),
    ...(lmd && { 'list.open': { run: () => open({ name: 'lmd', lmd }) } }),
  })
  return (
    <RecordListFrame list={list} pane={lmd && <FactPane title={lmd.clientId} facts={lmdFacts(lmd, translate)} />} />
  )
}
