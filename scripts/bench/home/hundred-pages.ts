import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { listRows } from '../../../server/src/queries/rows'
import { atMost, reported, type Figure } from '../figures'
import { usageOf, type ServerProcess } from '../server-process'
import type { HomeReader } from './readers'

const pages = 100
const everyMs = 5_000
const measuredMs = 30_000
const lookEveryMs = 1_000

/** The processes of the database that work for the server. */
async function backendPids({ connection: { db } }: ServerProcess): Promise<number[]> {
  const rows = await listRows<{ pid: number }>(
    db,
    sql`SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  )
  return rows.map(({ pid }) => pid)
}

/** The CPU time of all backends that there are at some look or other: connections come, and go when they have been idle. */
async function followBackends(server: ServerProcess, ending: AbortSignal): Promise<number> {
  const seconds = new Map<number, { readonly first: number; readonly last: number }>()
  for (let isFirst = true; ; isFirst = false) {
    for (const pid of await backendPids(server)) {
      const { cpuSeconds } = await usageOf(pid)
      const first = seconds.get(pid)?.first ?? (isFirst ? cpuSeconds : 0)
      seconds.set(pid, { first, last: Math.max(cpuSeconds, first) })
    }
    if (ending.aborted) break
    await sleep(lookEveryMs)
  }
  return [...seconds.values()].reduce((sum, { first, last }) => sum + last - first, 0)
}

/** The shares of a core that server and database use while something goes on. */
async function sharesDuring(server: ServerProcess, run: (until: number) => Promise<unknown>) {
  const ending = new AbortController()
  const before = (await usageOf(server.pid)).cpuSeconds
  const startedAt = performance.now()
  const backends = followBackends(server, ending.signal)
  await run(Date.now() + measuredMs)
  const seconds = (performance.now() - startedAt) / 1_000
  const used = (await usageOf(server.pid)).cpuSeconds - before
  ending.abort()
  return { server: used / seconds, database: (await backends) / seconds }
}

/** A page that is open: it asks for its figures, waits, and asks again. */
async function lookUntil(until: number, { client }: HomeReader, firstAfterMs: number): Promise<void> {
  await sleep(firstAfterMs)
  while (Date.now() < until) {
    await Promise.all([client.home.summary({}), client.home.recent({})])
    await sleep(everyMs)
  }
}

/** What a hundred open pages cost: every third of an operator of the whole estate, the others of the councils. */
export async function costOfPages(server: ServerProcess, readers: readonly HomeReader[]): Promise<Figure[]> {
  const idle = await sharesDuring(server, until => sleep(until - Date.now()))
  const busy = await sharesDuring(server, until =>
    Promise.all(
      Array.from({ length: pages }, (_, page) => {
        const reader = page % 3 === 0 ? readers[0]! : readers[1 + (page % (readers.length - 1))]!
        return lookUntil(until, reader, (page * everyMs) / pages)
      }),
    ),
  )
  const cost = { server: busy.server - idle.server, database: busy.database - idle.database }
  return [
    atMost({ figure: 'hundred pages', value: cost.server, unit: 'cores' }, 0.1),
    reported({ figure: 'hundred pages, database', value: cost.database, unit: 'cores' }),
  ]
}
