import { alarmSpanMs } from '../limits'
import { dayBounds, formatDay } from '../text/format'
import { dayAfter } from '../domain/calendar'
import { clip, coveredMs, isWithin, type Interval } from './intervals'

/** One day of the period: the alarms that were set on it, and for how long of it there was a flood, in milliseconds. */
export interface AlarmDay {
  /** YYYY-MM-DD, in the estate's time zone. */
  readonly day: string
  readonly alarmCnt: number
  readonly floodMs: number
}

/**
 * The days of a period so far, in order.
 * @param spans alarms in each span of ten minutes, from the begin of the period on, as `spanCounts` has them
 * @param flooded the floods of the period, as `floods` has them, also one that started before
 * @param period from a midnight of the estate to now, or to a later midnight
 */
export function alarmDays(spans: readonly number[], flooded: readonly Interval[], period: Interval): AlarmDay[] {
  const days: AlarmDay[] = []
  for (let day = formatDay(period.from); ; day = dayAfter(day)) {
    const whole = { from: dayBounds(day).startTs, to: dayBounds(dayAfter(day)).startTs }
    if (whole.from >= period.to) return days
    const alarmCnt = spans.reduce(
      (sum, cnt, index) => (isWithin(whole, period.from + index * alarmSpanMs) ? sum + cnt : sum),
      0,
    )
    days.push({ day, alarmCnt, floodMs: coveredMs(clip(flooded, whole)) })
  }
}
