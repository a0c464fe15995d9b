import { connect, type MqttClient } from 'mqtt'
import type { Logger } from 'pino'
import type { Broker } from './broker'
import { deferAcknowledgement } from './deferred-acknowledgement'
import { decodePayload, parseTopic } from './decode'
import type { Intake } from './intake'

interface Settings {
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

function readFrom(name: string, { url, intake, log, clock }: Settings): MqttClient {
  const client = connect(url, {
    clientId: name,
    protocolVersion: 5,
    clean: false,
    properties: { sessionExpiryInterval: sessionExpirySeconds, receiveMaximum: 1_000 },
    reconnectPeriod: 1_000,
    resubscribe: true,
  })
  deferAcknowledgement(client, async ({ topic, payload }) => {
    const parsed = parseTopic(topic)
    const bytes = Buffer.from(payload)
    const decoded = decodePayload(parsed?.kind, bytes)
    await intake.take({ clientId: parsed?.clientId ?? '', topic, payload: bytes, receivedAt: clock(), decoded })
  })
  client.on('error', error => log.warn({ err: error }, 'MQTT broker'))
  client.on('offline', () => log.warn({ connection: name }, 'the MQTT broker cannot be reached; trying further'))
  return client
}

/**
 * Reads from an outside broker with a persistent session: what comes while the server is away waits there, and each message
 * is acknowledged to the broker after its commit. Several servers share the subscription. Who may publish is the broker's to say.
 */
export async function followOutsideBroker(settings: Settings): Promise<Broker> {
  const clients = Array.from({ length: connections }, (_, index) =>
    readFrom(`${settings.clientId}-${index + 1}`, settings),
  )
  await Promise.all(
    clients.map(
      client =>
        new Promise<void>((resolve, reject) => {
          client.once('connect', () =>
            client.subscribeAsync(`$share/${settings.group}/lmd/+/+`, { qos: 1 }).then(() => resolve(), reject),
          )
        }),
    ),
  )
  let awaySince: number | undefined
  for (const client of clients) {
    client.on('close', () => (awaySince ??= settings.clock()))
    client.on('connect', () => (awaySince = clients.every(({ connected }) => connected) ? undefined : awaySince))
  }
  return {
    port: 0,
    awaySince: () => awaySince,
    async stop() {
      await Promise.all(clients.map(client => client.endAsync()))
    },
  }
}
