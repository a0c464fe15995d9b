import type { Building } from '@liftwatch/core/contract/buildings'
import { useBuilding, useBuildingLifts } from '@liftwatch/core/hooks/buildings'
import { pageSizeMax } from '@liftwatch/core/limits'
import { buildingTable } from '@liftwatch/core/tables/buildings'
import { Detail } from '../../components/facts/detail'
import { tableFacts } from '../../components/facts/table-facts'
import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program'
import { liftsOfFacts } from '../lifts/lifts-of-facts'
import { useRecordCommands } from '../use-record-commands'

/** One building and its lifts. */
export function BuildingScreen({ opened }: { readonly opened: Building }) {
  const { translate } = useProgram()
  const { data, error } = useBuilding(opened.id)
  const { data: lifts } = useBuildingLifts({ id: opened.id, size: pageSizeMax })
  const building = data ?? opened
  const facts = [...tableFacts(buildingTable, building, translate), ...liftsOfFacts(lifts?.content, translate)]
  useKeys(useRecordCommands({ name: building.name, path: `/building/detail/${building.id}` }))
  return <Detail trail={[translate('tables.titles.buildings'), building.name]} facts={facts} error={error} />
}
