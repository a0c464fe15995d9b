import { connect, type MqttClient } from 'mqtt'
import type { Logger } from 'pino'
import type { Connection } from '../db/connect'
import type { Broker } from './broker'
import { BrokerReaders } from './broker-readers'
import { deferAcknowledgement } from './deferred-acknowledgement'
import { decodePayload, parseTopic } from './decode'
import type { Intake } from './intake'

interface Settings {
  readonly connection: Connection
  readonly url: string
  readonly clientId: string
  readonly group: string
  readonly intake: Intake
  readonly log: Logger
  readonly clock: () => number
}

/** Several connections share the subscription: a broker lets only so many messages be under way on each. */
const connections = 4
const sessionExpirySeconds = 7 * 86_400

interface Reading {
  /** Milliseconds; 0 for not at all. */
  readonly reconnectPeriod: number
  /** Called each time it is subscribed, or that was refused. */
  readonly onSubscribed: (error?: Error) => void
}

function readFrom(
  name: string,
  { url, group, intake, log, clock }: Settings,
  { reconnectPeriod, onSubscribed }: Reading,
): MqttClient {
  const client = connect(url, {
    clientId: name,
    protocolVersion: 5,
    clean: false,
    properties: { sessionExpiryInterval: sessionExpirySeconds, receiveMaximum: 1_000 },
    reconnectPeriod,
    resubscribe: false,
  })
  deferAcknowledgement(client, async ({ topic, payload }) => {
    const parsed = parseTopic(topic)
    const bytes = Buffer.from(payload)
    const decoded = decodePayload(parsed?.kind, bytes)
    await intake.take({ clientId: parsed?.clientId ?? '', topic, payload: bytes, receivedAt: clock(), decoded })
  })
  // Once, however often it is tried: four times a second would fill the log.
  let isAwaySaid = false
  const sayAway = (facts: object, words: string) => {
    if (!isAwaySaid) log.warn({ connection: name, ...facts }, words)
    isAwaySaid = true
  }
  client.on('error', error => sayAway({ err: error }, 'the MQTT broker cannot be reached; trying further'))
  client.on('offline', () => sayAway({}, 'the MQTT broker cannot be reached; trying further'))
  client.on('connect', () => (isAwaySaid = false))
  // Each time, whatever the broker says of the session: Mosquitto 2.0 has it after a restart, and not its shared subscriptions.
  client.on('connect', () => {
    client.subscribeAsync(`$share/${group}/lmd/+/+`, { qos: 1 }).then(
      () => onSubscribed(),
      (error: unknown) => {
        if (!client.connected) return
        log.error({ err: error, connection: name }, 'the MQTT broker refuses the subscription; nothing is read there')
        onSubscribed(error as Error)
      },
    )
  })
  return client
}

/** The names of a server's connections. */
export function namesOf(clientId: string): string[] {
  return Array.from({ length: connections }, (_, index) => `${clientId}-${index + 1}`)
}

/**
 * Reads what waits for another server, and what is still given to it, as long as its name is free: the broker gives a name to who came last,
 * and the one that is back needs it.
 */
function readAs(clientId: string, settings: Settings, onLost: () => void): { stop: () => Promise<void> } {
  const reading: Reading = { reconnectPeriod: 0, onSubscribed: () => {} }
  const clients = namesOf(clientId).map(name => readFrom(name, settings, reading))
  for (const client of clients) client.on('close', onLost)
  return {
    async stop() {
      for (const client of clients) client.off('close', onLost)
      await Promise.all(clients.map(client => client.endAsync()))
    },
  }
}

/**
 * Reads from an outside broker with a persistent session: what comes while the server is away waits there, and each message
 * is acknowledged to the broker after its commit. Several servers share the subscription, and each other's messages. Who may publish is the broker's to say.
 */
export async function followOutsideBroker(settings: Settings): Promise<Broker> {
  let awaySince: number | undefined
  const reading = new Set<MqttClient>()
  const clients: MqttClient[] = []
  await Promise.all(
    namesOf(settings.clientId).map(
      name =>
        new Promise<void>((resolve, reject) => {
          const client = readFrom(name, settings, {
            reconnectPeriod: 250,
            onSubscribed(error) {
              if (error) return reject(error)
              reading.add(client)
              if (reading.size === connections) awaySince = undefined
              resolve()
            },
          })
          clients.push(client)
          client.on('close', () => {
            reading.delete(client)
            awaySince ??= settings.clock()
          })
        }),
    ),
  )
  const readers = new BrokerReaders({
    ...settings,
    canRead: () => awaySince === undefined,
    readAs: (name, onLost) => readAs(name, settings, onLost),
  })
  readers.start()
  return {
    port: 0,
    securePort: 0,
    awaySince: () => awaySince,
    async stop() {
      await Promise.all(clients.map(client => client.endAsync()))
      // Only now may another read by this one's name.
      await readers.stop()
    },
  }
}
