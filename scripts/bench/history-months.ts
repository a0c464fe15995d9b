import { utcMonthAfter, utcMonthAt, type UtcMonth } from '@liftwatch/core/domain/utc-months'
import type { Database } from '../../server/src/db/connect'
import { makeMonth } from '../../server/src/queries/months'

const waitMs = 10_000

/** The months of a history up to now, and the one before it: alarms begin some days before their turn. */
export function monthsOf(historyMs: number): UtcMonth[] {
  const now = Date.now()
  const months: UtcMonth[] = []
  for (let month = utcMonthAt(now - historyMs); month.from <= now; month = utcMonthAfter(month, 1)) months.push(month)
  return [utcMonthAfter(months[0]!, -1), ...months]
}

/** Makes them, as a server has made them by the time that it has such a history: what is seeded at once would all lie beside what is open. */
export async function makeHistory(db: Database, months: readonly UtcMonth[]): Promise<void> {
  for (const month of months) {
    await makeMonth(db, 'alarm', month, waitMs)
    await makeMonth(db, 'alarm_edge', month, waitMs)
  }
}
