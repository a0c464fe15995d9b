import { parser, type Packet } from 'mqtt-packet'
import type { ProtocolVersion } from './acknowledgements'

/** Bytes that are no packet of MQTT, or one that may not be sent. */
export class MalformedPacket extends Error {}

/** The kind of packet, in the first four bits. */
export const packetKinds = { connect: 1, publish: 3, pingreq: 12 } as const

export function kindOfPacket(packet: Buffer): number {
  return packet[0]! >> 4
}

/** Reads one whole packet of any kind. Throws MalformedPacket. */
export function readPacket(packet: Buffer, protocolVersion: ProtocolVersion | undefined): Packet {
  let read: Packet | undefined
  const reading = parser(protocolVersion === undefined ? {} : { protocolVersion })
  reading.on('packet', found => (read = found))
  reading.on('error', (error: Error) => {
    throw new MalformedPacket(error.message, { cause: error })
  })
  reading.parse(packet)
  if (!read) throw new MalformedPacket('a packet is shorter than it says')
  return read
}

export interface Publish {
  readonly topic: string
  readonly payload: Buffer
  readonly qos: 0 | 1 | 2
  /** 0 with QoS 0. */
  readonly messageId: number
}

/** A number of one to four bytes, seven bits in each, and where it ends. */
function readLength(packet: Buffer, from: number): { value: number; end: number } {
  let value = 0
  for (let index = 0; index < 4; index++) {
    const byte = packet[from + index]
    if (byte === undefined) break
    value += (byte & 0x7f) << (7 * index)
    if (byte < 0x80) return { value, end: from + index + 1 }
  }
  throw new MalformedPacket('a length has no end')
}

/**
 * Reads a PUBLISH. Nearly every packet is one, so it is read here, byte by byte, rather than through the list of buffers
 * and the events of the library that reads the others. Throws MalformedPacket.
 */
export function readPublish(packet: Buffer, version: ProtocolVersion): Publish {
  const qos = (packet[0]! >> 1) & 3
  if (qos === 3) throw new MalformedPacket('a message has no quality of service 3')
  const { end: topicLengthAt } = readLength(packet, 1)
  if (topicLengthAt + 2 > packet.length) throw new MalformedPacket('a message has no topic')
  const topicAt = topicLengthAt + 2
  const topicEnd = topicAt + packet.readUInt16BE(topicLengthAt)
  let at = qos === 0 ? topicEnd : topicEnd + 2
  if (at > packet.length) throw new MalformedPacket('a message is shorter than its topic')
  const messageId = qos === 0 ? 0 : packet.readUInt16BE(topicEnd)
  if (qos > 0 && messageId === 0) throw new MalformedPacket('a message has no number')
  if (version === 5) {
    const properties = readLength(packet, at)
    at = properties.end + properties.value
    if (at > packet.length) throw new MalformedPacket('a message is shorter than its properties')
  }
  return {
    topic: packet.toString('utf8', topicAt, topicEnd),
    payload: packet.subarray(at),
    qos: qos as Publish['qos'],
    messageId,
  }
}
