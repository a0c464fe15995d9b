import { randomBytes } from 'node:crypto'
import { connectAsync } from 'mqtt'
import { describe, expect, inject, it } from 'vitest'
import { block, createEstate, createUser, logIn, type TestDevice } from '../harness/builders'
import { endSessions } from '../harness/end-sessions'
import { ownTown } from '../harness/own-town'
import { startTestServer } from '../harness/server'

const mqttUrl = inject('mqttUrl')

/** Its own names on a broker that others use too. */
function ownEnv(): Record<string, string> {
  const name = `test-${randomBytes(4).toString('hex')}`
  return { MQTT_URL: mqttUrl, LIFTWATCH_MQTT_CLIENT_ID: name, LIFTWATCH_MQTT_GROUP: name }
}

const set = (seq: number, number: number) =>
  JSON.stringify({ ts: Date.now(), seq, lift: 'A', type: 'LIFT_FAULT', number, state: 'SET' })

describe.skipIf(!mqttUrl)('an outside broker (needs LIFTWATCH_TEST_MQTT_URL)', () => {
  it('delivers what was published while the server was away, each message once', async () => {
    const env = ownEnv()
    const server = await startTestServer({ env })
    const town = ownTown()
    const [device] = (await createEstate(server, [block({ townCode: town })])) as [TestDevice]
    const client = await logIn(server, await createUser(server))
    const publisher = await connectAsync(mqttUrl)
    const publish = (number: number) =>
      publisher.publishAsync(`lmd/${device.clientId}/alarm`, set(number, number), { qos: 1 })
    const numbers = async () =>
      (await client.liftFaults.page({ tc: town, size: 1000 })).content.map(fault => fault.alarmLiftFaultNumber)

    await publish(1)
    await expect.poll(numbers).toEqual([1])
    const { resume } = await server.pause()
    for (let number = 2; number <= 400; number++) await publish(number)
    await resume()
    await expect.poll(async () => (await numbers()).length).toBe(400)
    expect(new Set(await numbers()).size).toBe(400)
    await publisher.endAsync()
    await server.stop()
    await endSessions(mqttUrl, env['LIFTWATCH_MQTT_CLIENT_ID']!)
  })
})
