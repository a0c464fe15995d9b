import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** What becomes of an answer on its way. */
type Fate = 'passes' | 'stalls' | 'breaks'

export interface Proxy {
  readonly url: string
  /** What becomes of the answers that have this in their head, one after the other; after the last, all pass. */
  readonly meddle: (head: string, ...fates: readonly Fate[]) => void
  /** Breaks every connection that there is. */
  readonly cut: () => void
  readonly close: () => Promise<void>
}

/** Is between a client and a server, and lets an answer stop or break in the middle of its body. */
export async function startProxy(to: string): Promise<Proxy> {
  const { hostname, port } = new URL(to)
  const sockets = new Set<Socket>()
  let watched = ''
  let fates: Fate[] = []
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer(client => {
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket)
          client.destroy()
          upstream.destroy()
        })
    }
    // Without compression, so that half of an answer is half of what it says.
    const asked = (chunk: Buffer) => chunk.toString('latin1').replace(/^(accept-encoding: ).*$/im, '$1identity')
    client.on('data', chunk => upstream.write(asked(chunk), 'latin1'))
    let fate: Fate = 'passes'
    let bytesLeft = Infinity
    upstream.on('data', chunk => {
      const end = chunk.indexOf('\r\n\r\n')
      if (watched !== '' && end !== -1 && chunk.subarray(0, end).includes(watched)) fate = fates.shift() ?? 'passes'
      // The head, and a little of the body, which may come later.
      if (fate !== 'passes' && bytesLeft === Infinity) bytesLeft = end + 4 + 20
      const passing = chunk.subarray(0, bytesLeft)
      bytesLeft -= passing.length
      const isAtEnd = bytesLeft === 0
      client.write(passing, () => {
        if (isAtEnd && fate === 'breaks') client.destroy()
      })
      if (isAtEnd) upstream.pause()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    meddle(head, ...next) {
      watched = head
      fates = [...next]
    },
    cut,
    close() {
      cut()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
