import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { chronicWindow } from '@liftwatch/core/reports/chronic'
import { periodOf } from '@liftwatch/core/reports/periods'
import { trendInstants, trendMonths } from '@liftwatch/core/reports/trends'
import { createRandom } from '../../scripts/demo/random'
import { createDatabaseClient } from '../../server/src/db/connect'
import { chronicTrend } from '../../server/src/queries/reports/chronic-trend'
import { countFigures } from '../../server/src/queries/reports/lift-figures'
import { findStoredState } from '../../server/src/queries/reports/stored-figures'
import { tcmrTrend } from '../../server/src/queries/reports/tcmr-trend'
import { createUser, logIn } from '../harness/builders'
import { createPastChanges, settled } from '../harness/past-changes'
import { someOf } from '../harness/rounds'
import { soon } from '../harness/soon'
import { createReportEstate, reportNow, type ReportEstate, zonedEstates } from '../harness/report-estate'
import { startTestServer, type TestServer } from '../harness/server'
import { plainMonth } from './plain-reports/plain-lists'
import { plainChronic } from './plain-reports/plain-summaries'
import { plainTcmr } from './plain-reports/plain-tcmr'
import { readRawRows } from './plain-reports/raw-rows'

const steps = 40

/** The charts of many months, against a fresh count of the same months, while what is over changes. */
describe.each(someOf(zonedEstates))('the estate of the seed %i in %s', (seed, timeZone) => {
  let estate: ReportEstate
  let second: TestServer
  let clients: readonly Client[]

  beforeAll(async () => {
    estate = await createReportEstate(seed, timeZone)
    const { databaseUrl } = estate.server
    const env = { LIFTWATCH_TIME_ZONE: timeZone }
    second = await startTestServer({ databaseUrl, env, clock: () => reportNow })
    clients = [estate.client, await logIn(second, await createUser(second))]
  })
  afterAll(async () => {
    await second.stop()
    await estate.server.stop()
  })

  const months = () =>
    trendMonths('2026-09').map(name => {
      const period = periodOf('month', name)
      return Object.assign(period, { upTo: period.to })
    })
  const weekEnds = () => trendInstants(reportNow).slice(0, 26)
  const windows = () => weekEnds().map(end => ({ from: chronicWindow(end).from, upTo: end }))
  const divisions = (client: Client) => client.tcmr.divisionTrend({ month: '2026-09' })
  const chronic = async (client: Client) => (await client.chronicLifts.trend({ upTo: reportNow })).slice(0, 26)

  const freshDivisions = () => tcmrTrend(estate.server.db, 'all', months(), countFigures.COUNCIL(months(), 'all'))
  const freshChronic = () =>
    chronicTrend(estate.server.db, 'all', weekEnds(), {}, countFigures.CHRONIC(windows(), 'all'))

  /** Answers the fresh count. */
  async function expectFresh(client: Client): Promise<string> {
    const fresh = [await freshDivisions(), await freshChronic()]
    expect([await divisions(client), await chronic(client)]).toEqual(fresh)
    const { db } = estate.server
    // They were not counted for this answer alone. A transaction of another database, as of a test beside this one, holds storing up.
    await soon(async () => {
      await Promise.all([divisions(client), chronic(client)])
      expect(await findStoredState(db, 'COUNCIL', months())).toEqual({ isCurrent: true, isAnnounced: true })
      expect(await findStoredState(db, 'CHRONIC', windows())).toEqual({ isCurrent: true, isAnnounced: true })
    })
    return JSON.stringify(fresh)
  }

  it('draws what is counted afresh after each change of what is over, and two servers may store it at once', async () => {
    const change = await createPastChanges(estate, createRandom(seed + 1))
    const random = createRandom(seed + 2)
    const drawn = new Set<string>()
    await expectFresh(estate.client)
    for (let step = 0; step < steps; step += 1) {
      const beside = random.chance(0.5) ? clients.flatMap(client => [divisions(client), chronic(client)]) : []
      await Promise.all([change(), ...beside])
      // Late edges of many rows are worked on by a job, which may go on between the two counts.
      await settled(estate)
      drawn.add(await expectFresh(random.pick(clients)))
    }
    // Otherwise nothing that was changed would have mattered.
    expect(drawn.size).toBeGreaterThan(steps / 4)
  })

  it('draws what the plainest code makes of the rows as they then are', async () => {
    const raw = await readRawRows(estate.server.db, timeZone)
    const rows = await divisions(estate.client)
    for (const name of ['2026-08', '2026-09']) {
      const ofMonth = rows.flatMap(({ month, ...row }) => (month === name ? [row] : []))
      expect(ofMonth).toEqual(plainTcmr(raw, plainMonth(name, timeZone), { division: true, company: false }))
    }
    const counts = weekEnds().map(upTo => {
      const lifts = plainChronic(raw, upTo)
      return { upTo, liftCnt: lifts.length, breakdownCnt: lifts.reduce((sum, lift) => sum + lift.breakdownCnt, 0) }
    })
    expect(await chronic(estate.client)).toEqual(counts)
    expect(counts.some(({ liftCnt }) => liftCnt > 0)).toBe(true)
  })

  it('draws rows that are made, changed and removed without an edge of theirs, as those that are recomputed later', async () => {
    const { db } = estate.server
    const of = sql`type = 'LIFT_FAULT' AND number IN (3, 5, 7, 12, 16) AND repeat_cnt = 0 AND alarm_clear_ts IS NOT NULL AND operational_status = 'CLOSED'
      AND id NOT IN (SELECT lift_fault_id FROM complaint WHERE lift_fault_id IS NOT NULL)`
    // Several, for what lasts longer may have no weight: of a lift that is down or switched off anyway.
    const newest = sql`(SELECT id FROM alarm WHERE ${of} AND alarm_start_ts < ${months().at(-1)!.to} ORDER BY alarm_start_ts DESC LIMIT 9)`
    const copied = sql`lift_id, type, description, alarm_status, last_edge_ts, last_edge_seq, operational_status, alarm_start_ts`
    for (const change of [
      sql`UPDATE alarm SET alarm_clear_ts = alarm_clear_ts + 3600000 WHERE id IN ${newest}`,
      sql`INSERT INTO alarm (id, number, alarm_clear_ts, closed_at, ${copied})
        SELECT gen_random_uuid(), 22, alarm_start_ts + 90000000, alarm_start_ts + 90000000, ${copied} FROM alarm WHERE id IN ${newest}`,
      sql`DELETE FROM alarm WHERE ${of} AND alarm_start_ts < ${months().at(-1)!.to}`,
    ]) {
      const before = await divisions(estate.client)
      await db.execute(change)
      expect(await divisions(estate.client)).not.toEqual(before)
      await expectFresh(estate.client)
    }
  })

  it('draws what is committed, where a change was on its way when the months were stored', async () => {
    const { db, databaseUrl } = estate.server
    const writer = createDatabaseClient({ connectionString: databaseUrl })
    await writer.connect()
    try {
      const before = await divisions(estate.client)
      await db.execute(sql`DELETE FROM lift_figure`)
      await db.execute(sql`DELETE FROM report_span`)
      // No span is known to it, and so it leaves no note.
      await writer.query('BEGIN')
      await writer.query(`UPDATE oms_schedule SET cancelled_at = NULL, switch_on_at = NULL, off_at = $1, on_at = $2`, [
        months().at(-1)!.from,
        months().at(-1)!.to,
      ])
      expect(await divisions(estate.client)).toEqual(before)
      await writer.query('COMMIT')
      const after = await divisions(estate.client)
      expect(after).not.toEqual(before)
      expect(after).toEqual(await freshDivisions())
      await expectFresh(estate.client)
    } finally {
      await writer.end()
    }
  })
})
