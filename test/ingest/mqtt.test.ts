import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connectAsync, type IClientOptions, type MqttClient } from 'mqtt'
import { describe, expect } from 'vitest'
import { listRows } from '../../server/src/queries/rows'
import { connectDevice } from '../../scripts/simulator/device'
import { blocksOf, createEstate, createUser, logIn, type TestDevice } from '../harness/builders'
import { client, devices, it as usualTest, server } from '../harness/fixtures'
import { startTestServer } from '../harness/server'

const it = usualTest.extend('given', { scope: 'file' }, { blocks: blocksOf(6), client: {} })

const open: MqttClient[] = []

it.afterAll(async () => {
  await Promise.all(open.map(connection => connection.endAsync(true)))
})

async function connectAs(device: TestDevice, options: IClientOptions = {}): Promise<MqttClient> {
  const { clientId, token } = device
  const connection = await connectAsync(server.mqttUrl, {
    clientId,
    username: clientId,
    password: token,
    reconnectPeriod: 0,
    ...options,
  })
  open.push(connection)
  return connection
}

const set = (seq: number) =>
  JSON.stringify({ ts: Date.now(), seq, lift: 'A', type: 'LIFT_FAULT', number: 3, state: 'SET' })

async function isOnline({ clientId }: TestDevice): Promise<boolean | undefined> {
  const { content } = await client.lifts.page({ lmdClientId: clientId })
  return content[0]!.lmd?.isOnline
}

describe('the embedded broker', () => {
  it('acknowledges a message once it is stored: anyone who asks then sees it', async () => {
    const [device] = devices as [TestDevice]
    const connection = await connectAs(device)
    await connection.publishAsync(`lmd/${device.clientId}/alarm`, set(1), { qos: 1 })
    expect(await client.liftFaults.page({ lmdClientId: device.clientId })).toMatchObject({ totalElements: 1 })
  })

  it('lets no one in without the right token', async () => {
    const device = devices[1]!
    await expect(connectAs({ ...device, token: 'wrong' })).rejects.toThrow(/Not authorized/)
    await expect(connectAs(device, { username: 'stranger' })).rejects.toThrow(/Not authorized/)
    await expect(connectAsync(server.mqttUrl, { reconnectPeriod: 0 })).rejects.toThrow(/Not authorized/)
  })

  it('lets a device publish under its own topics alone', async () => {
    const [, device, other] = devices as [TestDevice, TestDevice, TestDevice]
    const connection = await connectAs(device)
    const closed = new Promise<void>(resolve => connection.once('close', () => resolve()))
    connection.publish(`lmd/${other.clientId}/alarm`, set(1), { qos: 1 }, () => {})
    await closed
    expect(await client.liftFaults.page({ lmdClientId: other.clientId })).toMatchObject({ totalElements: 0 })
  })

  it('lets a device receive nothing', async () => {
    const connection = await connectAs(devices[3]!)
    await expect(connection.subscribeAsync('lmd/#', { qos: 1 })).rejects.toThrow()
  })

  it('keeps what is not JSON as a dead letter, and acknowledges it', async () => {
    const device = devices[3]!
    const connection = await connectAs(device)
    await connection.publishAsync(`lmd/${device.clientId}/alarm`, 'SET!', { qos: 1 })
    const rows = await listRows<{ reason: string; payload: Buffer }>(
      server.db,
      sql`SELECT reason, payload FROM dead_letter WHERE client_id = ${device.clientId}`,
    )
    expect(rows.map(({ reason, payload }) => [reason, payload.toString()])).toEqual([['is not JSON', 'SET!']])
  })

  it('learns of a device that is gone by its last will', async () => {
    const device = devices[4]!
    const simulated = await connectDevice(server.mqttUrl, device)
    await expect.poll(() => isOnline(device)).toBe(true)
    await simulated.end()
    const connection = await connectAs(device, {
      will: {
        topic: `lmd/${device.clientId}/status`,
        payload: Buffer.from('{"ts":1,"online":false}'),
        qos: 1,
        retain: true,
      },
    })
    connection.stream.destroy()
    await expect.poll(() => isOnline(device)).toBe(false)
  })
})

it('a device that is silent for 60 s is offline', async () => {
  let now = Date.now()
  const quiet = await startTestServer({ clock: () => now })
  const [device] = (await createEstate(quiet)) as [TestDevice]
  const asker = await logIn(quiet, await createUser(quiet))
  const simulated = await connectDevice(quiet.mqttUrl, device)
  const online = async () => (await asker.lifts.page({})).content[0]!.lmd?.isOnline
  await expect.poll(online).toBe(true)
  now += 59_000
  await sleep(4_500)
  expect(await online()).toBe(true)
  now += 10_000
  await expect.poll(online).toBe(false)
  await simulated.end()
  await quiet.stop()
})
