import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import type { ConnectionSettings } from '../connect'
import { readPassword, superuser, type Cluster } from './cluster'

/** Where the embedded database listens: a socket in the data folder, or loopback where sockets cannot be. */
const endpoint = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('socket'), folder: z.string() }),
  z.object({ kind: z.literal('tcp'), port: z.int() }),
])
export type Endpoint = z.infer<typeof endpoint>

const postgresPort = 5432
/** The longest path that a socket may have is 107 bytes on Linux and 103 on macOS; its name takes 16 of them. */
const socketFolderMaxBytes = 85

function endpointFile(cluster: Cluster): string {
  return join(cluster.folder, 'endpoint.json')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

/** Chooses where to listen, and writes it down for the process that takes the database over. */
export async function chooseEndpoint(cluster: Cluster): Promise<Endpoint> {
  const hasSockets = process.platform !== 'win32' && Buffer.byteLength(cluster.folder) <= socketFolderMaxBytes
  const chosen: Endpoint = hasSockets
    ? { kind: 'socket', folder: cluster.folder }
    : { kind: 'tcp', port: await freePort() }
  await writeFile(endpointFile(cluster), JSON.stringify(chosen), { mode: 0o600 })
  return chosen
}

/** Where the database that already runs listens. */
export async function readEndpoint(cluster: Cluster): Promise<Endpoint> {
  return endpoint.parse(JSON.parse(await readFile(endpointFile(cluster), 'utf8')))
}

export async function settingsFor(cluster: Cluster, at: Endpoint): Promise<ConnectionSettings> {
  const place = at.kind === 'socket' ? { host: at.folder, port: postgresPort } : { host: '127.0.0.1', port: at.port }
  return { ...place, user: superuser, password: await readPassword(cluster), database: 'postgres' }
}
