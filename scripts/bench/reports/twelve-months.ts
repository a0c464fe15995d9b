import { sql } from 'drizzle-orm'
import type { Client } from '@liftwatch/core/client/client'
import { countedFaultNumbers } from '@liftwatch/core/domain/fault-numbers'
import { periodOf } from '@liftwatch/core/reports/periods'
import { trendMonths } from '@liftwatch/core/reports/trends'
import type { Database } from '../../../server/src/db/connect'
import { atMost, quantile, reported, type Figure } from '../figures'
import { timedInTurns } from '../timed-in-turns'

const rounds = 20
const limitMs = 1_000
const lateCnt = 100

/** The charts of many months: as they are opened, and after what is over was changed for some lifts. */
export async function timeTwelveMonths(db: Database, client: Client, month: string): Promise<Figure[]> {
  const months = trendMonths(month).map(name => periodOf('month', name))
  const bare = () =>
    db.execute(sql`
      SELECT lift_id, count(*), sum(alarm_clear_ts - alarm_start_ts) FROM alarm
      WHERE type = 'LIFT_FAULT' AND number = ANY(${sql.param(countedFaultNumbers)}::int[])
        AND alarm_start_ts >= ${months[0]!.from} AND alarm_start_ts < ${months.at(-1)!.to} GROUP BY 1`)
  const council = () => client.tcmr.divisionTrend({ month })
  const afterLateChanges = async () => {
    await db.execute(sql`
      UPDATE alarm SET alarm_clear_ts = alarm_clear_ts + 1 WHERE id IN (
        SELECT id FROM alarm WHERE type = 'LIFT_FAULT' AND alarm_clear_ts IS NOT NULL
          AND alarm_start_ts >= ${months.at(-2)!.from} AND alarm_start_ts < ${months.at(-2)!.to} LIMIT ${lateCnt})`)
    return council()
  }
  const figure = async (name: string, call: () => Promise<unknown>) => {
    const timed = await timedInTurns(rounds, call, bare)
    return {
      figure: name,
      value: quantile(timed.call, 0.95),
      unit: 'ms',
      baseline: quantile(timed.bare, 0.95),
    }
  }
  const charts = [await figure('council, twelve months p95', council)]
  charts.push(await figure('chronic, 26 weeks p95', () => client.chronicLifts.trend({})))
  const slowest = charts.reduce((slower, each) => (each.value > slower.value ? each : slower))
  return [
    ...charts.map(reported),
    reported(await figure(`council after ${lateCnt} late changes p95`, afterLateChanges)),
    atMost({ ...slowest, figure: 'twelve months' }, limitMs),
  ]
}
