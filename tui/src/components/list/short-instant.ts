import { formatDay, formatInstant, formatTimeOfDay } from '@liftwatch/core/text/format'

const dayLength = 'DD/MM/YYYY'.length
/** As wide as either form. */
export const shortInstantWidth = dayLength

/** Of what happened today the time of day, of what is older the day: both fit ten columns. */
export function shortInstant(at: number, now: number): string {
  return formatDay(at) === formatDay(now) ? formatTimeOfDay(at) : formatInstant(at).slice(0, dayLength)
}
