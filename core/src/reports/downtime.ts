import { countedFaultNumbers } from '../domain/fault-numbers'
import { clip, coveredMs, subtract, type Interval } from './intervals'

/**
 * One stretch in which a fault was set, from SET (`alarmStartTs`) to CLEAR (`alarmClearTs`, null while it is still set). A row that
 * was set again has several, with quiet between them: pass each, as `episodesOf(edges, true)` tells them. A row of a lift that was
 * never set again is its own stretch.
 */
export interface FaultStretch {
  readonly alarmLiftFaultNumber: number
  readonly alarmStartTs: number
  readonly alarmClearTs: number | null
}

/** A planned switch-off: off from `offAt` to `onAt`, unless someone switches the lift on at `switchOnAt` already. */
export interface SwitchOff {
  readonly offAt: number
  readonly onAt: number
  readonly switchOnAt: number | null
}

/** Whether faults of this number keep a lift from running (specification 2 section 9). */
function isCounted({ alarmLiftFaultNumber }: Pick<FaultStretch, 'alarmLiftFaultNumber'>): boolean {
  return countedFaultNumbers.includes(alarmLiftFaultNumber)
}

/** Until now while it is set. A device's clock that is ahead makes nothing of what has yet to come. */
function intervalOf({ alarmStartTs, alarmClearTs }: FaultStretch, now: number): Interval {
  return { from: alarmStartTs, to: Math.min(alarmClearTs ?? now, now) }
}

/** What was planned of it. A lift that is switched on late was not planned to be off for longer: the delay is no excuse. */
function planned({ offAt, onAt, switchOnAt }: SwitchOff): Interval {
  return { from: offAt, to: Math.min(onAt, switchOnAt ?? onAt) }
}

/**
 * Downtime of one lift within a period, in milliseconds (decisions.md section 9): the time in which at least one fault of the
 * counted numbers were set, planned switch-offs taken out. Faults that overlap count once; so do switch-offs. A fault that was set
 * before the period counts from the period's begin, one that goes on after it to its end; one that is still set, up to `now`. So
 * the downtime of a month is the sum of that of its days.
 * @param faults of one lift, of any number and in any order, without what a planned check provoked
 */
export function downtimeMs(
  faults: readonly FaultStretch[],
  switchOffs: readonly SwitchOff[],
  period: Interval,
  now: number,
): number {
  const down = faults.filter(isCounted).map(fault => intervalOf(fault, now))
  return coveredMs(subtract(clip(down, period), switchOffs.map(planned)))
}

/** Milliseconds of the period, up to `now`, that one lift was planned to be off. Switch-offs that overlap count once. */
export function plannedOffMs(switchOffs: readonly SwitchOff[], period: Interval, now: number): number {
  return coveredMs(clip(switchOffs.map(planned), elapsed(period, now)))
}

/** The part of a period that has passed; an empty one where it has not started. */
export function elapsed({ from, to }: Interval, now: number): Interval {
  return { from, to: Math.max(from, Math.min(to, now)) }
}
