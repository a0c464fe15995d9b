import { sql } from 'drizzle-orm'
import { afterEach, describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { dayMs, hourMs } from '@liftwatch/core/limits'
import { keepMaintenanceDays } from '../../server/src/maintenance/keep-days'
import { findRow, listRows } from '../../server/src/queries/rows'
import { caseFields } from '../contract/subjects'
import { createUser, logIn, postMessages, sendAlarm } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { kindOfTheNight, listen, type Listener } from '../harness/listener'
import { errorOf, outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'
import { expectExactCounts } from '../harness/exact-counts'
import { seenBy, timeless } from '../harness/whole-view'

let now = Date.UTC(2026, 10, 10, 4)
const it = usualTest
  .extend('settings', { scope: 'file' }, { clock: () => now })
  .extend('given', { scope: 'file' }, { hasCast: true })

let admin: Client
let a: string
let b: string
let idOfA: string
const open: Listener[] = []

it.beforeAll(async () => {
  admin = await logIn(server, await createUser(server, { role: 'ADMIN', nickname: 'Mei Ling' }))
  a = `${cast.north.clientId}-A`
  b = `${cast.north.clientId}-B`
  idOfA = await findLiftId(server, a)
})
afterEach(async () => {
  open.splice(0).forEach(listener => listener.close())
  // Servers know it by a notice.
  await restore(a, b)
  await soon(async () => expect((await send({ state: 'CLEAR' })).accepted).toBe(1))
})

/** Goes on to an instant; sessions may have ended by then, as they do. */
async function goOnTo(at: number): Promise<void> {
  now = at
  admin = await logIn(server, await createUser(server, { role: 'ADMIN', nickname: 'Mei Ling' }))
  cast.clients.TOWN_COUNCIL = await logIn(server, cast.users.TOWN_COUNCIL)
}

const reason = 'Block demolished'
const retire = (lifts: string[], isDryRun = false) => admin.estate.retire({ lifts, reason, isDryRun })
const restore = (...lifts: string[]) => admin.estate.restore({ lifts })
/** The server's own clock may be at it too. */
const night = () => soon(() => keepMaintenanceDays(server.db, now))
const send = (change: Record<string, unknown>) => sendAlarm(server, cast.north, { ts: (now += 1_000), ...change })

/** All that a retirement can change. */
const stored = () =>
  findRow(
    server.db,
    sql`
      SELECT (SELECT jsonb_agg(to_jsonb(lift) ORDER BY id) FROM lift) AS lifts, (SELECT count(*) FROM alarm_edge) AS edges,
        (SELECT jsonb_agg(to_jsonb(alarm) ORDER BY id) FROM alarm) AS alarms, (SELECT count(*) FROM audit) AS audited,
        (SELECT jsonb_agg(to_jsonb(oms_schedule) ORDER BY id) FROM oms_schedule) AS off,
        (SELECT jsonb_agg(to_jsonb(lm_schedule) ORDER BY id) FROM lm_schedule) AS days,
        (SELECT max(id) FROM notice WHERE kind <> ${kindOfTheNight}) AS notices`,
  )

describe('a lift that is retired', () => {
  it('is not where a passenger is trapped or a case is open, nor where one of several is not there: all or none', async () => {
    await send({ type: 'PASSENGER_TRAP', number: 0 })
    const before = await stored()
    const trapped = await errorOf(retire([b, a]))
    expect(trapped).toMatchObject({ code: 'lift-has-open-trap', params: { name: a }, errors: [{ path: 'lifts.1' }] })
    await send({ type: 'PASSENGER_TRAP', number: 0, state: 'CLEAR' })
    const council = cast.clients.TOWN_COUNCIL
    const { id } = await council.complaints.create({ liftId: idOfA, ...caseFields })
    expect(await errorOf(retire([b, a]))).toMatchObject({ code: 'lift-has-open-cases', params: { name: a } })
    await server.db.execute(sql`UPDATE complaint SET status = 'CLOSED', closed_at = ${now} WHERE id = ${id}`)
    expect(await errorOf(retire([a, 'AMK-AMA1-999-A']))).toMatchObject({
      code: 'unknown-lift',
      errors: [{ path: 'lifts.1', message: 'AMK-AMA1-999-A is not there' }],
    })
    expect(((await stored()) as { lifts: unknown }).lifts).toEqual((before as { lifts: unknown }).lifts)
    expect(await outcomeOf(cast.clients.LIFTWATCH.estate.retire({ lifts: [a], reason }))).toBe('no-permission')
    expect(await outcomeOf(council.estate.restore({ lifts: [a] }))).toBe('no-permission')
  })

  it('is nowhere any more, with all that it did; what it had open is closed; and comes back as it was', async () => {
    const { LIFTWATCH: all, TOWN_COUNCIL: council, LIFT_COMPANY: company } = cast.clients
    await send({ number: 61, lift: 'A' })
    await send({ number: 62, lift: 'B' })
    await send({ number: 1, type: 'RBE' })
    await council.switchOffs.create({
      liftId: idOfA,
      offAt: now - (now % 60_000) + 2 * dayMs,
      onAt: now - (now % 60_000) + 4 * dayMs,
      report: 'Ropes',
    })
    await night()
    const readers = [all, council, company]
    const before = await Promise.all(readers.map(reader => seenBy(reader, cast.north.clientId)))
    expect(before.map(seen => JSON.stringify(seen).includes(a))).toEqual([true, true, true])
    const streams = await Promise.all(readers.map(client => listen(client)))
    open.push(...streams)
    const untouched = await stored()
    const plan = await retire([a], true)
    const planned = { lift: a, isChanged: true, alarms: 3, switchOffs: 1 }
    expect(plan).toMatchObject({ changed: 1, unchanged: 0, lifts: [planned] })
    expect(plan.lifts[0]!.maintenanceDays).toBeGreaterThan(0)
    expect(await stored()).toEqual(untouched)

    expect(await retire([a])).toEqual(plan)
    const kinds = ['lifts', 'lmds', 'liftFaults', 'passengerTraps', 'rbes', 'cases', 'switchOffs']
    const kindsOf = (stream: Listener) => new Set(stream.notices().map(({ kind }) => kind))
    for (const stream of streams) await soon(() => expect(kindsOf(stream)).toEqual(new Set(kinds)))
    for (const [index, client] of readers.entries()) {
      const seen = await seenBy(client, cast.north.clientId)
      for (const [name, answer] of Object.entries(seen))
        expect({ name, isThere: JSON.stringify(answer).includes(a) }).toEqual({ name, isThere: false })
      expect(seen).toMatchObject({ faultCounts: { total: 1 }, trapCounts: { total: 0 }, eventCounts: { total: 0 } })
      expect(seen.home).toMatchObject({ lifts: { totalCnt: index === 0 ? 3 : 1 }, liftFaults: { openCnt: 1 } })
      expect(seen).toMatchObject({
        switchOffCounts: { openCnt: 0, historyCnt: 0 },
        buildings: { content: [{ liftCnt: 1 }, ...(index === 0 ? [{}] : [])] },
      })
      expect(await outcomeOf(client.lifts.detail({ id: idOfA }))).toBe('lift-retired')
    }
    expect(await all.lifts.retired({ name: a.toLowerCase() })).toMatchObject({ name: a, retiredAt: now, reason })
    expect(await outcomeOf(cast.clients.LIFTWATCH.lifts.retired({ name: b }))).toBe('not-found')
    await expectExactCounts(server.db)
    const [alarm] = await listRows(
      server.db,
      sql`
      SELECT alarm_status, operational_status, alarm_clear_ts, closed_at, report_at, technician_name, result FROM alarm
      WHERE number = 61`,
    )
    expect(alarm).toEqual({
      alarm_status: 'CLEAR',
      operational_status: 'CLOSED',
      alarm_clear_ts: now,
      closed_at: now,
      report_at: now,
      technician_name: 'Mei Ling',
      result: reason,
    })
    expect((await admin.audit.page({ action: 'estate.retire' })).content).toMatchObject([
      { subjectName: a, detail: { reason, alarms: 3, switchOffs: 1 } },
    ])
    const after = await stored()
    expect(await retire([a, a])).toMatchObject({ changed: 0, unchanged: 1, lifts: [{ isChanged: false, alarms: 0 }] })
    expect(await stored()).toEqual(after)

    const { changed, lifts } = await restore(a, b)
    expect([changed, lifts.map(({ isChanged }) => isChanged)]).toEqual([1, [true, false]])
    expect(lifts[0]).toMatchObject({ switchOffs: 1, maintenanceDays: plan.lifts[0]!.maintenanceDays })
    for (const [index, client] of readers.entries()) {
      const again = await seenBy(client, cast.north.clientId)
      for (const name of ['cases', 'caseCounts', 'checks', 'buildings', 'devices', 'switchOffCounts'])
        expect(timeless(again[name])).toEqual(timeless(before[index]![name]))
      expect(again.faultCounts).toMatchObject({ total: 2, closedTotal: 1 })
    }
    expect(await outcomeOf(all.lifts.retired({ name: a }))).toBe('not-found')
    await expectExactCounts(server.db)
  })

  it('is refused by its device like one that there is not, also where the device is known by heart', async () => {
    expect((await send({ number: 63 })).accepted).toBe(1)
    await retire([a])
    const refused = `there is no device ${cast.north.clientId} that watches a lift A`
    await soon(async () => expect((await send({ number: 64 })).deadLetters).toEqual([{ index: 0, reason: refused }]))
    const report = () => postMessages(server, cast.north, [{ ts: now, lift: 'A', values: { LB: true } }])
    await soon(async () => expect((await report()).deadLetters[0]?.reason).toBe(refused))
    expect((await send({ number: 65, lift: 'B' })).accepted).toBe(1)
    expect((await admin.deadLetters.page({ reason: refused })).totalElements).toBeGreaterThan(1)
    // With its last lift the device itself is gone, and its building.
    await server.db.execute(sql`UPDATE alarm SET alarm_status = 'CLEAR' WHERE alarm_status = 'SET'`)
    await retire([b])
    const gone = { index: 0, reason: `there is no device ${cast.north.clientId}` }
    const status = [{ online: true, ts: now }]
    await soon(async () => expect((await postMessages(server, cast.north, status)).deadLetters).toEqual([gone]))
    for (const client of [cast.clients.LIFTWATCH, cast.clients.TOWN_COUNCIL]) {
      expect(JSON.stringify(await seenBy(client, cast.north.clientId))).not.toContain(cast.north.clientId)
      expect(await outcomeOf(client.lifts.page({ tc: 'AMK' }))).not.toBe('ok')
    }
    expect(await restore(a, b)).toMatchObject({ changed: 2 })
    await soon(async () => expect((await send({ number: 66 })).accepted).toBe(1))
  })

  it('is in the reports of the time before, and in none that begins after; the nights leave it alone', async () => {
    const council = () => cast.clients.TOWN_COUNCIL
    const breakdowns = async (month: string) => {
      const [row] = await council().tcmr.division({ month })
      return row!.tcmrCount
    }
    const names = async (month: string) =>
      (await council().problemLifts.page({ month })).content.map(({ liftName }) => liftName).toSorted()
    // Set again: how long it was set is read from its edges.
    for (const state of ['SET', 'CLEAR', 'SET']) await send({ number: 7, state })
    now += 3 * hourMs
    await retire([a])
    const october = await breakdowns('2026-10')
    await goOnTo(Date.UTC(2027, 0, 20, 4))
    expect(await breakdowns('2026-10')).toEqual(october)
    const november = await breakdowns('2026-11')
    expect([october.liftCnt, november.liftCnt, november.cases]).toEqual([2, 2, 1])
    expect(november.hours).toBeCloseTo(3, 2)
    expect((await breakdowns('2026-12')).liftCnt).toBe(1)
    expect(await names('2026-11')).toEqual([a, b])
    expect(await names('2026-12')).toEqual([b])
    const trend = await council().tcmr.divisionTrend({ month: '2026-12' })
    for (const month of ['2026-10', '2026-11', '2026-12']) {
      const ofMonth = trend.flatMap(({ month: own, ...row }) => (own === month ? [row] : []))
      expect(ofMonth).toEqual(await council().tcmr.division({ month }))
    }
    const reported = (await council().monthAlarms.page({ month: '2026-11', size: 1_000 })).content
    expect(reported.map(({ liftName }) => liftName)).toContain(a)
    const days = sql`
      SELECT lift_id = ${idOfA} AS retired, count(*) AS days FROM lm_schedule
      WHERE date >= '2027-01-01' AND cancelled_at IS NULL AND lift_id IN (SELECT id FROM lift WHERE name IN (${a}, ${b}))
      GROUP BY 1`
    await night()
    expect(await listRows(server.db, days)).toMatchObject([{ retired: false }])
    await restore(a)
    expect(await breakdowns('2026-11')).toEqual(november)
  })

  it('at the same moment as others, while devices send, is retired once, with exact counts', async () => {
    await server.db.execute(sql`UPDATE alarm SET alarm_status = 'CLEAR' WHERE type = 'PASSENGER_TRAP'`)
    const numbers = Array.from({ length: 12 }, (_, index) => 70 + index)
    const answers = await Promise.all([
      retire([a, b]),
      retire([b, a]),
      admin.estate
        .assign({ contracts: [{ lift: `${cast.south.clientId}-A`, liftCompany: 'Heir Lifts' }] })
        .catch(() => undefined),
      ...numbers.map(number => send({ number, lift: number % 2 ? 'A' : 'B' })),
    ])
    expect(
      answers
        .slice(0, 2)
        .map(answer => (answer as { changed: number }).changed)
        .toSorted((one, other) => one - other),
    ).toEqual([0, 2])
    const left = sql`
      SELECT count(*) AS count FROM alarm JOIN lift ON lift.id = alarm.lift_id
      WHERE lift.retired_at IS NOT NULL AND operational_status <> 'CLOSED'`
    expect(await findRow(server.db, left)).toEqual({ count: 0 })
    await expectExactCounts(server.db)
  })
})
