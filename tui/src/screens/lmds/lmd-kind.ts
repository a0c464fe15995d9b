import type { Lmd } from '@liftwatch/core/contract/lmds'
import { lmdTable } from '@liftwatch/core/tables/lmds'
import { lmdFilters } from '@liftwatch/core/views/filters/lmds'
import { tableColumns } from '../../components/list/table-columns'
import type { ListKind } from '../../components/record-list/list-kind'
import { sortsOf } from '../../components/record-list/sort-choices'

const columns = tableColumns(lmdTable, [
  { key: 'name', rank: 1 },
  { key: 'onlineFormat', rank: 2, isBold: lmd => !lmd.isOnline },
  { key: 'lastOnlineTs', rank: 3 },
  { key: 'isTestCallOverdue', rank: 4, tone: lmd => (lmd.isTestCallOverdue ? 'warning' : undefined) },
  { key: 'lastTestCallTs', rank: 5 },
  { key: 'liftCnt', rank: 6 },
  { key: 'refusedCnt', rank: 9 },
  { key: 'softwareVersion', rank: 8 },
  { key: 'address', rank: 7 },
])

export const lmdKind: ListKind<Lmd> = {
  name: 'lmds',
  title: 'tables.titles.lmds',
  empty: 'estate.empty.lmds',
  columns,
  sorts: sortsOf(columns),
  filter: lmdFilters,
  nameOf: lmd => lmd.clientId,
  resource: 'lmds',
  tabs: undefined,
}
