import type { Pool, PoolClient } from 'pg'
import { planNameOf, type Written } from './prepared'

/** Gives the connection back once the transaction is over, or gives it up where that cannot be known. */
function endLater(client: PoolClient): void {
  client.query('COMMIT').then(
    () => client.release(),
    (error: Error) => client.release(error),
  )
}

/**
 * Lists rows by a plan that is made once and for any values. PostgreSQL would plan again each time where it takes the values of a call
 * for rarer than others: of a statement over dozens of tables that is more work than any plan saves. It is said in the transaction, so
 * that a bouncer between lets it, and with its beginning; its end is not waited for. The database is waited for twice so, not four times.
 */
export async function listByOnePlan<Row>(pool: Pool, { sql: text, params }: Written): Promise<Row[]> {
  const client = await pool.connect()
  const name = planNameOf(text)
  try {
    await client.query('BEGIN; SET LOCAL plan_cache_mode = force_generic_plan')
    const { rows } = await client.query({ text, values: params, ...(name !== undefined && { name }) })
    return rows as Row[]
  } finally {
    endLater(client)
  }
}
