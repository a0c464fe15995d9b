import type { Building } from '@liftwatch/core/contract/buildings'
import type { LiftRow } from '@liftwatch/core/contract/lifts'
import { lmdSortFields, type Lmd } from '@liftwatch/core/contract/lmds'
import { buildingTable } from '@liftwatch/core/tables/buildings'
import { liftTable } from '@liftwatch/core/tables/lifts'
import { lmdTable } from '@liftwatch/core/tables/lmds'
import { buildingFilters } from '@liftwatch/core/views/filters/buildings'
import { liftFilters } from '@liftwatch/core/views/filters/lifts'
import { lmdFilters } from '@liftwatch/core/views/filters/lmds'
import { filterFlags } from '../filters/filter-flags'
import type { ListSpec } from './list-spec'

const byName = ['name']

export const liftList: ListSpec<LiftRow> = {
  resource: 'lifts',
  table: liftTable,
  filter: filterFlags(liftFilters),
  sortFields: byName,
  empty: 'cli.nothing.lifts',
}

export const buildingList: ListSpec<Building> = {
  resource: 'buildings',
  table: buildingTable,
  filter: filterFlags(buildingFilters),
  sortFields: byName,
  empty: 'cli.nothing.buildings',
}

export const lmdList: ListSpec<Lmd> = {
  resource: 'lmds',
  table: lmdTable,
  filter: filterFlags(lmdFilters),
  sortFields: lmdSortFields,
  empty: 'cli.nothing.lmds',
}
