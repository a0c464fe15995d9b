import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { unprivileged } from '../../server/src/db/embedded/unprivileged'
import { quietPort } from './quiet-port'
import { soon } from './soon'
import { runStatement } from './template-database'

const run = promisify(execFile)

/** Where a PostgreSQL of the machine has all its programs; undefined where there is none. */
function findPrograms(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).toSorted((one, other) => Number(other) - Number(one)) : []
  const folders = versions.map(version => join(root, version, 'bin'))
  return folders.find(folder => ['initdb', 'postgres', 'pg_basebackup'].every(name => existsSync(join(folder, name))))
}

const programs = findPrograms()
export const hasOwnPostgres = programs !== undefined

/** A PostgreSQL of a test's own, by the machine's programs: to be stopped, started, copied and filled. */
export interface OwnCluster {
  readonly url: string
  readonly folder: string
  readonly start: () => Promise<void>
  /** In order, but waiting for no one who is connected. */
  readonly stop: () => Promise<void>
  /** A copy that follows it, as a cluster of its own. */
  readonly copy: () => Promise<OwnCluster>
  readonly remove: () => Promise<void>
}

async function runProgram(name: string, args: readonly string[]): Promise<void> {
  const launch = await unprivileged(join(programs!, name), args)
  await run(launch.command, [...launch.args])
}

async function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'lw-own-'))
}

async function clusterIn(folder: string): Promise<OwnCluster> {
  const port = await quietPort()
  const data = join(folder, 'data')
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let child: ChildProcess | undefined
  let ended: Promise<unknown> = Promise.resolve()
  async function stop(): Promise<void> {
    if (!child) return
    child?.kill('SIGINT')
    await ended
    child = undefined
  }
  const cluster: OwnCluster = {
    url,
    folder,
    async start() {
      const settings = {
        port,
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        fsync: 'off',
        timezone: 'UTC',
      }
      const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
      const launch = await unprivileged(join(programs!, 'postgres'), ['-D', data, ...options])
      child = spawn(launch.command, launch.args, { stdio: 'ignore' })
      ended = new Promise(resolve => child!.once('exit', resolve))
      await soon(() => runStatement({ connectionString: url }, 'SELECT 1'))
    },
    stop,
    async copy() {
      const other = await clusterIn(await newFolder())
      const to = ['-D', join(other.folder, 'data'), '--write-recovery-conf', '--checkpoint=fast', '--wal-method=stream']
      await runProgram('pg_basebackup', ['-d', url, ...to])
      await other.start()
      return other
    },
    async remove() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return cluster
}

/** Makes one and starts it. */
export async function startOwnCluster(): Promise<OwnCluster> {
  const cluster = await clusterIn(await newFolder())
  const data = join(cluster.folder, 'data')
  await runProgram('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  await cluster.start()
  return cluster
}
