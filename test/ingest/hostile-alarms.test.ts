import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { floodNumber } from '@liftwatch/core/domain/alarm-flood'
import { reportedAlarms } from '../../server/src/queries/reports/alarm-reports'
import { findRow } from '../../server/src/queries/rows'
import { postMessages, type TestDevice } from '../harness/builders'
import { slowestTurnMs } from '../harness/slowest-turn'
import { soon } from '../harness/soon'
import { createHostileEstate, type HostileEstate } from './hostile-estate'

const dayMs = 86_400_000
/** Of the event loop. Alone it is 14 ms; a machine that does much else stops it for longer, yet not for the seconds that it took. */
const blockMaxMs = 500
let estate: HostileEstate

beforeAll(async () => {
  estate = await createHostileEstate()
})
afterAll(() => estate.server.stop())

describe('late edges', () => {
  /** One fault of 20,000 edges that no one has seen: as a lift has it whose contact chatters for days. */
  async function seedEdges(liftId: string, number: number, count: number): Promise<number> {
    const from = estate.now() - 5 * dayMs
    await estate.server.db.execute(sql`
      INSERT INTO alarm_edge (lift_id, type, number, ts, seq, state, description)
      SELECT ${liftId}, 'LIFT_FAULT', ${number}::int, ${from}::int8 + step * 1000, step,
        CASE WHEN step % 2 = 0 THEN 'SET' ELSE 'CLEAR' END, '' FROM generate_series(0, ${count - 1}::int) step`)
    await estate.server.db.execute(sql`
      INSERT INTO alarm (id, lift_id, type, number, description, severity, alarm_status, alarm_start_ts, alarm_clear_ts,
        repeat_cnt, last_edge_ts, last_edge_seq, operational_status)
      VALUES (${newId()}, ${liftId}, 'LIFT_FAULT', ${number}, 'Chatter', 'BREAKDOWN', 'CLEAR', ${from},
        ${from + (count - 1) * 1_000}, ${count / 2 - 1}, ${from + (count - 1) * 1_000}, ${count - 1}, 'OUTSTANDING')`)
    return from
  }

  /** The same of a small fault, which is a row each time. */
  async function seedRows(liftId: string, count: number): Promise<number> {
    const from = estate.now() - 5 * dayMs
    await estate.server.db.execute(sql`
      INSERT INTO alarm_edge (lift_id, type, number, ts, seq, state, description)
      SELECT ${liftId}, 'LIFT_FAULT', 9, ${from}::int8 + step * 1000, step,
        CASE WHEN step % 2 = 0 THEN 'SET' ELSE 'CLEAR' END, '' FROM generate_series(0, ${2 * count - 1}::int) step`)
    await estate.server.db.execute(sql`
      INSERT INTO alarm (id, lift_id, type, number, description, severity, alarm_status, alarm_start_ts, alarm_clear_ts,
        repeat_cnt, last_edge_ts, last_edge_seq, operational_status, closed_at)
      SELECT gen_random_uuid(), ${liftId}, 'LIFT_FAULT', 9, 'Chatter', 'NON_BREAKDOWN', 'CLEAR', ${from}::int8 + step * 2000,
        ended.ts, 0, ended.ts, step * 2 + 1, 'CLOSED', ended.ts
      FROM generate_series(0, ${count - 1}::int) step
        CROSS JOIN LATERAL (SELECT ${from}::int8 + step * 2000 + 1000 AS ts) ended`)
    return from
  }

  it('before 10,000 rows of their fault delay no one, and change and announce none but their own', async () => {
    const { device, liftId } = await estate.freshDevice()
    const from = await seedRows(liftId, 10_000)
    const firstFault = async () => (await estate.faultsOf(device))[0]!
    const turnMs = await slowestTurnMs(async () => {
      const sent = postMessages(estate.server, device, [estate.alarm({ number: 9, ts: from + 100, state: 'CLEAR' })])
      await estate.expectPromptTrap()
      await sent
      await soon(async () => expect((await firstFault()).alarmClearTs).toBe(from + 100))
    })
    expect(turnMs).toBeLessThan(blockMaxMs)
    const rows = await findRow<{ rows: number; announced: number }>(
      estate.server.db,
      sql`SELECT count(*) AS rows, count(*) FILTER (WHERE id IN (SELECT subject_id FROM notice)) AS announced FROM alarm
        WHERE lift_id = ${liftId}`,
    )
    expect([rows, (await firstFault()).operationalStatus]).toEqual([{ rows: 10_000, announced: 1 }, 'CLOSED'])
  })

  it('before 20,000 others of their fault delay no one, and land where their instants put them', async () => {
    const { device, liftId } = await estate.freshDevice()
    const from = await seedEdges(liftId, 3, 20_000)
    const messages = Array.from({ length: 30 }, (_, index) =>
      estate.alarm({ number: 3, ts: from + 100 + index * 10, state: index % 2 === 0 ? 'CLEAR' : 'SET' }),
    )
    const turnMs = await slowestTurnMs(async () => {
      const sent = messages.map(message => postMessages(estate.server, device, [message]))
      await estate.expectPromptTrap()
      await Promise.all(sent)
      await soon(async () => expect(await estate.faultsOf(device)).toMatchObject([{ repeatCnt: 9_999 + 15 }]))
    })
    expect(turnMs).toBeLessThan(blockMaxMs)
  })

  it('are too late after a month, and then change no report', async () => {
    const { device } = await estate.freshDevice()
    const month = new Date(estate.now() - 40 * dayMs).toISOString().slice(0, 7)
    const report = () => estate.client.monthBreakdown.page({ month, size: 100 })
    const before = await report()
    const old = [31 * dayMs + 60_000, 40 * dayMs].map(ms => estate.alarm({ number: 3, ts: estate.now() - ms }))
    const { accepted, deadLetters } = await postMessages(estate.server, device, old)
    expect(accepted).toBe(0)
    expect(deadLetters.map(({ reason }) => reason)).toEqual(old.map(() => 'is older than 31 days when it arrives'))
    expect(await report()).toEqual(before)
    const young = estate.alarm({ number: 5, ts: estate.now() - 31 * dayMs + 60_000 })
    const neverSet = estate.alarm({ number: 6, ts: 1_000 })
    expect(await postMessages(estate.server, device, [young, neverSet])).toMatchObject({ accepted: 2 })
    estate.refused.set(device, { 'too-late': 2 })
    expect((await estate.faultsOf(device)).map(row => row.alarmLiftFaultNumber)).toEqual([5, 6])
  })
})

