import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../server/src/db/connect'
import { findRow } from '../../server/src/queries/rows'
import { findLayout } from '../../server/src/queries/months-beside'
import { atMost, quantile, reported, type Figure } from './figures'
import { startServerProcess } from './server-process'
import { makeOlderDatabase } from './upgrade/older-database'
import { probeTraps, type Probe } from './probe-traps'

const usualRows = 2_000_000
const lookEveryMs = 100
/** Before and after the tables are replaced, so that no trap is missed that it held up. */
const aboutMs = 5_000
/** As they are afterwards, for comparison. */
const afterwardsMs = 60_000
const limitMs = 1_000

async function until(isSo: () => Promise<boolean>): Promise<number> {
  while (!(await isSo())) await sleep(lookEveryMs)
  return performance.now()
}

async function isCopied(db: Database): Promise<boolean> {
  const row = await findRow<{ left: number }>(
    db,
    sql`SELECT count(*) AS left FROM liftwatch_months.progress WHERE alarm_id IS NOT NULL OR edge IS NOT NULL`,
  )
  return row!.left === 0
}

function between(probes: readonly Probe[], from: number, to: number): number[] {
  return probes.filter(({ at }) => at >= from && at <= to).map(({ ms }) => ms)
}

/** A database of version 0.1.0 is put into months by a server that works on, while traps come. */
export async function benchUpgrade(say: (line: string) => void, rows = usualRows): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lw-bench-upgrade-'))
  try {
    const devices = await makeOlderDatabase(folder, rows, say)
    const server = await startServerProcess({ LIFTWATCH_DATA: folder })
    const { db } = server.connection
    try {
      say('traps come, and rows are copied …')
      const stopProbes = await probeTraps(server.mqttPort, devices)
      const startedAt = await until(async () => (await findLayout(db)).isCopying)
      const copiedAt = await until(() => isCopied(db))
      say('all are copied; the tables are replaced five minutes after the start at the earliest …')
      const replacedAt = await until(async () => (await findLayout(db)).isByMonth)
      const doneAt = await until(async () => !(await findLayout(db)).hasTablesBefore)
      await sleep(afterwardsMs)
      const probes = await stopProbes()
      const edges = await findRow<{ count: number }>(db, sql`SELECT count(*) FROM alarm_edge`)
      const copying = between(probes, startedAt, copiedAt)
      const replacing = between(probes, replacedAt - aboutMs, doneAt + aboutMs)
      const afterwards = between(probes, doneAt + aboutMs, performance.now())
      return [
        reported({ figure: 'alarms', value: rows, unit: '' }),
        reported({ figure: 'edges', value: edges!.count, unit: '' }),
        reported({ figure: 'copied in', value: (copiedAt - startedAt) / 1_000, unit: 's' }),
        reported({
          figure: 'trap stored p95 meanwhile',
          value: quantile(copying, 0.95),
          unit: 'ms',
          baseline: quantile(afterwards, 0.95),
        }),
        atMost(
          { figure: 'slowest meanwhile', value: quantile(copying, 1), unit: 'ms', baseline: quantile(afterwards, 1) },
          limitMs,
        ),
        atMost(
          {
            figure: 'slowest at the replacement',
            value: quantile(replacing, 1),
            unit: 'ms',
            baseline: quantile(afterwards, 1),
          },
          limitMs,
        ),
      ]
    } finally {
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
