import { connect, type Socket } from 'node:net'

/** A connection on which a test writes what it likes, as a hostile program does. */
export interface RawConnection {
  readonly socket: Socket
  /** What the server has answered so far. */
  readonly answer: () => string
  /** Resolves once the connection has ended, from whichever side. */
  readonly closed: Promise<void>
}

export function openRaw(url: string, localAddress?: string): RawConnection {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), ...(localAddress && { localAddress }) })
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
  // To be cut off is what is looked for.
  socket.on('error', () => {})
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()))
  return { socket, answer: () => answer, closed }
}

/** The head of a request. */
export function headOf(method: string, path: string, headers: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries({ host: 'lifts', ...headers }).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

/** Writes pieces for as long as the other side takes them; answers how many bytes it took before it hung up. */
export async function pour({ socket, closed }: RawConnection, piece: Buffer, times: number): Promise<number> {
  for (let count = 0; count < times && !socket.destroyed && socket.writable; count += 1) {
    if (!socket.write(piece)) await Promise.race([new Promise(resolve => socket.once('drain', resolve)), closed])
  }
  return socket.bytesWritten - socket.writableLength
}
