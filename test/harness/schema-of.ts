import { sql } from 'drizzle-orm'
import type { Connection } from '../../server/src/db/connect'
import { listRows } from '../../server/src/queries/rows'

/** The column `name` of what a query answers. */
export function namesIn(at: Pick<Connection, 'db'>, query: ReturnType<typeof sql>): Promise<string[]> {
  return listRows<{ name: string }>(at.db, query).then(rows => rows.map(({ name }) => name))
}

/** What the schema is made of, but for the order in which its parts were made. */
export function schemaOf(at: Pick<Connection, 'db'>): Promise<string[]> {
  return namesIn(
    at,
    sql`SELECT name FROM (
      SELECT pg_get_indexdef(indexrelid) AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
        WHERE relnamespace = 'public'::regnamespace
      UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
      UNION ALL SELECT pg_get_triggerdef(oid) || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
      UNION ALL SELECT relname || coalesce(pg_get_expr(relpartbound, oid), '') || coalesce(reloptions::text, '') FROM pg_class
        WHERE relnamespace = 'public'::regnamespace
      UNION ALL SELECT attrelid::regclass || ' ' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull
          || coalesce(' ' || pg_get_expr(adbin, adrelid), '')
        FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
        WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped
      UNION ALL SELECT regexp_replace(pg_get_statisticsobjdef(oid), 'STATISTICS \\S+ ', '') FROM pg_statistic_ext
      UNION ALL SELECT oid::regprocedure || ' ' || prosecdef FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      UNION ALL SELECT nspname FROM pg_namespace WHERE nspname LIKE 'liftwatch%'
    ) parts ORDER BY 1`,
  )
}
