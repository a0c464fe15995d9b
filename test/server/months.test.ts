import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect } from 'vitest'
import { utcMonthAfter, utcMonthAt } from '@liftwatch/core/domain/utc-months'
import { dayMs, hourMs } from '@liftwatch/core/limits'
import { defaultPeriodName, periodNameAt, periodOf } from '@liftwatch/core/reports/periods'
import { connect, createDatabaseClient, type Connection } from '../../server/src/db/connect'
import { createMetrics } from '../../server/src/metrics'
import { forgetMonths, heldFrom } from '../../server/src/months/forget-months'
import { makeMonths } from '../../server/src/months/make-months'
import { monthsJob } from '../../server/src/months/months-job'
import { listMonths } from '../../server/src/queries/months'
import { listRows } from '../../server/src/queries/rows'
import { block, sendAlarm } from '../harness/builders'
import { appUrlOf } from '../harness/database'
import { expectExactDays } from '../harness/exact-days'
import { client, device, it as usualTest, server } from '../harness/fixtures'
import { errorOf } from '../harness/outcome'

const log = pino({ level: 'silent' })
const metrics = createMetrics()
/** It is noon, when the server itself forgets nothing, whatever the hour is at which the tests run. */
const now = periodOf('day', periodNameAt('day', Date.now())).from + 12 * hourMs
const it = usualTest
  .extend('settings', { scope: 'file' }, { clock: () => now })
  .extend('given', { scope: 'file' }, { blocks: [block()], client: { role: 'ADMIN' } })
const heldMonths = 84
/** Closes by itself once it is clear; and one that waits for people. */
const [minor, breakdown] = [9, 7]
const longAgo = utcMonthAfter(utcMonthAt(now), -100).from + 15 * dayMs

/** As the server itself is connected: by the role that owns nothing. */
let own: Connection

it.beforeAll(() => {
  own = connect({ connectionString: appUrlOf(server.databaseUrl) }, 2, () => {})
})
it.afterAll(() => own.close())

async function namesOf(table: 'alarm' | 'alarm_edge'): Promise<string[]> {
  return (await listMonths(own.db, table)).map(({ name }) => name)
}

/** The partitions of a fault's rows. */
async function placesOf(number: number): Promise<string[]> {
  const rows = await listRows<{ place: string }>(
    server.db,
    sql`SELECT tableoid::regclass::text AS place FROM alarm WHERE number = ${number} ORDER BY alarm_start_ts`,
  )
  return rows.map(({ place }) => place)
}

function tableOf(table: string, at: number): string {
  return `${table}_${utcMonthAt(at).name.replace('-', '_')}`
}

async function expectExactCounts(): Promise<void> {
  const ledger = await listRows(
    server.db,
    sql`
      SELECT type, operational_status, sum(change)::int8 AS count FROM alarm_count
      GROUP BY 1, 2 HAVING sum(change) <> 0 ORDER BY 1, 2`,
  )
  const counted = await listRows(
    server.db,
    sql`SELECT type, operational_status, count(*) AS count FROM alarm GROUP BY 1, 2 ORDER BY 1, 2`,
  )
  expect(ledger).toEqual(counted)
  await expectExactDays(server.db)
}

/** Rows as devices made them long ago, before what is that old was refused: of each lift one, with its edges. */
async function insertOld(number: number, startTs: number, closedAt: number | null): Promise<string> {
  const [row] = await listRows<{ id: string }>(
    server.db,
    sql`
      INSERT INTO alarm (id, lift_id, type, number, description, severity, alarm_status, alarm_start_ts, alarm_clear_ts,
        last_edge_ts, last_edge_seq, operational_status, closed_at)
      SELECT gen_random_uuid(), id, 'LIFT_FAULT', ${number}, 'Door', 'BREAKDOWN', ${closedAt === null ? 'SET' : 'CLEAR'},
        ${startTs}, ${closedAt}, ${closedAt ?? startTs}, 1, ${closedAt === null ? 'OUTSTANDING' : 'CLOSED'}, ${closedAt}
      FROM lift ORDER BY name LIMIT 1 RETURNING id`,
  )
  await server.db.execute(sql`
    INSERT INTO alarm_edge (lift_id, type, number, ts, seq, state, description)
    SELECT lift_id, type, number, alarm_start_ts, 0, 'SET', '' FROM alarm WHERE id = ${row!.id}
    UNION ALL SELECT lift_id, type, number, last_edge_ts, 1, 'CLEAR', '' FROM alarm WHERE id = ${row!.id} AND closed_at IS NOT NULL`)
  return row!.id
}

