import { trapArrivalTargetMs } from '../limits'
import { shareOf } from './share'

/** What people did about an alarm; null where they have not. */
export interface Answered {
  readonly alarmStartTs: number
  readonly acknowledgeAt: number | null
  readonly arrivalTs: number | null
}

/**
 * The upper bounds, in milliseconds, of the classes in which waits are counted; the last class has none. Among them is the target
 * for a rescue team, 25 minutes.
 */
export const waitBoundsMs = [1, 2, 5, 10, 25, 60].map(minutes => minutes * 60_000)

/** How long alarms waited, in milliseconds; null where none was answered. */
export interface ResponseTimes {
  readonly answeredCnt: number
  readonly medianMs: number | null
  readonly p90Ms: number | null
  /** How many waited no longer than each bound, and longer than the one before; the last, longer than all bounds. */
  readonly waits: readonly number[]
}

/**
 * The smallest of the values that at least this share of all is not above; null without values. It is one of them, never a mean of
 * two, as PostgreSQL's percentile_disc has it.
 */
function percentile(inOrder: readonly number[], share: number): number | null {
  return inOrder[Math.max(0, Math.ceil(share * inOrder.length) - 1)] ?? null
}

/**
 * The time from SET to acknowledgement, or to the helper on site, of alarms that have it. What has not is in neither median nor 90th
 * percentile. A device's clock may be ahead of the server's: what was answered before it was set waited for no time.
 */
export function responseTimes(alarms: readonly Answered[], until: 'acknowledgeAt' | 'arrivalTs'): ResponseTimes {
  const waits = alarms.flatMap(alarm => {
    const at = alarm[until]
    return at === null ? [] : [Math.max(0, at - alarm.alarmStartTs)]
  })
  const inOrder = waits.toSorted((a, b) => a - b)
  const classOf = (wait: number) => waitBoundsMs.findIndex(bound => wait <= bound)
  return {
    answeredCnt: waits.length,
    medianMs: percentile(inOrder, 0.5),
    p90Ms: percentile(inOrder, 0.9),
    waits: [...waitBoundsMs.keys(), -1].map(index => waits.filter(wait => classOf(wait) === index).length),
  }
}

/**
 * The share of passenger traps whose helper was on site within the target, 25 minutes unless set otherwise. A trap that no one
 * came to is late once it has been set for longer; until then, or where it was cleared before, it says nothing, and is left out. Null
 * where no trap says anything.
 */
export function arrivedInTimeShare(
  traps: readonly (Answered & { readonly alarmClearTs: number | null })[],
  now: number,
  targetMs = trapArrivalTargetMs,
): number | null {
  const waits = traps.map(({ alarmStartTs, alarmClearTs, arrivalTs }) => ({
    hasArrived: arrivalTs !== null,
    isLate: (arrivalTs ?? alarmClearTs ?? now) - alarmStartTs > targetMs,
  }))
  const telling = waits.filter(({ hasArrived, isLate }) => hasArrived || isLate)
  return shareOf(telling.filter(({ isLate }) => !isLate).length, telling.length)
}
