import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { listPrepared } from '../../server/src/db/prepared'
import { inTransaction } from '../../server/src/db/transaction'
import { listRows } from '../../server/src/queries/rows'
import { it, server } from '../harness/fixtures'

it('a text is planned under one name by a connection, and answers the values of each call', async () => {
  await inTransaction(server.db, async tx => {
    const ask = (value: number) => listPrepared<{ sum: number }>(tx, sql`SELECT ${value}::int + 1 AS sum`)
    expect([await ask(1), await ask(5)]).toEqual([[{ sum: 2 }], [{ sum: 6 }]])
    const planned = await listRows(
      tx,
      sql`
        SELECT generic_plans + custom_plans AS uses FROM pg_prepared_statements
        WHERE statement = 'SELECT $1::int + 1 AS sum'`,
    )
    expect(planned).toEqual([{ uses: 2 }])
  })
})
