import { crowdedWindowMessages, halfOpenMax, windowBytes, windowMessages } from '../bounds'
import type { MessageKind } from '@liftwatch/core/contract/devices/device-messages'
import { decodePayload } from '../decode'
import type { Intake } from '../intake'
import {
  acknowledgement,
  pingAnswer,
  subscriptionRefused,
  unsubscribed,
  type ProtocolVersion,
  type Reason,
} from './acknowledgements'
import { ownTopics } from './own-topics'
import { kindOfPacket, packetKinds, readPacket, readPublish, type Publish } from './read-packet'

export interface SessionParts {
  readonly clientId: string
  readonly version: ProtocolVersion
  readonly intake: Intake
  readonly clock: () => number
  readonly send: (bytes: Buffer) => void
  /** Ends the connection; with `undefined` the device said goodbye itself. */
  readonly end: (reason: Reason | undefined) => void
  /** A message was committed, so that there is room again. */
  readonly onRoom: () => void
}

/** What a device does on its connection once it has logged in: it publishes under its own topics, and nothing else. */
export class DeviceSession {
  readonly #parts: SessionParts
  readonly #topics: ReadonlyMap<string, MessageKind | undefined>
  readonly #halfOpen = new Set<number>()
  #underWay = 0
  #underWayBytes = 0

  constructor(parts: SessionParts) {
    this.#parts = parts
    this.#topics = ownTopics(parts.clientId)
  }

  /** Whether the next packet may be read: so many messages of a connection may be under way, fewer where all together are many. */
  get hasRoom(): boolean {
    const window = this.#parts.intake.isCrowded ? crowdedWindowMessages : windowMessages
    return this.#underWay < window && this.#underWayBytes < windowBytes
  }

  /** Acts on a whole packet. Throws MalformedPacket. */
  take(packet: Buffer): void {
    const { send, version, end } = this.#parts
    const kind = kindOfPacket(packet)
    if (kind === packetKinds.publish) return this.#publish(readPublish(packet, version))
    if (kind === packetKinds.pingreq) return send(pingAnswer)
    const read = readPacket(packet, version)
    switch (read.cmd) {
      case 'pubrel':
        this.#halfOpen.delete(read.messageId!)
        return send(acknowledgement('pubcomp', read.messageId!))
      case 'subscribe':
        return send(subscriptionRefused(version, read))
      case 'unsubscribe':
        return send(unsubscribed(version, read))
      case 'disconnect':
        // Version 5 may ask for its will all the same.
        return end(read.reasonCode === 4 ? 'protocol-error' : undefined)
      default:
        return end('protocol-error')
    }
  }

  #publish({ topic, payload, qos, messageId }: Publish): void {
    const { send, end } = this.#parts
    if (!this.#topics.has(topic)) return end('wrong-topic')
    if (qos === 2) {
      // Sent again before it was released: it is stored, or about to be.
      if (this.#halfOpen.has(messageId)) return send(acknowledgement('pubrec', messageId))
      if (this.#halfOpen.size >= halfOpenMax) return end('too-many-half-open')
      this.#halfOpen.add(messageId)
    }
    this.#underWay += 1
    this.#underWayBytes += payload.length
    this.store(topic, payload, () => {
      this.#underWay -= 1
      this.#underWayBytes -= payload.length
      if (qos > 0) send(acknowledgement(qos === 1 ? 'puback' : 'pubrec', messageId))
      this.#parts.onRoom()
    })
  }

  isOwn(topic: string): boolean {
    return this.#topics.has(topic)
  }

  /** Hands a message to the intake; `onStored` is called after its commit. */
  store(topic: string, payload: Buffer, onStored: () => void): void {
    const { clientId, intake, clock } = this.#parts
    const decoded = decodePayload(this.#topics.get(topic), payload)
    // A copy: the payload is a part of what was read at once, all of which would stay in memory with it.
    intake.offer({ clientId, topic, payload: Buffer.from(payload), receivedAt: clock(), decoded }, onStored)
  }
}
