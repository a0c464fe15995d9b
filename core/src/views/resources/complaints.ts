import type { Complaint } from '../../contract/alarms/case-rows'
import { complaints } from '../../contract/alarms/complaints'
import { detailPath } from '../../domain/console-paths'
import { complaintTable } from '../../tables/complaints'
import { names } from '../../tables/table'
import { caseFilters, complaintFilters } from '../filters/complaints'
import { closeCaseForm, completeCaseForm, deployCaseForm, reopenCaseForm } from '../forms/cases'
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
    { keys: names('status priority caseNo subcategory description createdAt updatedAt closedAt technicianName media') },
    { keys: names('liftName address postalCode townCouncil') },
  ],
})

/** All cases, each with its own page (specification 2 section 2). */
export const caseView = resourceView<Complaint>({
  name: 'cases',
  calls: { page: complaints.page, file: complaints.export, detail: complaints.detail },
  table: complaintTable,
  title: 'cases.title',
  empty: 'cases.empty',
  filters: caseFilters,
  nameOf: ({ caseNo }) => String(caseNo),
  pathOf,
  bornAt: ({ createdAt }) => createdAt,
  factGroups: [
    { keys: names('status priority technicianName updatedAt') },
    { title: 'cases.sections.location', keys: names('liftName address postalCode townCouncil') },
    { title: 'cases.sections.case', keys: names('subcategory channel media createdAt closedAt description') },
  ],
  actions: [deployCaseForm, completeCaseForm, closeCaseForm, reopenCaseForm],
})

/** The complaints about one lift fault. */
export const complaintsOfFaultView: typeof complaintsOfLiftView = { ...complaintsOfLiftView, of: 'liftFaultId' }
