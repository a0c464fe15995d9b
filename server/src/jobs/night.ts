import { hourMs } from '@liftwatch/core/limits'
import { periodNameAt, periodOf } from '@liftwatch/core/reports/periods'

/** Of the estate's day: when the fewest look on. */
const night = { fromMs: hourMs, toMs: 5 * hourMs }

/** Whether it is the time for what is done once a day and takes a while. */
export function isNight(at: number): boolean {
  const sinceMidnight = at - periodOf('day', periodNameAt('day', at)).from
  return sinceMidnight >= night.fromMs && sinceMidnight < night.toMs
}
