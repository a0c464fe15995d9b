import { sql } from 'drizzle-orm'
import { dayMs } from '@liftwatch/core/limits'
import type { Database } from '../../../server/src/db/connect'
import { inTransaction } from '../../../server/src/db/transaction'
import { seedEstate } from '../estate'
import { makeHistory, monthsOf } from '../history-months'
import { alarmKinds } from '../reports/alarm-kinds'
import { seedAlarms } from '../reports/seed-alarms'
import { seedEdges } from '../reports/seed-edges'
import { describeEstate, seedComplaints, seedMaintenance, seedSwitchOffs } from '../reports/seed-rest'
import { fillBare } from './bare-tables'

const lifts = 26_000
const liftsPerDevice = 3
/** Within the seven years that are held, so that a server forgets none of it while it is measured. */
const months = 82
const historyMs = months * 30 * dayMs
const messagesOverMs = 59 * dayMs

/** Messages of all devices, evenly over the time for which they are remembered. */
async function seedMessages(db: Database, rows: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO device_message (lmd_id, seq, ts, received_at)
    SELECT id, row / devices, at, at
    FROM (SELECT row, ${Date.now()}::int8 - (row::float8 / ${rows} * ${messagesOverMs}::float8)::int8 AS at
      FROM generate_series(0, ${rows - 1}::int8) row) sent
    CROSS JOIN (SELECT count(*) AS devices FROM lmd) counted
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM lmd) numbered ON n = row % devices`)
}

/** Seven years of a large estate, written by PostgreSQL itself. */
export async function seedSize(
  db: Database,
  rows: number,
  operatorId: string,
  say: (line: string) => void,
): Promise<void> {
  say(`estate of ${lifts} lifts …`)
  await seedEstate(db, lifts, liftsPerDevice)
  await describeEstate(db)
  const history = monthsOf(historyMs)
  await makeHistory(db, history)
  const all = alarmKinds.reduce((sum, { count }) => sum + count, 0)
  await fillBare(db, 'alarm', async tx => {
    for (const kind of alarmKinds) {
      const count = Math.round((kind.count / all) * rows)
      say(`${count} of ${kind.type} …`)
      await seedAlarms(tx, { ...kind, count }, lifts, operatorId, historyMs)
    }
    await tx.execute(sql`
      INSERT INTO alarm_count (scope_id, type, operational_status, change)
      SELECT lift.scope_id, alarm.type, alarm.operational_status, count(*)
      FROM alarm JOIN lift ON lift.id = alarm.lift_id GROUP BY 1, 2, 3`)
    await tx.execute(sql`
      INSERT INTO alarm_day (scope_id, type, day_ts, count)
      SELECT lift.scope_id, alarm.type, day_of(alarm.alarm_start_ts, time_zone), count(*)
      FROM alarm_day_start, alarm JOIN lift ON lift.id = alarm.lift_id GROUP BY 1, 2, 3`)
    say('its indexes …')
  })
  say('edges …')
  await fillBare(db, 'alarm_edge', async tx => {
    for (const { from, to } of history) await seedEdges(tx, sql`closed_at >= ${from} AND closed_at < ${to}`)
    await seedEdges(tx, sql`closed_at IS NULL`)
  })
  say('messages …')
  await fillBare(db, 'device_message', tx => seedMessages(tx, rows))
  say('complaints, switch-offs and maintenance …')
  await inTransaction(db, async tx => {
    await seedComplaints(tx)
    await seedSwitchOffs(tx)
    await seedMaintenance(tx)
    // No trigger said that alarms have changed.
    await tx.execute(sql`DELETE FROM lift_figure`)
    await tx.execute(sql`DELETE FROM report_span`)
    await tx.execute(sql`ANALYZE`)
  })
  say('which rows all can see …')
  await db.execute(sql`VACUUM`)
  await db.execute(sql`CHECKPOINT`)
}
