import { readFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import { connect, type AddressInfo, type Server as TcpServer, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import type { Pair } from './certificates'

interface FrontServer {
  readonly port: number
  readonly close: () => Promise<void>
}

interface HttpProxy extends FrontServer {
  readonly url: string
  /** What it was asked for: CONNECT HOST:PORT, or GET and an address. */
  readonly asked: string[]
}

function join(one: Socket, other: Socket): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => to.destroy()).on('close', () => to.destroy())
    from.pipe(to)
  }
}

async function listen<Kind extends TcpServer | Server>(server: Kind): Promise<FrontServer> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}

interface TlsOptions {
  readonly pair: Pair
  /** Asks for a certificate of this authority, and lets no one in without. */
  readonly clientsOf?: string
}

/** Speaks TLS for a server that does not. */
export function startTls(to: string, { pair, clientsOf }: TlsOptions): Promise<FrontServer> {
  const files = { cert: readFileSync(pair.cert), key: readFileSync(pair.key) }
  const mutual = clientsOf && { ca: readFileSync(clientsOf), requestCert: true, rejectUnauthorized: true }
  const port = Number(new URL(to).port)
  const server = createTlsServer({ ...files, ...mutual }, socket => join(socket, connect(port, '127.0.0.1')))
  return listen(server.on('tlsClientError', () => {}))
}

/**
 * A company's proxy: it alone knows the hosts by their names, all of which are this machine.
 * @param status what it answers to anyone who asks for a tunnel
 */
export async function startHttpProxy({ status = 200 } = {}): Promise<HttpProxy> {
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    const { pathname, search, port } = new URL(incoming.url!)
    asked.push(`${incoming.method} ${incoming.url!}`)
    const { method, headers } = incoming
    const onward = request({ port, host: '127.0.0.1', path: pathname + search, method, headers }, answer => {
      outgoing.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server.on('connect', (incoming, socket: Socket) => {
    asked.push(`CONNECT ${incoming.url!}`)
    if (status !== 200) return void socket.end(`HTTP/1.1 ${status} Refused\r\n\r\n`)
    const onward = connect(Number(incoming.url!.split(':').at(-1)), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n')
      join(socket, onward)
    })
    onward.on('error', () => socket.destroy())
  })
  const front = await listen(server)
  return { ...front, url: `http://127.0.0.1:${front.port}`, asked }
}
