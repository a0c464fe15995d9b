import { z } from 'zod/mini'
import { alarmType } from './alarm-type'
import { endpoint } from '../endpoint'
import { liftFlag } from '../estate/lifts'
import { id, instant } from '../input'
import { alarmStatus, operationalStatus, severity } from './alarms'
import { caseSubcategory, complaintPriority, complaintStatus } from './case-fields'

const known = z.nullable(z.string())

/** An alarm of a lift as the form of a case offers it. */
const liftAlarm = z.object({
  id,
  type: alarmType,
  number: z.int(),
  description: z.string(),
  severity: z.nullable(severity),
  alarmStatus,
  operationalStatus,
  alarmStartTs: instant,
  alarmClearTs: z.nullable(instant),
})

const openCase = z.object({
  id,
  caseNo: z.int(),
  subcategory: caseSubcategory,
  priority: complaintPriority,
  status: complaintStatus,
  createdAt: instant,
})

/** A lift as its case is logged: how it is now, what happened lately, and what is logged already. */
export const caseLift = z.object({
  lift: z.object({ id, name: z.string(), attribute: z.object({ liftNumber: z.string() }) }),
  flags: z.array(liftFlag),
  omsScheduleCnt: z.int(),
  liftCompany: known,
  liftCompanyPhone: known,
  /** Open ones and those that ended within two hours, the newest first, 50 at most. */
  alarms: z.array(liftAlarm),
  /** Not closed yet, the newest first, 20 at most. */
  cases: z.array(openCase),
})
export type CaseLift = z.infer<typeof caseLift>

export const complaintLifts = {
  /** The lifts of a building. */
  liftStatus: endpoint('complaints.liftStatus', {
    method: 'GET',
    path: '/api/lift/complaint/lift-status',
    access: { permission: 'case-management' },
    input: z.object({ buildingId: id }),
    answer: z.array(caseLift),
  }),
}
