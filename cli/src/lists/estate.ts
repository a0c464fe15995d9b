import type { Building } from '@liftwatch/core/contract/buildings'
import type { LiftRow } from '@liftwatch/core/contract/lifts'
import { lmdSortFields, type Lmd } from '@liftwatch/core/contract/lmds'
import { buildingColumns } from '../columns/buildings'
import { liftColumns } from '../columns/lifts'
import { lmdColumns } from '../columns/lmds'
import { buildingFlags, liftFlags, lmdFlags } from '../filters/estate'
import type { ListSpec } from './list-spec'

const byName = { sortFields: ['name'], sort: 'name,ASC' } as const

export const liftList: ListSpec<LiftRow> = {
  resource: 'lifts',
  columns: liftColumns,
  filter: liftFlags,
  ...byName,
  empty: 'cli.nothing.lifts',
}

export const buildingList: ListSpec<Building> = {
  resource: 'buildings',
  columns: buildingColumns,
  filter: buildingFlags,
  ...byName,
  empty: 'cli.nothing.buildings',
}

export const lmdList: ListSpec<Lmd> = {
  resource: 'lmds',
  columns: lmdColumns,
  filter: lmdFlags,
  ...byName,
  sortFields: lmdSortFields,
  empty: 'cli.nothing.lmds',
}
