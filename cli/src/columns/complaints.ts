import type { Complaint } from '@liftwatch/core/contract/complaints'
import { complaintPriorityTone, complaintStatusTone } from '@liftwatch/core/tones'
import { instantColumn, plainColumn, stateColumn, type Column } from '../output/columns'
import type { Columns } from '../output/rows'

const caseNo = plainColumn<Complaint>('caseNo', 'complaints.fields.caseNo')
const createdAt = instantColumn<Complaint>('createdAt', 'complaints.fields.createdAt')
const description = plainColumn<Complaint>('description', 'complaints.fields.complaint', { canShrink: true })
const priority = stateColumn<Complaint, 'priority'>(
  'priority',
  'complaints.fields.priority',
  state => `states.complaintPriority.${state}`,
  { tone: state => complaintPriorityTone[state] },
)
const status = stateColumn<Complaint, 'status'>(
  'status',
  'complaints.fields.status',
  state => `states.complaintStatus.${state}`,
  { tone: state => complaintStatusTone[state] },
)

const all: readonly Column<Complaint>[] = [
  plainColumn('id', 'alarms.fields.id'),
  caseNo,
  createdAt,
  plainColumn('liftId'),
  plainColumn('liftName', 'alarms.fields.liftName'),
  plainColumn('liftFaultId'),
  plainColumn('townCouncil', 'alarms.fields.townCouncil'),
  plainColumn('address', 'alarms.fields.address', { canShrink: true }),
  plainColumn('postalCode', 'alarms.fields.postalCode'),
  plainColumn('subcategory', 'complaints.fields.subcategory', { canShrink: true }),
  description,
  priority,
  plainColumn('media', 'complaints.fields.media'),
  status,
  plainColumn('technicianName', 'alarms.fields.technicianName'),
  instantColumn('updatedAt', 'complaints.fields.updatedAt'),
  instantColumn('closedAt', 'alarms.fields.closedAt'),
]

export const complaintColumns: Columns<Complaint> = {
  all,
  inTable: [caseNo, createdAt, description, priority, status],
}
