import { chronicTrendWeeks, tcmrTrendMonths } from '../limits'
import { periodNameAt, periodOf } from './periods'

/** The twelve months that end with the named one, YYYY-MM, the earliest first. */
export function trendMonths(last: string, timeZone?: string): string[] {
  const months = [last]
  while (months.length < tcmrTrendMonths) {
    months.unshift(periodNameAt('month', periodOf('month', months[0]!, timeZone).from - 1, timeZone))
  }
  return months
}

/**
 * The instants (epoch milliseconds) that chronic lifts are counted at over time, the earliest first: the ends of the last 26 ISO
 * weeks on the estate's clock, and the instant itself, unless a week ends with it.
 */
export function trendInstants(upTo: number, timeZone?: string): number[] {
  const instants = [upTo]
  let end = periodOf('week', periodNameAt('week', upTo, timeZone), timeZone).from
  for (let week = 0; week < chronicTrendWeeks; week += 1) {
    if (end < upTo) instants.unshift(end)
    end = periodOf('week', periodNameAt('week', end - 1, timeZone), timeZone).from
  }
  return instants
}
