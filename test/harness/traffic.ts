import { connectAsync } from 'mqtt'
import type { Client } from '@liftwatch/core/client/client'
import { postMessages, type TestDevice } from './builders'

/** What goes on at a server: what each answered with a yes, by name. */
export interface Traffic {
  readonly messages: string[]
  readonly acknowledgedAlarms: string[]
  readonly stop: () => Promise<void>
}

function alarm(seq: number) {
  return { ts: Date.now(), seq, lift: 'A', type: 'LIFT_FAULT', number: 1 + (seq % 9), state: seq % 2 ? 'SET' : 'CLEAR' }
}

/** One device that posts, one that publishes, and an operator who acknowledges what is open, each as fast as it goes. */
export async function startTraffic(
  server: { readonly url: string; readonly mqttPort: number },
  [posting, publishing]: readonly [TestDevice, TestDevice],
  operator: Client,
): Promise<Traffic> {
  const messages: string[] = []
  const acknowledgedAlarms: string[] = []
  const stopping = new AbortController()
  const mqtt = await connectAsync(`mqtt://127.0.0.1:${server.mqttPort}`, {
    clientId: publishing.clientId,
    username: publishing.clientId,
    password: publishing.token,
  })
  async function post(seq: number) {
    await postMessages(server, posting, [alarm(seq)])
    messages.push(`${posting.clientId} ${seq}`)
  }
  async function publish(seq: number) {
    await mqtt.publishAsync(`lmd/${publishing.clientId}/alarm`, JSON.stringify(alarm(seq)), { qos: 1 })
    messages.push(`${publishing.clientId} ${seq}`)
  }
  async function acknowledge() {
    const { content } = await operator.liftFaults.page({ sort: 'alarmStartTs,DESC' })
    const open = content.find(
      ({ acknowledgeAt, operationalStatus }) => !acknowledgeAt && operationalStatus !== 'CLOSED',
    )
    if (open === undefined) return
    // It may have ended meanwhile.
    const answer = await operator.liftFaults.acknowledge({ id: open.id }).catch(() => undefined)
    if (answer) acknowledgedAlarms.push(open.id)
  }
  async function forEver(step: (turn: number) => Promise<void>) {
    for (let turn = 1; !stopping.signal.aborted; turn++) await step(turn)
  }
  const running = Promise.all([forEver(post), forEver(publish), forEver(acknowledge)])
  // Where a test ends before it stops them, its own failure is what counts.
  running.catch(() => {})
  return {
    messages,
    acknowledgedAlarms,
    async stop() {
      stopping.abort()
      await running
      await mqtt.endAsync(true)
    },
  }
}
