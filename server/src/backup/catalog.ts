import { escapeIdentifier, type Client } from 'pg'
import type { Manifest, Partition, Sequence } from './manifest'

/** Both ends write and read values alike, whatever the role's own settings are. */
export const plainValues = `
  SET LOCAL client_encoding = 'UTF8'; SET LOCAL datestyle = 'ISO, MDY'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL extra_float_digits = 3; SET LOCAL bytea_output = 'hex'; SET LOCAL timezone = 'UTC';
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL search_path = public`

export interface Table {
  readonly name: string
  /** But for those that the database makes of others. */
  readonly columns: readonly string[]
}

/** Tables as they are asked for: one that has partitions counts as one. What belongs to an extension is the extension's. */
const roots = `
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')`

export function inPublic(name: string): string {
  return `public.${escapeIdentifier(name)}`
}

export async function countRows(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*) FROM ${inPublic(table)}`)
  return rows[0]!.count
}

export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name, (
      SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    ) AS columns
    ${roots} ORDER BY c.relname`)
  return rows
}

export async function listPartitions(client: Client): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(`
    SELECT r.relname AS root, p.relname AS name, pg_get_expr(p.relpartbound, p.oid) AS bounds,
      coalesce(p.reloptions, '{}') AS options
    FROM pg_inherits JOIN pg_class p ON p.oid = inhrelid AND p.relispartition AND p.relkind = 'r'
      JOIN pg_class r ON r.oid = inhparent AND r.relnamespace = 'public'::regnamespace
    ORDER BY 1, 2`)
  return rows
}

/** Sequences are not of a snapshot: read after it began, they are at least as far as its rows. */
export async function listSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const state = await client.query<Sequence>(
      `SELECT $1 AS name, last_value::text AS "lastValue", is_called AS "isCalled" FROM ${inPublic(name)}`,
      [name],
    )
    sequences.push(state.rows[0]!)
  }
  return sequences
}

export async function listMigrations(client: Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<Manifest['migrations'][number]>(
    'SELECT created_at AS when, hash FROM drizzle.__drizzle_migrations ORDER BY created_at, id',
  )
  return rows
}
