import { formatTimeOfDay } from '@liftwatch/core/text/format'

const hourAndMinute = 'HH:mm'.length

/** The time of day, to the minute. */
export function shortTime(at: number): string {
  return formatTimeOfDay(at).slice(0, hourAndMinute)
}
