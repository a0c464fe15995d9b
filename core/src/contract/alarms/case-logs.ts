import { z } from 'zod/mini'
import { id, instant } from '../input'
import { caseEvent } from './case-fields'

const known = z.nullable(z.string())

/** One field that an edit changed, as codes and texts are stored. */
export const caseChange = z.object({ field: z.string(), before: z.string(), after: z.string() })
export type CaseChange = z.infer<typeof caseChange>

/** What was done to a case, by whom, when (decisions.md section 11). */
export const caseLogEntry = z.object({
  id,
  datetime: instant,
  event: caseEvent,
  /** Null of what was done by the server's clock. */
  name: known,
  technicianName: known,
  remark: known,
  changes: z.array(caseChange),
})
export type CaseLogEntry = z.infer<typeof caseLogEntry>

export const caseNotificationEvent = z.enum(['created', 'reopened', 'completed'])
export type CaseNotificationEvent = z.infer<typeof caseNotificationEvent>

/** What was sent because of a case, and to whom. */
export const caseNotification = z.object({
  id,
  datetime: instant,
  event: caseNotificationEvent,
  organization: z.string(),
  recipient: z.string(),
  sentAt: z.nullable(instant),
  /** What the mail server said the last time, where it refused. */
  problem: known,
})
export type CaseNotification = z.infer<typeof caseNotification>

export const speaker = z.enum(['PASSENGER', 'OPERATOR'])
export type Speaker = z.infer<typeof speaker>

/** A line of what was said on the lift's intercom. */
export const dialogue = z.object({
  id,
  speaker,
  /** Year, month, day, hour, minute, second in the estate's time. */
  timestamp: z.array(z.int()),
  at: instant,
  message: z.string(),
  /** Who added it by hand; null of the intercom's own. */
  name: known,
})
export type Dialogue = z.infer<typeof dialogue>