const forget = () => forgetMonths(own.db, log, metrics, { from: heldFrom(now, heldMonths), at: now })

describe('months of alarms', () => {
  it('are made before they begin, once', async () => {
    const later = utcMonthAfter(utcMonthAt(now), 6)
    const ahead = [-1, 0, 1, 2].map(months => utcMonthAfter(later, months).name)
    for (const again of [1, 2]) {
      await makeMonths(own.db, log, later.from + again, 0)
      expect(await namesOf('alarm')).toEqual(expect.arrayContaining(ahead))
      expect(await namesOf('alarm_edge')).toEqual(expect.arrayContaining(ahead))
    }
  })

  it('are where an alarm goes when it is closed, and where it leaves when a late message has it open again', async () => {
    const ts = now - hourMs
    await sendAlarm(server, device, { ts, number: minor })
    expect(await placesOf(minor)).toEqual(['alarm_current'])
    await sendAlarm(server, device, { ts: ts + 1_000, number: minor, state: 'CLEAR' })
    expect(await placesOf(minor)).toEqual([tableOf('alarm', ts)])
    await expectExactCounts()
    const { content } = await client.liftFaults.page({ operationalStatus: 'CLOSED' })
    expect(content.map(({ alarmLiftFaultNumber }) => alarmLiftFaultNumber)).toEqual([minor])
    expect(await client.liftFaults.detail({ id: content[0]!.id })).toEqual(content[0])
    // With this one it was set once more after it was clear.
    await sendAlarm(server, device, { ts: ts + 500, number: minor, state: 'CLEAR' })
    await sendAlarm(server, device, { ts: ts + 700, number: minor })
    await expectExactCounts()
    expect(await placesOf(minor)).toEqual([tableOf('alarm', ts), tableOf('alarm', ts)])
  })

  it('are made for what was closed where there was none, and have it then', async () => {
    const ts = utcMonthAfter(utcMonthAt(now), -40).from + dayMs
    await sendAlarm(server, device, { ts, number: 14 })
    await sendAlarm(server, device, { ts: ts + 1_000, number: 14, state: 'CLEAR' })
    expect(await placesOf(14)).toEqual(['alarm_current'])
    const before = await client.liftFaults.page({ alarmLiftFaultNumber: [14] })
    expect(before.content.map(({ operationalStatus }) => operationalStatus)).toEqual(['CLOSED'])
    await makeMonths(own.db, log, now, 0)
    expect(await placesOf(14)).toEqual([tableOf('alarm', ts)])
    expect(await client.liftFaults.page({ alarmLiftFaultNumber: [14] })).toEqual(before)
    expect(await namesOf('alarm_edge')).toContain(utcMonthAt(ts).name)
    await expectExactCounts()
  })

  it('name no alarm in a case that there is not', async () => {
    const [lift] = await listRows<{ id: string }>(server.db, sql`SELECT id FROM lift LIMIT 1`)
    const insert = server.db.execute(sql`
      INSERT INTO complaint (id, case_no, lift_id, lift_fault_id, subcategory, description, priority, media, status, created_at, updated_at)
      VALUES (gen_random_uuid(), 900, ${lift!.id}, gen_random_uuid(), 'DOOR', '', 'NORMAL', 'PHONE', 'OPEN', 1, 1)`)
    await expect(insert.catch((error: Error) => (error.cause as { code: string }).code)).resolves.toBe('23503')
  })
})

