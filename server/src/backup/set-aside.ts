import type { Client } from 'pg'
import { inPublic } from './catalog'

/** Keys that refer to other tables; those of partitions come with their table's. */
const foreignKeys = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
  FROM pg_constraint
  WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace ORDER BY conrelid, conname`

/** Indexes that no constraint needs; those of partitions that are part of their table's come with it. */
const indexes = `
  SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS drop,
    replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') AS make
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid AND c.relnamespace = 'public'::regnamespace
  WHERE NOT c.relispartition AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')
  ORDER BY i.indrelid, c.relname`

interface Part {
  readonly drop: string
  readonly make: string
}

/**
 * Takes keys, indexes and triggers off the tables, for rows that come in any order and were counted already, and answers what puts them
 * back, which also proves the rows. The owner of the tables may do so; to switch keys off altogether takes a superuser.
 */
export async function setAside(client: Client, tables: readonly string[]): Promise<() => Promise<void>> {
  // Without a path, names come with their schema.
  await client.query(`SET LOCAL search_path = ''`)
  const keys = (await client.query<Part>(foreignKeys)).rows
  const others = (await client.query<Part>(indexes)).rows
  await client.query('SET LOCAL search_path = public')
  for (const { drop } of [...keys, ...others]) await client.query(drop)
  for (const table of tables) await client.query(`ALTER TABLE ${inPublic(table)} DISABLE TRIGGER USER`)
  return async () => {
    for (const table of tables) await client.query(`ALTER TABLE ${inPublic(table)} ENABLE TRIGGER USER`)
    for (const { make } of [...others, ...keys]) await client.query(make)
  }
}
