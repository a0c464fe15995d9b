import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { defaultPeriodName } from '@liftwatch/core/reports/periods'
import { block, createEstate, createUser, logIn } from '../harness/builders'
import { client as vendor, it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { p95 } from '../harness/slowest-turn'
import { soon } from '../harness/soon'

const month = defaultPeriodName('month', Date.now())
const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { client: { organization: 'Sensorica Devices', type: 'LMD_VENDOR' } },
)

let council: Client

it.beforeAll(async () => {
  await createEstate(
    server,
    Array.from({ length: 20 }, (_, index) => block({ block: `${index}`, lifts: 10 })),
  )
  // A month of alarms, so that a report of it takes some time.
  const from = Date.parse(`${month}-01T00:00:00+08:00`)
  await server.db.execute(sql`
    INSERT INTO alarm (id, lift_id, type, number, description, alarm_status, alarm_start_ts, alarm_clear_ts, last_edge_ts,
      last_edge_seq, operational_status, closed_at, severity)
    SELECT gen_random_uuid(), lift.id, 'LIFT_FAULT', 3, '', 'CLEAR', ${from}::int8 + n * 2000000, ${from}::int8 + n * 2000000 + 500,
      0, 0, 'CLOSED', ${from}::int8 + n * 2000000 + 500, 'BREAKDOWN'
    FROM lift, generate_series(1, 800) n`)
  await server.db.execute(sql`ANALYZE`)
  council = await logIn(
    server,
    await createUser(server, { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' }),
  )
})

const report = (client: Client, signal?: AbortSignal) => client.monthBreakdown.page({ month, size: 1_000 }, signal)

async function listMs(): Promise<number> {
  const from = performance.now()
  await council.liftFaults.page({ size: 20 })
  return performance.now() - from
}

it("150 reports of one vendor at once leave another organisation's list and report as they were", async () => {
  const alone: number[] = []
  for (let count = 0; count < 10; count += 1) alone.push(await listMs())
  const leaving = new AbortController()
  const reports = Array.from({ length: 150 }, () => outcomeOf(report(vendor, leaving.signal)).catch(() => 'left'))
  let refused = 0
  let answered = 0
  for (const each of reports) {
    void each.then(outcome => {
      refused += Number(outcome === 'overloaded')
      answered += Number(outcome === 'ok')
    })
  }
  // One for each report that runs and each that waits; the others are refused at once. On a busy machine they come one after the other,
  // and some are answered before all are there.
  await soon(() => expect(refused + answered).toBeGreaterThan(50))
  expect(refused).toBeGreaterThan(0)
  const beside: number[] = []
  const answeredBefore = answered
  const councils = report(council).then(() => answered - answeredBefore)
  // So many that one pause of the machine is not among the 95 of 100.
  for (let count = 0; count < 40; count += 1) beside.push(await listMs())
  // It waits for those that run and for a few that were answered while it was on its way, not for the vendor's line of 64.
  expect(await councils).toBeLessThan(20)
  expect(answered).toBeGreaterThan(0)
  // The others go away; whether a client notices its own abort is not the server's affair.
  leaving.abort()
  // Seconds, where each list waited for the line; a busy machine gets some leeway.
  expect(p95(beside)).toBeLessThan(2_000 + p95(alone))
})

it('300 calls of one user at once wait for each other, and another user does not wait for them', async () => {
  let answered = 0
  const mine = Array.from({ length: 300 }, () =>
    outcomeOf(vendor.liftFaults.page({ size: 100 })).finally(() => (answered += 1)),
  )
  await Promise.race(mine)
  await listMs()
  // Where it waited for them, all would be answered by now.
  expect(answered).toBeLessThan(200)
  expect(new Set(await Promise.all(mine))).toEqual(new Set(['ok']))
})
