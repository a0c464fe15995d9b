import type { AlarmType } from '../contract/alarms/alarm-type'
import type { Severity } from '../contract/alarms/alarms'
import { alarmSpanMs, worstLiftsMax } from '../limits'
import { coveredMs, type Interval } from './intervals'
import { shareOf } from './share'
import { byText } from './text-order'

/** Alarms for each operator and ten minutes of the period (EEMUA 191); null where no one was there, or the period is empty. */
export function alarmRate(alarmCnt: number, operatorCnt: number, period: Interval): number | null {
  return shareOf(alarmCnt * alarmSpanMs, operatorCnt * coveredMs([period]))
}

export interface LiftAlarms {
  readonly liftId: string
  readonly alarmCnt: number
}

/** The lifts with most alarms, and what share of all alarms each of them, and all of them together, had. */
export interface WorstLifts {
  readonly lifts: readonly (LiftAlarms & { readonly share: number | null })[]
  readonly share: number | null
}

/**
 * The ten worst lifts, most alarms first; of equal ones the first by id. Fewer where fewer had any.
 * @param ofLifts each lift once, in any order; those that are not among the worst may be missing
 * @param alarmCnt all alarms, of all lifts
 */
export function worstLifts(ofLifts: readonly LiftAlarms[], alarmCnt: number): WorstLifts {
  const worst = ofLifts
    .filter(lift => lift.alarmCnt > 0)
    .toSorted((a, b) => b.alarmCnt - a.alarmCnt || byText(a.liftId, b.liftId))
    .slice(0, worstLiftsMax)
  const ofWorst = worst.reduce((sum, lift) => sum + lift.alarmCnt, 0)
  return {
    lifts: worst.map(lift => ({
      liftId: lift.liftId,
      alarmCnt: lift.alarmCnt,
      share: shareOf(lift.alarmCnt, alarmCnt),
    })),
    share: shareOf(ofWorst, alarmCnt),
  }
}

/** How pressing an alarm is. Anyone who is trapped comes first; building events are to know. */
export const alarmPriorities = ['PASSENGER_TRAP', 'URGENT', 'BREAKDOWN', 'NON_BREAKDOWN', 'RBE'] as const
export type AlarmPriority = (typeof alarmPriorities)[number]

/** The priority of an alarm; only a lift fault has a severity. */
export function priorityOf(type: AlarmType, severity: Severity | null): AlarmPriority {
  return type === 'LIFT_FAULT' ? (severity ?? 'NON_BREAKDOWN') : type
}

/** How the alarms are spread over the priorities, most pressing first; one that had none is there with nought. */
export function priorityDistribution(
  counts: readonly { readonly type: AlarmType; readonly severity: Severity | null; readonly alarmCnt: number }[],
): { readonly priority: AlarmPriority; readonly alarmCnt: number; readonly share: number | null }[] {
  const all = counts.reduce((sum, { alarmCnt }) => sum + alarmCnt, 0)
  return alarmPriorities.map(priority => {
    const own = counts.filter(({ type, severity }) => priorityOf(type, severity) === priority)
    const alarmCnt = own.reduce((sum, count) => sum + count.alarmCnt, 0)
    return { priority, alarmCnt, share: shareOf(alarmCnt, all) }
  })
}
