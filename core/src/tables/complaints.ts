import type { Complaint } from '../contract/alarms/case-rows'
import { caseColumns, courseColumns } from './complaint-columns'
import { instantColumn, names, textColumn, type Table, type TableColumn } from './table'

const all: readonly TableColumn<Complaint>[] = [
  ...caseColumns,
  textColumn('liftName', 'alarms.fields.liftName', 22, row => row.liftName),
  textColumn('buildingAddress', 'alarms.fields.address', 28, row => row.buildingAddress, { canShrink: true }),
  textColumn('liftTc', 'alarms.fields.townCouncil', 24, row => row.liftTc),
  textColumn('channel', 'complaints.fields.channel', 12, (row, t) => t(`states.caseChannel.${row.channel}`), {
    code: row => row.channel,
  }),
  ...courseColumns(true),
]

/** What the list of cases shows, in its order (specification 2 section 2); the others come after them, for who chooses them. */
const shown = names('liftTc caseNo createdAt buildingPostcode updatedAt priority channel status')

/** With the sign before each state, in a list that shows many of them at once. */
const widths: Readonly<Record<string, number>> = { priority: 12, status: 16 }

function shownIf(column: TableColumn<Complaint>, isShown: boolean): TableColumn<Complaint> {
  return { ...column, width: widths[column.key] ?? column.width, isExtra: !isShown }
}

/** The list of complaints about lifts. */
export const complaintTable: Table<Complaint> = {
  type: 'COMPLAINT_TABLE_HEADER',
  title: 'console.detail.complaints',
  columns: [
    ...shown.map(key =>
      shownIf(
        all.find(column => column.key === key)!,
        true,
      ),
    ),
    ...all.filter(({ key }) => !shown.includes(key)).map(column => shownIf(column, false)),
  ],
  terminalColumns: [
    textColumn('description', 'complaints.fields.complaint', 32, row => row.description, { canShrink: true }),
    textColumn('media', 'complaints.fields.media', 8, (row, t) => t(`reports.media.${row.media}`), {
      code: row => row.media,
    }),
    instantColumn('updatedAt', 'complaints.fields.updatedAt', row => row.updatedAt, {
      sortField: 'updatedAt',
      isHighestFirst: true,
    }),
  ],
  fields: names(
    'id caseNo createdAt liftId liftName liftFaultId passengerTrapId liftTc buildingAddress buildingPostcode',
    'subcategory description priority media status liftTechnicianName updatedAt closedAt',
  ),
  listed: names('caseNo createdAt description priority status'),
}
