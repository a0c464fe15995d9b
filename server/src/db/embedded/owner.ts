import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { createDatabaseClient, type ConnectionSettings } from '../connect'
import { ownerLock } from '../locks'

/** A server that was just killed may take this long to let go. */
const handOverMs = 3_000

/** Someone else owns the data folder. The message is the one line to print. */
export class FolderInUseError extends Error {}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [ownerLock])
  return rows[0]!.got
}

async function ownerPid(client: pg.Client): Promise<string> {
  const name = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [ownerLock],
  )
  return name.rows[0]?.name.replace('liftwatch owner ', '') ?? 'unknown'
}

/**
 * Makes this process the one owner of an embedded database. The lock is a connection's, so that it ends with the process
 * however that dies; a file could outlive it. Errors: FolderInUseError.
 */
export async function becomeOwner(settings: ConnectionSettings, dataFolder: string): Promise<pg.Client> {
  const client = createDatabaseClient(settings)
  // One that breaks while it waits breaks under its statement, which says so.
  client.on('error', () => {})
  await client.connect()
  for (const until = Date.now() + handOverMs; ; await sleep(100)) {
    if (await tryLock(client)) break
    if (Date.now() < until) continue
    const pid = await ownerPid(client)
    await client.end()
    throw new FolderInUseError(
      `Liftwatch already runs on ${dataFolder} (process ${pid}); stop it, or set LIFTWATCH_DATA to another folder.`,
    )
  }
  await client.query(`SET application_name = 'liftwatch owner ${process.pid}'`)
  return client
}
