import { sql } from 'drizzle-orm'
import { alarmLabel } from '@liftwatch/core/domain/event-codes'
import { defaultSeverity } from '@liftwatch/core/domain/fault-numbers'
import type { Database } from '../../../server/src/db/connect'
import { historyMs } from '../seed-faults'
import type { AlarmKind } from './alarm-kinds'
import { draw, pick } from './draw'

const rowsAtOnce = 200_000
/** By how much the faults of a lift come in another order than by its turn. */
const spreadMs = 9 * 86_400_000
const row = sql`row`

/** The label and severity of each number, as a table. */
function kindsOf({ type, numbers }: AlarmKind) {
  const kinds = [...new Set(numbers)].map(number => {
    const severity = type === 'LIFT_FAULT' ? defaultSeverity(number) : null
    return sql`(${number}::int, ${alarmLabel(type, number)}::text, ${severity}::text)`
  })
  return sql`(VALUES ${sql.join(kinds, sql`, `)}) AS kind (number, label, severity)`
}

/**
 * Alarms of one type over two years up to now, or over another time. What keeps a lift from running lasts two minutes to five hours, one in 250 up to three
 * weeks; someone acknowledges, arrives and reports it. The rest closes by itself. One in ten is set again.
 */
export async function seedAlarms(
  db: Database,
  kind: AlarmKind,
  liftCnt: number,
  operatorId: string,
  overMs = historyMs,
): Promise<void> {
  const now = sql`${Date.now()}::int8`
  const { type, count, openEvery } = kind
  const isOpen = openEvery === null ? sql`false` : sql`row < ${liftCnt}::int AND row % ${openEvery}::int = 0`
  for (let from = 0; from < count; from += rowsAtOnce) {
    const to = Math.min(count, from + rowsAtOnce) - 1
    await db.execute(sql`
      INSERT INTO alarm (id, lift_id, type, number, description, severity, alarm_status, alarm_start_ts, alarm_clear_ts,
        repeat_cnt, last_edge_ts, last_edge_seq, operational_status, acknowledge_at, acknowledged_by, arrival_ts, report_at,
        technician_name, fault_code, result, closed_at)
      SELECT gen_random_uuid(), chosen.id, ${type}, number, label, severity, CASE WHEN is_open THEN 'SET' ELSE 'CLEAR' END, start_ts,
        CASE WHEN NOT is_open THEN clear_ts END, repeat_cnt, CASE WHEN is_open THEN start_ts ELSE clear_ts END, row * 16::int8 + 15,
        CASE WHEN is_open THEN 'OUTSTANDING' ELSE 'CLOSED' END,
        CASE WHEN is_handled THEN least(report_at, start_ts + (60000 + ${draw(row, 6)} * 1200000)::int8) END,
        CASE WHEN is_handled THEN ${operatorId}::uuid END,
        CASE WHEN is_handled THEN least(report_at, start_ts + (1500000 + ${draw(row, 7)} * 5400000)::int8) END,
        CASE WHEN is_handled THEN report_at END,
        CASE WHEN is_handled THEN ${pick(['Lim', 'Tan', 'Rajan', 'Wong', 'Siti'], 'text', draw(row, 8))} END,
        CASE WHEN is_handled THEN ${pick(['1010', '1020', '1120', '2010', '3000', '4000', '8000', '9000'], 'text', draw(row, 9))} END,
        CASE WHEN is_handled THEN 'Adjusted and tested' END,
        CASE WHEN is_handled THEN report_at WHEN NOT is_open THEN clear_ts END
      FROM (
        SELECT *, row % ${liftCnt}::int AS n, least(${now}, clear_ts + 600000) AS report_at,
          CASE WHEN is_open OR clear_ts - start_ts < 600000 OR ${draw(row, 4)} > 0.1 THEN 0
            ELSE 1 + floor(${draw(row, 5)} * 3)::int END AS repeat_cnt,
          NOT is_open AND (severity IN ('BREAKDOWN', 'URGENT') OR ${type} = 'PASSENGER_TRAP') AS is_handled
        FROM (
          SELECT *, least(${now}, start_ts + CASE WHEN ${draw(row, 2)} < 0.004 THEN ${draw(row, 3)} * 1814400000
            ELSE 120000 * exp(${draw(row, 3)} * 5) END)::int8 AS clear_ts
          FROM (
            SELECT row, ${isOpen} AS is_open, ${pick(kind.numbers, 'int', draw(row, 0))} AS number,
              ${now} - (row / ${count}::float8 * ${overMs}::float8 + ${draw(row, 1)} * ${spreadMs}::int)::int8 AS start_ts
            FROM generate_series(${from}::int, ${to}::int) row
          ) started JOIN ${kindsOf(kind)} USING (number)
        ) ended
      ) alarms JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM lift) chosen USING (n)`)
  }
}
