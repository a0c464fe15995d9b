import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Client } from '@liftwatch/core/client/client'
import { defaultPeriodName, periodNameAt, periodOf } from '@liftwatch/core/reports/periods'
import { dayMs } from '@liftwatch/core/limits'
import type { Database } from '../../server/src/db/connect'
import { inTransaction } from '../../server/src/db/transaction'
import { countTabs } from '../../server/src/queries/alarm-lists'
import { liftFaultList } from '../../server/src/queries/lift-faults'
import { listRows } from '../../server/src/queries/rows'
import { issueTokens } from '../demo/device-tokens'
import { atMost, quantile, reported, type Figure } from './figures'
import { logIn } from './log-in'
import { benchMonthlySet } from './reports/monthly-set'
import { timeReports } from './reports/timed-reports'
import { startServerProcess, type ServerProcess } from './server-process'
import { benchDrops } from './size/drop-a-month'
import { seedSize } from './size/seed-size'
import { timedInTurns, type Timed } from './timed-in-turns'
import { probeTraps } from './probe-traps'
import { createBenchUser } from './user'

const usualRows = 20_000_000
const rounds = 400
const trapsMs = 30_000

/** The lists that people have before them: the newest of all, what is open, what is over. */
const pages = [
  [{}, 'true', 'alarm_start_ts'],
  [{ operationalStatus: 'OPEN', sort: 'urgency,DESC' }, 'closed_at IS NULL', 'alarm_start_ts'],
  [{ operationalStatus: 'CLOSED' }, 'closed_at IS NOT NULL', 'alarm_start_ts'],
] as const

/** The least that answers a page where it is known in which months its rows are. */
function barePage(db: Database, round: number): Promise<unknown> {
  const [, where, order] = pages[round % pages.length]!
  const since = Date.now() - 40 * dayMs
  return db.execute(sql`
    SELECT alarm.*, lift.name FROM alarm JOIN lift ON lift.id = alarm.lift_id
    WHERE type = 'LIFT_FAULT' AND (closed_at >= ${since} OR closed_at IS NULL) AND ${sql.raw(where)}
    ORDER BY ${sql.raw(order)} DESC, alarm.id DESC LIMIT 20 OFFSET ${20 * (round % 5)}`)
}

function p95(figure: string, { call, bare }: Timed, limit?: number): Figure {
  const measured = { figure, value: quantile(call, 0.95), unit: 'ms', baseline: quantile(bare, 0.95) }
  return limit === undefined ? reported(measured) : atMost(measured, limit)
}

async function timeLists(db: Database, client: Client, say: (line: string) => void): Promise<Figure[]> {
  say('pages of 20 …')
  const page = await timedInTurns(
    rounds,
    round => client.liftFaults.page({ ...pages[round % pages.length]![0], page: round % 5 }),
    round => barePage(db, round),
  )
  say('four counts …')
  const counts = await timedInTurns(
    rounds,
    () => client.liftFaults.count({}),
    () => countTabs(db, liftFaultList({ scope: 'all', at: Date.now() }), {}),
  )
  say('single alarms, of all years …')
  const ids = await listRows<{ id: string; closedAt: number }>(
    db,
    sql`SELECT id, closed_at AS "closedAt" FROM alarm TABLESAMPLE SYSTEM (1)
      WHERE type = 'LIFT_FAULT' AND closed_at IS NOT NULL ORDER BY random() LIMIT ${rounds}`,
  )
  const detail = await timedInTurns(
    rounds,
    round => client.liftFaults.detail({ id: ids[round % ids.length]!.id }),
    round => {
      const { id, closedAt } = ids[round % ids.length]!
      return db.execute(sql`SELECT * FROM alarm WHERE id = ${id} AND closed_at = ${closedAt}`)
    },
  )
  say('a month of years ago …')
  const past = periodOf('month', periodNameAt('month', Date.now() - 1_500 * dayMs))
  const within = { startCreateTs: past.from, endCreateTs: past.to - 1 }
  const pastPage = await timedInTurns(
    rounds / 10,
    () => client.liftFaults.page(within),
    () =>
      db.execute(sql`
        SELECT count(*) FROM alarm WHERE type = 'LIFT_FAULT' AND alarm_start_ts >= ${past.from} AND alarm_start_ts < ${past.to}
          AND (closed_at >= ${past.from - dayMs} OR closed_at IS NULL)`),
  )
  return [
    p95('page p95', page, 20),
    p95('counts p95', counts, 20),
    p95('detail p95', detail),
    p95('page of a past month p95', pastPage),
  ]
}

/** Traps that come while nothing else does, beside those that wait already. */
async function timeTraps({ connection, mqttPort }: ServerProcess): Promise<Figure> {
  const devices = await inTransaction(connection.db, tx => issueTokens(tx))
  const stopProbes = await probeTraps(mqttPort, devices)
  await sleep(trapsMs)
  const ms = (await stopProbes()).map(probe => probe.ms)
  return reported({ figure: 'trap stored p95', value: quantile(ms, 0.95), unit: 'ms' })
}

/** Twenty million alarms with their edges, and as many messages: what is looked at each day, the reports of a month, and the end of the oldest. */
export async function benchSize(say: (line: string) => void, rows = usualRows): Promise<Figure[]> {
  const server = await startServerProcess()
  const folder = await mkdtemp(join(tmpdir(), 'lw-bench-size-'))
  try {
    const { db } = server.connection
    const user = await createBenchUser(db)
    const startedAt = performance.now()
    await seedSize(db, rows, user.id, say)
    const seeded = (performance.now() - startedAt) / 1_000
    const [size] = await listRows<{ gb: number }>(
      db,
      sql`SELECT pg_database_size(current_database()) / 1073741824.0::float8 AS gb`,
    )
    const client = await logIn(server.url, user)
    const lists = await timeLists(db, client, say)
    say('traps …')
    const traps = await timeTraps(server)
    const month = defaultPeriodName('month', Date.now())
    say(`each report of ${month} …`)
    const timed = await timeReports(db, client, month)
    const slowest = timed.reduce((slower, each) => (each.ms > slower.ms ? each : slower))
    say('the monthly set …')
    const set = await benchMonthlySet(server, client, { folder, month, timed })
    say('months that go …')
    const drops = await benchDrops(db, client)
    return [
      reported({ figure: 'alarms', value: rows, unit: '' }),
      reported({ figure: 'seeded in', value: seeded, unit: 's' }),
      reported({ figure: 'database', value: size!.gb, unit: 'GB' }),
      ...lists,
      traps,
      reported({ figure: `slowest report (${slowest.name})`, value: slowest.ms, unit: 'ms', baseline: slowest.bareMs }),
      ...set,
      ...drops,
    ]
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
