import type { LiftRow } from '@liftwatch/core/contract/lifts'
import type { ListKind } from '../../components/record-list/list-kind'
import { noFilters } from '../filters'
import { liftKind } from './lift-kind'

export const liftsOfBuildingKind: ListKind<LiftRow> = {
  ...liftKind,
  name: 'lifts-of-building',
  filter: noFilters,
  resource: 'liftsOfBuilding',
}

export const liftsOfLmdKind: ListKind<LiftRow> = {
  ...liftKind,
  name: 'lifts-of-lmd',
  filter: noFilters,
  resource: 'liftsOfLmd',
}
