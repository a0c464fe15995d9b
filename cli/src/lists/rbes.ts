import { rbeSortFields, type Rbe } from '@liftwatch/core/contract/rbes'
import { rbeTable } from '@liftwatch/core/tables/rbes'
import { rbeFilters } from '@liftwatch/core/views/filters/rbes'
import { filterFlags } from '../filters/filter-flags'
import type { ListSpec } from './list-spec'

export const rbeList: ListSpec<Rbe> = {
  resource: 'rbes',
  table: rbeTable,
  filter: filterFlags(rbeFilters),
  sortFields: rbeSortFields,
  empty: 'rbes.empty',
}
