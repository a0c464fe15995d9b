import { sql, type SQL } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { formatDay } from '@liftwatch/core/text/format'
import { issueTokens } from '../../scripts/demo/device-tokens'
import type { Random } from '../../scripts/demo/random'
import { lmSchedule } from '../../server/src/db/schema/lm-schedules'
import { omsSchedule } from '../../server/src/db/schema/oms-schedules'
import { inTransaction } from '../../server/src/db/transaction'
import { listRows } from '../../server/src/queries/rows'
import { postMessages } from './builders'
import { outcomeOf } from './outcome'
import { reportBegin, reportNow, type ReportEstate } from './report-estate'
import { soon } from './soon'

const secondMs = 1_000
const hourMs = 3_600_000

/** Everything that is to be made again from its edges has been. */
export async function settled({ server }: ReportEstate): Promise<void> {
  await soon(async () => {
    const [queued] = await listRows(server.db, sql`SELECT FROM alarm_retelling`)
    if (queued) throw new Error('some alarms are still to be recomputed')
  })
}

/** Alarms in spans of ten minutes: the flood begins twenty minutes before an instant, and is over twenty minutes after it. */
const floodSpans = [12, 6, 6, 6, 0]

/** A flood that goes on at an instant, though in the spans around it there are too few alarms to begin one. */
export async function sendFlood({ server, setClock }: ReportEstate, at: number): Promise<void> {
  setClock(at + hourMs)
  const devices = await inTransaction(server.db, tx => issueTokens(tx))
  const lifts = devices.flatMap(device => device.lifts.map(lift => ({ device, lift })))
  const starts = floodSpans.flatMap((alarmCnt, span) =>
    Array.from({ length: alarmCnt }, (_, index) => at + (span - 2) * 600 * secondMs + index * secondMs),
  )
  for (const [index, ts] of starts.entries()) {
    const { device, lift } = lifts[index % lifts.length]!
    // Of numbers that no other alarms have.
    const same = { lift, type: 'LIFT_FAULT', number: 60 + Math.floor(index / lifts.length) }
    const seq = 2_000_000 + 2 * index
    await postMessages(server, device, [
      { ...same, seq, ts, state: 'SET' },
      { ...same, seq: seq + 1, ts: ts + 300 * secondMs, state: 'CLEAR' },
    ])
  }
  setClock(reportNow)
}

