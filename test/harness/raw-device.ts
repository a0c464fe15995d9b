import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { generate, parser, type Packet } from 'mqtt-packet'
import type { TestDevice } from './builders'
import { patienceMs } from './patience'

/** An MQTT connection byte by byte, for what no well-behaved client would send. */
export interface RawDevice {
  readonly socket: Socket
  readonly received: Packet[]
  readonly send: (packet: Packet | Buffer) => void
  /** Resolves once the server has closed the connection. */
  readonly closed: Promise<void>
  /** The next packet of a kind that has not been asked for yet. */
  readonly next: (cmd: Packet['cmd']) => Promise<Packet>
}

interface ConnectAs {
  readonly mqttClientId?: string
  readonly protocolVersion?: 3 | 4 | 5
  readonly will?: { topic: string; payload: string }
  readonly clean?: boolean
}

export async function openRaw(mqttUrl: string, protocolVersion: 3 | 4 | 5 = 4): Promise<RawDevice> {
  const { hostname, port } = new URL(mqttUrl)
  const socket = connect(Number(port), hostname)
  const received: Packet[] = []
  const incoming = parser({ protocolVersion })
  let onPacket = () => {}
  incoming.on('packet', packet => {
    received.push(packet)
    onPacket()
  })
  socket.on('data', data => incoming.parse(data))
  socket.on('error', () => {}) // A reset is a close.
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()))
  await once(socket, 'connect')
  let seen = 0
  return {
    socket,
    received,
    closed,
    send: packet => void socket.write(Buffer.isBuffer(packet) ? packet : generate(packet, { protocolVersion })),
    async next(cmd) {
      const until = Date.now() + patienceMs
      for (;;) {
        const index = received.findIndex((packet, place) => place >= seen && packet.cmd === cmd)
        if (index >= 0) {
          seen = index + 1
          return received[index]!
        }
        if (Date.now() > until) throw new Error(`no ${cmd} came`)
        await Promise.race([
          new Promise<void>(resolve => (onPacket = resolve)),
          closed.then(() => {
            if (!received.some((packet, place) => place >= seen && packet.cmd === cmd)) {
              throw new Error(`closed before any ${cmd}`)
            }
          }),
        ])
      }
    },
  }
}

/** A connection that has sent its CONNECT. */
export async function connectRaw(
  mqttUrl: string,
  { clientId, token }: Pick<TestDevice, 'clientId' | 'token'>,
  { mqttClientId = clientId, protocolVersion = 4, will, clean = true }: ConnectAs = {},
): Promise<RawDevice> {
  const raw = await openRaw(mqttUrl, protocolVersion)
  raw.send({
    cmd: 'connect',
    protocolId: protocolVersion === 3 ? 'MQIsdp' : 'MQTT',
    protocolVersion,
    clean,
    clientId: mqttClientId,
    keepalive: 0,
    username: clientId,
    password: Buffer.from(token),
    ...(will && { will: { topic: will.topic, payload: Buffer.from(will.payload), qos: 1 as const, retain: false } }),
  })
  return raw
}

/** The least that a PUBLISH has. */
export function publish(topic: string, payload: string | Buffer, messageId: number, qos: 0 | 1 | 2 = 1): Packet {
  return { cmd: 'publish', topic, payload, qos, messageId, dup: false, retain: false }
}
