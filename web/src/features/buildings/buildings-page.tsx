import type { Building } from '@liftwatch/core/contract/estate/buildings'
import { names } from '@liftwatch/core/tables/table'
import { buildingView } from '@liftwatch/core/views/resources/buildings'
import { liftsOfBuildingView } from '@liftwatch/core/views/resources/lifts'
import { HeadFacts } from '../../components/facts/head-facts'
import { columnFacts } from '../../components/record-list/column-facts'
import { LogCase } from '../../estate/log-case'
import { liftCells } from '../../estate/lift-cells'
import { ResourceList } from '../../records/resource-list'
import { resourcePage } from '../../records/resource-page'
import { useTexts } from '../../texts'

const headKeys = names('address estateMgmtCo branchOffice')

function BuildingHead({ of: building }: { readonly of: Building }) {
  return (
    <>
      <HeadFacts facts={columnFacts(buildingView.table, headKeys, building, useTexts())} />
      <LogCase buildingId={building.id} />
    </>
  )
}

function BuildingLifts({ of: building }: { readonly of: Building }) {
  return <ResourceList view={liftsOfBuildingView} of={building} cells={liftCells} detail="apart" />
}

/** The buildings of the estate (specification 1 section 2). */
export const BuildingsPage = resourcePage<Building>(buildingView, 'building', {
  Head: BuildingHead,
  tabs: [{ value: 'lift', label: 'estate.tabs.lift', Panel: BuildingLifts }],
})
