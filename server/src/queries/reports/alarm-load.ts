import { sql } from 'drizzle-orm'
import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { alarmSpanMs, pageSizeMax, worstLiftsMax } from '@liftwatch/core/limits'
import { alarmDays } from '@liftwatch/core/reports/alarm-days'
import { alarmRate, priorityDistribution, worstLifts } from '@liftwatch/core/reports/alarm-load'
import { overloadedShare, spanCounts, type SetAlarms } from '@liftwatch/core/reports/alarm-spans'
import { floods, isFloodUnderWay } from '@liftwatch/core/reports/floods'
import type { Database } from '../../db/connect'
import { listRows } from '../rows'
import { setAlarms, type LoadAsked } from './alarm-load-rows'
import { listNuisanceAlarms } from './nuisance-alarms'
import { countOperators, findResponseTimes } from './responses'

/** How many were set in each span of ten minutes that had any. */
function listSpans(tx: Database, asked: LoadAsked): Promise<SetAlarms[]> {
  const { from } = asked.period
  return listRows(
    tx,
    sql`
      SELECT ${from}::int8 + (alarm.alarm_start_ts - ${from}) / ${alarmSpanMs} * ${alarmSpanMs} AS ts,
        count(*) AS "alarmCnt" ${setAlarms(asked)} GROUP BY 1`,
  )
}

function listPriorities(tx: Database, asked: LoadAsked): Promise<Parameters<typeof priorityDistribution>[0]> {
  return listRows(tx, sql`SELECT alarm.type, alarm.severity, count(*) AS "alarmCnt" ${setAlarms(asked)} GROUP BY 1, 2`)
}

function listWorst(tx: Database, asked: LoadAsked): Promise<{ liftId: string; liftName: string; alarmCnt: number }[]> {
  return listRows(
    tx,
    sql`
      SELECT worst.lift_id AS "liftId", lift.name AS "liftName", worst.cnt AS "alarmCnt"
      FROM (
        SELECT alarm.lift_id, count(*) AS cnt ${setAlarms(asked)}
        GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${worstLiftsMax}
      ) worst JOIN lift ON lift.id = worst.lift_id`,
  )
}

/** How heavy the alarms of a period were (core's `reports/alarm-load` and its neighbours say what each figure is). */
export async function findAlarmLoad(tx: Database, asked: LoadAsked): Promise<AlarmLoad> {
  const { from, upTo } = asked.period
  const interval = { from, to: upTo }
  const spans = spanCounts(await listSpans(tx, asked), interval)
  const isUnderWay = await isFloodUnderWay(from, part =>
    listSpans(tx, { ...asked, period: { from: part.from, upTo: part.to } }),
  )
  const flooded = floods(spans, interval, isUnderWay)
  const alarmCnt = spans.reduce((sum, cnt) => sum + cnt, 0)
  const operatorCnt = await countOperators(tx, asked)
  const named = await listWorst(tx, asked)
  const worst = worstLifts(named, alarmCnt)
  const nameOf = new Map(named.map(({ liftId, liftName }) => [liftId, liftName]))
  return {
    alarmCnt,
    operatorCnt,
    alarmRate: alarmRate(alarmCnt, operatorCnt, interval),
    overloadedShare: overloadedShare(spans),
    floodCnt: flooded.filter(({ hasStartedBefore }) => !hasStartedBefore).length,
    floodMs: flooded.reduce((sum, flood) => sum + (flood.to - flood.from), 0),
    floods: flooded.slice(0, pageSizeMax),
    days: alarmDays(spans, flooded, interval),
    worstShare: worst.share,
    worstLifts: worst.lifts.map(({ liftId, alarmCnt, share }) => ({
      liftId,
      liftName: nameOf.get(liftId)!,
      alarmCnt,
      share,
    })),
    ...(await listNuisanceAlarms(tx, asked)),
    priorities: priorityDistribution(await listPriorities(tx, asked)),
    ...(await findResponseTimes(tx, asked)),
  }
}
