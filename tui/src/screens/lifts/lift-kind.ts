import type { LiftRow } from '@liftwatch/core/contract/lifts'
import { liftTable } from '@liftwatch/core/tables/lifts'
import { liftFlagsTone, statusTone } from '@liftwatch/core/tones'
import { liftFilters } from '@liftwatch/core/views/filters/lifts'
import { tableColumns } from '../../components/list/table-columns'
import type { ListKind } from '../../components/record-list/list-kind'
import { sortsOf } from '../../components/record-list/sort-choices'

const columns = tableColumns(liftTable, [
  { key: 'name', rank: 1 },
  // A list says what is out of order: nothing of those that are online.
  { key: 'onlineFormat', rank: 2, tone: ({ lmd }) => (lmd?.isOnline === false ? statusTone.OFFLINE : undefined) },
  { key: 'flags', rank: 3, tone: ({ flags }) => liftFlagsTone(flags) },
  { key: 'openFaultCnt', rank: 4 },
  { key: 'lmdClientId', rank: 6 },
  { key: 'address', rank: 5 },
  { key: 'liftCompany', rank: 7 },
])

export const liftKind: ListKind<LiftRow> = {
  name: 'lifts',
  title: 'tables.titles.lifts',
  empty: 'estate.empty.lifts',
  columns,
  sorts: sortsOf(columns),
  filter: liftFilters,
  nameOf: lift => lift.name,
  resource: 'lifts',
  tabs: undefined,
}
