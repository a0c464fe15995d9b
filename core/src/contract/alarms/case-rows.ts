import { z } from 'zod/mini'
import { id, instant } from '../input'
import {
  caseAction,
  caseCategory,
  caseChannel,
  caseSubcategory,
  complainantFields,
  complaintMedia,
  complaintPriority,
  complaintStatus,
  feedbackType,
} from './case-fields'

const known = z.nullable(z.string())

/** A case as lists show it; who complained stays with the case (specification 2). */
export const complaint = z.object({
  id,
  /** Counted up without gaps, for people to say over the phone. */
  caseNo: z.int(),
  liftId: id,
  liftName: z.string(),
  liftCompany: known,
  buildingId: id,
  /** The alarm that it is about, where it names one: a lift fault or a passenger trap. */
  liftFaultId: z.nullable(id),
  passengerTrapId: z.nullable(id),
  liftTc: known,
  buildingAddress: z.string(),
  buildingPostcode: known,
  feedbackType,
  category: caseCategory,
  categoryFormat: z.string(),
  subcategory: caseSubcategory,
  subcategoryFormat: z.string(),
  description: z.string(),
  priority: complaintPriority,
  channel: caseChannel,
  media: complaintMedia,
  status: complaintStatus,
  /** OPEN, and opened by no one but its author. */
  isNew: z.boolean(),
  liftTechnicianName: known,
  createdAt: instant,
  updatedAt: instant,
  closedAt: z.nullable(instant),
})
export type Complaint = z.infer<typeof complaint>

/** Who did something; null of cases from before that was stored. */
const doer = z.nullable(z.object({ id, name: z.string() }))

/** A case with all that is known of it. */
export const complaintDetail = z.extend(complaint, {
  ...complainantFields,
  /** Whether its reader may see who complained. */
  isComplainantShown: z.boolean(),
  complainantRemovedAt: z.nullable(instant),
  author: doer,
  /** Who changed it last, and by what; null before the first change. */
  lastEditor: doer,
  lastAction: z.nullable(caseAction),
  liftCompanyPhone: known,
})
export type ComplaintDetail = z.infer<typeof complaintDetail>

/** How many cases there are: all OPEN ones are in openStatusCnt, those among them that are new in newStatusCnt too. */
export const caseCounts = z.object({
  newStatusCnt: z.int(),
  openStatusCnt: z.int(),
  notCompleteStatusCnt: z.int(),
  completeStatusCnt: z.int(),
  closedStatusCnt: z.int(),
})
export type CaseCounts = z.infer<typeof caseCounts>
