import { utcMonthAt } from '@liftwatch/core/domain/utc-months'
import type { Logger } from 'pino'
import type { Database } from '../db/connect'
import type { Job } from '../jobs/jobs'
import { isNight } from '../jobs/night'
import type { Metrics } from '../metrics'
import { findDatabaseTime } from '../queries/database-time'
import { analyzeMonths } from '../queries/months'
import { findLayout } from '../queries/months-beside'
import { forgetMonths, heldFrom } from './forget-months'
import { makeMonths } from './make-months'

const everyMs = 600_000

/**
 * Has the months of alarms and edges made before they begin, and at night those forgotten that are over for longer than is held. A server whose
 * clock is ahead of the database's forgets by the latter.
 */
export function monthsJob(heldMonths: number, log: Logger, metrics: Metrics): Job {
  return {
    name: 'months',
    everyMs,
    async run(db: Database, at: number) {
      // An upgraded database has none until its rows are moved; so long none is dropped.
      if (!(await findLayout(db)).isByMonth) return
      const from = heldFrom(Math.min(at, await findDatabaseTime(db)), heldMonths)
      await makeMonths(db, log, at, from)
      if (!isNight(at)) return
      await forgetMonths(db, log, metrics, { from, at })
      await analyzeMonths(db, utcMonthAt(at))
    },
  }
}
