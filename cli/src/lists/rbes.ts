import { rbeSortFields, type Rbe } from '@liftwatch/core/contract/rbes'
import { rbeTable } from '@liftwatch/core/tables/rbes'
import { rbeColumns } from '../columns/rbes'
import { rbeFlags } from '../filters/rbes'
import type { ListSpec } from './list-spec'

export const rbeList: ListSpec<Rbe> = {
  resource: 'rbes',
  columns: rbeColumns,
  table: rbeTable,
  filter: rbeFlags,
  sortFields: rbeSortFields,
  sort: 'alarmStartTs,DESC',
  empty: 'rbes.empty',
}
