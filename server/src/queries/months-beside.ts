import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { findRow } from './rows'
import { withoutWaiting } from './without-waiting'

/** How the tables of alarms and edges are stored. */
export interface Layout {
  readonly isByMonth: boolean
  /** Tables of months are being filled beside those in use. */
  readonly isCopying: boolean
  /** The tables that those of months have replaced are not dropped yet. */
  readonly hasTablesBefore: boolean
}

export async function findLayout(db: Database): Promise<Layout> {
  const row = await findRow<Layout>(
    db,
    sql`
      SELECT relkind = 'p' AS "isByMonth", to_regnamespace('liftwatch_months') IS NOT NULL AS "isCopying",
        to_regnamespace('liftwatch_before') IS NOT NULL AS "hasTablesBefore"
      FROM pg_class WHERE oid = 'alarm'::regclass`,
  )
  return row!
}

/** Whether a server of version 0.1.0 is connected: later ones say at the database of which version they are. */
export async function hasOlderServer(db: Database): Promise<boolean> {
  const row = await findRow(
    db,
    sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'liftwatch' LIMIT 1`,
  )
  return row !== undefined
}

export async function beginMonths(db: Database, waitMs: number): Promise<void> {
  await withoutWaiting(db, waitMs, tx => tx.execute(sql`SELECT begin_months()`))
}

async function countOf(db: Database, step: 'copy' | 'recopy', rows: number): Promise<number> {
  const of = (table: string) => sql.raw(`${step}_${table}`)
  const row = await findRow<{ count: number }>(
    db,
    sql`SELECT ${of('alarms')}(${rows}::int) + ${of('edges')}(${rows}::int) AS count`,
  )
  return row!.count
}

/** Copies the next rows of either table, up to so many of each; answers how many, 0 once all are copied. */
export function copyNextRows(db: Database, rows: number): Promise<number> {
  return countOf(db, 'copy', rows)
}

/** Copies again what was changed since it was copied, up to so many changes of either table; answers how many there were. */
export function copyChangedRows(db: Database, rows: number): Promise<number> {
  return countOf(db, 'recopy', rows)
}

export async function analyzeCopiedMonths(db: Database): Promise<void> {
  await db.execute(sql`SELECT analyze_copied_months()`)
}

/** Puts the tables of months in the place of those in use. All have to be copied. */
export async function useMonths(db: Database, waitMs: number): Promise<void> {
  await withoutWaiting(db, waitMs, tx => tx.execute(sql`SELECT use_months()`))
}

export async function dropTablesBefore(db: Database, waitMs: number): Promise<void> {
  await withoutWaiting(db, waitMs, tx => tx.execute(sql`SELECT drop_tables_before()`))
}

/** Lets go of all that was copied; the tables in use stay. */
export async function dropCopiedMonths(db: Database, waitMs: number): Promise<void> {
  await withoutWaiting(db, waitMs, tx => tx.execute(sql`SELECT drop_copied_months()`))
}