/** Changes of what is over, one a call, as devices, people and imports make them; the same for the same random numbers. */
export async function createPastChanges(estate: ReportEstate, random: Random): Promise<() => Promise<void>> {
  const { server, client } = estate
  const { db } = server
  const devices = await inTransaction(db, tx => issueTokens(tx))
  const lifts = await listRows<{ id: string }>(db, sql`SELECT id FROM lift ORDER BY name`)
  let seq = 1_000_000
  const past = () => reportBegin + Math.floor((random.next() * (reportNow - reportBegin)) / secondMs) * secondMs

  /** Edges that come weeks late, between others and over the ends of months: a whole stretch, or one edge of it. */
  async function sendLateEdges(): Promise<void> {
    const device = random.pick(devices)
    const [ts, lasts] = [past(), random.pick([5 * secondMs, 300 * secondMs, 5 * hourMs, 80 * hourMs])]
    const same = { lift: random.pick(device.lifts), type: 'LIFT_FAULT', number: random.pick([1, 3, 5, 7, 12, 16, 20]) }
    const set = { ...same, seq: ++seq, ts, state: 'SET' }
    const clear = { ...same, seq: ++seq, ts: Math.min(ts + lasts, reportNow), state: 'CLEAR' }
    await postMessages(server, device, random.pick([[set, clear], [set, clear], [set], [clear]]))
  }

  /** Faults of two hours at most that keep a lift from running. */
  function listFaults(which: SQL) {
    return listRows<{ liftId: string; lift: string; clientId: string; startTs: number; clearTs: number }>(
      db,
      sql`
        SELECT lift_id AS "liftId", lift_number AS lift, client_id AS "clientId", alarm_start_ts AS "startTs", alarm_clear_ts AS "clearTs"
        FROM alarm JOIN lift ON lift.id = lift_id JOIN lmd ON lmd.id = lmd_id
        WHERE type = 'LIFT_FAULT' AND number IN (3, 5, 12, 16, 19, 22) AND alarm_clear_ts - alarm_start_ts < 7200000 AND ${which}
        ORDER BY alarm_start_ts, alarm.id`,
    )
  }

  /** Maintenance mode that comes weeks late, or one edge of it, about a fault of a planned day. */
  async function sendLateModes(): Promise<void> {
    const planned = await listRows<{ liftId: string; date: string }>(
      db,
      sql`SELECT lift_id AS "liftId", date::text AS date FROM lm_schedule WHERE cancelled_at IS NULL`,
    )
    const days = new Set(planned.map(({ liftId, date }) => `${liftId} ${date}`))
    const faults = await listFaults(sql`true`)
    const ofDays = faults.filter(({ liftId, startTs }) => days.has(`${liftId} ${formatDay(startTs)}`))
    const { lift, clientId, startTs, clearTs } = random.pick(ofDays)
    const same = { lift, type: 'RBE', number: 7 }
    const set = { ...same, seq: ++seq, ts: startTs - random.pick([0, 60, 600]) * secondMs, state: 'SET' }
    const clear = { ...same, seq: ++seq, ts: clearTs + random.pick([-1, 0, 60, 600]) * secondMs, state: 'CLEAR' }
    const device = devices.find(one => one.clientId === clientId)!
    await postMessages(server, device, random.pick([[set, clear], [set, clear], [set], [clear]]))
  }

  /** A day on which a lift was serviced is planned, cancelled, moved, or deleted. */
  async function changeDays(): Promise<void> {
    const serviced = sql`EXISTS (
      SELECT FROM alarm mode WHERE mode.lift_id = alarm.lift_id AND mode.type = 'RBE' AND mode.number = 7
        AND mode.alarm_start_ts <= alarm.alarm_start_ts AND mode.alarm_clear_ts >= alarm.alarm_clear_ts)`
    const { liftId, startTs } = random.pick(await listFaults(serviced))
    const date = formatDay(startTs)
    const [day] = await listRows<{ id: string }>(
      db,
      sql`SELECT id FROM lm_schedule WHERE lift_id = ${liftId} AND date = ${date} AND cancelled_at IS NULL`,
    )
    const row = { id: newId(), liftId, date, originalDate: date, createdAt: startTs, updatedAt: startTs }
    if (!day) return void (await db.insert(lmSchedule).values(row))
    const of = sql`WHERE id = ${day.id}`
    await db.execute(
      random.pick([
        sql`UPDATE lm_schedule SET cancelled_at = ${startTs} ${of}`,
        sql`UPDATE lm_schedule SET date = (SELECT max(date) + 1 FROM lm_schedule WHERE lift_id = ${liftId}) ${of}`,
        sql`DELETE FROM lm_schedule ${of}`,
      ]),
    )
  }

  /** What people write about an alarm that is over or not, again where it is there already. */
  async function editAlarms(): Promise<void> {
    const faults = await listRows<{ id: string }>(
      db,
      sql`SELECT id FROM alarm WHERE type = 'LIFT_FAULT' ORDER BY alarm_start_ts, id`,
    )
    for (let count = 0; count < 3; count += 1) {
      const { id } = random.pick(faults)
      const report = {
        id,
        technicianName: 'Tan',
        faultCode: random.pick(['1010', '2010', '3000']),
        result: 'Looked at again.',
      }
      const { acknowledge, takeBack, arrive, report: write } = client.liftFaults
      await outcomeOf(
        random.pick([() => acknowledge({ id }), () => takeBack({ id }), () => arrive({ id }), () => write(report)])(),
      )
    }
  }

  /** Imported, cancelled, or switched on at another time than it was believed: people can change none that is over. */
  async function changeSwitchOffs(): Promise<void> {
    const known = await listRows<{ id: string; offAt: number }>(
      db,
      sql`SELECT id, off_at AS "offAt" FROM oms_schedule ORDER BY off_at, id`,
    )
    const { id, offAt } = random.pick(known)
    const plan = async () => {
      const [from, liftId] = [past(), random.pick(lifts).id]
      const times = { offAt: from, onAt: from + random.whole(1, 90) * hourMs, createdAt: from, updatedAt: from }
      await db.insert(omsSchedule).values({ id: newId(), liftId, status: 'CLOSED', report: 'Rewiring', ...times })
    }
    const change = (to: ReturnType<typeof sql>) => db.execute(sql`UPDATE oms_schedule SET ${to} WHERE id = ${id}`)
    await random.pick([
      plan,
      () => change(sql`cancelled_at = ${offAt}::int8 - 1, status = 'CLOSED'`),
      () => change(sql`switch_on_at = ${offAt + random.whole(1, 40) * hourMs}::int8`),
      () => change(sql`on_at = on_at + ${random.whole(1, 40) * hourMs}::int8`),
      () => db.execute(sql`DELETE FROM oms_schedule WHERE id = ${id}`),
    ])()
  }

  /** Lifts go to another company and council, buildings to another division. */
  async function changeEstate(): Promise<void> {
    const { id } = random.pick(lifts)
    await random.pick(
      [
        () =>
          sql`UPDATE lift SET scope_id = (SELECT id FROM lift_scope ORDER BY id OFFSET ${random.whole(0, 2)} LIMIT 1) WHERE id = ${id}`,
        () => sql`UPDATE building SET attribute = attribute || jsonb_build_object('ward', ${random.pick(['AM53', 'BD12', 'CC1'])}::text)
        WHERE id = (SELECT building_id FROM lift WHERE id = ${id})`,
      ].map(statement => () => db.execute(statement())),
    )()
  }

  return () =>
    random.pick([
      sendLateEdges,
      sendLateEdges,
      sendLateEdges,
      sendLateModes,
      changeDays,
      editAlarms,
      changeSwitchOffs,
      changeSwitchOffs,
      changeEstate,
    ])()
}
