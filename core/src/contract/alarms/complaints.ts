import { z } from 'zod/mini'
import { endpoint, fileAnswer } from '../endpoint'
import { exportInput } from '../exports'
import { id, instant, instantInput, liftSearchInput, pageInput, pageOf, sortInput } from '../input'
import { telemetryEntry } from '../devices/telemetry'

/** Specification 2 section 4. */
export const complaintStatus = z.enum(['OPEN', 'NOT_COMPLETE', 'COMPLETE', 'CLOSED'])
export type ComplaintStatus = z.infer<typeof complaintStatus>
export const complaintPriority = z.enum(['NORMAL', 'URGENT', 'IMMEDIATE'])
export type ComplaintPriority = z.infer<typeof complaintPriority>
export const complaintMedia = z.enum(['PHONE', 'SMS', 'EMAIL'])

/** A complaint as lists show it; who complained stays with the case (specification 2). */
export const complaint = z.object({
  id,
  /** Counted up, for people to say over the phone. */
  caseNo: z.int(),
  liftId: id,
  liftName: z.string(),
  /** The fault that it is about, where it is known. */
  liftFaultId: z.nullable(id),
  townCouncil: z.nullable(z.string()),
  address: z.string(),
  postalCode: z.nullable(z.string()),
  subcategory: z.string(),
  description: z.string(),
  priority: complaintPriority,
  media: complaintMedia,
  status: complaintStatus,
  technicianName: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
  closedAt: z.nullable(instant),
})
export type Complaint = z.infer<typeof complaint>

export const complaintFilter = z.extend(liftSearchInput, {
  liftId: z.optional(id),
  liftFaultId: z.optional(id),
  status: z.optional(complaintStatus),
  priority: z.optional(complaintPriority),
  startTs: z.optional(instantInput),
  endTs: z.optional(instantInput),
})

/** What they are asked for beside: the case screens, a fault's drawer, a lift's detail. */
const readable = { permission: ['case-management', 'lift-fault', 'lifts'] } as const

export const complaintSortFields = ['createdAt', 'updatedAt'] as const
const sort = z._default(sortInput(complaintSortFields), 'createdAt,DESC')

export const complaints = {
  page: endpoint('complaints.page', {
    method: 'GET',
    path: '/api/lift/complaint/page',
    access: readable,
    input: z.extend(complaintFilter, { ...pageInput.shape, sort }),
    answer: pageOf(complaint),
  }),
  export: endpoint('complaints.export', {
    method: 'GET',
    path: '/api/lift/complaint/export',
    access: readable,
    input: z.extend(complaintFilter, { ...exportInput.shape, sort }),
    answer: fileAnswer,
    isFile: true,
  }),
  /** All complaints of one lift or one fault, newest first, 1,000 at most. */
  list: endpoint('complaints.list', {
    method: 'GET',
    path: '/api/lift/complaint/list',
    access: readable,
    input: z.object({ liftId: z.optional(id), liftFaultId: z.optional(id) }),
    answer: z.array(complaint),
  }),
  /** What the lift's device said when each of a lift's complaints was logged, newest first, 1,000 at most. */
  telemetry: endpoint('complaints.telemetry', {
    method: 'GET',
    path: '/api/lift/complaint/lift-complaint-telemetry',
    access: readable,
    input: z.object({ liftId: z.optional(id), liftFaultId: z.optional(id) }),
    answer: z.array(z.object({ id, caseNo: z.int(), createdAt: instant, telemetries: z.array(telemetryEntry) })),
  }),
}
