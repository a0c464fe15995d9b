import { sql } from 'drizzle-orm'
import type { Client } from '@liftwatch/core/client/client'
import type { Database } from '../../../server/src/db/connect'
import { dropMonth, listMonths, releaseCases } from '../../../server/src/queries/months'
import { findRow } from '../../../server/src/queries/rows'
import { atMost, quantile, reported, type Figure } from '../figures'
import { callWhile } from '../reports/other-calls'

const drops = 3
const waitMs = 5_000
const limitSeconds = 1
const undone = 'undone'

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1_000
}

/** What it takes to remove the same by rows, which is then undone. */
function deleteMonth(db: Database, { from, to }: { readonly from: number; readonly to: number }): Promise<void> {
  return db
    .transaction(async tx => {
      await tx.execute(sql`DELETE FROM alarm WHERE closed_at >= ${from} AND closed_at < ${to}`)
      await tx.execute(sql`DELETE FROM alarm_edge WHERE ts >= ${from} AND ts < ${to}`)
      throw new Error(undone)
    })
    .catch((error: Error) => {
      if (error.message !== undone) throw error
    })
}

async function throwUnlessExact(db: Database): Promise<void> {
  const counts = await findRow<{ ledger: number; days: number; rows: number }>(
    db,
    sql`
      SELECT (SELECT sum(change)::int8 FROM alarm_count) AS ledger,
        (SELECT sum(count)::int8 FROM (TABLE alarm_day UNION ALL TABLE alarm_day_change) counted) AS days,
        (SELECT count(*) FROM alarm) AS rows`,
  )
  const { ledger, days, rows } = counts!
  if (ledger !== rows || days !== rows) throw new Error(`the ledgers have ${ledger} and ${days}, there are ${rows}`)
}

/** The oldest months go, of alarms and of edges, while operators go on with their work. */
export async function benchDrops(db: Database, client: Client): Promise<Figure[]> {
  const months = (await listMonths(db, 'alarm')).slice(0, drops + 1)
  const bare = await secondsOf(() => deleteMonth(db, months[drops]!))
  const seconds: number[] = []
  const others: number[] = []
  for (const month of months.slice(0, drops)) {
    await releaseCases(db, month)
    const drop = secondsOf(async () => {
      await dropMonth(db, 'alarm', month, { waitMs, at: Date.now() })
      await dropMonth(db, 'alarm_edge', month, { waitMs, at: Date.now() })
    })
    others.push(...(await callWhile(client, drop)))
    seconds.push(await drop)
  }
  await throwUnlessExact(db)
  return [
    atMost({ figure: 'drop a month', value: Math.max(...seconds), unit: 's', baseline: bare }, limitSeconds),
    reported({ figure: 'slowest call meanwhile', value: quantile(others, 1), unit: 'ms' }),
  ]
}
