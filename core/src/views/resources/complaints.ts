import type { Complaint } from '../../contract/alarms/case-rows'
import { complaints } from '../../contract/alarms/complaints'
import { detailPath } from '../../domain/console-paths'
import { complaintTable } from '../../tables/complaints'
import { names } from '../../tables/table'
import { complaintFilters } from '../filters/complaints'
import { closeCaseForm, completeCaseForm, deployCaseForm, reopenCaseForm } from '../forms/cases'
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

/** All cases, each with its own page (specification 2 section 2). */
export const caseView: typeof complaintsOfLiftView = {
  ...complaintsOfLiftView,
  name: 'cases',
  calls: { page: complaints.page, file: complaints.export, detail: complaints.detail },
  title: 'cases.title',
  empty: 'cases.empty',
  nameOf: ({ caseNo }) => String(caseNo),
  pathOf: ({ id }) => detailPath('case-management', id),
  bornAt: ({ createdAt }) => createdAt,
  actions: [deployCaseForm, completeCaseForm, closeCaseForm, reopenCaseForm],
}

/** The complaints about one lift fault. */
export const complaintsOfFaultView: typeof complaintsOfLiftView = { ...complaintsOfLiftView, of: 'liftFaultId' }
