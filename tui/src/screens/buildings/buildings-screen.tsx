import { detailPath } from '@liftwatch/core/domain/console-paths'
import { buildingTable } from '@liftwatch/core/tables/buildings'
import { FactPane } from '../../components/facts/fact-pane'
import { tableFacts } from '../../components/facts/table-facts'
import { RecordListFrame } from '../../components/record-list/record-list-frame'
import { useRecordList } from '../../components/record-list/use-record-list'
import { useKeys } from '../../input/use-keys'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'
import { useRecordCommands } from '../use-record-commands'
import { buildingKind } from './building-kind'

export function BuildingsScreen() {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const list = useRecordList(buildingKind)
  const building = list.row
  useKeys({
    ...useRecordCommands(building && { name: building.name, path: detailPath('building', building.id) }),
    ...(building && { 'list.open': { run: () => open({ name: 'building', building }) } }),
  })
  return (
    <RecordListFrame
      list={list}
      pane={building && <FactPane title={building.name} facts={tableFacts(buildingTable, building, translate)} />}
    />
  )
}
