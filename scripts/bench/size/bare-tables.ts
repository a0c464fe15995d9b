import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/src/db/connect'
import { inTransaction } from '../../../server/src/db/transaction'
import { listRows } from '../../../server/src/queries/rows'

interface Named {
  readonly name: string
  readonly definition: string
}

/** What a table's rows are found by: keys as constraints, and indexes that belong to none. */
async function keysOf(db: Database, table: string): Promise<{ keys: Named[]; indexes: Named[] }> {
  const keys = await listRows<Named>(
    db,
    sql`
      SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
      WHERE conrelid = ${table}::regclass AND contype IN ('p', 'u')`,
  )
  const indexes = await listRows<Named>(
    db,
    sql`
      SELECT indexname AS name, indexdef AS definition FROM pg_indexes
      WHERE tablename = ${table} AND indexname NOT IN (SELECT conname FROM pg_constraint WHERE conrelid = ${table}::regclass)`,
  )
  return { keys, indexes }
}

/** Fills a table without what each row costs by itself: indexes are made once all rows are there, and no trigger runs. */
export async function fillBare(db: Database, table: string, fill: (tx: Database) => Promise<void>): Promise<void> {
  const { keys, indexes } = await keysOf(db, table)
  const name = sql.identifier(table)
  for (const key of keys) await db.execute(sql`ALTER TABLE ${name} DROP CONSTRAINT ${sql.identifier(key.name)}`)
  for (const index of indexes) await db.execute(sql`DROP INDEX ${sql.identifier(index.name)}`)
  await inTransaction(db, async tx => {
    await tx.execute(sql`SET LOCAL session_replication_role = 'replica'`)
    await fill(tx)
    // The server's own jobs look at the rows as soon as they are there, and would plan it as for the empty table that they knew.
    await tx.execute(sql`ANALYZE ${name}`)
  })
  await inTransaction(db, async tx => {
    await tx.execute(sql`SET LOCAL maintenance_work_mem = '512MB'`)
    // As PostgreSQL words them, they are of the parent alone, and its partitions would have none.
    for (const index of indexes) await tx.execute(sql.raw(index.definition.replace(' ON ONLY ', ' ON ')))
    for (const key of keys) {
      await tx.execute(sql`ALTER TABLE ${name} ADD CONSTRAINT ${sql.identifier(key.name)} ${sql.raw(key.definition)}`)
    }
  })
}
