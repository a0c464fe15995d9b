import { generate, type Packet } from 'mqtt-packet'

/** MQTT's protocol versions: 3 is 3.1, 4 is 3.1.1. */
export type ProtocolVersion = 3 | 4 | 5

const kinds = { puback: 0x40, pubrec: 0x50, pubcomp: 0x70 } as const

/** The acknowledgement of a message: four bytes in every version, where nothing went wrong. */
export function acknowledgement(kind: keyof typeof kinds, messageId: number): Buffer {
  return Buffer.from([kinds[kind], 2, messageId >> 8, messageId & 0xff])
}

export const pingAnswer = Buffer.from([0xd0, 0])

/** Why a connection is refused or ended, as version 5 numbers it (MQTT 5 section 2.4) and, at CONNECT, the versions before. */
const reasons = {
  'not-authorized': { v5: 0x87, connack: 5 },
  unavailable: { v5: 0x88, connack: 3 },
  'wrong-version': { v5: 0x84, connack: 1 },
  malformed: { v5: 0x81, connack: undefined },
  'protocol-error': { v5: 0x82, connack: undefined },
  'keep-alive': { v5: 0x8d, connack: undefined },
  'taken-over': { v5: 0x8e, connack: undefined },
  'wrong-topic': { v5: 0x90, connack: 5 },
  'too-many-half-open': { v5: 0x93, connack: undefined },
  'packet-too-large': { v5: 0x95, connack: undefined },
  stopping: { v5: 0x8b, connack: undefined },
} as const

export type Reason = keyof typeof reasons

interface Offered {
  readonly receiveMaximum: number
  readonly maximumPacketSize: number
}

/** The answer to a CONNECT that is accepted. Version 5 says what is not to be had here, and no session outlives its connection. */
export function accepted(version: ProtocolVersion, { receiveMaximum, maximumPacketSize }: Offered): Buffer {
  if (version !== 5) return generate({ cmd: 'connack', returnCode: 0, sessionPresent: false })
  const properties = {
    sessionExpiryInterval: 0,
    receiveMaximum,
    maximumPacketSize,
    wildcardSubscriptionAvailable: false,
    subscriptionIdentifiersAvailable: false,
    sharedSubscriptionAvailable: false,
  }
  return generate({ cmd: 'connack', reasonCode: 0, sessionPresent: false, properties }, { protocolVersion: 5 })
}

/** The answer to a CONNECT that is refused. */
export function refused(version: ProtocolVersion, reason: Reason): Buffer {
  const { v5, connack } = reasons[reason]
  return version === 5
    ? generate({ cmd: 'connack', reasonCode: v5, sessionPresent: false }, { protocolVersion: 5 })
    : generate({ cmd: 'connack', returnCode: connack ?? 5, sessionPresent: false })
}

/** The word before the server closes a connection; only version 5 has one. */
export function goodbye(version: ProtocolVersion, reason: Reason): Buffer | undefined {
  return version === 5 ? Buffer.from([0xe0, 2, reasons[reason].v5, 0]) : undefined
}

/** The answer to a subscription: devices send and do not listen, so each is refused. */
export function subscriptionRefused(version: ProtocolVersion, packet: Packet & { cmd: 'subscribe' }): Buffer {
  const granted = packet.subscriptions.map(() => (version === 5 ? reasons['not-authorized'].v5 : 0x80))
  return generate({ cmd: 'suback', messageId: packet.messageId!, granted }, { protocolVersion: version })
}

export function unsubscribed(version: ProtocolVersion, packet: Packet & { cmd: 'unsubscribe' }): Buffer {
  const granted = packet.unsubscriptions.map(() => 0)
  return generate({ cmd: 'unsuback', messageId: packet.messageId!, granted }, { protocolVersion: version })
}
