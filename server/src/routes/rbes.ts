import { rbes } from '@liftwatch/core/contract/alarms/rbes'
import { rbeTable } from '@liftwatch/core/tables/rbes'
import { countTabs } from '../queries/alarm-lists'
import { rbeList } from '../queries/rbes'
import { listRoutes } from './list-routes'

export const rbeRoutes = listRoutes({
  calls: rbes,
  list: rbeList,
  table: rbeTable,
  counts: countTabs,
})
