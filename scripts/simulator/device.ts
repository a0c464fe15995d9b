import { connectAsync, type MqttClient } from 'mqtt'
import type { AlarmMessage, CallMessage, MessageKind } from '@liftwatch/core/contract/devices/device-messages'
import type { DeviceAccess } from '../demo/device-tokens'

type Distributed<Shape, Key extends PropertyKey> = Shape extends unknown ? Omit<Shape, Key> : never

/** An alarm as anyone who simulates it says it; the device numbers it. */
type SimulatedAlarm = Distributed<AlarmMessage, 'seq'>

/** A device as the broker sees a real one: its own log-in, a last will, retained status, messages with QoS 1. */
export interface SimulatedDevice {
  readonly clientId: string
  readonly lifts: readonly string[]
  readonly sendTelemetry: (lift: string, values: Readonly<Record<string, boolean | number | string>>) => Promise<void>
  /** Resolves once the server has committed it. */
  readonly sendAlarm: (alarm: SimulatedAlarm) => Promise<void>
  /** A line of a lift's intercom, whose gateway it is too. */
  readonly sendCall: (lift: string, speaker: CallMessage['speaker'], message: string) => Promise<void>
  readonly end: () => Promise<void>
}

async function publish(
  client: MqttClient,
  clientId: string,
  kind: MessageKind,
  body: object,
  retain = false,
): Promise<void> {
  await client.publishAsync(`lmd/${clientId}/${kind}`, JSON.stringify(body), { qos: 1, retain })
}

/**
 * Connects a device. Sequence numbers begin with the time, so that none comes twice however often it is started.
 * @param guest a second connection beside the device's own: it has another name, and says nothing of coming and going
 */
export async function connectDevice(
  url: string,
  { clientId, token, lifts }: DeviceAccess,
  guest?: string,
): Promise<SimulatedDevice> {
  const status = (online: boolean) => ({ ts: Date.now(), online })
  const client = await connectAsync(url, {
    clientId: guest ? `${clientId}-${guest}` : clientId,
    username: clientId,
    password: token,
    protocolVersion: 4,
    reconnectPeriod: 1_000,
    ...(!guest && {
      will: {
        topic: `lmd/${clientId}/status`,
        payload: Buffer.from(JSON.stringify(status(false))),
        qos: 1,
        retain: true,
      },
    }),
  })
  client.on('error', () => {}) // It tries again by itself.
  if (!guest) await publish(client, clientId, 'status', status(true), true)
  let seq = Date.now() * 1_000
  return {
    clientId,
    lifts,
    sendTelemetry: (lift, values) => publish(client, clientId, 'telemetry', { ts: Date.now(), lift, values }),
    sendAlarm: alarm => publish(client, clientId, 'alarm', { ...alarm, seq: seq++ }),
    sendCall: (lift, speaker, message) =>
      publish(client, clientId, 'call', { ts: Date.now(), seq: seq++, lift, speaker, message }),
    async end() {
      await client.endAsync(true)
    },
  }
}
