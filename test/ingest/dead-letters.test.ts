import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { findRow } from '../../server/src/queries/rows'
import {
  block,
  createEstate,
  createUser,
  logIn,
  newBearerClient,
  postMessages,
  type TestDevice,
} from '../harness/builders'
import { grant } from '../harness/cast'
import { client, it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'

const minuteMs = 60_000
const it = usualTest.extend('given', { scope: 'file' }, { client: { role: 'ADMIN' } })

let device: TestDevice
let number = 300

beforeEach(async () => {
  await server.db.execute(sql`DELETE FROM dead_letter`)
  number += 1
  const devices = await createEstate(server, [block({ block: String(number), lifts: 1 })])
  device = devices.find(({ clientId }) => clientId.endsWith(String(number)))!
})

let seq = 0
const alarm = (change: Record<string, unknown> = {}) => {
  seq += 1
  return { ts: Date.now() - minuteMs, seq, lift: 'A', type: 'LIFT_FAULT', number: 7, state: 'SET', ...change }
}
const letters = async () => (await client.deadLetters.page({})).content
const faults = async (clientId = device.clientId) => (await client.liftFaults.page({ lmdClientId: clientId })).content

/** A message that came through an outside broker, and could not be used then. */
async function insertLetter(clientId: string, kind: string, body: object, receivedAt = Date.now()): Promise<void> {
  await server.db.execute(sql`
    INSERT INTO dead_letter (received_at, client_id, topic, payload, reason)
    VALUES (${receivedAt}, ${clientId}, ${`lmd/${clientId}/${kind}`}, convert_to(${JSON.stringify(body)}, 'UTF8'), 'x')`)
}

describe('a dead letter', () => {
  it('is listed with its reason, the newest first, by device, reason and time, and shown byte for byte', async () => {
    await postMessages(server, device, [alarm({ lift: 'Z' })])
    await postMessages(server, device, [{ ts: 1, lift: 'A', state: 'SET' }])
    const [newest, oldest] = await letters()
    expect(newest).toMatchObject({ clientId: device.clientId, topic: '/api/ingest', reason: /^is neither/ })
    expect(oldest!.reason).toBe(`there is no device ${device.clientId} that watches a lift Z`)
    const found = async (filter: object) => (await client.deadLetters.page(filter)).totalElements
    expect(await found({ clientId: device.clientId.toLowerCase() })).toBe(2)
    expect(await found({ clientId: 'stranger' })).toBe(0)
    expect(await found({ reason: 'WATCHES a lift' })).toBe(1)
    expect(await found({ reason: '%' })).toBe(0)
    expect(await found({ startTs: Date.now() + minuteMs })).toBe(0)
    const { text, payloadBase64, size } = await client.deadLetters.detail({ id: newest!.id })
    expect(JSON.parse(text)).toEqual({ ts: 1, lift: 'A', state: 'SET' })
    expect(Buffer.from(payloadBase64, 'base64').length).toBe(size)
  })

  it('that is replayed is stored where its time puts it, once, and is gone from the list', async () => {
    const clientId = `AMK-AMA1-${number}X`
    const set = alarm()
    await insertLetter(clientId, 'alarm', set)
    const [letter] = await letters()
    const ids = [letter!.id, letter!.id]
    const reason = `there is no device ${clientId} that watches a lift A`
    expect(await client.deadLetters.replay({ ids })).toEqual([{ id: letter!.id, outcome: 'refused', reason }])
    // It stays as it was, and there is no other.
    expect(await letters()).toEqual([letter])
    await client.estate.import({ blocks: [block({ block: `${number}X` })] })
    await soon(async () =>
      expect(await client.deadLetters.replay({ ids })).toEqual([{ id: letter!.id, outcome: 'stored', reason: null }]),
    )
    expect(await faults(clientId)).toMatchObject([{ alarmStartTs: set.ts, alarmStatus: 'SET' }])
    expect(await letters()).toEqual([])
    expect(await client.deadLetters.replay({ ids })).toEqual([{ id: letter!.id, outcome: 'gone', reason: null }])
  })

  it('that was stored meanwhile, as the device sent it again, changes nothing and goes', async () => {
    const set = alarm()
    await insertLetter(device.clientId, 'alarm', set)
    await postMessages(server, device, [set])
    const [letter] = await letters()
    expect(await client.deadLetters.replay({ ids: [letter!.id] })).toMatchObject([{ outcome: 'repeat' }])
    expect(await faults()).toHaveLength(1)
    expect(await letters()).toEqual([])
  })

  it('of which only the beginning is stored is refused again for that', async () => {
    await postMessages(server, device, [alarm({ description: 'x'.repeat(9_000) })])
    const [letter] = await letters()
    expect(letter!.size).toBe(4_096)
    expect(await client.deadLetters.replay({ ids: [letter!.id] })).toMatchObject([
      { outcome: 'refused', reason: 'only its beginning is stored' },
    ])
  })

  it('says nothing of now: its device neither comes online by it nor goes', async () => {
    const state = () =>
      findRow<{ on: boolean; at: number | null }>(
        server.db,
        sql`SELECT is_online AS on, last_online_ts AS at FROM lmd WHERE client_id = ${device.clientId}`,
      )
    const values = { ts: Date.now() - 90 * minuteMs, lift: 'A', values: { floor: 7 } }
    await insertLetter(device.clientId, 'telemetry', values, Date.now() - 90 * minuteMs)
    await insertLetter(device.clientId, 'status', { ts: Date.now(), online: true })
    const before = await state()
    const results = await client.deadLetters.replay({ ids: (await letters()).map(({ id }) => id) })
    expect(results.map(({ outcome }) => outcome)).toEqual(['stored', 'stored'])
    expect(await state()).toEqual(before)
  })

  it('is deleted for good, and the audit trail says what was done to how many of which devices', async () => {
    await postMessages(server, device, [alarm({ lift: 'Z' }), alarm({ lift: 'Y' })])
    await insertLetter(device.clientId, 'alarm', alarm())
    const ids = (await letters()).map(({ id }) => id)
    await client.deadLetters.replay({ ids })
    expect(await client.deadLetters.purge({ ids: [...ids, '1'] })).toEqual({ changed: 2 })
    const { content } = await client.audit.page({ size: 2 })
    const devices = [device.clientId]
    expect(content.map(({ action, detail }) => ({ action, detail }))).toEqual([
      { action: 'deadLetters.purge', detail: { count: 2, devices } },
      { action: 'deadLetters.replay', detail: { devices, stored: 1, repeat: 0, refused: 2 } },
    ])
  })
})

it('dead letters are for an ADMIN of LIFTWATCH alone, by session or token', async () => {
  const others = [
    await createUser(server, { role: 'SUPERUSER' }),
    await createUser(server, { organization: 'North Council', type: 'TOWN_COUNCIL', role: 'ADMIN' }),
    await createUser(server, { role: 'USER' }),
  ]
  await grant(server, others[2]!, ['organization', 'organization.write'])
  for (const other of others) {
    const theirs = await logIn(server, other)
    expect(await outcomeOf(theirs.deadLetters.page({}))).toBe('no-permission')
    expect(await outcomeOf(theirs.deadLetters.purge({ ids: ['1'] }))).toBe('no-permission')
  }
  const { token } = await client.userTokens.create({ name: 'n', permissions: ['organization'], expiresInDays: 1 })
  const script = newBearerClient(server, token)
  expect(await outcomeOf(script.deadLetters.page({}))).toBe('ok')
  expect(await outcomeOf(script.deadLetters.replay({ ids: ['1'] }))).toBe('no-permission')
})
