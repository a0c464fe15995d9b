import type { Complaint } from '@liftwatch/core/contract/alarms/case-rows'
import { complaintsOfFaultView, complaintsOfLiftView } from '@liftwatch/core/views/resources/complaints'
import type { Column } from '../../components/list/columns'
import { tableColumns } from '../../components/list/table-columns'
import { sortsOf } from '../../components/record-list/sort-choices'
import { recordKind, type RecordKind } from '../records/record-kind'

const { table } = complaintsOfLiftView

const columns: readonly Column<Complaint>[] = [
  ...tableColumns(table, [
    { key: 'caseNo', rank: 1, isRight: true },
    { key: 'createdAt', rank: 2, isWhole: true },
  ]),
  {
    key: 'complaint',
    title: 'complaints.fields.complaint',
    minWidth: 20,
    maxWidth: 80,
    rank: 3,
    cell: ({ subcategory, description }, { translate }) => ({
      text: `${translate(`states.caseSubcategory.${subcategory}`)}: ${description}`,
    }),
  },
  ...tableColumns(table, [
    { key: 'priority', rank: 5 },
    { key: 'status', rank: 4 },
  ]),
]

/** The complaints about one lift. */
export const complaintsOfLiftKind = recordKind<Complaint>(complaintsOfLiftView, {
  columns,
  sorts: sortsOf([...columns, ...tableColumns(table, [{ key: 'updatedAt', rank: 6 }])]),
  screenOf: (row, scope) => ({ name: 'record', of: 'complaints', row, scope }),
})

/** The complaints about one fault. */
export const complaintsOfFaultKind: RecordKind<Complaint> = { ...complaintsOfLiftKind, ...complaintsOfFaultView }
