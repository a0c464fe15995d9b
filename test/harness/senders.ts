import { setTimeout as sleep } from 'node:timers/promises'
import { connectAsync, type IClientOptions } from 'mqtt'

/** A device that sends alarms without end, each with a number of its own. */
export interface Sender {
  /** What the device was given an acknowledgement for, and need not send again. */
  readonly acknowledged: { clientId: string; seq: number }[]
  readonly stop: () => Promise<void>
}

interface Pace {
  /** After each message, or each call. */
  readonly pauseMs?: number
  /** The number of its first message. */
  readonly seqFrom?: number
}

interface Device {
  readonly clientId: string
  readonly token: string
}

function alarm(seq: number) {
  return { ts: Date.now(), seq, lift: 'A', type: 'LIFT_FAULT', number: 1 + (seq % 9), state: seq % 2 ? 'SET' : 'CLEAR' }
}

/** Sends by what it is given until it is stopped. */
function sending(
  send: (acknowledged: Sender['acknowledged'], isStopping: () => boolean) => Promise<void>,
  end: () => Promise<unknown> = async () => {},
): Sender {
  const acknowledged: Sender['acknowledged'] = []
  const stopping = new AbortController()
  const running = send(acknowledged, () => stopping.signal.aborted)
  return {
    acknowledged,
    async stop() {
      stopping.abort()
      await running
      await end()
    },
  }
}

/** Posts until each message is acknowledged, as a device must; a message that failed is sent again as it was, to the next address. */
export function postForEver(urls: readonly string[], device: Device, { pauseMs = 0, seqFrom = 0 }: Pace = {}): Sender {
  let attempts = 0
  async function post(messages: object[]): Promise<boolean> {
    const response = await fetch(`${urls[attempts % urls.length]}/api/ingest`, {
      method: 'POST',
      headers: { authorization: `Bearer ${device.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(messages),
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined)
    if (response?.ok !== true) attempts += 1
    return response?.ok === true
  }
  return sending(async (acknowledged, isStopping) => {
    for (let seq = seqFrom; !isStopping(); seq += 5) {
      const messages = Array.from({ length: 5 }, (_, index) => alarm(seq + index))
      while (!(await post(messages))) await sleep(30)
      acknowledged.push(...messages.map(message => ({ clientId: device.clientId, seq: message.seq })))
      await sleep(pauseMs)
    }
  })
}

/** Publishes one after the other; the client itself sends again what no acknowledgement came for. */
export async function publishForEver(
  mqttUrl: string,
  device: Device,
  { pauseMs = 0, seqFrom = 0, ...options }: IClientOptions & Pace = {},
): Promise<Sender> {
  const client = await connectAsync(mqttUrl, {
    clientId: device.clientId,
    username: device.clientId,
    password: device.token,
    reconnectPeriod: 50,
    clean: false,
    ...options,
  })
  client.on('error', () => {})
  const send = async (acknowledged: Sender['acknowledged'], isStopping: () => boolean) => {
    for (let seq = seqFrom; !isStopping(); seq++) {
      await client.publishAsync(`lmd/${device.clientId}/alarm`, JSON.stringify(alarm(seq)), { qos: 1 })
      acknowledged.push({ clientId: device.clientId, seq })
      await sleep(pauseMs)
    }
  }
  return sending(send, () => client.endAsync(true))
}
