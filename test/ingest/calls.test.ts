import { describe, expect } from 'vitest'
import { connectAsync } from 'mqtt'
import type { Client } from '@liftwatch/core/client/client'
import { callLinesPerDayMax } from '@liftwatch/core/contract/alarms/case-limits'
import { ingestBatchMaxMessages, minuteMs } from '@liftwatch/core/limits'
import { caseFields } from '../contract/subjects'
import { postMessages, sendAlarm } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

let council: Client
let liftId: string
let seq = 0

const line = (message: string, change: object = {}) => ({
  ts: Date.now(),
  seq: ++seq,
  lift: 'A',
  speaker: 'PASSENGER',
  message,
  ...change,
})
const messagesOf = async (id: string) =>
  (await council.complaints.callLog({ id })).dialogues.map(({ message }) => message)

it.beforeAll(async () => {
  council = cast.clients.TOWN_COUNCIL
  liftId = await findLiftId(server, `${cast.north.clientId}-A`)
})

const log = (change: object = {}) => council.complaints.create({ liftId, ...caseFields, ...change })

describe('a line of an intercom', () => {
  it('is shown with the cases of its lift, from half an hour before they were logged', async () => {
    const at = Date.now()
    await postMessages(server, cast.north, [
      line('too early', { ts: at - 31 * minuteMs }),
      line('Help, we are stuck.', { ts: at - 29 * minuteMs }),
      line('Someone is coming.', { ts: at - 28 * minuteMs, speaker: 'OPERATOR' }),
      line('another lift', { lift: 'B' }),
    ])
    const { id } = await log()
    expect(await messagesOf(id)).toEqual(['Help, we are stuck.', 'Someone is coming.'])
    const { dialogues } = await council.complaints.callLog({ id })
    const local = new Date(dialogues[0]!.at + 8 * 3_600_000)
    expect(dialogues[0]).toMatchObject({
      speaker: 'PASSENGER',
      name: null,
      timestamp: [
        local.getUTCFullYear(),
        local.getUTCMonth() + 1,
        local.getUTCDate(),
        local.getUTCHours(),
        local.getUTCMinutes(),
        local.getUTCSeconds(),
      ],
    })
  })

  it('is shown from half an hour before the alarm was set, and until the case was closed', async () => {
    const at = Date.now()
    await sendAlarm(server, cast.north, { type: 'PASSENGER_TRAP', number: 1, ts: at - 60 * minuteMs })
    const trap = (await council.passengerTraps.page({ liftId })).content[0]!
    await postMessages(server, cast.north, [line('before the trap', { ts: at - 80 * minuteMs })])
    const { id } = await log({ passengerTrapId: trap.id })
    expect(await messagesOf(id)).toContain('before the trap')
    const { closedAt } = await council.complaints.setStatus({ id, action: 'close', remark: 'Freed.' })
    await postMessages(server, cast.north, [line('after the end', { ts: closedAt! + 1 })])
    expect(await messagesOf(id)).not.toContain('after the end')
  })

  it('comes over MQTT too, once however often it is sent, beside alarms that have the same number', async () => {
    const { id } = await log()
    const { clientId, token } = cast.north
    const connection = await connectAsync(server.mqttUrl, { clientId, username: clientId, password: token })
    const said = line('over MQTT', { seq: 9_000 })
    for (const _ of [1, 2]) await connection.publishAsync(`lmd/${clientId}/call`, JSON.stringify(said), { qos: 1 })
    const again = { ...said, ts: said.ts + 1, message: 'a counter that begins again' }
    await connection.publishAsync(`lmd/${clientId}/call`, JSON.stringify(again), { qos: 1 })
    await connection.endAsync()
    await soon(async () => {
      const messages = await messagesOf(id)
      expect(messages.filter(message => message === 'over MQTT')).toHaveLength(1)
      expect(messages).toContain('a counter that begins again')
    })
    expect((await sendAlarm(server, cast.north, { seq: 9_000, number: 77 })).deadLetters).toEqual([])
  })

  it('that cannot be read is a dead letter', async () => {
    const { deadLetters } = await postMessages(server, cast.north, [
      line('x'.repeat(1_001)),
      line('no such speaker', { speaker: 'LIFT' }),
      line('no such lift', { lift: 'Z' }),
    ])
    expect(deadLetters.map(({ index }) => index)).toEqual([0, 1, 2])
  })

  it('is taken of a lift so often in a day, and no oftener', async () => {
    const many = (count: number) => Array.from({ length: count }, () => line('again', { lift: 'B' }))
    for (let sent = 0; sent < callLinesPerDayMax; sent += ingestBatchMaxMessages) {
      expect((await postMessages(server, cast.south, many(ingestBatchMaxMessages))).deadLetters).toEqual([])
    }
    const { deadLetters } = await postMessages(server, cast.south, many(2))
    expect(deadLetters.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 2 }, () => `the lift has ${callLinesPerDayMax} lines of a day already`),
    )
    expect((await postMessages(server, cast.south, [line('another lift')])).deadLetters).toEqual([])
  })
})

describe('a line by hand', () => {
  it('is shown with its case alone, with who added it', async () => {
    const [mine, other] = [await log(), await log()]
    const draftId = crypto.randomUUID()
    const add = () =>
      council.complaints.addCallLine({ id: mine.id, speaker: 'OPERATOR', message: 'Called back.', draftId })
    await add()
    const { dialogues } = await add()
    const added = dialogues.filter(({ message }) => message === 'Called back.')
    expect(added).toMatchObject([{ speaker: 'OPERATOR', name: 'TOWN_COUNCIL superuser' }])
    expect(await messagesOf(other.id)).not.toContain('Called back.')
    await council.complaints.setStatus({ id: mine.id, action: 'close', remark: 'Done.' })
    const late = council.complaints.addCallLine({ id: mine.id, speaker: 'OPERATOR', message: 'One more.' })
    expect(await outcomeOf(late)).toBe('case-closed')
  })
})
