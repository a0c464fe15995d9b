import type { Complaint } from '../../contract/alarms/case-rows'
import { complaints } from '../../contract/alarms/complaints'
import { detailPath } from '../../domain/console-paths'
import { complaintTable } from '../../tables/complaints'
import { names } from '../../tables/table'
import { complaintFilters } from '../filters/complaints'
import { resourceView } from './resource-view'

const pathOf = ({ id }: Complaint) => detailPath('case-management', id)

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
  pathOf,
  factGroups: [
    {
      keys: names(
        'status priority caseNo subcategory description createdAt updatedAt closedAt liftTechnicianName media',
      ),
    },
    { keys: names('liftName buildingAddress buildingPostcode liftTc') },
  ],
})

/** The complaints about one lift fault. */
export const complaintsOfFaultView: typeof complaintsOfLiftView = { ...complaintsOfLiftView, of: 'liftFaultId' }

/** The complaints about one passenger trap. */
export const complaintsOfTrapView: typeof complaintsOfLiftView = { ...complaintsOfLiftView, of: 'passengerTrapId' }
