import { spawn, type ChildProcess } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries'
import type { Cluster } from './cluster'
import type { Endpoint } from './endpoint'
import { unprivileged } from './unprivileged'

const stopPatienceMs = 30_000

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    // No such process; or another user's, which cannot be ours.
    return false
  }
}

/**
 * Whether the process is a PostgreSQL that runs. A number in a file may be another program's by now; and what was killed under
 * a parent that does not clear up stays on as a zombie, which takes signals but does nothing any more.
 */
async function isAlive(pid: number): Promise<boolean> {
  if (!answersSignals(pid)) return false
  if (process.platform !== 'linux') return true
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [, name, state] = /\((.*)\) (\w)/.exec(stat) ?? []
  return name === 'postgres' && state !== 'Z'
}

async function recordedPid(cluster: Cluster): Promise<number | undefined> {
  const text = await readFile(join(cluster.dataFolder, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  return pid > 0 ? pid : undefined
}

/** The process id of the database that runs on this cluster, ours or one that a killed server left behind. */
export async function findPostmaster(cluster: Cluster): Promise<number | undefined> {
  const pid = await recordedPid(cluster)
  return pid !== undefined && (await isAlive(pid)) ? pid : undefined
}

/** A quarter of the memory, within bounds that suit a laptop and a small server alike. */
function sharedBuffersMb(): number {
  const quarter = Math.floor(totalmem() / 4 / 1_048_576)
  return Math.max(64, Math.min(1024, quarter))
}

function settings(endpoint: Endpoint): string[] {
  const values: Record<string, string | number> = {
    listen_addresses: endpoint.kind === 'tcp' ? '127.0.0.1' : '',
    unix_socket_directories: endpoint.kind === 'socket' ? endpoint.folder : '',
    ...(endpoint.kind === 'tcp' && { port: endpoint.port }),
    max_connections: 100,
    // Statements over all months lock each of their tables and indexes.
    max_locks_per_transaction: 512,
    shared_buffers: `${sharedBuffersMb()}MB`,
    // Reports put a month's alarms in order and together; with PostgreSQL's own 4 MB they do so on disk.
    work_mem: '16MB',
    max_wal_size: '2GB',
    wal_compression: 'on',
    max_parallel_workers_per_gather: Math.min(2, availableParallelism()),
    // Compiling a query costs more than any of ours takes.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * PostgreSQL takes any process that answers signals under the recorded number for a database that runs, a zombie or another
 * program too, and refuses to start. This variable names the one process that it need not mind; its check for memory that
 * an old database's processes still hold stays.
 */
async function overlookedPid(cluster: Cluster): Promise<Record<string, string>> {
  const pid = await recordedPid(cluster)
  return pid === undefined || (await isAlive(pid)) ? {} : { PG_GRANDPARENT_PID: String(pid) }
}

/** Starts the database as a process group of its own, so that a Ctrl-C meant for the server does not reach it first. */
export async function startPostmaster(cluster: Cluster, binaries: Binaries, endpoint: Endpoint): Promise<ChildProcess> {
  const launch = await unprivileged(binaries.postgres, ['-D', cluster.dataFolder, ...settings(endpoint)])
  const log = await open(cluster.logFile, 'a', 0o600)
  try {
    return spawn(launch.command, launch.args, {
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { PATH: process.env['PATH'], LC_ALL: 'C', ...binaries.environment, ...(await overlookedPid(cluster)) },
    })
  } finally {
    await log.close()
  }
}

/** The last line of the database's log, for the one line that says why it did not start. */
export async function lastLogLine(cluster: Cluster): Promise<string> {
  const log = await readFile(cluster.logFile, 'utf8').catch(() => '')
  return log.trimEnd().split('\n').at(-1) ?? ''
}

async function isGoneWithin(pid: number, ms: number): Promise<boolean> {
  for (const until = Date.now() + ms; Date.now() < until; await sleep(20)) if (!(await isAlive(pid))) return true
  return false
}

/** Stops it in order: clients are sent away and everything is written; only if that takes too long, at once. */
export async function stopPostmaster(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT')
  if (await isGoneWithin(pid, stopPatienceMs)) return
  process.kill(pid, 'SIGQUIT')
  await isGoneWithin(pid, stopPatienceMs)
}
