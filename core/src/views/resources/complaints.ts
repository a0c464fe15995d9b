import type { Complaint } from '../../contract/alarms/case-rows'
import { complaints } from '../../contract/alarms/complaints'
import { complaintTable } from '../../tables/complaints'
import { names } from '../../tables/table'
import { complaintFilters } from '../filters/complaints'
import { resourceView } from './resource-view'

/** The complaints about one lift. There is no call for one complaint: a list knows all of it. */
export const complaintsOfLiftView = resourceView<Complaint>({
  name: 'complaints',
  calls: { page: complaints.page, file: complaints.export },
  of: 'liftId',
  table: complaintTable,
  title: 'console.detail.complaints',
  empty: 'complaints.empty',
  filters: complaintFilters,
  nameOf: ({ caseNo }) => String(caseNo),
  factGroups: [
    { keys: names('status priority caseNo subcategory description createdAt updatedAt closedAt technicianName media') },
    { keys: names('liftName address postalCode townCouncil') },
  ],
})

/** The complaints about one lift fault. */
export const complaintsOfFaultView: typeof complaintsOfLiftView = { ...complaintsOfLiftView, of: 'liftFaultId' }
