import { sql, type SQL } from 'drizzle-orm'
import { utcMonthAt, type UtcMonth } from '@liftwatch/core/domain/utc-months'
import type { Database } from '../db/connect'
import { inTransaction } from '../db/transaction'
import { insertAudit, ownEntry } from './audit'
import { lockLifts } from './ingest-alarms'
import { findRow, listRows } from './rows'
import { withoutWaiting } from './without-waiting'

/** The tables that have a partition for each month, and one for what is of none. */
export type MonthlyTable = 'alarm' | 'alarm_edge'

const rest = { alarm: sql.raw('alarm_current'), alarm_edge: sql.raw('alarm_edge_rest') } as const
const key = { alarm: sql.raw('closed_at'), alarm_edge: sql.raw('ts') } as const

function within({ from, to }: UtcMonth, column: SQL): SQL {
  return sql`${column} >= ${from} AND ${column} < ${to}`
}

/** The months of a table, the earliest first. */
export async function listMonths(tx: Database, table: MonthlyTable): Promise<UtcMonth[]> {
  const rows = await listRows<{ name: string }>(
    tx,
    sql`
      SELECT substring(relname FROM '_(\\d{4,}_\\d\\d)$') AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
      WHERE inhparent = ${table}::regclass AND relname ~ '_\\d{4,}_\\d\\d$' ORDER BY 1`,
  )
  return rows.map(({ name }) => {
    const [year, month] = name.split('_').map(Number)
    return utcMonthAt(Date.UTC(year!, month! - 1))
  })
}

/** The months, from an instant on, of what came where there is no partition for it. */
export async function listStrayMonths(tx: Database, table: MonthlyTable, from: number): Promise<UtcMonth[]> {
  const rows = await listRows<{ at: number }>(
    tx,
    sql`SELECT DISTINCT month_start(${key[table]}) AS at FROM ${rest[table]} WHERE ${key[table]} >= ${from} ORDER BY 1`,
  )
  return rows.map(({ at }) => utcMonthAt(at))
}

/** Makes the partition of a month, unless it is there. */
export async function makeMonth(db: Database, table: MonthlyTable, { from }: UtcMonth, waitMs: number): Promise<void> {
  await withoutWaiting(db, waitMs, tx => tx.execute(sql`SELECT make_month(${table}, ${from})`))
}

/** Drops the partition of a month that is long over, with an entry in the audit trail; answers how many rows are gone. */
export function dropMonth(
  db: Database,
  table: MonthlyTable,
  month: UtcMonth,
  { waitMs, at }: { readonly waitMs: number; readonly at: number },
): Promise<number> {
  return withoutWaiting(db, waitMs, async tx => {
    const row = await findRow<{ gone: number | null }>(tx, sql`SELECT drop_month(${table}, ${month.from}) AS gone`)
    const rows = row?.gone ?? 0
    await insertAudit(tx, ownEntry(at, 'alarms.forget', { table, month: month.name, rows }))
    return rows
  })
}

/**
 * Takes the alarms of a month out of the cases that name them: the cases stay. By the way it has the month read, which is counted when it is
 * dropped, while no one else waits.
 */
export async function releaseCases(db: Database, month: UtcMonth): Promise<void> {
  const named = sql`
    alarm.id = coalesce(complaint.lift_fault_id, complaint.passenger_trap_id) AND ${within(month, sql`alarm.closed_at`)}`
  await inTransaction(db, async tx => {
    const lifts = await listRows<{ id: string }>(
      tx,
      sql`SELECT DISTINCT complaint.lift_id AS id FROM complaint JOIN alarm ON ${named}`,
    )
    const ids = lifts.map(({ id }) => id)
    await lockLifts(tx, ids)
    await tx.execute(sql`
      UPDATE complaint SET lift_fault_id = NULL, passenger_trap_id = NULL FROM alarm
      WHERE ${named} AND complaint.lift_id = ANY(${sql.param(ids)}::uuid[])`)
  })
  await db.execute(sql`SELECT count(lift_id) FROM alarm WHERE ${within(month, sql`closed_at`)} AND type <> ''`)
}

/** Removes up to so many alarms that were closed before an instant and are in no month; answers how many. */
export function deleteStrayAlarms(db: Database, before: number, limit: number): Promise<number> {
  return inTransaction(db, async tx => {
    const strays = await listRows<{ id: string; liftId: string }>(
      tx,
      sql`SELECT id, lift_id AS "liftId" FROM alarm_current WHERE closed_at < ${before} LIMIT ${limit}`,
    )
    if (strays.length === 0) return 0
    await lockLifts(tx, [...new Set(strays.map(({ liftId }) => liftId))])
    await tx.execute(sql`
      DELETE FROM alarm WHERE closed_at < ${before} AND id = ANY(${sql.param(strays.map(({ id }) => id))}::uuid[])`)
    return strays.length
  })
}

/** Removes edges from before an instant of which no alarm that is held was made. */
export async function deleteStrayEdges(db: Database, before: number): Promise<void> {
  await db.execute(sql`
    DELETE FROM alarm_edge WHERE ts < ${before} AND NOT EXISTS (
      SELECT FROM alarm WHERE alarm.lift_id = alarm_edge.lift_id AND alarm.type = alarm_edge.type
        AND alarm.number = alarm_edge.number AND alarm_edge.ts BETWEEN alarm.alarm_start_ts AND alarm.last_edge_ts)`)
}

/** Up to when all is forgotten that was closed, as an instant; 0 where nothing is. */
export async function findForgottenTo(tx: Database): Promise<number> {
  const row = await findRow<{ at: number }>(tx, sql`SELECT at FROM clock_watermark WHERE name = 'forgotten'`)
  return row?.at ?? 0
}

/** Says up to when all is forgotten; `drop_month` says it of the months that it drops. */
export async function markForgotten(tx: Database, to: number): Promise<void> {
  await tx.execute(sql`
    INSERT INTO clock_watermark AS known (name, at) VALUES ('forgotten', ${to})
    ON CONFLICT (name) DO UPDATE SET at = greatest(known.at, excluded.at)`)
}

/** Has the database look at tables of months as wholes, which it never does by itself; once for each month. */
export async function analyzeMonths(db: Database, { from }: UtcMonth): Promise<void> {
  const row = await findRow(db, sql`SELECT FROM clock_watermark WHERE name = 'months analyzed' AND at >= ${from}`)
  if (row !== undefined) return
  await db.execute(sql`SELECT analyze_months()`)
  await db.execute(sql`
    INSERT INTO clock_watermark (name, at) VALUES ('months analyzed', ${from})
    ON CONFLICT (name) DO UPDATE SET at = excluded.at`)
}
