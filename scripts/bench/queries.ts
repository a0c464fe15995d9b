import { sql } from 'drizzle-orm'
import { inTransaction } from '../../server/src/db/transaction'
import { listRows } from '../../server/src/queries/rows'
import { countTabs } from '../../server/src/queries/alarm-lists'
import { liftFaultList } from '../../server/src/queries/lift-faults'
import { rowsOf } from '../../server/src/queries/list-query'
import { readPage } from '../../server/src/queries/row-source'
import type { Database } from '../../server/src/db/connect'
import { seedEstate } from './estate'
import { atMost, quantile, reported, type Figure } from './figures'
import { logIn } from './log-in'
import { seedFaults } from './seed-faults'
import { startServerProcess } from './server-process'
import { timedInTurns } from './timed-in-turns'
import { createBenchUser } from './user'

const lifts = 26_000
const liftsPerDevice = 3
const faults = 2_000_000
const rounds = 400

async function openFaultIds(db: Database): Promise<string[]> {
  const rows = await listRows<{ id: string }>(
    db,
    sql`SELECT id FROM alarm WHERE type = 'LIFT_FAULT' AND operational_status = 'OUTSTANDING' ORDER BY id LIMIT ${rounds * 2}`,
  )
  return rows.map(row => row.id)
}

/** The statements of an acknowledgement and nothing besides, committed: lock, read, write, audit row, notice. */
function bareAcknowledge(db: Database, id: string, userId: string): Promise<unknown> {
  return inTransaction(db, async tx => {
    await tx.execute(
      sql`SELECT scope_id FROM lift WHERE id = (SELECT lift_id FROM alarm WHERE id = ${id}) FOR NO KEY UPDATE`,
    )
    await tx.execute(sql`
      UPDATE alarm SET operational_status = 'DEPLOYMENT', acknowledge_at = 1, acknowledged_by = ${userId} WHERE id = ${id}`)
    await tx.execute(sql`
      INSERT INTO audit (id, at, user_name, action, request_id, address, user_agent)
      VALUES (gen_random_uuid(), 1, 'bench', 'bench', '', '', '')`)
    await tx.execute(sql`SELECT pg_advisory_xact_lock(7070003)`)
    await tx.execute(sql`INSERT INTO notice (at, kind, subject_id, count) VALUES (1, 'liftFaults', ${id}, 1)`)
  })
}

export async function benchQueries(say: (line: string) => void): Promise<Figure[]> {
  const server = await startServerProcess()
  try {
    const { db } = server.connection
    say(`estate of ${lifts} lifts, ${faults} faults …`)
    await seedEstate(db, lifts, liftsPerDevice)
    await seedFaults(db, faults)
    const user = await createBenchUser(db)
    const client = await logIn(server.url, user)

    say('page of 20 …')
    const order = { field: 'alarmStartTs', direction: 'DESC' } as const
    const page = await timedInTurns(
      rounds,
      round => client.liftFaults.page({ page: round % 5 }),
      round =>
        readPage(db, rowsOf(liftFaultList({ scope: 'all', at: Date.now() }), {}, order), { page: round % 5, size: 20 }),
    )
    say('four counts …')
    const counts = await timedInTurns(
      rounds,
      () => client.liftFaults.count({}),
      () => countTabs(db, liftFaultList({ scope: 'all', at: Date.now() }), {}),
    )
    const counted = await client.liftFaults.count({})
    const plain = await listRows<{ count: number; ms: number }>(
      db,
      sql`SELECT count(*) AS count FROM alarm WHERE type = 'LIFT_FAULT'`,
    )
    if (counted.total !== plain[0]!.count) throw new Error(`counted ${counted.total}, there are ${plain[0]!.count}`)

    say('acknowledge …')
    const ids = await openFaultIds(db)
    const acknowledge = await timedInTurns(
      rounds,
      round => client.liftFaults.acknowledge({ id: ids[round * 2]! }),
      round => bareAcknowledge(db, ids[round * 2 + 1]!, user.id),
    )
    const p95 = (samples: number[]) => quantile(samples, 0.95)
    const median = (samples: number[]) => quantile(samples, 0.5)
    return [
      reported({ figure: 'page median', value: median(page.call), unit: 'ms', baseline: median(page.bare) }),
      atMost({ figure: 'page p95', value: p95(page.call), unit: 'ms', baseline: p95(page.bare) }, 20),
      atMost({ figure: 'page ratio', value: median(page.call) / median(page.bare), unit: '', baseline: 1 }, 1.5),
      reported({ figure: 'counts median', value: median(counts.call), unit: 'ms', baseline: median(counts.bare) }),
      atMost({ figure: 'counts p95', value: p95(counts.call), unit: 'ms', baseline: p95(counts.bare) }, 50),
      reported({
        figure: 'acknowledge median',
        value: median(acknowledge.call),
        unit: 'ms',
        baseline: median(acknowledge.bare),
      }),
      atMost(
        { figure: 'acknowledge p95', value: p95(acknowledge.call), unit: 'ms', baseline: p95(acknowledge.bare) },
        50,
      ),
      atMost(
        {
          figure: 'acknowledge ratio',
          value: median(acknowledge.call) / median(acknowledge.bare),
          unit: '',
          baseline: 1,
        },
        1.5,
      ),
    ]
  } finally {
    await server.stop()
  }
}
