import { sql } from 'drizzle-orm'
import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { chatterSets, chatterWithinMs, pageSizeMax, staleAfterMs } from '@liftwatch/core/limits'
import type { Database } from '../../db/connect'
import { allOf, listRows } from '../rows'
import { ofAskedLifts, type LoadAsked } from './alarm-load-rows'
import { reportedAlarms } from './alarm-reports'
import { byCodes } from './report-order'
import { stretchesWith } from './stretches'

type Nuisance = Pick<AlarmLoad, 'chatteringCnt' | 'chattering' | 'staleCnt' | 'stale'>
type FoundAlarm = AlarmLoad['stale'][number] & { readonly what: 'chattering' | 'stale'; readonly cnt: number }

/**
 * Alarms that were set again and again within a minute of the period, and those that were set for more than a day in it: the first
 * thousand of each by their lifts' names, and how many there are.
 */
export async function listNuisanceAlarms(tx: Database, asked: LoadAsked): Promise<Nuisance> {
  const { scope, period } = asked
  const { from, upTo } = period
  const found = await listRows<FoundAlarm>(
    tx,
    sql`
      WITH ${stretchesWith(period, scope, reportedAlarms.all)},
      paced AS (
        SELECT lift_id, type, number, set_ts - lag(set_ts, ${sql.raw(String(chatterSets - 1))}) OVER (
          PARTITION BY lift_id, type, number ORDER BY set_ts) AS within_ms
        FROM stretch WHERE set_ts >= ${from} AND set_ts < ${upTo}
      ),
      found AS (
        SELECT DISTINCT 'chattering' AS what, lift_id, type, number, NULL::int8 AS set_ts, NULL::int8 AS clear_ts
        FROM paced WHERE within_ms < ${chatterWithinMs}
        UNION ALL
        SELECT 'stale', lift_id, type, number, set_ts, clear_ts FROM stretch
        WHERE greatest(set_ts + ${staleAfterMs}, ${from}) < least(clear_ts, ${upTo})
      ),
      placed AS (
        SELECT found.*, lift.name, count(*) OVER (PARTITION BY what) AS cnt, row_number() OVER (
          PARTITION BY what ORDER BY ${byCodes(sql`lift.name`)}, ${byCodes(sql`type`)}, number, set_ts) AS place
        FROM found JOIN lift ON lift.id = found.lift_id WHERE ${allOf([ofAskedLifts(asked, sql`lift.id`)])}
      )
      SELECT what, cnt, lift_id AS "liftId", name AS "liftName", type, number, set_ts AS "alarmStartTs",
        clear_ts AS "alarmClearTs"
      FROM placed WHERE place <= ${pageSizeMax} ORDER BY what, place`,
  )
  const chattering = found.filter(({ what }) => what === 'chattering')
  const stale = found.filter(({ what }) => what === 'stale')
  return {
    chatteringCnt: chattering[0]?.cnt ?? 0,
    chattering: chattering.map(({ liftId, liftName, type, number }) => ({ liftId, liftName, type, number })),
    staleCnt: stale[0]?.cnt ?? 0,
    stale,
  }
}
