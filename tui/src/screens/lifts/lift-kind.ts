import type { LiftRow } from '@liftwatch/core/contract/lifts'
import { liftTable } from '@liftwatch/core/tables/lifts'
import { liftFlagsTone } from '@liftwatch/core/tones'
import type { Column } from '../../components/list/columns'
import { tableColumns } from '../../components/list/table-columns'
import type { ListKind } from '../../components/record-list/list-kind'
import { filters } from '../filters'
import { flagsText } from './flags'

/** All flags in one column: a lift seldom has more than two. */
const flags: Column<LiftRow> = {
  title: 'estate.lift.flags',
  minWidth: 17,
  maxWidth: 32,
  rank: 3,
  cell(lift, { translate }) {
    const tone = liftFlagsTone(lift.flags)
    return { text: flagsText(lift.flags, translate), ...(tone && { tone }) }
  },
}

const liftColumns: readonly Column<LiftRow>[] = [
  ...tableColumns(liftTable, [
    { key: 'name', minWidth: 15, maxWidth: 22, rank: 1 },
    { key: 'onlineFormat', minWidth: 9, rank: 2, tone: lift => (lift.lmd?.isOnline === false ? 'warning' : undefined) },
  ]),
  flags,
  ...tableColumns(liftTable, [
    { key: 'openFaultCnt', minWidth: 11, rank: 4 },
    { key: 'lmdClientId', minWidth: 14, maxWidth: 18, rank: 6 },
    { key: 'address', minWidth: 20, maxWidth: 40, rank: 5 },
    { key: 'liftCompany', minWidth: 16, maxWidth: 24, rank: 7 },
  ]),
]

export const liftKind: ListKind<LiftRow> = {
  name: 'lifts',
  title: 'tables.titles.lifts',
  empty: 'estate.empty.lifts',
  columns: liftColumns,
  sorts: [{ field: 'name', title: 'alarms.fields.liftName', direction: 'ASC' }],
  filter: filters.lifts,
  nameOf: lift => lift.name,
  resource: 'lifts',
  isPolled: true,
  tabs: undefined,
}
