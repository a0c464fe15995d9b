import type { Building } from '@liftwatch/core/contract/buildings'
import type { LiftRow } from '@liftwatch/core/contract/lifts'
import { lmdSortFields, type Lmd } from '@liftwatch/core/contract/lmds'
import { buildingTable } from '@liftwatch/core/tables/buildings'
import { liftTable } from '@liftwatch/core/tables/lifts'
import { lmdTable } from '@liftwatch/core/tables/lmds'
import { buildingColumns } from '../columns/buildings'
import { liftColumns } from '../columns/lifts'
import { lmdColumns } from '../columns/lmds'
import { buildingFlags, liftFlags, lmdFlags } from '../filters/estate'
import type { ListSpec } from './list-spec'

const byName = { sortFields: ['name'], sort: 'name,ASC' } as const

export const liftList: ListSpec<LiftRow> = {
  resource: 'lifts',
  columns: liftColumns,
  table: liftTable,
  filter: liftFlags,
  ...byName,
  empty: 'cli.nothing.lifts',
}

export const buildingList: ListSpec<Building> = {
  resource: 'buildings',
  columns: buildingColumns,
  table: buildingTable,
  filter: buildingFlags,
  ...byName,
  empty: 'cli.nothing.buildings',
}

export const lmdList: ListSpec<Lmd> = {
  resource: 'lmds',
  columns: lmdColumns,
  table: lmdTable,
  filter: lmdFlags,
  ...byName,
  sortFields: lmdSortFields,
  empty: 'cli.nothing.lmds',
}
