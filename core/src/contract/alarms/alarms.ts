import { z } from 'zod/mini'
import { commentMaxCharacters, nameMaxCharacters, reportResultMaxCharacters } from '../../limits'
import { id, instant, instantInput, liftSearchInput, requiredText, text } from '../input'
import { lastEdit } from '../last-edit'
import { findTechnicianCode } from './technician-codes'

/** What lift faults, passenger traps and building events share. Specification 1 sections 3 and 4. */

export const alarmStatus = z.enum(['SET', 'CLEAR'])
export type AlarmStatus = z.infer<typeof alarmStatus>

/** OUTSTANDING is the state that awaits acknowledgement (decisions.md section 5). */
export const operationalStatus = z.enum(['DEPLOYMENT', 'OUTSTANDING', 'CLOSED'])
export type OperationalStatus = z.infer<typeof operationalStatus>

export const severity = z.enum(['NON_BREAKDOWN', 'BREAKDOWN', 'URGENT'])
export type Severity = z.infer<typeof severity>

/** The statuses as a filter has them: besides each, OPEN is all that is not closed. */
export const statusFilter = z.enum(['OPEN', ...operationalStatus.options])
export type StatusFilter = z.infer<typeof statusFilter>

/** Who acknowledged: enough to tell whether it was the caller, and to name who it was. */
export const operatorName = z.object({ id, name: z.string() })
export type OperatorName = z.infer<typeof operatorName>

/** A number for each tab of a list. */
export const tabCounts = z.object({
  total: z.int(),
  deploymentTotal: z.int(),
  outstandingTotal: z.int(),
  closedTotal: z.int(),
})
export type TabCounts = z.infer<typeof tabCounts>

/** Where an alarm is and its state: the part of a row that every kind has. */
export const alarmRow = z.object({
  id,
  liftId: id,
  liftName: z.string(),
  address: z.string(),
  postalCode: z.nullable(z.string()),
  liftCompany: z.nullable(z.string()),
  lmdId: z.nullable(id),
  lmdClientId: z.nullable(z.string()),
  description: z.string(),
  alarmStatus,
  alarmStartTs: instant,
  alarmClearTs: z.nullable(instant),
  /** Milliseconds from set to clear; null while it is set. */
  duration: z.nullable(z.int()),
  /** How often it was set again within this one row (decisions.md section 5). */
  repeatCnt: z.int(),
  operationalStatus,
  /** The English word for the status. */
  operationalStatusFormat: z.string(),
  closedAt: z.nullable(instant),
})
export type AlarmFacts = z.infer<typeof alarmRow>

/** What people have done about it. */
export const alarmResponse = z.object({
  acknowledgeAt: z.nullable(instant),
  acknowledgedBy: z.nullable(operatorName),
  arrivalTs: z.nullable(instant),
  reportAt: z.nullable(instant),
  result: z.nullable(z.string()),
  /** Who last changed what people say of it: the team that is sent, or the closing report. */
  ...lastEdit,
})
export type AlarmResponse = z.infer<typeof alarmResponse>

/** The filters that the lists of all kinds share; the set-time range has other names in each. */
export const alarmFilter = z.extend(liftSearchInput, {
  operationalStatus: z.optional(statusFilter),
  alarmStatus: z.optional(alarmStatus),
  lmdClientId: z.optional(text(100)),
  postalCode: z.optional(text(20)),
  liftId: z.optional(id),
  /** Those that were set, cleared, or had something done to them from then on. */
  changedFromTs: z.optional(instantInput),
})

/** What is said with an acknowledgement; the audit trail keeps it. */
export const comment = z.optional(text(commentMaxCharacters).check(z.trim()))

/** Codes are picked from one list (decisions.md section 4). */
const technicianCode = z.string().check(
  z.regex(/^\d{4}$/, { error: 'must be a four-digit code' }),
  z.refine(code => findTechnicianCode(code) !== undefined, {
    error: 'is none of the technician codes; give one of the list, such as 1010, or 9000 for no fault found',
    when: payload => payload.issues.length === 0,
  }),
)

/** Specification 1 section 5: name and result are required, the result has at most 2000 characters. */
export const reportFields = {
  technicianName: requiredText(nameMaxCharacters, 'Please enter name'),
  faultCode: z.optional(technicianCode),
  result: requiredText(reportResultMaxCharacters, 'Please enter result'),
}
