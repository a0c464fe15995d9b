import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { deviceMessagesPerMinuteMax, windowMessages } from '../../server/src/ingest/bounds'
import { inTransaction } from '../../server/src/db/transaction'
import { blocksOf, postMessages, type TestDevice } from '../harness/builders'
import { client, devices, it as usualTest, server } from '../harness/fixtures'
import { connectRaw, publish, type RawDevice } from '../harness/raw-device'
import { soon } from '../harness/soon'

let aheadMs = 0
/** While it is set the server's clock shows this and goes no further. */
let frozenAt: number | undefined

const it = usualTest
  .extend('settings', { scope: 'file' }, { clock: () => frozenAt ?? Date.now() + aheadMs })
  .extend('given', { scope: 'file' }, { blocks: blocksOf(6), client: {} })

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)![1])
}

const waiting = () => metric('liftwatch_ingest_waiting')

function telemetry(device: TestDevice, messageId: number) {
  const body = JSON.stringify({ ts: Date.now(), lift: 'A', values: { floor: messageId % 12 } })
  return publish(`lmd/${device.clientId}/telemetry`, body, messageId)
}

async function logInRaw(device: TestDevice): Promise<RawDevice> {
  const raw = await connectRaw(server.mqttUrl, device)
  await raw.next('connack')
  return raw
}

/** While `work` runs no telemetry can be stored: what writes it waits for a lock. */
function whileTelemetryWaits(work: () => Promise<void>): Promise<void> {
  return inTransaction(server.db, async tx => {
    await tx.execute(sql`LOCK TABLE lift_telemetry IN ACCESS EXCLUSIVE MODE`)
    await work()
  })
}

const countOf = (raw: RawDevice) => raw.received.filter(({ cmd }) => cmd === 'puback').length

describe('while telemetry waits', () => {
  it('a trap of another device is stored, noticed and acknowledged', async () => {
    const [flooding, honest] = devices as [TestDevice, TestDevice]
    const flood = await logInRaw(flooding)
    const raw = await logInRaw(honest)
    await whileTelemetryWaits(async () => {
      for (let id = 1; id <= 1_000; id++) flood.send(telemetry(flooding, id))
      await soon(async () => expect(await waiting()).toBeGreaterThan(0))
      const trap = { ts: Date.now(), seq: 1, lift: 'A', type: 'PASSENGER_TRAP', number: 0, state: 'SET' }
      raw.send(publish(`lmd/${honest.clientId}/alarm`, JSON.stringify(trap), 1))
      expect(await raw.next('puback')).toMatchObject({ messageId: 1 })
      expect(await client.passengerTraps.page({ lmdClientId: honest.clientId })).toMatchObject({ totalElements: 1 })
      expect(countOf(flood)).toBe(0)
    })
    await soon(() => expect(countOf(flood)).toBe(1_000))
    raw.socket.destroy()
    flood.socket.destroy()
  })

  it('no more is read of a connection than may be under way, and all of it is stored in the end', async () => {
    const device = devices[2]!
    const flood = await logInRaw(device)
    await whileTelemetryWaits(async () => {
      for (let id = 1; id <= 2_000; id++) flood.send(telemetry(device, id))
      await soon(async () => expect(await waiting()).toBe(windowMessages))
      // What comes after it has been sent by now, and is not taken.
      for (let id = 2_001; id <= 4_000; id++) flood.send(telemetry(device, id))
      await client.liftFaults.count({})
      expect(await waiting()).toBe(windowMessages)
    })
    await soon(() => expect(countOf(flood)).toBe(4_000))
    const acknowledged = flood.received.flatMap(packet => (packet.cmd === 'puback' ? [packet.messageId] : []))
    expect(acknowledged).toEqual(Array.from({ length: 4_000 }, (_, index) => index + 1))
    flood.socket.destroy()
  })

  it('the server is not ready once nothing was stored for 10 s, and is again when it was', async () => {
    const device = devices[3]!
    const raw = await logInRaw(device)
    const ready = async () => (await fetch(`${server.url}/readyz`)).status
    expect(await ready()).toBe(200)
    frozenAt = Date.now() + aheadMs
    await whileTelemetryWaits(async () => {
      raw.send(telemetry(device, 1))
      await soon(async () => expect(await waiting()).toBe(1))
      frozenAt! += 9_000
      expect(await ready()).toBe(200)
      frozenAt! += 2_000
      expect(await ready()).toBe(503)
    })
    frozenAt = undefined
    aheadMs += 11_000
    await raw.next('puback')
    expect(await ready()).toBe(200)
    raw.socket.destroy()
  })
})

describe('a device that sends more than it may', () => {
  it('waits with what is above it, and no other device waits for it', async () => {
    const [loud, honest] = [devices[4]!, devices[5]!]
    const flood = await logInRaw(loud)
    const raw = await logInRaw(honest)
    frozenAt = Date.now() + aheadMs
    for (let id = 1; id <= deviceMessagesPerMinuteMax + 200; id++) {
      flood.send({ cmd: 'pingreq' })
      if (id % 1_000 === 0) await new Promise(resolve => setImmediate(resolve))
    }
    const answered = () => flood.received.filter(({ cmd }) => cmd === 'pingresp').length
    await soon(() => expect(answered()).toBeGreaterThan(deviceMessagesPerMinuteMax - 1))
    expect(answered()).toBeLessThan(deviceMessagesPerMinuteMax + 200)
    raw.send({ cmd: 'pingreq' })
    await raw.next('pingresp')
    const refused = await fetch(`${server.url}/api/ingest`, {
      method: 'POST',
      headers: { authorization: `Bearer ${loud.token}`, 'content-type': 'application/json' },
      body: JSON.stringify([{ ts: Date.now(), online: true }]),
    })
    expect([refused.status, Number(refused.headers.get('retry-after')) >= 1]).toEqual([429, true])
    expect(await postMessages(server, honest, [{ ts: Date.now(), online: true }])).toMatchObject({ accepted: 1 })
    frozenAt = undefined
    aheadMs += 60_000
    await soon(() => expect(answered()).toBe(deviceMessagesPerMinuteMax + 200))
    const { content } = await client.lmds.page({ clientId: loud.clientId })
    await soon(async () => expect(await refusals(content[0]!.id)).toContain('too-many-messages'))
    raw.socket.destroy()
    flood.socket.destroy()
  })
})

async function refusals(lmdId: string): Promise<string[]> {
  const { rows } = await server.db.execute<{ reason: string }>(
    sql`SELECT reason FROM device_refusal WHERE lmd_id = ${lmdId}`,
  )
  return rows.map(({ reason }) => reason)
}
