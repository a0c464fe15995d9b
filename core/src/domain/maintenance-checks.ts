import { checkRemarksMax } from '../contract/maintenance/maintenance-limits'
import type { CheckState, MaintenanceDay } from '../contract/maintenance/maintenance-fields'
import type { MaintenanceCheck } from '../contract/maintenance/maintenance-checks'
import type { Refusal } from '../errors'
import { maintenanceShortUnderMs, minuteMs } from '../limits'

/** What became of maintenance days (decisions.md sections 5 and 13). Instants are epoch milliseconds. All functions are pure. */

/** Whole minutes, rounded down; null where the device showed none at all. */
export function checkMinutes(coveredMs: number): number | null {
  return coveredMs > 0 ? Math.floor(coveredMs / minuteMs) : null
}

/** Done as soon as the device showed maintenance mode on the day; not done once the day is over without. */
export function checkStateOf(coveredMs: number, isOver: boolean): CheckState {
  if (coveredMs > 0) return 'DONE'
  return isOver ? 'NOT_DONE' : 'SCHEDULED'
}

/** Whether a check that was done took long enough: 45 minutes are green, less is red. */
export function isLongEnough(minutes: number): boolean {
  return minutes * minuteMs >= maintenanceShortUnderMs
}

type Outcome = Pick<MaintenanceCheck, 'state' | 'duration' | 'isOver'>

/** Whether a check calls for a word: its day is over, and it was not done or was short. One that is going on may yet be long enough. */
export function callsForRemark({ state, duration, isOver }: Outcome): boolean {
  return isOver && (state === 'NOT_DONE' || !isLongEnough(duration ?? 0))
}

/** Why nothing can be said of a check. Errors: check-not-over, too-many-remarks {max}. */
export function remarkRefusal(check: Outcome & Pick<MaintenanceCheck, 'remarkCnt'>): Refusal | undefined {
  if (!callsForRemark(check)) return { code: 'check-not-over' }
  return check.remarkCnt >= checkRemarksMax ? { code: 'too-many-remarks', params: { max: checkRemarksMax } } : undefined
}

/** How a day is marked in the calendar: red, amber and blue in this order (specification 2 section 4). */
export type DayMark = 'fixed' | 'moved' | 'new'

/** The mark of a maintenance day: red with its minutes once it was done or is finalised, amber once it was moved, else blue. */
export function dayMark(
  { date, originalDate, duration }: Pick<MaintenanceDay, 'date' | 'originalDate' | 'duration'>,
  isFinal: boolean,
): DayMark {
  if (isFinal || duration !== null) return 'fixed'
  return date === originalDate ? 'new' : 'moved'
}
