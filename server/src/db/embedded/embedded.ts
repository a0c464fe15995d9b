import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { makeDataFolder } from '../../data-folder'
import { ensureAppRole } from '../app-role'
import { createDatabaseClient, type ConnectionSettings } from '../connect'
import { findBinaries, type Binaries } from './binaries'
import { appRole, ensureAppPassword, openCluster, type Cluster } from './cluster'
import { chooseEndpoint, readEndpoint, settingsFor } from './endpoint'
import { becomeOwner } from './owner'
import { findPostmaster, lastLogLine, startPostmaster, stopPostmaster } from './postmaster'

const startPatienceMs = 120_000
const startsAtMost = 4
const startAgainMs = 500
const watchEveryMs = 1_000

export interface EmbeddedDatabase {
  /** Of the role that owns everything: for migrations, and for scripts beside the server. */
  readonly settings: ConnectionSettings
  /** Of the role by which the server works. */
  readonly app: ConnectionSettings
  readonly stop: () => Promise<void>
}

async function answers(settings: ConnectionSettings): Promise<boolean> {
  const client = createDatabaseClient(settings)
  try {
    await client.connect()
    return true
  } catch {
    // Still starting, or recovering after a kill; a caller asks again.
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Starts the database unless one is left from a server that was killed, and waits until it answers. One that was left may
 * die yet, and processes of one that died may hold its memory for a moment, so starting is tried again a few times.
 */
async function bringUp(cluster: Cluster, binaries: Binaries): Promise<ConnectionSettings> {
  let child: ChildProcess | undefined
  let starts = 0
  for (const until = Date.now() + startPatienceMs; Date.now() < until; await sleep(25)) {
    const isThere = (await findPostmaster(cluster)) !== undefined
    const isStarting = child !== undefined && child.exitCode === null && child.signalCode === null
    if (!isThere && !isStarting) {
      if (starts === startsAtMost) break
      if (starts > 0) await sleep(startAgainMs)
      child = await startPostmaster(cluster, binaries, await chooseEndpoint(cluster))
      starts += 1
    }
    const settings = await settingsFor(cluster, await readEndpoint(cluster))
    if (await answers(settings)) {
      child?.unref()
      return settings
    }
  }
  throw new Error(`The embedded database does not start: ${await lastLogLine(cluster)} (${cluster.logFile})`)
}

/**
 * Opens the embedded database of a data folder, adopting one that is still running, and minds it: should it die, it is
 * started again. Errors: FolderInUseError where another server owns it.
 */
export async function openEmbeddedDatabase(dataFolder: string, log: Logger): Promise<EmbeddedDatabase> {
  makeDataFolder(dataFolder)
  const binaries = await findBinaries(join(dataFolder, 'postgres', 'lib'))
  const cluster = await openCluster(join(dataFolder, 'postgres'), binaries)
  const settings = await bringUp(cluster, binaries)
  let isOwner = false
  let isStopping = false

  async function own(at: ConnectionSettings): Promise<pg.Client> {
    const client = await becomeOwner(at, dataFolder)
    isOwner = true
    client.on('error', error => log.warn({ err: error }, 'the connection that owns the embedded database broke'))
    client.on('end', () => (isOwner = false))
    return client
  }

  let owner = await own(settings)
  const app = { ...settings, user: appRole, password: await ensureAppPassword(cluster) }
  await ensureAppRole(owner, app.user, app.password)

  async function mind(): Promise<void> {
    for (;;) {
      await sleep(watchEveryMs, undefined, { ref: false })
      if (isStopping) return
      if (isOwner && (await findPostmaster(cluster)) !== undefined) continue
      log.error('the embedded database is gone; starting it again')
      try {
        owner = await own(await bringUp(cluster, binaries))
      } catch (error) {
        log.error({ err: error }, 'the embedded database could not be started again; trying further')
      }
    }
  }
  void mind()

  return {
    settings,
    app,
    async stop() {
      isStopping = true
      await owner.end().catch(() => {})
      const pid = await findPostmaster(cluster)
      if (pid !== undefined) await stopPostmaster(pid)
    },
  }
}
