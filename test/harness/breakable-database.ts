import { connect, createServer, type Socket } from 'node:net'
import { createTestDatabase } from './database'
import { quietPort } from './quiet-port'

/** A database behind a proxy that can be closed: what the server sees when its database, or the way there, is gone. */
export interface BreakableDatabase {
  readonly url: string
  /** Ends every connection and refuses new ones. */
  readonly shut: () => Promise<void>
  readonly reopen: () => Promise<void>
  readonly drop: () => Promise<void>
}

/** Where a database URL leads to; a percent-encoded folder in place of a host is that of a socket. */
function addressOf(url: URL): { path: string } | { host: string; port: number } {
  const host = decodeURIComponent(url.hostname)
  const port = url.port || '5432'
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port: Number(port) }
}

export async function createBreakableDatabase(): Promise<BreakableDatabase> {
  const database = await createTestDatabase()
  const url = new URL(database.url)
  const sockets = new Set<Socket>()
  const proxy = createServer(socket => {
    const beyond = connect(addressOf(url))
    for (const end of [socket, beyond]) {
      sockets.add(end)
      // A broken connection is what this is for.
      end.on('error', () => {}).on('close', () => [socket, beyond].forEach(side => side.destroy()))
      end.on('close', () => sockets.delete(end))
    }
    socket.pipe(beyond).pipe(socket)
  })
  const port = await quietPort()
  const open = () => new Promise<void>(resolve => proxy.listen(port, '127.0.0.1', resolve))
  const shut = () =>
    new Promise<void>(resolve => {
      proxy.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  await open()
  const { username, password, pathname } = url
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`,
    shut,
    reopen: open,
    async drop() {
      if (proxy.listening) await shut()
      await database.drop()
    },
  }
}
