import type { Rbe } from '@liftwatch/core/contract/rbes'
import { rbeTable } from '@liftwatch/core/tables/rbes'
import { alarmStatusTone } from '@liftwatch/core/tones'
import { tableColumns } from '../../components/list/table-columns'
import type { ListKind } from '../../components/record-list/list-kind'
import { filters } from '../filters'

export const rbeKind: ListKind<Rbe> = {
  name: 'rbes',
  title: 'tables.titles.rbes',
  empty: 'rbes.empty',
  columns: tableColumns(rbeTable, [
    { key: 'alarmStartTs', rank: 1 },
    { key: 'lift', minWidth: 15, maxWidth: 22, rank: 2 },
    { key: 'type', minWidth: 8, rank: 3 },
    { key: 'description', minWidth: 22, maxWidth: 40, rank: 5 },
    {
      key: 'status',
      title: 'monitor.alarm',
      minWidth: 5,
      rank: 4,
      tone: event => alarmStatusTone[event.status],
      isBold: event => event.status === 'SET',
    },
    { key: 'duration', minWidth: 8, rank: 6 },
    { key: 'address', minWidth: 20, maxWidth: 40, rank: 7 },
    { key: 'liftCompany', minWidth: 16, maxWidth: 24, rank: 8 },
  ]),
  sorts: [
    { field: 'alarmStartTs', title: 'alarms.fields.alarmStartTs', direction: 'DESC' },
    { field: 'liftName', title: 'alarms.fields.liftName', direction: 'ASC' },
    { field: 'number', title: 'tables.fields.eventType', direction: 'ASC' },
  ],
  filter: filters.rbes,
  nameOf: event => event.lift.name,
  resource: 'rbes',
  isPolled: false,
  tabs: undefined,
}
