import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { dayMs, hourMs } from '@liftwatch/core/limits'
import { dayBounds, formatDay } from '@liftwatch/core/text/format'
import { connect, type Connection } from '../../server/src/db/connect'
import { countedSince, keepAlarmDays } from '../../server/src/queries/alarm-days'
import { listRows } from '../../server/src/queries/rows'
import { block, sendAlarm } from '../harness/builders'
import { appUrlOf } from '../harness/database'
import { expectExactDays } from '../harness/exact-days'
import { client, device, it as usualTest, server } from '../harness/fixtures'
import { tally } from '../harness/tally'
import { withClient } from '../harness/template-database'

const timeZone = 'America/New_York'
const it = usualTest
  .extend('settings', { scope: 'file' }, { env: { LIFTWATCH_TIME_ZONE: timeZone } })
  .extend('given', { scope: 'file' }, { blocks: [block()], client: { role: 'ADMIN' } })

/** As the server itself is connected: by the role that owns nothing. */
let own: Connection

it.beforeAll(() => {
  own = connect({ connectionString: appUrlOf(server.databaseUrl) }, 2, () => {})
})
it.afterAll(() => own.close())

/** Closed lift faults that were set at these instants. */
async function insertAlarms(instants: readonly number[]): Promise<void> {
  await server.db.execute(sql`
    INSERT INTO alarm (id, lift_id, type, number, description, severity, alarm_status, alarm_start_ts, alarm_clear_ts,
      last_edge_ts, last_edge_seq, operational_status, closed_at)
    SELECT gen_random_uuid(), lift.id, 'LIFT_FAULT', 3, 'Door', 'BREAKDOWN', 'CLEAR', at, at + 1000, at + 1000, 1, 'CLOSED', at + 1000
    FROM unnest(${sql.param([...instants])}::int8[]) at, (SELECT id FROM lift ORDER BY name LIMIT 1) lift`)
}

const byDay = (instants: readonly number[]) => [...tally(instants.map(at => formatDay(at, timeZone))).values()]

const trendOf = async (startTs: number, endTs: number) => (await client.home.trend({ startTs, endTs })).liftFaults

it('all alarms of a new estate are counted, by its own days, 23 and 25 hours long where clocks change', async () => {
  expect(await countedSince(own.db, timeZone)).toBe(0)
  // From before the clocks go back in November to after it, and as they go forward in March.
  for (const [from, upTo] of [
    ['2025-10-28', '2025-11-08'],
    ['2026-03-04', '2026-03-12'],
  ] as const) {
    const [startTs, endTs] = [dayBounds(from, timeZone).startTs, dayBounds(upTo, timeZone).endTs]
    const count = Math.floor((endTs - startTs) / hourMs) * 2
    const instants = Array.from({ length: count }, (_, place) => startTs + place * 1_790_000)
    await insertAlarms(instants)
    const counts = byDay(instants)
    expect(new Set(counts.slice(1, -1)).size).toBeGreaterThan(1)
    expect(await trendOf(startTs, endTs)).toEqual(counts)
    // What is no whole day is counted by itself.
    const cut = [startTs + 5 * hourMs, endTs - 5 * hourMs] as const
    const inside = instants.filter(at => at >= cut[0] && at <= cut[1])
    expect(await trendOf(...cut)).toEqual(byDay(inside))
  }
  expect(await expectExactDays(server.db, timeZone)).toBeGreaterThan(10)
})

it('an estate that has alarms already has those counted that are set from the day after tomorrow on', async () => {
  const now = Date.now()
  const startTs = dayBounds(formatDay(now - 5 * dayMs, timeZone), timeZone).startTs
  await insertAlarms([1, 2, 2, 3].map(days => now - days * dayMs))
  const before = await trendOf(startTs, now)
  expect(before!.reduce((sum, count) => sum + count, 0)).toBe(4)
  // As it is after an upgrade.
  await server.db.execute(sql`TRUNCATE alarm_day, alarm_day_change, alarm_day_start`)
  await keepAlarmDays(own.db, timeZone, now)
  const since = await countedSince(own.db, timeZone)
  expect(since).toBe(dayBounds(formatDay(now + 2 * dayMs, timeZone), timeZone).startTs)
  await sendAlarm(server, device, { number: 15 })
  expect(await expectExactDays(server.db, timeZone)).toBe(0)
  expect((await trendOf(startTs, now))!.slice(0, -1)).toEqual(before!.slice(0, -1))
  await insertAlarms([since! - 1, since!, since! + dayMs])
  expect(await expectExactDays(server.db, timeZone)).toBe(2)
  const last = await trendOf(since! - dayMs, since! + 3 * dayMs)
  expect(last!.reduce((sum, count) => sum + count, 0)).toBe(3)
})

it('of another zone they are counted from the day after tomorrow on', async () => {
  await keepAlarmDays(own.db, 'Asia/Singapore', Date.now())
  expect(await countedSince(own.db, timeZone)).toBeUndefined()
  const since = await countedSince(own.db, 'Asia/Singapore')
  expect(since).toBeGreaterThan(Date.now() + dayMs)
})

it('a clock that was set back counts no day of which alarms are there already', async () => {
  const newest = Date.now() + 20 * dayMs
  await insertAlarms([newest])
  await server.db.execute(sql`DELETE FROM alarm_day_start`)
  await keepAlarmDays(own.db, 'Asia/Singapore', Date.now())
  expect(await countedSince(own.db, 'Asia/Singapore')).toBe(
    dayBounds(formatDay(newest + 2 * dayMs, 'Asia/Singapore'), 'Asia/Singapore').startTs,
  )
})

it.for([
  ['takes a zone for another', `(at / 86400000) * 86400000`],
  ['does not know a zone', `extract(epoch FROM date_trunc('day', now(), time_zone || '/Nowhere'))::bigint`],
])('where PostgreSQL %s they are not counted, and stored all the same', async ([, day]) => {
  const since = await countedSince(own.db, 'Asia/Singapore')
  await withClient({ connectionString: server.databaseUrl }, async owner => {
    const { rows } = await owner.query<{ made: string }>("SELECT pg_get_functiondef('day_of'::regproc) AS made")
    await owner.query(
      `CREATE OR REPLACE FUNCTION day_of(at bigint, time_zone text) RETURNS bigint LANGUAGE sql STABLE RETURN ${day}`,
    )
    await keepAlarmDays(own.db, timeZone, Date.now())
    expect(await countedSince(own.db, timeZone)).toBeUndefined()
    expect(await countedSince(own.db, 'Asia/Singapore')).toBe(since)
    await server.db.execute(sql`DELETE FROM alarm_day_start`)
    await keepAlarmDays(own.db, timeZone, Date.now())
    await insertAlarms([Date.now() + 10 * dayMs])
    expect(await listRows(own.db, sql`TABLE alarm_day_start`)).toEqual([])
    await owner.query(rows[0]!.made)
  })
  await keepAlarmDays(own.db, 'Asia/Singapore', Date.now())
})

it('a writer that is about to store the first alarm is not waited for', async () => {
  await server.db.execute(sql`TRUNCATE alarm, alarm_day, alarm_day_change, alarm_day_start CASCADE`)
  await withClient({ connectionString: server.databaseUrl }, async writer => {
    await writer.query('BEGIN')
    await writer.query('LOCK TABLE alarm IN ROW EXCLUSIVE MODE')
    await keepAlarmDays(own.db, timeZone, Date.now())
    await writer.query('COMMIT')
  })
  expect(await countedSince(own.db, timeZone)).toBeGreaterThan(Date.now() + dayMs)
})
