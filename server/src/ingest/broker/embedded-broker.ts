import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { connectWithinMs } from '../bounds'
import type { NoticeHub } from '../../events/notice-hub'
import type { Metrics } from '../../metrics'
import type { FollowedCertificate } from '../../tls/followed-certificate'
import type { Broker } from '../broker'
import { Connection, type ConnectionParts } from './connection'
import { ConnectionDesk, type DeskParts } from './connection-desk'
import { ReadingTurns } from './reading-turns'
import { createSecureServer } from './secure-server'
import { Strangers } from './strangers'

interface Address {
  readonly host: string
  readonly port: number
}

interface Settings extends DeskParts {
  readonly hub: NoticeHub
  readonly metrics: Metrics
  readonly plain: Address
  /** Where devices connect over TLS, if anywhere. */
  readonly secure: (Address & { readonly certificate: FollowedCertificate }) | undefined
}

/** How often connections are looked through for those that took too long. */
const lookEveryMs = 1_000
/** A socket asks the system for no more while it has anything: what it has is one piece of at most 64 KB, and the sender waits with the rest. */
const socketBufferBytes = 1
/** A device may be silent for one and a half times what it promised (MQTT 3.1.2.10). */
const keepAliveShare = 1.5

/** Answers the port. */
function listen(server: Server, { host, port }: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

function isSilent({ connect, isPaused, lastReadAt }: Connection, at: number): boolean {
  const keepAliveMs = connect?.keepAliveMs ?? 0
  return keepAliveMs > 0 && !isPaused && at - lastReadAt > keepAliveMs * keepAliveShare
}

/**
 * The MQTT broker of a server that has none outside. Devices publish to it and no one subscribes, so it keeps nothing: no
 * sessions, no retained messages, no queues. A device logs in with its client id as user name and its token as password. A
 * message is acknowledged after its commit; how much of a connection is read before that is bounded, in packets, bytes and
 * messages, and what is not read waits with the sender.
 */
export async function startEmbeddedBroker(settings: Settings): Promise<Broker> {
  const { clock, plain, secure } = settings
  const turns = new ReadingTurns()
  const strangers = new Strangers()
  const desk = new ConnectionDesk(settings)

  function take(socket: Socket, certified?: readonly string[]): void {
    const address = socket.remoteAddress ?? ''
    if (!strangers.hasRoomFor(address)) {
      socket.destroy()
      return
    }
    const parts: ConnectionParts = {
      turns,
      clock,
      certified,
      onConnect: (connection, connect) => {
        void desk.admit(connection, connect).then(isIn => isIn && strangers.remove(address, connection))
      },
      onPacket: (connection, bytes) => desk.charge(connection, bytes),
      onEnd(connection, reason) {
        strangers.remove(address, connection)
        desk.ended(connection, reason)
      },
    }
    strangers.add(address, new Connection(socket, parts))
  }

  const server = createServer({ highWaterMark: socketBufferBytes }, socket => take(socket))
  const port = await listen(server, plain)
  const secureServer = secure && createSecureServer({ ...settings, certificate: secure.certificate, strangers, take })
  const servers = secureServer ? [server, secureServer] : [server]
  async function endAll(): Promise<void> {
    const closed = servers.map(one => new Promise(resolve => one.close(resolve)))
    desk.stop()
    for (const stranger of strangers) stranger.end('stopping')
    await Promise.all(closed)
  }
  const securePort =
    secureServer &&
    (await listen(secureServer, secure).catch(async (error: unknown) => {
      await endAll()
      throw error
    }))

  const looking = setInterval(() => {
    const at = clock()
    void desk.tokens.look()
    for (const stranger of strangers) if (at - stranger.openedAt > connectWithinMs) stranger.end('unavailable')
    for (const connection of desk.connections()) if (isSilent(connection, at)) connection.end('keep-alive')
  }, lookEveryMs)

  const unsubscribe = settings.hub.subscribe(
    notices => {
      for (const { kind, subjectId } of notices) if (kind === 'lmds') desk.tokens.changed(subjectId)
    },
    () => {},
  )

  return {
    port,
    securePort: securePort ?? 0,
    awaySince: () => undefined,
    async stop() {
      clearInterval(looking)
      unsubscribe()
      await endAll()
    },
  }
}
