import { existsSync } from 'node:fs'
import { rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config'
import { makeDataFolder } from '../data-folder'
import type { ConnectionSettings } from '../db/connect'
import { clusterIn } from '../db/embedded/cluster'
import { openEmbeddedDatabase } from '../db/embedded/embedded'
import { findPostmaster } from '../db/embedded/postmaster'
import { loadBackup, refuseUnlessEmpty, type Load } from './load'
import { readManifest, type Manifest } from './manifest'
import { asOnlyRestore } from './one-restore'
import { placeKey, refuseOtherKey } from './place-key'
import { readBack } from './read-back'
import { BackupRefusal, exits } from './refusal'
import { schemaSteps } from './schema-steps'
import { connectTo, outsideDatabase } from './source'

export interface RestoreOptions {
  /** The backup's folder. */
  readonly from: string
  /** Looks at everything, and changes nothing. */
  readonly isDryRun: boolean
  readonly signal: AbortSignal
  readonly say: (line: string) => void
  readonly log: Logger
}

async function loadInto(settings: ConnectionSettings, load: Load, before: () => Promise<void>): Promise<void> {
  const client = await connectTo(settings)
  try {
    await loadBackup(client, load, before)
  } finally {
    // With an unfinished transaction, the database undoes it.
    await client.end().catch(() => {})
  }
}

async function refuseUsedDatabase(settings: ConnectionSettings): Promise<void> {
  const client = await connectTo(settings)
  try {
    await refuseUnlessEmpty(client)
  } finally {
    await client.end()
  }
}

/** Errors: BackupRefusal where a data folder has a database, of a server that runs or not. */
async function refuseUsedFolder(dataFolder: string): Promise<void> {
  const cluster = clusterIn(join(dataFolder, 'postgres'))
  const pid = await findPostmaster(cluster)
  const fix = 'set LIFTWATCH_DATA to an empty folder'
  if (pid !== undefined) {
    throw new BackupRefusal(exits.conflict, `${dataFolder} is in use: a database runs on it (process ${pid}); ${fix}.`)
  }
  if (existsSync(cluster.folder)) {
    throw new BackupRefusal(exits.conflict, `${dataFolder} is in use: it has a database already; ${fix}.`)
  }
}

/** Beside the place where it will be, so that a server never finds a part of it, and on the same disk. */
async function restoreBeside(config: Config, load: Load, log: Logger): Promise<void> {
  const { dataFolder } = config
  const beside = join(dataFolder, 'restoring')
  if (existsSync(beside)) {
    // Left by a restore that was killed; its database may still run.
    await (await openEmbeddedDatabase(beside, log)).stop()
    await rm(beside, { recursive: true })
  }
  const database = await openEmbeddedDatabase(beside, log)
  let takeKey = async () => {}
  try {
    await loadInto(database.settings, load, async () => {})
    await database.stop()
    takeKey = await placeKey(config, load.folder)
    await rename(join(beside, 'postgres'), join(dataFolder, 'postgres')).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
      throw new BackupRefusal(exits.conflict, `${dataFolder} is in use: a server was started on it meanwhile.`)
    })
  } catch (error) {
    await database.stop()
    await takeKey()
    throw error
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}

async function restoreEmbedded(config: Config, load: Load, log: Logger): Promise<void> {
  const { dataFolder } = config
  const isNew = !existsSync(dataFolder)
  makeDataFolder(dataFolder)
  try {
    await asOnlyRestore(dataFolder, async () => {
      // Another may have ended just before.
      await refuseUsedFolder(dataFolder)
      await restoreBeside(config, load, log)
    })
  } catch (error) {
    // Unless another has put something there.
    if (isNew) await rmdir(dataFolder).catch(() => {})
    throw error
  }
}

async function restoreOutside(settings: ConnectionSettings, config: Config, load: Load): Promise<void> {
  let takeKey = async () => {}
  try {
    await loadInto(settings, load, async () => {
      takeKey = await placeKey(config, load.folder)
    })
  } catch (error) {
    await takeKey()
    throw error
  }
}

/**
 * Restores a backup, once all of it has been read and found whole, into a data folder or an outside database that holds nothing: all of it,
 * or nothing. Errors: BackupRefusal, ConfigError, FolderInUseError.
 */
export async function restore(config: Config, { from, isDryRun, signal, say, log }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(from)
  const steps = schemaSteps(manifest)
  const outside = outsideDatabase(config)
  await (outside ? refuseUsedDatabase(outside) : refuseUsedFolder(config.dataFolder))
  await refuseOtherKey(config, from)
  await readBack(from, manifest, signal)
  if (isDryRun) return manifest
  say('the backup is whole; loading it')
  const load = { folder: from, manifest, steps, signal, say }
  await (outside ? restoreOutside(outside, config, load) : restoreEmbedded(config, load, log))
  return manifest
}
