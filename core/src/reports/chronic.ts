import type { Severity } from '../contract/alarms/alarms'
import { breakdownSeverities } from '../domain/fault-numbers'
import { chronicLiftBreakdownsMin, chronicLiftWindowMs } from '../limits'
import { grouped } from './grouped'
import { isWithin, type Interval } from './intervals'
import { byText } from './text-order'

interface SetFault {
  readonly liftId: string
  readonly severity: Severity
  readonly alarmStartTs: number
}

export interface ChronicLift {
  readonly liftId: string
  readonly breakdownCnt: number
}

/** The moving window: 30 times 24 hours up to now (specification 2 section 9). A breakdown that was set as it begins is in it. */
export function chronicWindow(now: number): Interval {
  return { from: now - chronicLiftWindowMs, to: now }
}

/**
 * The lifts with 3 or more breakdowns set in the window, those with most of them first (decisions.md section 9). How long a
 * breakdown lasts does not matter, nor whether it was set before the window and lasts into it.
 * @param faults their occurrences, of any severity and lift, in any order, without what a planned check provoked
 */
export function chronicLifts(faults: readonly SetFault[], now: number): ChronicLift[] {
  const window = chronicWindow(now)
  const breakdowns = faults.filter(
    ({ severity, alarmStartTs }) => breakdownSeverities.includes(severity) && isWithin(window, alarmStartTs),
  )
  return grouped(breakdowns, ({ liftId }) => [liftId])
    .map(ofLift => ({ liftId: ofLift[0].liftId, breakdownCnt: ofLift.length }))
    .filter(({ breakdownCnt }) => breakdownCnt >= chronicLiftBreakdownsMin)
    .toSorted((a, b) => b.breakdownCnt - a.breakdownCnt || byText(a.liftId, b.liftId))
}

/** The count summary: how many lifts are chronic, and their breakdowns together. */
export function chronicCounts(lifts: readonly ChronicLift[]): {
  readonly liftCnt: number
  readonly breakdownCnt: number
} {
  return { liftCnt: lifts.length, breakdownCnt: lifts.reduce((sum, { breakdownCnt }) => sum + breakdownCnt, 0) }
}
