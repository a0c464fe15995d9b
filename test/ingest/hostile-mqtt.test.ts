import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { connectionsPerDeviceMax, connectsPerDevicePerMinuteMax, halfOpenMax } from '../../server/src/ingest/bounds'
import { listRows } from '../../server/src/queries/rows'
import { blocksOf, type TestDevice } from '../harness/builders'
import { client, devices, it as usualTest, server } from '../harness/fixtures'
import { connectRaw, openRaw, publish, type RawDevice } from '../harness/raw-device'
import { soon } from '../harness/soon'

/** The server's clock runs ahead where a test says so. */
let aheadMs = 0

const it = usualTest
  .extend('settings', { scope: 'file' }, { clock: () => Date.now() + aheadMs })
  .extend('given', { scope: 'file' }, { blocks: blocksOf(30), client: { role: 'ADMIN' } })

let next = 0
function freshDevice(): TestDevice {
  return devices[next++]!
}

async function logInRaw(device: TestDevice, options: Parameters<typeof connectRaw>[2] = {}): Promise<RawDevice> {
  const raw = await connectRaw(server.mqttUrl, device, options)
  expect(await raw.next('connack')).toMatchObject(
    options.protocolVersion === 5 ? { reasonCode: 0 } : { returnCode: 0, sessionPresent: false },
  )
  return raw
}

/** What is to be counted with each device: written every few seconds, and so looked at when all is over. */
const expected = new Map<TestDevice, Record<string, number>>()

const isOpen = ({ socket }: RawDevice) => !socket.closed

/** The device's connection answers, so that nothing of it was closed or is stuck. */
async function expectAlive(raw: RawDevice): Promise<void> {
  raw.send({ cmd: 'pingreq' })
  await raw.next('pingresp')
}

const trap = (number = 0) =>
  JSON.stringify({
    ts: Date.now(),
    seq: Date.now() * 1000 + number,
    lift: 'A',
    type: 'PASSENGER_TRAP',
    number,
    state: 'SET',
  })

async function refusalsOf({ clientId }: TestDevice): Promise<Record<string, number>> {
  const rows = await listRows<{ reason: string; count: number }>(
    server.db,
    sql`SELECT reason, count FROM device_refusal JOIN lmd ON lmd.id = lmd_id WHERE client_id = ${clientId}`,
  )
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]))
}

describe('a device that publishes where it may not', () => {
  it.each([
    '$SYS/x/new/clients',
    '$SYS/x/heartbeat',
    'lmd',
    'other',
    'lmd/{own}/firmware',
    'lmd/{own}/alarm/more',
    'lmd/{other}/alarm',
  ])('is cut off and counted, and disturbs no one: %s', async template => {
    const [hostile, other] = [freshDevice(), devices[29]!]
    const honest = await logInRaw(other, { mqttClientId: `honest-${template}` })
    const raw = await logInRaw(hostile)
    const topic = template.replace('{own}', hostile.clientId).replace('{other}', other.clientId)
    raw.send(publish(topic, other.clientId, 1))
    await raw.closed
    expect(raw.received.filter(({ cmd }) => cmd === 'puback')).toEqual([])
    await expectAlive(honest)
    expected.set(hostile, { 'wrong-topic': 1 })
    honest.socket.destroy()
  })

  it('leaves no will under a topic of another', async () => {
    const [hostile, other] = [freshDevice(), devices[29]!]
    const raw = await connectRaw(server.mqttUrl, hostile, {
      will: { topic: `lmd/${other.clientId}/status`, payload: '{"ts":1,"online":false}' },
    })
    expect(await raw.next('connack')).toMatchObject({ returnCode: 5 })
    await raw.closed
    expected.set(hostile, { 'wrong-topic': 1 })
  })
})