describe('a month that is older than is held', () => {
  let oldId: string
  let openId: string

  it.beforeAll(async () => {
    oldId = await insertOld(breakdown, longAgo, longAgo + hourMs)
    // Set in the same month, and open for all the years since.
    openId = await insertOld(breakdown + 1, longAgo + 1, null)
    await server.db.execute(sql`
      INSERT INTO complaint (id, case_no, lift_id, lift_fault_id, subcategory, description, priority, media, status, created_at, updated_at)
      SELECT gen_random_uuid(), 901, lift_id, id, 'DOOR', 'The car does not come.', 'NORMAL', 'PHONE', 'OPEN', 1, 1
      FROM alarm WHERE id = ${oldId}`)
    await makeMonths(own.db, log, now, 0)
    expect(await namesOf('alarm')).toContain(utcMonthAt(longAgo).name)
    expect(await namesOf('alarm_edge')).toContain(utcMonthAt(longAgo).name)
  })

  it('stays by day, and while others read the table', async () => {
    await monthsJob(heldMonths, log, metrics).run(own.db, now)
    const reader = createDatabaseClient({ connectionString: server.databaseUrl })
    await reader.connect()
    try {
      await reader.query('BEGIN')
      await reader.query('SELECT count(*) FROM alarm')
      await forget()
      expect(await namesOf('alarm')).toContain(utcMonthAt(longAgo).name)
    } finally {
      await reader.end()
    }
  })

  it('is not yet old for a server whose clock alone is ahead', async () => {
    const night = periodOf('day', periodNameAt('day', now + 50 * 365 * dayMs)).from + 2 * hourMs
    const recent = utcMonthAfter(utcMonthAt(now), -1).name
    await monthsJob(1_200, log, metrics).run(own.db, night)
    expect(await namesOf('alarm')).toEqual(expect.arrayContaining([utcMonthAt(longAgo).name, recent]))
    const drop = own.db.execute(sql`SELECT drop_month('alarm', ${now})`)
    await expect(drop).rejects.toThrow()
  })

  it('is forgotten with its part of the counts, and the cases of its alarms stay', async () => {
    await forget()
    const entries = (await client.audit.page({ action: 'alarms.forget', sort: 'at,ASC' })).content
    expect(entries.map(({ detail }) => detail['table'])).toEqual(['alarm', 'alarm_edge'])
    expect(entries[0]?.detail).toMatchObject({ month: utcMonthAt(longAgo).name })
    expect(await namesOf('alarm')).not.toContain(utcMonthAt(longAgo).name)
    expect(await namesOf('alarm_edge')).not.toContain(utcMonthAt(longAgo).name)
    expect(await errorOf(client.liftFaults.detail({ id: oldId }))).toEqual(
      expect.objectContaining({ code: 'not-found' }),
    )
    await expectExactCounts()
    const cases = await listRows(server.db, sql`SELECT lift_fault_id, description FROM complaint WHERE case_no = 901`)
    expect(cases).toEqual([{ lift_fault_id: null, description: 'The car does not come.' }])
  })

  it('leaves what is open, with the edges that it is made of', async () => {
    expect((await client.liftFaults.detail({ id: openId })).operationalStatus).toBe('OUTSTANDING')
    const edges = await listRows<{ number: number }>(
      server.db,
      sql`SELECT number FROM alarm_edge WHERE ts < ${longAgo + dayMs}`,
    )
    expect(edges).toEqual([{ number: breakdown + 1 }])
    // A message that ends it finds it as it was.
    await sendAlarm(server, device, { ts: now, number: breakdown + 1, state: 'CLEAR' })
    const { alarmStatus, alarmStartTs } = await client.liftFaults.detail({ id: openId })
    expect([alarmStatus, alarmStartTs]).toEqual(['CLEAR', longAgo + 1])
  })

  it('is no quiet month in reports: they say since when there is something to report', async () => {
    const month = periodNameAt('month', longAgo)
    for (const report of [
      () => client.monthBreakdown.page({ month }),
      () => client.tcmr.division({ month }),
      () => client.alarmLoad.figures({ month }),
      () => client.breakdownCodes.lc({ month }),
    ]) {
      const refused = await errorOf(report())
      expect(refused).toEqual(expect.objectContaining({ code: 'bad-input' }))
      expect(JSON.stringify(refused)).toMatch(/cannot be earlier than \d{4}-\d\d: older alarms are no longer stored/)
    }
    expect((await client.monthComplaint.page({ month })).content).toEqual([])
    const upTo = longAgo + 2 * dayMs
    expect(await errorOf(client.chronicLifts.page({ upTo }))).toEqual(expect.objectContaining({ code: 'bad-input' }))
  })

  it('is not among the months of a chart, which begins later', async () => {
    const forgottenTo = utcMonthAt(longAgo).to
    const month = periodNameAt('month', forgottenTo + 65 * dayMs)
    const months = [...new Set((await client.tcmr.divisionTrend({ month })).map(row => row.month))]
    expect(months.at(-1)).toBe(month)
    expect(months.length).toBeLessThan(12)
    expect(months.every(name => periodOf('month', name).from >= forgottenTo)).toBe(true)
    const last = defaultPeriodName('month', now)
    expect(new Set((await client.tcmr.divisionTrend({ month: last })).map(row => row.month)).size).toBe(12)
  })

  it('goes with what is as old and came without a month', async () => {
    const strayId = await insertOld(breakdown, longAgo, longAgo + hourMs)
    await forget()
    expect(await listRows(server.db, sql`SELECT id FROM alarm WHERE id = ${strayId}`)).toEqual([])
    expect(await listRows(server.db, sql`SELECT FROM alarm_edge WHERE number = ${breakdown}`)).toEqual([])
    await expectExactCounts()
  })
})
