import type { IPublishPacket, MqttClient, Packet } from 'mqtt'

interface Sending {
  _sendPacket: (packet: Packet, callback?: (error?: Error) => void, ...rest: unknown[]) => unknown
}

/**
 * Acknowledges each message only after it was stored, without holding up the ones behind it. The client acknowledges as soon
 * as a message was handed over, and one at a time; so its acknowledgement is held back here until `store` is through, while
 * the client reads on. A message whose connection ended meanwhile is not acknowledged: the broker sends it again.
 */
export function deferAcknowledgement(client: MqttClient, store: (packet: IPublishPacket) => Promise<void>): void {
  const storing = new Map<number, Promise<void>>()
  const inner = client as unknown as Sending
  const send = inner._sendPacket.bind(client)

  client.handleMessage = (packet, done) => {
    if (packet.qos > 0 && packet.messageId !== undefined) storing.set(packet.messageId, store(packet))
    else void store(packet)
    done()
  }

  inner._sendPacket = (packet, callback, ...rest) => {
    const { messageId } = packet as { messageId?: number }
    const stored = packet.cmd === 'puback' && messageId !== undefined ? storing.get(messageId) : undefined
    if (stored === undefined || messageId === undefined) return send(packet, callback, ...rest)
    const { stream } = client
    void stored.then(() => {
      if (storing.get(messageId) === stored) storing.delete(messageId)
      if (client.connected && client.stream === stream) send(packet)
    })
    return callback?.()
  }
}
