import { z } from 'zod/mini'
import { nameMaxCharacters } from '../../limits'
import { telemetryEntry } from '../devices/telemetry'
import { endpoint, fileAnswer } from '../endpoint'
import { exportInput } from '../exports'
import {
  id,
  idInput,
  instant,
  instantInput,
  liftSearchInput,
  pageInput,
  pageOf,
  sortInput,
  text,
  yesOrNo,
} from '../input'
import { complaintChanges } from './case-changes'
import {
  caseChannel,
  caseNo,
  caseSubcategory,
  complaintMedia,
  complaintPriority,
  complaintStatus,
  feedbackType,
} from './case-fields'
import { complaintLifts } from './case-lifts'
import { complaintLogs } from './case-log-calls'
import { caseCounts, complaint, complaintDetail } from './case-rows'

export const complaintFilter = z.extend(liftSearchInput, {
  caseNo: z.optional(caseNo),
  liftId: z.optional(id),
  liftFaultId: z.optional(id),
  passengerTrapId: z.optional(id),
  status: z.optional(complaintStatus),
  subcategory: z.optional(caseSubcategory),
  priority: z.optional(complaintPriority),
  feedbackType: z.optional(feedbackType),
  /** From its beginning, without regard to case. */
  technicianName: z.optional(text(nameMaxCharacters)),
  channel: z.optional(caseChannel),
  media: z.optional(complaintMedia),
  isNew: z.optional(yesOrNo),
  startTs: z.optional(instantInput),
  endTs: z.optional(instantInput),
})

/** What they are asked for beside the case screens: by the details of a fault, of a trap and of a lift. */
const readable = { permission: ['case-management', 'lift-fault', 'passenger-trap', 'lifts'] } as const
const ofCases = { permission: 'case-management' } as const

export const complaintSortFields = ['createdAt', 'updatedAt', 'priority', 'status'] as const
const sort = z._default(sortInput(complaintSortFields), 'createdAt,DESC')
const subject = z.object({
  liftId: z.optional(id),
  liftFaultId: z.optional(id),
  passengerTrapId: z.optional(id),
})

/** The calls about cases; the specification calls them complaints. */
export const complaints = {
  page: endpoint('complaints.page', {
    method: 'GET',
    path: '/api/lift/complaint/page',
    access: readable,
    input: z.extend(complaintFilter, { ...pageInput.shape, sort }),
    answer: pageOf(complaint),
  }),
  /** Who complained is in it only where its columns are named, for those who may see it. */
  export: endpoint('complaints.export', {
    method: 'GET',
    path: '/api/lift/complaint/export',
    access: readable,
    input: z.extend(complaintFilter, { ...exportInput.shape, sort }),
    answer: fileAnswer,
    isFile: true,
  }),
  /** All cases of one lift, one fault or one trap, newest first, 1,000 at most. */
  list: endpoint('complaints.list', {
    method: 'GET',
    path: '/api/lift/complaint/list',
    access: readable,
    input: subject,
    answer: z.array(complaint),
  }),
  /** What the lift's device said when each of a lift's cases was logged, newest first, 1,000 at most. */
  telemetry: endpoint('complaints.telemetry', {
    method: 'GET',
    path: '/api/lift/complaint/lift-complaint-telemetry',
    access: readable,
    input: subject,
    answer: z.array(z.object({ id, caseNo: z.int(), createdAt: instant, telemetries: z.array(telemetryEntry) })),
  }),
  /** Who complained is null for those who read it by another permission than that of the case screens. */
  detail: endpoint('complaints.detail', {
    method: 'GET',
    path: '/api/lift/complaint/{id}',
    access: readable,
    input: idInput,
    answer: complaintDetail,
    errors: ['not-found'],
  }),
  count: endpoint('complaints.count', {
    method: 'GET',
    path: '/api/lift/complaint/cnt',
    access: ofCases,
    input: z.omit(complaintFilter, { status: true, isNew: true }),
    answer: caseCounts,
  }),
  /** The cases of a building's lifts, newest first. */
  feedback: endpoint('complaints.feedback', {
    method: 'GET',
    path: '/api/lift/complaint/feedback',
    access: ofCases,
    input: z.object({ buildingId: id, ...pageInput.shape }),
    answer: pageOf(complaint),
  }),
  ...complaintLifts,
  ...complaintChanges,
  ...complaintLogs,
}
