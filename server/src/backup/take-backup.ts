import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolder } from '@liftwatch/core/files/make-folder'
import type { Client } from 'pg'
import type { Logger } from 'pino'
import { readSecretKey } from '../accounts/secret-key'
import type { Config } from '../config'
import { version } from '@liftwatch/core/contract/version'
import { listMigrations, listPartitions, listSequences } from './catalog'
import { unwritten } from './copy-out'
import { refuseStrangeKey } from './fitting-key'
import { removeOlder } from './keep'
import { keyIn, manifestIn, type Manifest } from './manifest'
import { readBack } from './read-back'
import { beginSnapshot, lockBackups } from './snapshot'
import { openSource, outsideDatabase } from './source'
import { rowWriter, type RowWriter } from './write-rows'

export interface BackupOptions {
  /** The folder in which the backup becomes a folder of its own. */
  readonly out: string
  /** So many of this estate stay there, the new one among them; all, where it is left out. */
  readonly keep: number | undefined
  /** Written by the machine's pg_dump, in place of copies of the tables. */
  readonly isDump: boolean
  readonly signal: AbortSignal
  readonly log: Logger
}

export interface TakenBackup {
  readonly folder: string
  readonly manifest: Manifest
  readonly removed: readonly string[]
}

/** What an estate is known by: nothing of its key can be found from it. */
function estateOf(key: Buffer): string {
  return createHash('sha256').update('liftwatch estate ').update(key).digest('hex').slice(0, 16)
}

/** What is written is on the disk, and not only on its way there. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

async function writeWhole(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    throw unwritten(file, error)
  }
}

/** A name that is not taken, by the clock of the database. */
async function freeName(client: Client, out: string): Promise<string> {
  for (;;) {
    const { rows } = await client.query<{ at: Date }>('SELECT clock_timestamp() AS at')
    const folder = join(out, `liftwatch-${rows[0]!.at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`)
    if (!existsSync(folder)) return folder
    await sleep(200)
  }
}

/** What a backup of this estate left that was killed: no other is at work, for this one has the lock. */
async function removeLeft(out: string, ending: string): Promise<void> {
  for (const name of await readdir(out)) {
    if (name.startsWith('liftwatch-') && name.endsWith(ending)) await rm(join(out, name), { recursive: true })
  }
}

interface Writing {
  readonly writeRows: RowWriter
  readonly key: Buffer
  readonly timeZone: string
  readonly signal: AbortSignal
}

async function writeBackup(
  client: Client,
  folder: string,
  { writeRows, key, timeZone, signal }: Writing,
): Promise<Manifest> {
  const found = await beginSnapshot(client)
  await refuseStrangeKey(client, key)
  const { rows } = await client.query<{ at: Date; postgres: string }>(
    `SELECT now() AS at, current_setting('server_version') AS postgres`,
  )
  const { at, postgres } = rows[0]!
  const [migrations, partitions] = [await listMigrations(client), await listPartitions(client)]
  const sequences = await listSequences(client)
  const rowFacts = await writeRows(found, folder, signal)
  await client.query('ROLLBACK')
  const keyText = `${key.toString('base64')}\n`
  await writeWhole(keyIn(folder), keyText)
  const manifest: Manifest = {
    ...rowFacts,
    version,
    estate: estateOf(key),
    takenAt: at.toISOString(),
    timeZone,
    postgres,
    migrations,
    partitions,
    sequences,
    secretKey: { sha256: createHash('sha256').update(keyText).digest('hex') },
  }
  await writeWhole(manifestIn(folder), `${JSON.stringify(manifest, undefined, 2)}\n`)
  return manifest
}

/**
 * Takes a backup of all that the database holds at one moment, reads it back, and only then gives it its name; what does not come so far
 * is removed. Errors: BackupRefusal, ConfigError, FolderInUseError.
 */
export async function takeBackup(
  config: Config,
  { out, keep, isDump, signal, log }: BackupOptions,
): Promise<TakenBackup> {
  const key = await readSecretKey(config.secretKeyFile, config.dataFolder)
  const ending = `.${estateOf(key)}.partial`
  const { client, close } = await openSource(config, log)
  let partial: string | undefined
  try {
    const writeRows = await rowWriter(client, outsideDatabase(config)?.connectionString, isDump)
    await lockBackups(client)
    let folder: string
    try {
      makeFolder(out, 0o700)
      await removeLeft(out, ending)
      folder = await freeName(client, out)
      partial = `${folder}${ending}`
      makeFolder(partial, 0o700)
    } catch (error) {
      throw unwritten(out, error)
    }
    const manifest = await writeBackup(client, partial, { writeRows, key, timeZone: config.timeZone, signal })
    await readBack(partial, manifest, signal)
    await settle(partial)
    await rename(partial, folder)
    partial = undefined
    await settle(out)
    const removed = keep === undefined ? [] : await removeOlder(manifest.estate, out, keep)
    return { folder, manifest, removed }
  } finally {
    await close()
    if (partial !== undefined) await rm(partial, { recursive: true, force: true })
  }
}
