import type { Building } from '@liftwatch/core/contract/buildings'
import { buildingTable } from '@liftwatch/core/tables/buildings'
import { tableColumns } from '../../components/list/table-columns'
import type { ListKind } from '../../components/record-list/list-kind'
import { filters } from '../filters'

export const buildingKind: ListKind<Building> = {
  name: 'buildings',
  title: 'tables.titles.buildings',
  empty: 'estate.empty.buildings',
  columns: tableColumns(buildingTable, [
    { key: 'name', minWidth: 15, maxWidth: 22, rank: 1 },
    { key: 'address', minWidth: 26, maxWidth: 44, rank: 2 },
    { key: 'postalCode', minWidth: 11, rank: 3 },
    { key: 'liftCnt', minWidth: 6, rank: 4 },
    { key: 'townCouncil', minWidth: 20, maxWidth: 32, rank: 5 },
    { key: 'managementAgent', minWidth: 16, maxWidth: 24, rank: 6 },
  ]),
  sorts: [{ field: 'name', title: 'tables.fields.building', direction: 'ASC' }],
  filter: filters.buildings,
  nameOf: building => building.name,
  resource: 'buildings',
  isPolled: false,
  tabs: undefined,
}
