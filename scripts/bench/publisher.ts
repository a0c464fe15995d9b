import { connect as connectSocket, type Socket } from 'node:net'
import { once } from 'node:events'
import { generate, parser } from 'mqtt-packet'
import type { DeviceAccess } from '../demo/device-tokens'

/** One device's bare connection: as light as can be, for the load's own cost is on the same cores. */
export interface Publisher {
  readonly device: DeviceAccess
  readonly publish: (kind: string, body: string, onAcknowledged: () => void) => void
  readonly unacknowledged: () => number
  readonly end: () => void
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
      messageId = (messageId % 65_000) + 1
      waiting.set(messageId, onAcknowledged)
      socket.write(
        generate({
          cmd: 'publish',
          topic: `lmd/${clientId}/${kind}`,
          payload: body,
          qos: 1,
          dup: false,
          retain: false,
          messageId,
        }),
      )
    },
    unacknowledged: () => waiting.size,
    end: () => socket.destroy(),
  }
}
