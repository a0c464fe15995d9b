import { buildings } from '@liftwatch/core/contract/estate/buildings'
import { buildingTable } from '@liftwatch/core/tables/buildings'
import { liftTable } from '@liftwatch/core/tables/lifts'
import { buildingList } from '../queries/buildings'
import { liftList } from '../queries/lifts'
import { listRoutes } from './list-routes'

export const buildingRoutes = [
  ...listRoutes({ calls: buildings, list: buildingList, table: buildingTable }),
  ...listRoutes({
    calls: { page: buildings.lifts, export: buildings.exportLifts },
    of: { list: buildingList, filter: buildingId => ({ buildingId }) },
    list: liftList,
    table: liftTable,
  }),
]
