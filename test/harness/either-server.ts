import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

interface EitherServer {
  readonly url: string
  readonly close: () => Promise<void>
}

/** One address before several servers, as a reverse proxy is: a connection goes to the first that takes it. */
export async function startEitherServer(urls: readonly string[]): Promise<EitherServer> {
  const sockets = new Set<Socket>()
  function hold(socket: Socket): Socket {
    sockets.add(socket)
    return socket.on('close', () => sockets.delete(socket))
  }
  function join(client: Socket, [url, ...others]: readonly string[]): void {
    if (url === undefined) return void client.destroy()
    const { hostname, port } = new URL(url)
    const server = hold(connect(Number(port), hostname))
    let isThere = false
    server.on('error', () => isThere || join(client, others))
    server.on('connect', () => {
      isThere = true
      client.pipe(server).pipe(client)
      client.on('close', () => server.destroy())
      server.on('close', () => client.destroy())
    })
  }
  const front = createServer(client => {
    hold(client).on('error', () => {})
    join(client, urls)
  })
  await new Promise<void>(resolve => front.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>(resolve => front.close(() => resolve()))
    },
  }
}
