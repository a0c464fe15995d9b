import { createServer, type Server } from 'node:net'
import { Aedes, type Client } from 'aedes'
import type { Logger } from 'pino'
import type { Database } from '../db/connect'
import { hashToken } from '../http/token'
import { findDeviceByCredentials } from '../queries/lmds'
import { decodePayload, parseTopic } from './decode'
import type { Intake } from './intake'

export interface Broker {
  readonly port: number
  readonly stop: () => Promise<void>
}

interface Settings {
  readonly db: Database
  readonly intake: Intake
  readonly log: Logger
  readonly clock: () => number
  readonly host: string
  readonly port: number
}

const notAuthorized = 5

function refusal(message: string): Error & { returnCode: number } {
  return Object.assign(new Error(message), { returnCode: notAuthorized })
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/**
 * The MQTT broker of a server that has none outside. A device logs in with its client id as user name and its token as
 * password, and publishes under its own topics alone. A publish is acknowledged after its commit, for the broker asks leave
 * before it acknowledges, and leave is given then; until it is, the device's next messages wait on its own connection.
 */
export async function startEmbeddedBroker({ db, intake, log, clock, host, port }: Settings): Promise<Broker> {
  const deviceOf = new WeakMap<Client, string>()

  async function identify(name: string | undefined, token: Buffer | undefined): Promise<string | undefined> {
    if (!name || !token) return undefined
    return (await findDeviceByCredentials(db, name, hashToken(token.toString())))?.clientId
  }

  const broker = await Aedes.createBroker({
    authenticate(client, username, password, done) {
      void identify(username, password).then(
        device => {
          if (device) deviceOf.set(client, device)
          done(device ? null : refusal('the device is not known, or its token is wrong'), device !== undefined)
        },
        (error: unknown) => {
          log.warn({ err: error }, 'a device could not be authenticated')
          done(refusal('try again later'), false)
        },
      )
    },

    authorizePublish(client, packet, done) {
      const clientId = client ? deviceOf.get(client) : undefined
      // A will of a client that never proved itself, or the broker's own word: nothing to store.
      if (clientId === undefined) return done(client ? refusal('not logged in') : null)
      const parsed = parseTopic(packet.topic)
      if (parsed && parsed.clientId !== clientId)
        return done(refusal(`${clientId} may not publish under ${packet.topic}`))
      const payload = Buffer.from(packet.payload)
      const message = {
        clientId,
        topic: packet.topic,
        payload,
        receivedAt: clock(),
        decoded: decodePayload(parsed?.kind, payload),
      }
      void intake.take(message).then(() => done(null))
    },

    authorizeSubscribe(_client, _subscription, done) {
      // Devices speak and do not listen; front-ends have the live stream.
      done(null, null)
    },
  })

  const server = createServer(broker.handle)
  await listen(server, host, port)
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async stop() {
      const closed = new Promise(resolve => server.close(resolve))
      await new Promise<void>(resolve => broker.close(resolve))
      await closed
    },
  }
}