describe('too many alarms of a lift', () => {
  const faults = (from: number, count: number, change: object = {}) =>
    Array.from({ length: count }, (_, index) => estate.alarm({ number: from + index, ...change }))
  const shown = async (device: TestDevice) => {
    const rows = await estate.faultsOf(device)
    return {
      own: rows
        .map(row => row.alarmLiftFaultNumber)
        .filter(number => number < floodNumber)
        .toSorted((a, b) => a - b),
      floods: rows.filter(row => row.alarmLiftFaultNumber === floodNumber),
    }
  }

  it('are one that says how many, which people close; what is still set is shown once there is room', async () => {
    const { device } = await estate.freshDevice()
    await postMessages(estate.server, device, faults(100, 60))
    const { own, floods } = await shown(device)
    expect(own).toHaveLength(20)
    expect(floods).toMatchObject([
      {
        description: 'Alarm flood: 40 further alarms suppressed',
        severity: 'URGENT',
        operationalStatus: 'OUTSTANDING',
      },
    ])
    const [flood] = floods
    await estate.client.liftFaults.acknowledge({ id: flood!.id })
    await estate.client.liftFaults.report({ id: flood!.id, technicianName: 'Lim', result: 'Contact replaced.' })
    expect((await estate.client.liftFaults.detail({ id: flood!.id })).operationalStatus).toBe('CLOSED')

    // One that was suppressed is cleared: it is never shown. The others begin when they were set.
    await postMessages(estate.server, device, [estate.alarm({ number: 120, state: 'CLEAR', ts: estate.now() + 1_000 })])
    estate.goOn(61_000)
    await soon(async () => expect((await shown(device)).own).toHaveLength(40))
    estate.goOn(61_000)
    await soon(async () => expect((await shown(device)).own).toHaveLength(50))
    expect((await shown(device)).own).toEqual(
      Array.from({ length: 51 }, (_, index) => 100 + index).filter(number => number !== 120),
    )
  })

  it('that begin and end by themselves are as many rows as may begin in a minute', async () => {
    const { device } = await estate.freshDevice()
    const from = estate.now() - 500_000
    const chatter = Array.from({ length: 400 }, (_, index) =>
      estate.alarm({ number: 9, ts: from + index * 1_000, state: index % 2 === 0 ? 'SET' : 'CLEAR' }),
    )
    await postMessages(estate.server, device, chatter)
    const { own, floods } = await shown(device)
    expect(own).toHaveLength(20)
    expect(floods).toMatchObject([{ description: 'Alarm flood: 180 further alarms suppressed' }])
    // Late ones among them make no more rows either.
    await postMessages(estate.server, device, [
      estate.alarm({ number: 9, ts: from + 300, state: 'CLEAR' }),
      estate.alarm({ number: 9, ts: from + 600, state: 'SET' }),
    ])
    expect((await shown(device)).own).toHaveLength(20)
  })

  it('are no breakdowns and no traps of the reports', async () => {
    const { device, liftId } = await estate.freshDevice()
    estate.goOn(61_000)
    await postMessages(estate.server, device, faults(200, 30))
    await postMessages(
      estate.server,
      device,
      Array.from({ length: 52 }, (_, number) =>
        estate.alarm({ type: 'PASSENGER_TRAP', number, ts: estate.now() - 1_000 }),
      ),
    )
    const traps = (await estate.client.passengerTraps.page({ lmdClientId: device.clientId, size: 200 })).content
    expect(traps).toHaveLength(51)
    expect(traps.map(({ description }) => description)).toContain('Alarm flood: 2 further passenger traps suppressed')
    const counted = await findRow<{ breakdowns: number; traps: number }>(
      estate.server.db,
      sql`SELECT count(*) FILTER (WHERE ${reportedAlarms.breakdowns}) AS breakdowns, count(*) FILTER (WHERE ${reportedAlarms.traps}) AS traps
        FROM alarm WHERE lift_id = ${liftId}`,
    )
    expect(counted).toEqual({ breakdowns: 0, traps: 50 })
    estate.refused.set(device, { 'too-many-new-alarms': 10, 'too-many-open-alarms': 2 })
  })

  it('of a number that is the server’s own are dead letters', async () => {
    const { deadLetters } = await postMessages(estate.server, estate.honest, [estate.alarm({ number: floodNumber })])
    expect(deadLetters).toEqual([{ index: 0, reason: 'number: must be at most 65534' }])
  })
})

it('what was refused is listed with its device, and screens are notified', async () => {
  expect(estate.refused.size).toBe(2)
  await estate.expectRefused()
})
