import type { IConnectPacket } from 'mqtt-packet'
import type { ProtocolVersion } from './acknowledgements'
import { readPacket } from './read-packet'

/** What a device says as it connects. */
export interface Connect {
  readonly version: ProtocolVersion
  /** The device's name and token; empty where it gave none. */
  readonly clientId: string
  readonly token: string
  /** Tells connections of one device apart. It is the device's own word, and names nothing outside it. */
  readonly connectionName: string
  /** 0 where the device has no keep-alive. */
  readonly keepAliveMs: number
  readonly will: { readonly topic: string; readonly payload: Buffer } | undefined
}

/** Reads a CONNECT. Throws MalformedPacket. */
export function readConnect(packet: Buffer): Connect {
  const read = readPacket(packet, undefined) as IConnectPacket
  const { will } = read
  return {
    version: read.protocolVersion ?? 4,
    clientId: read.username ?? '',
    token: read.password?.toString() ?? '',
    connectionName: read.clientId,
    keepAliveMs: (read.keepalive ?? 0) * 1_000,
    will: will && { topic: will.topic, payload: Buffer.from(will.payload) },
  }
}
