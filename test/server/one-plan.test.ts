import { sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { openPool } from '../../server/src/db/connect'
import { listByOnePlan } from '../../server/src/db/one-plan'
import { written } from '../../server/src/db/prepared'
import { it, server } from '../harness/fixtures'

/** The one connection that there is: one that is not given back is waited for. */
function openOne() {
  const pool = openPool({ connectionString: server.databaseUrl }, 1, () => {})
  onTestFinished(() => pool.end())
  return pool
}

it('a statement is planned once for all values, from its first call on', async () => {
  const pool = openOne()
  const ask = (value: number) => listByOnePlan<{ sum: number }>(pool, written(sql`SELECT ${value}::int + 2 AS sum`))
  expect([await ask(1), await ask(5), await ask(9)]).toEqual([[{ sum: 3 }], [{ sum: 7 }], [{ sum: 11 }]])
  const planned = await pool.query(`
    SELECT generic_plans::int AS generic, custom_plans::int AS custom FROM pg_prepared_statements
    WHERE statement = 'SELECT $1::int + 2 AS sum'`)
  expect(planned.rows).toEqual([{ generic: 3, custom: 0 }])
  // What was set for the transaction is over with it.
  expect((await pool.query('SHOW plan_cache_mode')).rows).toEqual([{ plan_cache_mode: 'auto' }])
})

it('one that fails leaves the connection as good as it was', async () => {
  const pool = openOne()
  const half = (of: number) => listByOnePlan(pool, written(sql`SELECT 2 / ${of}::int AS half`))
  await expect(half(0)).rejects.toThrow('division by zero')
  expect(await half(1)).toEqual([{ half: 2 }])
})

it('one whose connection is cut fails, and the next has another', async () => {
  const pool = openOne()
  const cut = listByOnePlan(pool, written(sql`SELECT pg_terminate_backend(pg_backend_pid()) AS cut`))
  await expect(cut).rejects.toThrow(/terminat/)
  expect(await listByOnePlan(pool, written(sql`SELECT 1::int AS one`))).toEqual([{ one: 1 }])
})
