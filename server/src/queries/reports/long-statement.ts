import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/connect'
import { listRows } from '../rows'

/**
 * Rows of a statement that reads many months. The database would translate so large a one into machine code first, which takes longer
 * than it saves; the embedded one never does.
 */
export function listLongRows<Row>(db: Database, query: SQL): Promise<Row[]> {
  return db.transaction(async tx => {
    await tx.execute(sql`SET LOCAL jit = off`)
    return listRows<Row>(tx, query)
  })
}
