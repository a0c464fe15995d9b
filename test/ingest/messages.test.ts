import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { listRows } from '../../server/src/queries/rows'
import { blocksOf, postMessages, sendAlarm, type TestDevice } from '../harness/builders'
import { client, devices, it as usualTest, server } from '../harness/fixtures'

const it = usualTest.extend('given', { scope: 'file' }, { blocks: blocksOf(20), client: {} })

const hourMs = 3_600_000

let next = 0
/** A device that no other test has used. */
function freshDevice(): TestDevice {
  return devices[next++]!
}

async function faultsOf(device: TestDevice) {
  const { content } = await client.liftFaults.page({ lmdClientId: device.clientId, sort: 'alarmStartTs,ASC' })
  return content.map(({ alarmStatus, operationalStatus, alarmStartTs, alarmClearTs, repeatCnt }) => ({
    alarmStatus,
    operationalStatus,
    alarmStartTs,
    alarmClearTs,
    repeatCnt,
  }))
}

describe('alarm messages', () => {
  it('change nothing when they are repeated', async () => {
    const device = freshDevice()
    const set = { ts: Date.now(), seq: 1, lift: 'A', type: 'LIFT_FAULT', number: 3, state: 'SET' }
    expect(await postMessages(server, device, [set])).toEqual({ accepted: 1, deadLetters: [] })
    const once = await faultsOf(device)
    expect(await postMessages(server, device, [set, set])).toEqual({ accepted: 2, deadLetters: [] })
    expect(await faultsOf(device)).toEqual(once)
    expect(once).toHaveLength(1)
  })

  it('with a number that another message used change nothing, and are stored as dead letters', async () => {
    const device = freshDevice()
    const set = { ts: Date.now(), seq: 5, lift: 'A', type: 'LIFT_FAULT', number: 3, state: 'SET' }
    await postMessages(server, device, [set])
    const { deadLetters } = await postMessages(server, device, [{ ...set, ts: set.ts + 1, number: 7 }])
    expect(deadLetters).toEqual([{ index: 0, reason: 'seq 5 was used by another message' }])
    expect(await faultsOf(device)).toHaveLength(1)
  })

  it('land where their instants put them: CLEAR before its SET', async () => {
    const device = freshDevice()
    const at = Date.now() - hourMs
    await sendAlarm(server, device, { number: 3, state: 'CLEAR', ts: at + 60_000 })
    expect(await faultsOf(device)).toEqual([])
    await sendAlarm(server, device, { number: 3, state: 'SET', ts: at })
    expect(await faultsOf(device)).toEqual([
      {
        alarmStatus: 'CLEAR',
        operationalStatus: 'OUTSTANDING',
        alarmStartTs: at,
        alarmClearTs: at + 60_000,
        repeatCnt: 0,
      },
    ])
  })

  it('land where their instants put them: the middle of a story that is stored already', async () => {
    const device = freshDevice()
    const at = Date.now() - hourMs
    await sendAlarm(server, device, { number: 6, state: 'SET', ts: at })
    await sendAlarm(server, device, { number: 6, state: 'SET', ts: at + 30_000 })
    await sendAlarm(server, device, { number: 6, state: 'CLEAR', ts: at + 20_000 })
    expect(await faultsOf(device)).toMatchObject([{ alarmStatus: 'SET', alarmStartTs: at, repeatCnt: 1 }])
  })

  it('that come late split a small fault which closes by itself into the rows that it was', async () => {
    const device = freshDevice()
    const at = Date.now() - hourMs
    await sendAlarm(server, device, { number: 9, state: 'SET', ts: at })
    await sendAlarm(server, device, { number: 9, state: 'CLEAR', ts: at + 40_000 })
    await sendAlarm(server, device, { number: 9, state: 'CLEAR', ts: at + 10_000 })
    await sendAlarm(server, device, { number: 9, state: 'SET', ts: at + 30_000 })
    expect(await faultsOf(device)).toMatchObject([
      { operationalStatus: 'CLOSED', alarmStartTs: at, alarmClearTs: at + 10_000 },
      { operationalStatus: 'CLOSED', alarmStartTs: at + 30_000, alarmClearTs: at + 40_000 },
    ])
  })

  it('of a clock that was never set, or runs ahead, happen when they arrive', async () => {
    const device = freshDevice()
    const before = Date.now()
    await sendAlarm(server, device, { number: 3, ts: 1_000 })
    await sendAlarm(server, device, { number: 5, ts: Date.now() + hourMs })
    for (const { alarmStartTs } of await faultsOf(device)) {
      expect(alarmStartTs).toBeGreaterThanOrEqual(before)
      expect(alarmStartTs).toBeLessThanOrEqual(Date.now())
    }
  })

  it('with an unknown fault number are stored', async () => {
    const device = freshDevice()
    await sendAlarm(server, device, { number: 4711 })
    const { content } = await client.liftFaults.page({ lmdClientId: device.clientId })
    expect(content).toMatchObject([{ alarmLiftFaultNumber: 4711, description: 'Unknown fault 4711' }])
  })
})

