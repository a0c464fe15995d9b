import type { Building } from '@liftwatch/core/contract/buildings'
import { buildingTable } from '@liftwatch/core/tables/buildings'
import { buildingFilters } from '@liftwatch/core/views/filters/buildings'
import { tableColumns } from '../../components/list/table-columns'
import type { ListKind } from '../../components/record-list/list-kind'
import { sortsOf } from '../../components/record-list/sort-choices'

const columns = tableColumns(buildingTable, [
  { key: 'name', rank: 1 },
  { key: 'address', rank: 2 },
  { key: 'postalCode', rank: 3 },
  { key: 'liftCnt', rank: 4 },
  { key: 'townCouncil', rank: 5 },
  { key: 'managementAgent', rank: 6 },
])

export const buildingKind: ListKind<Building> = {
  name: 'buildings',
  title: 'tables.titles.buildings',
  empty: 'estate.empty.buildings',
  columns,
  sorts: sortsOf(columns),
  filter: buildingFilters,
  nameOf: building => building.name,
  resource: 'buildings',
  tabs: undefined,
}
