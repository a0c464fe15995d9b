import type { Complaint } from '../contract/alarms/case-rows'
import { caseColumns, courseColumns } from './complaint-columns'
import { instantColumn, names, textColumn, type Table } from './table'

/** The list of complaints about lifts. */
export const complaintTable: Table<Complaint> = {
  type: 'COMPLAINT_TABLE_HEADER',
  title: 'console.detail.complaints',
  columns: [
    ...caseColumns,
    textColumn('liftName', 'alarms.fields.liftName', 22, row => row.liftName),
    textColumn('address', 'alarms.fields.address', 28, row => row.address, { canShrink: true }),
    textColumn('townCouncil', 'alarms.fields.townCouncil', 24, row => row.townCouncil, { isExtra: true }),
    textColumn('channel', 'complaints.fields.channel', 12, (row, t) => t(`states.caseChannel.${row.channel}`), {
      isExtra: true,
      code: row => row.channel,
    }),
    ...courseColumns(true),
  ],
  terminalColumns: [
    textColumn('description', 'complaints.fields.complaint', 32, row => row.description, { canShrink: true }),
    textColumn('media', 'complaints.fields.media', 8, row => row.media),
    instantColumn('updatedAt', 'complaints.fields.updatedAt', row => row.updatedAt, {
      sortField: 'updatedAt',
      isHighestFirst: true,
    }),
  ],
  fields: names(
    'id caseNo createdAt liftId liftName liftFaultId townCouncil address postalCode',
    'subcategory description priority media status technicianName updatedAt closedAt',
  ),
  listed: names('caseNo createdAt description priority status'),
}
