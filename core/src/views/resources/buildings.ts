import { buildings, type Building } from '../../contract/estate/buildings'
import { detailPath } from '../../domain/console-paths'
import { buildingTable } from '../../tables/buildings'
import { names } from '../../tables/table'
import { buildingFilters } from '../filters/buildings'
import { resourceView } from './resource-view'

export const buildingView = resourceView<Building>({
  name: 'buildings',
  calls: { page: buildings.page, file: buildings.export, detail: buildings.detail },
  table: buildingTable,
  empty: 'estate.empty.buildings',
  none: 'cli.nothing.buildings',
  filters: buildingFilters,
  nameOf: building => building.name,
  pathOf: building => detailPath('building', building.id),
  factGroups: [
    { keys: names('name liftCnt') },
    {
      // In the order of specification 1 section 2.
      title: 'estate.tabs.buildingInfo',
      keys: names(
        'address estateMgmtCo townCouncil tc blk pumpMCO postalCode streetCode branchOffice issInstalledDate cdc',
        'activity constituency buildingSegmented ward subDivision1 subDivision2 managementAgent',
      ),
    },
  ],
  placements: [
    { key: 'name', rank: 1 },
    { key: 'address', rank: 2 },
    { key: 'postalCode', rank: 3 },
    { key: 'liftCnt', rank: 4 },
    { key: 'townCouncil', rank: 5 },
    { key: 'managementAgent', rank: 6 },
  ],
})
