import type { Rbe } from '@liftwatch/core/contract/rbes'
import { rbeTable } from '@liftwatch/core/tables/rbes'
import { rbeFilters } from '@liftwatch/core/views/filters/rbes'
import { tableColumns } from '../../components/list/table-columns'
import type { ListKind } from '../../components/record-list/list-kind'
import { sortsOf } from '../../components/record-list/sort-choices'

const columns = tableColumns(rbeTable, [
  { key: 'alarmStartTs', rank: 1 },
  { key: 'lift', rank: 2 },
  { key: 'type', rank: 3 },
  { key: 'description', rank: 5 },
  { key: 'status', title: 'monitor.alarm', rank: 4, isBold: event => event.status === 'SET' },
  { key: 'duration', rank: 6 },
  { key: 'address', rank: 7 },
  { key: 'liftCompany', rank: 8 },
])

export const rbeKind: ListKind<Rbe> = {
  name: 'rbes',
  title: 'tables.titles.rbes',
  empty: 'rbes.empty',
  columns,
  sorts: sortsOf(columns),
  filter: rbeFilters,
  nameOf: event => event.lift.name,
  resource: 'rbes',
  tabs: undefined,
}
