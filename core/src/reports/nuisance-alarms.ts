import type { AlarmType } from '../contract/alarms/alarm-type'
import { chatterSets, chatterWithinMs, staleAfterMs } from '../limits'
import { grouped } from './grouped'
import { isWithin, type Interval } from './intervals'

/** One stretch in which an alarm was set, from SET to CLEAR; null while it is set. See `episodesOf(edges, true)`. */
export interface AlarmStretch {
  readonly liftId: string
  readonly type: AlarmType
  readonly number: number
  readonly alarmStartTs: number
  readonly alarmClearTs: number | null
}

/** What can chatter: one number of one kind of alarm of one lift. */
export type AlarmSource = Pick<AlarmStretch, 'liftId' | 'type' | 'number'>

function isChattering(stretches: readonly AlarmStretch[]): boolean {
  const sets = stretches.map(({ alarmStartTs }) => alarmStartTs).toSorted((a, b) => a - b)
  return sets.slice(chatterSets - 1).some((ts, index) => ts - sets[index]! < chatterWithinMs)
}

/**
 * The alarms that chattered (ANSI/ISA-18.2): set three times or more, cleared in between, within a minute at any moment of the
 * period. Two sets that are a minute apart are not within one. A minute that the period cuts counts with its sets inside.
 */
export function chatteringSources(stretches: readonly AlarmStretch[], period: Interval): AlarmSource[] {
  const set = stretches.filter(({ alarmStartTs }) => isWithin(period, alarmStartTs))
  return grouped(set, ({ liftId, type, number }) => [liftId, type, String(number)])
    .filter(isChattering)
    .map(([{ liftId, type, number }]) => ({ liftId, type, number }))
}

/**
 * The alarms that were stale at some moment of the period: then they had been set for more than 24 hours without a CLEAR, wherever
 * they were set. What is still set is so until `now`.
 */
export function staleAlarms(stretches: readonly AlarmStretch[], period: Interval, now: number): AlarmStretch[] {
  return stretches.filter(({ alarmStartTs, alarmClearTs }) => {
    const staleFrom = alarmStartTs + staleAfterMs
    return Math.max(staleFrom, period.from) < Math.min(alarmClearTs ?? now, now, period.to)
  })
}
