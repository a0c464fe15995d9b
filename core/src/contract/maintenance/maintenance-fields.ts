import { z } from 'zod/mini'
import { id, instant, requiredText, text } from '../input'
import { lastEditor } from '../last-edit'
import { periodFormats } from '../reports/report-periods'
import {
  changeReasonMaxCharacters,
  checkRemarkMaxCharacters,
  monthDescriptionMaxCharacters,
} from './maintenance-limits'

/** What maintenance days and their checks are made of (specification 2 section 3, decisions.md section 13). */

/** A month of the estate's calendar, YYYY-MM. */
export const scheduleMonth = z
  .string()
  .check(z.regex(periodFormats.month.pattern, { error: periodFormats.month.error }))
/** A day of the estate's calendar, YYYY-MM-DD. */
export const scheduleDay = z.iso
  .date({ error: periodFormats.day.error })
  .check(z.regex(periodFormats.day.pattern, { error: periodFormats.day.error }))

/** Why a lift's day is not free, in the order in which the rules are asked. */
export const dayNotFreeReason = z.enum(['too-soon', 'too-far', 'too-close', 'month-full'])
export type DayNotFreeReason = z.infer<typeof dayNotFreeReason>

export const changeDateReason = requiredText(changeReasonMaxCharacters, 'Please enter reason')
export const checkRemark = requiredText(checkRemarkMaxCharacters)
export const monthDescription = text(monthDescriptionMaxCharacters)

/** Scheduled until its day is over, unless it was done by then (decisions.md section 5). */
export const checkState = z.enum(['SCHEDULED', 'DONE', 'NOT_DONE'])
export type CheckState = z.infer<typeof checkState>

/** Of which lift something is, as the maintenance screens name it. */
export const liftOfMaintenance = {
  liftId: id,
  liftName: z.string(),
  liftTc: z.nullable(z.string()),
  liftPfx: z.string(),
  liftBlk: z.string(),
}

/** One maintenance day of a lift. */
export const maintenanceDay = z.object({
  id,
  liftId: id,
  date: z.string(),
  month: z.string(),
  /** Before it was moved; the same day where it was not. */
  originalDate: z.string(),
  /** From two days before it is not changed any more. */
  finalization: z.boolean(),
  changeDateReason: z.nullable(z.string()),
  /** What became of its check: minutes, null while nothing has. */
  duration: z.nullable(z.int()),
  lastEditor,
  updatedAt: instant,
})
export type MaintenanceDay = z.infer<typeof maintenanceDay>

/** What is said of a lift's month; without an id where nothing is yet. */
export const monthDescriptionRow = z.object({
  id: z.nullable(id),
  liftId: id,
  month: z.string(),
  description: z.string(),
  lastEditor,
  /** 0 where nothing is said yet. */
  updatedAt: instant,
})
export type MonthDescription = z.infer<typeof monthDescriptionRow>
