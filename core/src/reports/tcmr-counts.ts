import { countedFaultNumbers } from '../domain/fault-numbers'
import { downtimeMs, type FaultStretch, type SwitchOff } from './downtime'
import { isWithin, type Interval } from './intervals'
import type { TcmrCounts } from './tcmr'

/** An occurrence of a fault: what is set again within ten minutes is the same one (decisions.md section 17). */
export type FaultSet = Pick<FaultStretch, 'alarmLiftFaultNumber' | 'alarmStartTs'>

/** All that devices and people reported of one lift, without the faults that a planned check provoked (DECISIONS.md): no figure is made of those. */
export interface LiftHistory {
  readonly faults: readonly FaultSet[]
  /** The times in which the faults were set. */
  readonly stretches: readonly FaultStretch[]
  readonly switchOffs: readonly SwitchOff[]
}

/**
 * How many faults of the counted numbers were set in the period (decisions.md section 9). A fault counts where it was set and
 * nowhere else, however long it lasts; also one that was set during a planned switch-off, which takes its downtime alone.
 */
export function caseCnt(faults: readonly FaultSet[], period: Interval): number {
  return faults.filter(
    ({ alarmLiftFaultNumber, alarmStartTs }) =>
      countedFaultNumbers.includes(alarmLiftFaultNumber) && isWithin(period, alarmStartTs),
  ).length
}

/** What one lift adds to the council report of a period. */
export function countsOfLift(
  { faults, stretches, switchOffs }: LiftHistory,
  period: Interval,
  now: number,
): TcmrCounts {
  return {
    liftCnt: 1,
    cases: caseCnt(faults, period),
    downtimeMs: downtimeMs(stretches, switchOffs, period, now),
  }
}

/** Many together: sums of counts, from which the figures are made again. Points are never added up or averaged. */
export function sumOfCounts(counts: readonly TcmrCounts[]): TcmrCounts {
  return counts.reduce(
    (sum, { liftCnt, cases, downtimeMs }) => ({
      liftCnt: sum.liftCnt + liftCnt,
      cases: sum.cases + cases,
      downtimeMs: sum.downtimeMs + downtimeMs,
    }),
    { liftCnt: 0, cases: 0, downtimeMs: 0 },
  )
}
