import type { Lmd } from '@liftwatch/core/contract/lmds'
import { lmdTable } from '@liftwatch/core/tables/lmds'
import { tableColumns } from '../../components/list/table-columns'
import type { ListKind } from '../../components/record-list/list-kind'
import { filters } from '../filters'

export const lmdKind: ListKind<Lmd> = {
  name: 'lmds',
  title: 'tables.titles.lmds',
  empty: 'estate.empty.lmds',
  columns: tableColumns(lmdTable, [
    { key: 'name', minWidth: 19, maxWidth: 24, rank: 1 },
    {
      key: 'onlineFormat',
      minWidth: 9,
      rank: 2,
      tone: lmd => (lmd.isOnline ? 'ok' : 'warning'),
      isBold: lmd => !lmd.isOnline,
    },
    { key: 'lastOnlineTs', minWidth: 12, rank: 3 },
    { key: 'isTestCallOverdue', minWidth: 9, rank: 4, tone: lmd => (lmd.isTestCallOverdue ? 'warning' : undefined) },
    { key: 'lastTestCallTs', minWidth: 14, rank: 5 },
    { key: 'liftCnt', minWidth: 6, rank: 6 },
    { key: 'refusedCnt', minWidth: 7, rank: 9, tone: lmd => (lmd.refusedCnt > 0 ? 'warning' : undefined) },
    { key: 'softwareVersion', minWidth: 8, maxWidth: 16, rank: 8 },
    { key: 'address', minWidth: 20, maxWidth: 40, rank: 7 },
  ]),
  sorts: [
    { field: 'name', title: 'tables.fields.lmdName', direction: 'ASC' },
    // Those that have been silent for longest first.
    { field: 'lastOnlineTs', title: 'tables.fields.lastOnlineTs', direction: 'ASC' },
    { field: 'lastTestCallTs', title: 'tables.fields.lastTestCallTs', direction: 'ASC' },
  ],
  filter: filters.lmds,
  nameOf: lmd => lmd.clientId,
  resource: 'lmds',
  isPolled: true,
  tabs: undefined,
}
