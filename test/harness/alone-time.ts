import { readdir, readFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import type { Database } from '../../server/src/db/connect'
import { listRows } from '../../server/src/queries/rows'

const numbersOf = (text: string) => text.trim().split(/\s+/).map(Number)

/** What the processors did since the machine started, in all and without being idle, in the system's unit. */
async function lookAtProcessors() {
  const text = await readFile('/proc/stat', 'utf8')
  const [user = 0, nice = 0, system = 0, idle = 0, disk = 0, hard = 0, soft = 0, stolen = 0] = numbersOf(
    text.slice('cpu '.length, text.indexOf('\n')),
  )
  const busy = user + nice + system + hard + soft + stolen
  return { all: busy + idle + disk, busy }
}

/** How much of that each process had. */
async function lookAtProcesses(): Promise<ReadonlyMap<number, number>> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const used = await Promise.all(
    pids.map(async pid => {
      // One that ends meanwhile has no file.
      const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      // Its name comes first, in brackets, which may have spaces and brackets; then its state and ten numbers.
      const [user = 0, system = 0] = numbersOf(text.slice(text.lastIndexOf(')') + 3)).slice(10, 12)
      return [pid, user + system] as const
    }),
  )
  return new Map(used)
}

/**
 * How long (ms) something takes, less the share that others had of the processors meanwhile: those other than this process, in which
 * the server runs too, and what works for its database. What these do for others than the caller counts in full. So does all of
 * the time where the system keeps no such books, and where the database is on another machine.
 */
export async function aloneMs(db: Database, work: () => Promise<unknown>): Promise<number> {
  const before = await Promise.all([lookAtProcessors(), lookAtProcesses()]).catch(() => undefined)
  const from = performance.now()
  await work()
  const tookMs = performance.now() - from
  if (!before) return tookMs
  const [processors, processes] = await Promise.all([lookAtProcessors(), lookAtProcesses()])
  // Asked for afterwards alone: beforehand the question would wait with all others for what is measured to be over.
  const backends = await listRows<{ pid: number }>(
    db,
    sql`SELECT pid FROM pg_stat_activity WHERE datname = current_database()`,
  )
  const usedBy = (pid: number) => (processes.get(pid) ?? 0) - (before[1].get(pid) ?? 0)
  const own = [process.pid, ...backends.map(({ pid }) => pid)].reduce((sum, pid) => sum + usedBy(pid), 0)
  const others = Math.max(0, processors.busy - before[0].busy - own)
  return tookMs * (1 - others / Math.max(1, others, processors.all - before[0].all))
}
