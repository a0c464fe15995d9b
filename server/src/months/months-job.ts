import { utcMonthAt } from '@liftwatch/core/domain/utc-months'
import { hourMs } from '@liftwatch/core/limits'
import { periodNameAt, periodOf } from '@liftwatch/core/reports/periods'
import type { Logger } from 'pino'
import type { Database } from '../db/connect'
import type { Job } from '../jobs/jobs'
import type { Metrics } from '../metrics'
import { analyzeMonths, findDatabaseTime } from '../queries/months'
import { forgetMonths, heldFrom } from './forget-months'
import { makeMonths } from './make-months'

const everyMs = 600_000
/** Of the estate's day: when the fewest look on. */
const night = { fromMs: hourMs, toMs: 5 * hourMs }

function isNight(at: number): boolean {
  const sinceMidnight = at - periodOf('day', periodNameAt('day', at)).from
  return sinceMidnight >= night.fromMs && sinceMidnight < night.toMs
}

/**
 * Has the months of alarms and edges made before they begin, and at night those forgotten that are over for longer than is held. A server whose
 * clock is ahead of the database's forgets by the latter.
 */
export function monthsJob(heldMonths: number, log: Logger, metrics: Metrics): Job {
  return {
    name: 'months',
    everyMs,
    async run(db: Database, at: number) {
      const from = heldFrom(Math.min(at, await findDatabaseTime(db)), heldMonths)
      await makeMonths(db, log, at, from)
      if (!isNight(at)) return
      await forgetMonths(db, log, metrics, from)
      await analyzeMonths(db, utcMonthAt(at))
    },
  }
}
