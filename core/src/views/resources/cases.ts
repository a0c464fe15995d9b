import { z } from 'zod/mini'
import { complainantFields } from '../../contract/alarms/case-fields'
import type { Complaint } from '../../contract/alarms/case-rows'
import { complaints } from '../../contract/alarms/complaints'
import { detailPath } from '../../domain/console-paths'
import { complainantColumns } from '../../tables/complainants'
import { complaintTable } from '../../tables/complaints'
import { names } from '../../tables/table'
import { caseFilters } from '../filters/complaints'
import {
  addCallLineForm,
  closeCaseForm,
  completeCaseForm,
  deployCaseForm,
  editCaseForm,
  reopenCaseForm,
} from '../forms/cases'
import { caseListTabs } from './case-tabs'
import { resourceView } from './resource-view'

/** All cases, each with its own page (specification 2 section 2). */
export const caseView = resourceView<Complaint>({
  name: 'cases',
  calls: { page: complaints.page, file: complaints.export, detail: complaints.detail, count: complaints.count },
  tabs: caseListTabs,
  counts: [
    ['newStatusCnt', 'cases.tabs.new'],
    ['openStatusCnt', 'cases.tabs.open'],
    ['notCompleteStatusCnt', 'cases.tabs.notComplete'],
    ['completeStatusCnt', 'cases.tabs.complete'],
    ['closedStatusCnt', 'cases.tabs.closed'],
  ],
  table: complaintTable,
  title: 'cases.title',
  empty: 'cases.empty',
  filters: caseFilters,
  nameOf: ({ caseNo }) => String(caseNo),
  pathOf: ({ id }) => detailPath('case-management', id),
  bornAt: ({ createdAt }) => createdAt,
  factGroups: [
    { keys: names('status priority liftTechnicianName updatedAt') },
    { title: 'cases.sections.location', keys: names('liftName buildingAddress buildingPostcode liftTc') },
    { title: 'cases.sections.case', keys: names('subcategory channel media createdAt closedAt description') },
  ],
  actions: [deployCaseForm, completeCaseForm, closeCaseForm, reopenCaseForm, editCaseForm, addCallLineForm],
  named: { columns: complainantColumns, shape: z.partial(z.object(complainantFields)) },
})
