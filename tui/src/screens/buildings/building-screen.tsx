import { buildings, type Building } from '@liftwatch/core/contract/buildings'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { pageSizeMax } from '@liftwatch/core/limits'
import { buildingTable } from '@liftwatch/core/tables/buildings'
import { Detail } from '../../components/facts/detail'
import { tableFacts } from '../../components/facts/table-facts'
import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program'
import { liftsOfFacts } from '../lifts/lifts-of-facts'
import { useListEntries } from '../use-list-entries'
import { useRecordCommands } from '../use-record-commands'

/** One building and its lifts. */
export function BuildingScreen({ opened }: { readonly opened: Building }) {
  const { translate } = useProgram()
  const { data, error } = useAnswer(buildings.detail, { id: opened.id })
  const { data: lifts } = useAnswer(buildings.lifts, { id: opened.id, size: pageSizeMax })
  const building = data ?? opened
  const { id } = building
  const trail = [translate('tables.titles.buildings'), building.name] as const
  const entries = useListEntries(trail, [{ list: 'liftsOfBuilding', id, input: { id }, number: building.liftCnt }])
  const facts = [
    ...entries,
    ...tableFacts(buildingTable, building, translate),
    ...liftsOfFacts(lifts?.content, translate),
  ]
  useKeys(useRecordCommands({ name: building.name, path: detailPath('building', building.id) }))
  return <Detail trail={trail} facts={facts} error={error} />
}
