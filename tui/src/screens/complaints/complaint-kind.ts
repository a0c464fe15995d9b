import type { Complaint } from '@liftwatch/core/contract/complaints'
import { complaintTable } from '@liftwatch/core/tables/complaints'
import { complaintFilters } from '@liftwatch/core/views/filters/complaints'
import type { Column } from '../../components/list/columns'
import { tableColumns } from '../../components/list/table-columns'
import type { ListKind } from '../../components/record-list/list-kind'
import { sortsOf } from '../../components/record-list/sort-choices'

const columns: readonly Column<Complaint>[] = [
  ...tableColumns(complaintTable, [
    { key: 'caseNo', rank: 1, isRight: true },
    { key: 'createdAt', rank: 2, isWhole: true },
  ]),
  {
    key: 'complaint',
    title: 'complaints.fields.complaint',
    minWidth: 20,
    maxWidth: 80,
    rank: 3,
    cell: ({ subcategory, description }) => ({ text: `${subcategory}: ${description}` }),
  },
  ...tableColumns(complaintTable, [
    { key: 'priority', rank: 5 },
    { key: 'status', rank: 4 },
  ]),
]

/** The complaints about one fault or one lift. */
export const complaintKind: ListKind<Complaint> = {
  name: 'complaints',
  title: 'console.detail.complaints',
  empty: 'monitor.noComplaints',
  columns,
  sorts: sortsOf([...columns, ...tableColumns(complaintTable, [{ key: 'updatedAt', rank: 6 }])]),
  filter: complaintFilters,
  nameOf: ({ caseNo }) => String(caseNo),
  resource: 'complaints',
  tabs: undefined,
}
