import { caseSubcategory, complaintPriority, complaintStatus } from '../contract/alarms/case-fields'
import type { Complaint } from '../contract/alarms/case-rows'
import { statusTone } from '../tones'
import { stateColumn } from './state-column'
import { countColumn, instantColumn, textColumn, wordKeys, type TableColumn } from './table'

type Shared = Pick<
  Complaint,
  | 'caseNo'
  | 'createdAt'
  | 'buildingPostcode'
  | 'subcategory'
  | 'description'
  | 'priority'
  | 'media'
  | 'status'
  | 'liftTechnicianName'
  | 'updatedAt'
  | 'closedAt'
>

const extra = { isExtra: true } as const

const priorityWords = wordKeys('states.complaintPriority', complaintPriority)
const subcategoryWords = wordKeys('states.caseSubcategory', caseSubcategory)
const statusWords = wordKeys('states.complaintStatus', complaintStatus)

/** Which complaint it is: before the columns of its lift. */
export const caseColumns: readonly TableColumn<Shared>[] = [
  countColumn('caseNo', 'complaints.fields.caseNo', row => row.caseNo, { isFixed: true, narrow: [7, 9] }),
  instantColumn('createdAt', 'complaints.fields.createdAt', row => row.createdAt, {
    isFixed: true,
    sortField: 'createdAt',
    isHighestFirst: true,
  }),
]

/**
 * What was said and what became of it: after the columns of its lift.
 * @param canSort whether the list can be sorted by priority and status
 */
export function courseColumns(canSort: boolean): readonly TableColumn<Shared>[] {
  const sortedBy = (sortField: string) => (canSort ? { sortField } : {})
  return [
    textColumn('buildingPostcode', 'alarms.fields.postalCode', 10, row => row.buildingPostcode, extra),
    textColumn('subcategory', 'reports.fields.subcategory', 18, (row, t) => t(subcategoryWords[row.subcategory]), {
      canShrink: true,
      code: row => row.subcategory,
    }),
    textColumn('description', 'alarms.fields.description', 32, row => row.description, { canShrink: true }),
    stateColumn(
      'priority',
      'complaints.fields.priority',
      10,
      { of: row => row.priority, words: priorityWords, tone: statusTone },
      { ...sortedBy('priority'), narrow: [9, 10] },
    ),
    textColumn('media', 'reports.fields.media', 8, (row, t) => t(`reports.media.${row.media}`), extra),
    stateColumn(
      'status',
      'complaints.fields.status',
      14,
      { of: row => row.status, words: statusWords, tone: statusTone },
      { ...sortedBy('status'), narrow: [12, 14] },
    ),
    textColumn('liftTechnicianName', 'alarms.fields.technicianName', 18, row => row.liftTechnicianName, extra),
    instantColumn('updatedAt', 'reports.fields.updatedAt', row => row.updatedAt, {
      ...extra,
      sortField: 'updatedAt',
      isHighestFirst: true,
    }),
    instantColumn('closedAt', 'alarms.fields.closedAt', row => row.closedAt, extra),
  ]
}
