import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '../../server/src/db/connect'
import { inTransaction } from '../../server/src/db/transaction'
import { createTestDatabase, type TestDatabase } from '../harness/database'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('a connection that is cut as a transaction begins on it takes no place of the pool', async () => {
  const other = connect({ connectionString: database.url }, 1, () => {})
  const pool = connect({ connectionString: database.url }, 1, () => {})
  const count = () =>
    inTransaction(pool.db, async tx => (await tx.execute<{ one: number }>(sql`SELECT 1 AS one`)).rows[0]!.one)
  const failed: unknown[] = []
  for (let cut = 0; cut < 10; cut++) {
    expect(await count()).toBe(1)
    const cutting = other.db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`)
    // All at once: some begin before it is known, some while it becomes known.
    const outcomes = await Promise.allSettled([
      count(),
      cutting.then(count),
      cutting.then(() => Promise.all([count(), count()])),
    ])
    failed.push(...outcomes.filter(({ status }) => status === 'rejected'))
  }
  expect(failed.length).toBeGreaterThan(0)
  expect(await count()).toBe(1)
  await Promise.all([pool.close(), other.close()])
})