describe('messages that cannot be read or placed', () => {
  it('are stored byte for byte with their reasons, and do not stop the rest', async () => {
    const device = freshDevice()
    const good = { ts: Date.now(), seq: 1, lift: 'A', type: 'LIFT_FAULT', number: 3, state: 'SET' }
    const bad = [
      42,
      { ts: Date.now() },
      { ...good, seq: 2, state: 'MAYBE' },
      { ...good, seq: 3, lift: 'Z' },
      { ...good, seq: 4, description: 'a\0b' },
      { ts: Date.now(), lift: 'A', values: { floor: null } },
    ]
    const { accepted, deadLetters } = await postMessages(server, device, [...bad, good])
    expect(accepted).toBe(1)
    expect(deadLetters.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5])
    expect(deadLetters[2]!.reason).toContain('state')
    expect(deadLetters[3]!.reason).toBe(`there is no device ${device.clientId} that watches a lift Z`)
    expect(deadLetters[4]!.reason).toContain('description')
    const stored = await listRows<{ payload: Buffer }>(
      server.db,
      sql`SELECT payload FROM dead_letter WHERE client_id = ${device.clientId} ORDER BY id`,
    )
    // Alarms are stored apart from the rest, so that either may come first.
    const texts = (values: readonly unknown[]) => values.map(value => JSON.stringify(value)).toSorted()
    expect(stored.map(({ payload }) => payload.toString()).toSorted()).toEqual(texts(bad))
    expect(await faultsOf(device)).toHaveLength(1)
  })
})

describe('telemetry', () => {
  const latest = async (device: TestDevice) => {
    const { content } = await client.lifts.page({ lmdClientId: device.clientId, lift: 'A' })
    const entries = await client.telemetry.latest({ id: content[0]!.id })
    return Object.fromEntries(entries.map(({ key, value, ts }) => [key, [value, ts]]))
  }

  it('keeps the newest value of each key, in whatever order it comes', async () => {
    const device = freshDevice()
    const at = Date.now() - hourMs
    const send = (ts: number, values: object) => postMessages(server, device, [{ ts, lift: 'A', values }])
    await send(at + 1_000, { floor: 1, door: 'OPEN', load: 10 })
    await send(at + 3_000, { floor: 3, LM: true })
    await send(at + 2_000, { floor: 2, door: 'CLOSED', speed: 1.5 })
    await send(at + 500, { floor: 0, load: 0, voltage: 400 })
    expect(await latest(device)).toEqual({
      floor: [3, at + 3_000],
      LM: [true, at + 3_000],
      door: ['CLOSED', at + 2_000],
      speed: [1.5, at + 2_000],
      load: [10, at + 1_000],
      voltage: [400, at + 500],
    })
    await send(at + 4_000, { floor: 4, LM: false, door: 'OPEN', speed: 0, load: 0, voltage: 399 })
    expect((await latest(device))['voltage']).toEqual([399, at + 4_000])
  })

  it('sets the flags of the lift and its device online', async () => {
    const device = freshDevice()
    await postMessages(server, device, [{ ts: Date.now(), lift: 'A', values: { LM: true, MOF: true, RO: false } }])
    const { content } = await client.lifts.page({ lmdClientId: device.clientId, lift: 'A' })
    expect(content[0]).toMatchObject({ flags: ['LM', 'MOF'], lmd: { isOnline: true } })
  })
})
