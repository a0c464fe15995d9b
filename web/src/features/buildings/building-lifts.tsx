import type { Building } from '@liftwatch/core/contract/estate/buildings'
import { liftsOfBuildingView } from '@liftwatch/core/views/resources/lifts'
import { liftCells } from '../../estate/lift-cells'
import { ResourceList } from '../../records/resource-list'

export function BuildingLifts({ of }: { readonly of: Building }) {
  return <ResourceList view={liftsOfBuildingView} of={of} cells={liftCells} detail="apart" />
}
