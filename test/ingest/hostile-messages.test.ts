import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs, telemetryKeysMax } from '@liftwatch/core/limits'
import { listRows } from '../../server/src/queries/rows'
import { postMessages } from '../harness/builders'
import { createHostileEstate, type HostileEstate } from './hostile-estate'

let estate: HostileEstate

beforeAll(async () => {
  estate = await createHostileEstate()
})
afterAll(() => estate.server.stop())

describe('telemetry', () => {
  const values = (from: number, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`key-${from + index}`, 'x'.repeat(250)]))
  const telemetry = (given: object, ts = estate.now()) => ({ ts, lift: 'A', values: given })

  it('of more keys than a lift may have updates those that are known, and refuses the rest', async () => {
    const { device, liftId } = await estate.freshDevice()
    await postMessages(estate.server, device, [telemetry(values(0, 200)), telemetry(values(200, 50))])
    await postMessages(estate.server, device, [telemetry({ 'key-3': 7, ...values(250, 30) })])
    const entries = await estate.client.telemetry.latest({ id: liftId })
    expect(entries).toHaveLength(telemetryKeysMax)
    expect(entries.find(({ key }) => key === 'key-3')).toMatchObject({ value: 7 })
    await postMessages(estate.server, device, [
      telemetry({ 'key-4': 8, unnoticed: 1 }),
      telemetry({ 'key-5': 9, late: 1 }, 1_700_000_000_000),
    ])
    const after = new Map((await estate.client.telemetry.latest({ id: liftId })).map(({ key, value }) => [key, value]))
    expect([after.size, after.get('key-4'), after.get('key-5'), after.has('unnoticed')]).toEqual([
      telemetryKeysMax,
      8,
      'x'.repeat(250),
      false,
    ])
    estate.refused.set(device, { 'too-many-keys': 26 })
  })

  it.each([
    ['a key of 65 bytes', { ['é'.repeat(32) + 'k']: 1 }, /^values\.é+k?: must have a key of 1 to 64 bytes/],
    ['a value of 258 bytes', { floor: 'é'.repeat(129) }, /^values\.floor: must have at most 256 bytes/],
    ['no name for a value', { '': 1 }, /^values\.: must have a key of 1 to 64 bytes/],
    ['257 keys', values(0, 257), /^values: must have at most 256 keys/],
  ])('with %s is stored as a dead letter that says so', async (_, given, reason) => {
    const { deadLetters } = await postMessages(estate.server, estate.honest, [telemetry(given), telemetry({ ok: 1 })])
    expect(deadLetters).toEqual([{ index: 0, reason: expect.stringMatching(reason) as string }])
  })

  it('of thousands of keys, of the most that a message holds, delays no one', async () => {
    const { device } = await estate.freshDevice()
    const flood = Array.from({ length: 5 }, (_, call) =>
      Array.from({ length: 12 }, (__, index) => telemetry(values((12 * call + index) * 200, 200))),
    )
    for (let time = 0; time < 2; time += 1) {
      const sent = flood.map(messages => postMessages(estate.server, device, messages))
      await estate.expectPromptTrap()
      await Promise.all(sent)
    }
  })
})

describe('messages that cannot be read', () => {
  it('are stored 20 a minute for each device, each with its first bytes, and the rest counted', async () => {
    const { device } = await estate.freshDevice()
    // Within one minute of the server's clock.
    const leftMs = minuteMs - (estate.now() % minuteMs)
    if (leftMs < 20_000) await sleep(leftMs)
    const large = { nonsense: 'x'.repeat(10_000) }
    const nonsense = Array.from({ length: 75 }, () => large)
    for (let call = 0; call < 4; call += 1) {
      expect((await postMessages(estate.server, device, nonsense)).deadLetters).toHaveLength(75)
    }
    await postMessages(estate.server, estate.honest, [42])
    const stored = await listRows<{ clientId: string; bytes: number; reason: string }>(
      estate.server.db,
      sql`SELECT client_id AS "clientId", length(payload) AS bytes, reason FROM dead_letter
        WHERE client_id = ${device.clientId} ORDER BY id`,
    )
    expect(stored).toHaveLength(20)
    expect(stored[0]).toMatchObject({
      bytes: 4_096,
      reason: expect.stringContaining('(the first 4096 of its 10015 bytes)') as string,
    })
    estate.refused.set(device, { unreadable: 300 })
  })

  it('for lifts that do not exist are not looked up again and again', async () => {
    const { device } = await estate.freshDevice()
    const nowhere = Array.from({ length: 500 }, (_, index) => ({
      ts: estate.now(),
      lift: `X${index}`,
      values: { floor: 1 },
    }))
    await postMessages(estate.server, device, nowhere)
    await estate.expectPromptTrap()
  })
})

it('what was refused is listed with its device, and screens are notified', async () => {
  expect(estate.refused.size).toBe(2)
  await estate.expectRefused()
})
