import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../server/src/db/connect'
import { atOneMoment } from '../../server/src/db/transaction'
import { listRows } from '../../server/src/queries/rows'
import { expectExactDays } from './exact-days'

/** That the ledger has as many lifts of each scope, and as many devices, as there are. */
export async function expectExactEstate(db: Database): Promise<void> {
  const added = sql`
    SELECT counted, scope_id, sum(change)::int8 AS count FROM estate_count GROUP BY 1, 2 HAVING sum(change) <> 0 ORDER BY 1, 2`
  const counted = sql`
    SELECT 'LIFT' AS counted, scope_id, count(*) AS count FROM lift GROUP BY 2
    UNION ALL SELECT 'LMD', NULL, count(*) FROM lmd HAVING count(*) > 0 ORDER BY 1, 2`
  const seen = await atOneMoment(db, async tx => ({
    added: await listRows(tx, added),
    counted: await listRows(tx, counted),
  }))
  expect(seen.added).toEqual(seen.counted)
}

/** That the ledgers have as many alarms and cases of each scope as there are, and as many alarms of each day, lifts and devices. */
export async function expectExactCounts(db: Database): Promise<void> {
  for (const [ledger, table] of [
    ['alarm_count', 'alarm'],
    ['complaint_count', 'complaint'],
  ]) {
    const added = sql`SELECT scope_id, sum(change)::int8 AS count FROM ${sql.identifier(ledger!)} GROUP BY 1 HAVING sum(change) <> 0 ORDER BY 1`
    const counted = sql`SELECT scope_id, count(*) AS count FROM ${sql.identifier(table!)} row JOIN lift ON lift.id = row.lift_id GROUP BY 1 ORDER BY 1`
    // At one moment: a server that is at work makes rows again from late edges, and counts them with it.
    const seen = await atOneMoment(db, async tx => ({
      added: await listRows(tx, added),
      counted: await listRows(tx, counted),
    }))
    expect(seen.added).toEqual(seen.counted)
  }
  await expectExactDays(db)
  await expectExactEstate(db)
}
