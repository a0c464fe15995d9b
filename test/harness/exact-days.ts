import { sql } from 'drizzle-orm'
import { estateTimeZone } from '@liftwatch/core/contract/time-zone'
import { dayBounds, formatDay } from '@liftwatch/core/text/format'
import { expect } from 'vitest'
import type { Database } from '../../server/src/db/connect'
import { atOneMoment } from '../../server/src/db/transaction'
import { listRows } from '../../server/src/queries/rows'
import { tally } from './tally'

interface SetAlarm {
  readonly scopeId: number
  readonly type: string
  readonly startTs: number
}

/** That the ledger has as many alarms of each scope, type and day as were set: of how many days. */
export async function expectExactDays(db: Database, timeZone = estateTimeZone()): Promise<number> {
  const { ledger, rows } = await atOneMoment(db, async tx => ({
    ledger: await listRows<{ day: string; count: number }>(
      tx,
      sql`
        SELECT concat_ws(' ', scope_id, type, day_ts) AS day, sum(count)::int8 AS count
        FROM (TABLE alarm_day UNION ALL TABLE alarm_day_change) counted GROUP BY 1 HAVING sum(count) <> 0`,
    ),
    rows: await listRows<SetAlarm>(
      tx,
      sql`
        SELECT lift.scope_id AS "scopeId", alarm.type, alarm.alarm_start_ts AS "startTs"
        FROM alarm JOIN lift ON lift.id = alarm.lift_id
        WHERE alarm.alarm_start_ts >= (SELECT since_ts FROM alarm_day_start)`,
    ),
  }))
  const days = rows.map(({ scopeId, type, startTs }) => {
    const day = dayBounds(formatDay(startTs, timeZone), timeZone).startTs
    return `${scopeId} ${type} ${day}`
  })
  const counted = tally(days)
  expect(Object.fromEntries(ledger.map(({ day, count }) => [day, count]))).toEqual(Object.fromEntries(counted))
  return counted.size
}
