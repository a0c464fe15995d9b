import { connectAsync } from 'mqtt'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { block, createEstate, type TestDevice } from '../harness/builders'
import { ownTown } from '../harness/own-town'
import { soon } from '../harness/soon'
import { nameOf, storedMessages } from '../harness/stored-messages'
import { startTwoServers, type TwoServers } from '../harness/two-servers'

const mqttUrl = inject('mqttUrl')

let two: TwoServers
let device: TestDevice

beforeAll(async () => {
  if (!mqttUrl) return
  two = await startTwoServers(mqttUrl)
  ;[device] = (await createEstate(two.connection, [block({ townCode: ownTown() })])) as [TestDevice]
})
afterAll(() => two?.stop())

describe.skipIf(!mqttUrl)('servers that share a broker (needs LIFTWATCH_TEST_MQTT_URL)', () => {
  it('read in the place of one that is away, which the broker goes on giving its share, until it is back', async () => {
    const publisher = await connectAsync(mqttUrl)
    const publish = async (seqs: readonly number[]) => {
      for (const seq of seqs) {
        const message = { ts: Date.now(), seq, lift: 'A', type: 'LIFT_FAULT', number: 1, state: 'SET' }
        await publisher.publishAsync(`lmd/${device.clientId}/alarm`, JSON.stringify(message), { qos: 1 })
      }
    }
    const expectStored = (seqs: readonly number[]) =>
      soon(async () => {
        const { messages } = await storedMessages(two.connection.db)
        const names = seqs.map(seq => nameOf({ clientId: device.clientId, seq }))
        expect(names.filter(name => !messages.includes(name))).toEqual([])
      })
    const [while1, while2, after] = [1, 2, 3].map(round =>
      Array.from({ length: 40 }, (_, index) => 10_000_000 * round + index),
    ) as [number[], number[], number[]]
    await two.servers[0]!.end('SIGKILL')
    const killedAt = performance.now()
    await publish(while1)
    await expectStored(while1)
    console.log(
      `what waited for the one that was killed was stored after ${Math.round(performance.now() - killedAt)} ms`,
    )
    await publish(while2)
    await expectStored(while2)
    // Back again, it has its name at the broker again.
    await two.startAgain(0)
    await publish(after)
    await expectStored(after)
    await publisher.endAsync()
  })
})
