import { connect, type Socket } from 'node:net'
import { generate } from 'mqtt-packet'
import { atOnce, untilAborted, type Attack, type AttackTarget } from './attack'

const chunk = Buffer.alloc(65_536, 'x')
/** Headers that promise 40 MB of CONNECT and 100 MB of PUBLISH. */
const hugeConnect = Buffer.from([0x10, 0x80, 0xb4, 0x89, 0x13])
const hugePublish = Buffer.from([0x32, 0x80, 0xc2, 0xd7, 0x2f])
const connections = 50

/** Writes until the server closes the connection, takes no more, or the signal comes. */
function pour(
  port: number,
  signal: AbortSignal,
  first: (socket: Socket) => void,
  more: (socket: Socket) => boolean,
): Promise<void> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    const end = () => socket.destroy()
    signal.addEventListener('abort', end, { once: true })
    socket.on('error', () => {}) // Closed on us, as it should be.
    socket.on('data', () => {})
    socket.on('close', () => {
      signal.removeEventListener('abort', end)
      resolve()
    })
    const write = () => {
      while (!socket.destroyed && more(socket)) if (socket.writableNeedDrain) return
    }
    socket.on('drain', write)
    socket.on('connect', () => {
      first(socket)
      write()
    })
  })
}

function logInAs({ device }: AttackTarget, clientId: string): Buffer {
  return generate({
    cmd: 'connect',
    protocolId: 'MQTT',
    protocolVersion: 4,
    clean: false,
    clientId,
    keepalive: 0,
    username: device.clientId,
    password: Buffer.from(device.token),
  })
}

const publishOf = (target: AttackTarget, qos: 1 | 2, messageId: number, retain: boolean) =>
  generate({
    cmd: 'publish',
    topic: `lmd/${target.device.clientId}/status`,
    payload: JSON.stringify({ ts: Date.now(), online: true }),
    qos,
    messageId,
    retain,
    dup: false,
  })

/** Strangers and a device send packets without end, retained messages and messages that are never released. */
export const brokerBytes: Attack = async (target, signal) => {
  const { mqttPort } = target
  let name = 0
  const endless = (header: Buffer, before: () => Buffer) => () =>
    untilAborted(signal, () =>
      pour(
        mqttPort,
        signal,
        socket => socket.write(Buffer.concat([before(), header])),
        socket => socket.write(chunk) || true,
      ),
    )
  const flood = (qos: 1 | 2, retain: boolean) => () =>
    untilAborted(signal, () => {
      let id = 0
      return pour(
        mqttPort,
        signal,
        socket => socket.write(logInAs(target, `flood-${name++}`)),
        socket => {
          socket.write(publishOf(target, qos, (id = (id % 65_000) + 1), retain))
          return true
        },
      )
    })
  const steps = await Promise.all([
    atOnce(
      connections,
      endless(hugeConnect, () => Buffer.alloc(0)),
    ),
    endless(hugePublish, () => logInAs(target, 'huge'))(),
    flood(1, true)(),
    flood(2, false)(),
  ])
  return steps.reduce((sum, done) => sum + done, 0)
}
