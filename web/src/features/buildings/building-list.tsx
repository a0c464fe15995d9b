import { buildingView } from '@liftwatch/core/views/resources/buildings'
import { ResourceList } from '../../records/resource-list'

/** The buildings of the estate (specification 1 section 2). */
export function BuildingList() {
  return <ResourceList view={buildingView} detail="apart" />
}