describe('the name that a device gives its connection', () => {
  it('ends no connection of another device', async () => {
    const [one, other] = [freshDevice(), freshDevice()]
    const honest = await logInRaw(other)
    const hostile = await logInRaw(one, { mqttClientId: other.clientId })
    await expectAlive(honest)
    await expectAlive(hostile)
    honest.socket.destroy()
    hostile.socket.destroy()
  })

  it('ends its own connection of that name, whose will is not carried out', async () => {
    const device = freshDevice()
    const status = `lmd/${device.clientId}/status`
    const first = await logInRaw(device, { will: { topic: status, payload: '{"ts":1,"online":false}' } })
    first.send(publish(status, JSON.stringify({ ts: Date.now(), online: true }), 1))
    await first.next('puback')
    const second = await logInRaw(device)
    await first.closed
    second.send(publish(`lmd/${device.clientId}/alarm`, trap(), 2))
    await second.next('puback')
    const { content } = await client.lifts.page({ lmdClientId: device.clientId })
    expect(content[0]!.lmd?.isOnline).toBe(true)
    second.socket.destroy()
  })

  it('gives it no more connections than a device may have; the most silent one goes', async () => {
    const device = freshDevice()
    const open: RawDevice[] = []
    for (let index = 0; index <= connectionsPerDeviceMax; index++) {
      open.push(await logInRaw(device, { mqttClientId: `name-${index}` }))
    }
    await open[0]!.closed
    expect(open.slice(1).every(isOpen)).toBe(true)
    for (const raw of open) raw.socket.destroy()
    expected.set(device, { 'too-many-connections': 1 })
  })

  it('lets it log in only so often a minute', async () => {
    const device = freshDevice()
    for (let index = 0; index < connectsPerDevicePerMinuteMax; index++) {
      const raw = await logInRaw(device)
      raw.socket.destroy()
    }
    const raw = await connectRaw(server.mqttUrl, device)
    expect(await raw.next('connack')).toMatchObject({ returnCode: 3 })
    await raw.closed
  })
})

describe('bytes without end', () => {
  it('are not read before a log-in', async () => {
    const raw = await openRaw(server.mqttUrl)
    // A CONNECT that says it has 40 MB; a fixed header of type 1 and its length.
    raw.send(Buffer.from([0x10, 0x80, 0xb4, 0x89, 0x13]))
    await raw.closed
    expect(raw.socket.bytesWritten).toBeLessThan(10)
  })

  it('are not read after one: a message of 100 MB', async () => {
    const device = freshDevice()
    const raw = await logInRaw(device)
    raw.send(Buffer.concat([Buffer.from([0x32, 0x80, 0xc2, 0xd7, 0x2f]), Buffer.alloc(1_000)]))
    await raw.closed
    expected.set(device, { 'packet-too-large': 1 })
  })

  it('a byte at a time make a message all the same', async () => {
    const device = freshDevice()
    const raw = await logInRaw(device)
    raw.socket.setNoDelay(true)
    const { generate } = await import('mqtt-packet')
    for (const byte of generate(publish(`lmd/${device.clientId}/alarm`, trap(), 9))) {
      raw.socket.write(Buffer.of(byte))
      await new Promise(resolve => setImmediate(resolve))
    }
    expect(await raw.next('puback')).toMatchObject({ messageId: 9 })
    raw.socket.destroy()
  })

  it('that are no MQTT end the connection', async () => {
    const raw = await openRaw(server.mqttUrl)
    raw.send(Buffer.from('GET / HTTP/1.1\r\nHost: lifts\r\n\r\n'))
    await raw.closed
  })
})

describe('what a broker would keep', () => {
  it('is not stored: a session that is asked for is not there again', async () => {
    const device = freshDevice()
    const first = await logInRaw(device, { clean: false })
    first.send({ cmd: 'disconnect' })
    await first.closed
    await logInRaw(device, { clean: false })
  })

  it('is not stored: messages of QoS 2 that are never released', async () => {
    const device = freshDevice()
    const raw = await logInRaw(device)
    const topic = `lmd/${device.clientId}/telemetry`
    const body = JSON.stringify({ ts: Date.now(), lift: 'A', values: { floor: 1 } })
    for (let id = 1; id <= halfOpenMax + 1; id++) raw.send(publish(topic, body, id, 2))
    await raw.closed
    expect(raw.received.filter(({ cmd }) => cmd === 'pubrec').length).toBeLessThanOrEqual(halfOpenMax)
  })

  it('takes a message of QoS 2 once, however often it is sent before its release', async () => {
    const device = freshDevice()
    const raw = await logInRaw(device)
    const message = publish(`lmd/${device.clientId}/alarm`, trap(), 7, 2)
    raw.send(message)
    await raw.next('pubrec')
    raw.send({ ...message, dup: true } as typeof message)
    await raw.next('pubrec')
    raw.send({ cmd: 'pubrel', messageId: 7, qos: 1, dup: false, retain: false } as never)
    expect(await raw.next('pubcomp')).toMatchObject({ messageId: 7 })
    expect(await client.passengerTraps.page({ lmdClientId: device.clientId })).toMatchObject({ totalElements: 1 })
    raw.socket.destroy()
  })
})

it('all of it is counted with the device that did it', async () => {
  expect(expected.size).toBeGreaterThan(8)
  for (const [device, counts] of expected) {
    await soon(async () => expect(await refusalsOf(device)).toEqual(counts))
  }
})
