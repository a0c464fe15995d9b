import { join } from 'node:path'
import type { ConnectionSettings } from '../connect'
import { clusterIn } from './cluster'
import { readEndpoint, settingsFor } from './endpoint'
import { findPostmaster } from './postmaster'

/** How to reach the embedded database that a running server keeps in this data folder, for scripts beside it. */
export async function findRunningDatabase(dataFolder: string): Promise<ConnectionSettings> {
  const cluster = clusterIn(join(dataFolder, 'postgres'))
  if ((await findPostmaster(cluster)) === undefined) throw new Error(`no server runs on ${dataFolder}`)
  return settingsFor(cluster, await readEndpoint(cluster))
}
