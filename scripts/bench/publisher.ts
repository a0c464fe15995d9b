import { connect as connectSocket, type Socket } from 'node:net'
import { once } from 'node:events'
import { generate, parser } from 'mqtt-packet'
import type { DeviceAccess } from '../demo/device-tokens'

/** One device's bare connection: as light as can be, for the load's own cost is on the same cores. */
export interface Publisher {
  readonly device: DeviceAccess
  readonly publish: (kind: string, body: string, onAcknowledged: () => void) => void
  readonly unacknowledged: () => number
  /** Whether the system takes no more of what is written: a device then leaves its messages where they are. */
  readonly isBlocked: () => boolean
  readonly end: () => void
}

/** Written and not yet taken by the system. */
const unwrittenMaxBytes = 65_536
const messageIds = 65_000

/** A PUBLISH with QoS 1, byte for byte: made some ten thousand times a second. */
function publishPacket(topic: string, body: string, messageId: number): Buffer {
  const topicBytes = Buffer.byteLength(topic)
  const length = 2 + topicBytes + 2 + Buffer.byteLength(body)
  const lengthBytes = length < 128 ? 1 : length < 16_384 ? 2 : 3
  const packet = Buffer.allocUnsafe(1 + lengthBytes + length)
  packet[0] = 0x32
  for (let index = 0, rest = length; index < lengthBytes; index++, rest >>= 7) {
    packet[1 + index] = (rest & 0x7f) | (index < lengthBytes - 1 ? 0x80 : 0)
  }
  let at = packet.writeUInt16BE(topicBytes, 1 + lengthBytes)
  at += packet.write(topic, at)
  at = packet.writeUInt16BE(messageId, at)
  packet.write(body, at)
  return packet
}

export async function connectPublisher(port: number, device: DeviceAccess): Promise<Publisher> {
  const socket: Socket = connectSocket(port, '127.0.0.1')
  socket.setNoDelay(true)
  const waiting = new Map<number, () => void>()
  let messageId = 0
  const incoming = parser()
  const connected = new Promise<void>((resolve, reject) => {
    incoming.on('packet', packet => {
      if (packet.cmd === 'connack') {
        if (packet.returnCode === 0) resolve()
        else reject(new Error(`refused: ${packet.returnCode}`))
      }
      if (packet.cmd === 'puback' && packet.messageId !== undefined) {
        waiting.get(packet.messageId)?.()
        waiting.delete(packet.messageId)
      }
    })
  })
  socket.on('data', data => incoming.parse(data))
  socket.on('error', () => {}) // What was not acknowledged is counted.
  await once(socket, 'connect')
  const { clientId, token } = device
  socket.write(
    generate({
      cmd: 'connect',
      protocolId: 'MQTT',
      protocolVersion: 4,
      clean: true,
      clientId,
      keepalive: 0,
      username: clientId,
      password: Buffer.from(token),
    }),
  )
  await connected
  return {
    device,
    publish(kind, body, onAcknowledged) {
      messageId = (messageId % messageIds) + 1
      waiting.set(messageId, onAcknowledged)
      socket.write(publishPacket(`lmd/${clientId}/${kind}`, body, messageId))
    },
    unacknowledged: () => waiting.size,
    isBlocked: () => socket.writableLength > unwrittenMaxBytes || waiting.size >= messageIds - 1,
    end: () => socket.destroy(),
  }
}
