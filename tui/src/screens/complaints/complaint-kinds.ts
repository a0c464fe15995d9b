import type { Complaint } from '@liftwatch/core/contract/alarms/case-rows'
import {
  complaintsOfFaultView,
  complaintsOfLiftView,
  complaintsOfTrapView,
} from '@liftwatch/core/views/resources/complaints'
import type { Column } from '../../components/list/columns'
import { tableColumns } from '../../components/list/table-columns'
import { sortsOf } from '../../components/record-list/sort-choices'
import { recordKind, type RecordKind } from '../records/record-kind'

const { table } = complaintsOfLiftView

/** What it is about, and what was said. */
export function complaintColumn(rank: number): Column<Complaint> {
  return {
    key: 'complaint',
    title: 'complaints.fields.complaint',
    minWidth: 20,
    maxWidth: 80,
    rank,
    cell: ({ subcategory, description }, { translate }) => ({
      text: `${translate(`states.caseSubcategory.${subcategory}`)}: ${description}`,
    }),
  }
}

const columns: readonly Column<Complaint>[] = [
  ...tableColumns(table, [
    { key: 'caseNo', rank: 1, isRight: true },
    { key: 'createdAt', rank: 2, isWhole: true },
  ]),
  complaintColumn(3),
  ...tableColumns(table, [
    { key: 'priority', rank: 5 },
    { key: 'status', rank: 4 },
  ]),
]

/** The complaints about one lift. */
export const complaintsOfLiftKind = recordKind<Complaint>(complaintsOfLiftView, {
  columns,
  sorts: sortsOf([...columns, ...tableColumns(table, [{ key: 'updatedAt', rank: 6 }])]),
  screenOf: row => ({ name: 'record', of: 'cases', row }),
})

/** The complaints about one fault. */
export const complaintsOfFaultKind: RecordKind<Complaint> = { ...complaintsOfLiftKind, ...complaintsOfFaultView }

/** The complaints about one passenger trap. */
export const complaintsOfTrapKind: RecordKind<Complaint> = { ...complaintsOfLiftKind, ...complaintsOfTrapView }
