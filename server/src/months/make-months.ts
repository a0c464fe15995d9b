import { utcMonthAfter, utcMonthAt } from '@liftwatch/core/domain/utc-months'
import type { Logger } from 'pino'
import type { Database } from '../db/connect'
import { listMonths, listStrayMonths, makeMonth, type MonthlyTable } from '../queries/months'
import { unlessBusy } from './unless-busy'

/** The month that is over is there for what comes late, and two to come, so that there is time to make them. */
const madeFrom = -1
const madeTo = 2
/**
 * A partition is made in milliseconds; all who store alarms wait as long as it waits. Shorter than the second after which PostgreSQL looks
 * for a deadlock: where its locks and those of an operator's change wait for each other, it is this that gives up.
 */
const waitMs = 500

const monthlyTables: readonly MonthlyTable[] = ['alarm', 'alarm_edge']

/**
 * Makes the months that alarms and edges will be stored in, and those of what came where there was none: until then it is in the
 * partition of the rest, where it is found all the same.
 * @param from what is older is to be forgotten, and gets no month
 */
export async function makeMonths(db: Database, log: Logger, at: number, from: number): Promise<void> {
  const now = utcMonthAt(at)
  const ahead = Array.from({ length: madeTo - madeFrom + 1 }, (_, index) => utcMonthAfter(now, madeFrom + index))
  for (const table of monthlyTables) {
    const made = new Set((await listMonths(db, table)).map(({ name }) => name))
    const wanted = [...ahead, ...(await listStrayMonths(db, table, from))]
    for (const month of wanted.filter(({ name }) => !made.has(name))) {
      made.add(month.name)
      await unlessBusy(() => makeMonth(db, table, month, waitMs), log, { table, month: month.name })
    }
  }
}
