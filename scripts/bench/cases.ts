import { sql } from 'drizzle-orm'
import { inTransaction } from '../../server/src/db/transaction'
import type { Database } from '../../server/src/db/connect'
import { listRows } from '../../server/src/queries/rows'
import { benchCaseSeen } from './case-seen'
import { seedBlocks, seedEstate } from './estate'
import { atMost, quantile, reported, type Figure } from './figures'
import { logIn } from './log-in'
import { readRealBlocks } from './real-blocks'
import { seedComplaints } from './reports/seed-rest'
import { startServerProcess } from './server-process'
import { timedInTurns, type Timed } from './timed-in-turns'
import { createBenchUser } from './user'

/** As many buildings as the town councils of Singapore look after. */
const buildings = 10_642
const liftsPerBuilding = 3
const cases = 500_000
const rounds = 300

const said = {
  feedbackType: 'FEEDBACK',
  category: 'LIFT_ESCALATOR',
  subcategory: 'DOOR',
  priority: 'URGENT',
  description: 'The car does not open at the fifth floor.',
} as const

const orderOfPage = sql`ORDER BY complaint.created_at DESC, complaint.id DESC LIMIT 20`

/** What a page asks of the database at the least: its twenty rows, by the filters that people use, and how many there are. */
function barePage(db: Database, where: string): Promise<unknown> {
  return db.execute(sql`
    SELECT complaint.*, lift.name FROM complaint JOIN lift ON lift.id = complaint.lift_id WHERE ${sql.raw(where)} ${orderOfPage}`)
}

/** The inputs of pages by turns, each with the condition of its bare statement. */
const pages = [
  [{}, 'true'],
  [{ status: 'OPEN' }, "status = 'OPEN'"],
  [{ isNew: 'true' }, "status = 'OPEN' AND seen_at IS NULL"],
  [{ status: 'CLOSED', page: 3 }, "status = 'CLOSED'"],
  [{ subcategory: 'DOOR' }, "subcategory = 'DOOR'"],
  [{ priority: 'IMMEDIATE', status: 'OPEN' }, "priority = 'IMMEDIATE' AND status = 'OPEN'"],
  [{ sort: 'priority,DESC' }, 'true'],
] as const

function bareCreate(db: Database, liftId: string): Promise<unknown> {
  return inTransaction(db, async tx => {
    await tx.execute(sql`SELECT FROM lift WHERE id = ${liftId} FOR NO KEY UPDATE`)
    await tx.execute(sql`
      INSERT INTO complaint (id, lift_id, subcategory, description, priority, media, status, created_at, updated_at)
      VALUES (gen_random_uuid(), ${liftId}, 'DOOR', ${said.description}, 'URGENT', 'PHONE', 'OPEN', 1, 1)`)
    await tx.execute(sql`
      INSERT INTO audit (id, at, user_name, action, request_id, address, user_agent)
      VALUES (gen_random_uuid(), 1, 'bench', 'bench', '', '', '')`)
  })
}

function figuresOf(name: string, { call, bare }: Timed, max: number): Figure[] {
  const at = (samples: readonly number[], share: number) => quantile([...samples], share)
  return [
    reported({ figure: `${name} median`, value: at(call, 0.5), unit: 'ms', baseline: at(bare, 0.5) }),
    atMost({ figure: `${name} p95`, value: at(call, 0.95), unit: 'ms', baseline: at(bare, 0.95) }, max),
  ]
}

/** Cases as those work with them who answer the telephone, on half a million of them. */
export async function benchCases(say: (line: string) => void): Promise<Figure[]> {
  const server = await startServerProcess()
  try {
    const { db } = server.connection
    const blocks = await readRealBlocks(liftsPerBuilding)
    say(`${blocks?.length ?? buildings} ${blocks ? 'real' : 'made up'} buildings, ${cases} cases …`)
    await (blocks ? seedBlocks(db, blocks) : seedEstate(db, buildings * liftsPerBuilding, liftsPerBuilding))
    await seedComplaints(db, cases)
    await db.execute(sql`VACUUM ANALYZE`)
    // What was seeded is written out before the first figure, not beside it.
    await db.execute(sql`CHECKPOINT`)
    const user = await createBenchUser(db)
    const client = await logIn(server.url, user)
    const lifts = await listRows<{ id: string; blk: string }>(
      db,
      sql`SELECT id, blk FROM lift ORDER BY id LIMIT ${rounds * 3}`,
    )

    say('page of 20 …')
    const page = await timedInTurns(
      rounds,
      round => client.complaints.page(pages[round % pages.length]![0]),
      round => barePage(db, pages[round % pages.length]![1]),
    )
    say('five counters …')
    const counters = await timedInTurns(
      rounds,
      () => client.complaints.count({}),
      () => db.execute(sql`SELECT status, is_new, sum(change) FROM complaint_count GROUP BY 1, 2`),
    )
    say('search for a building …')
    const searched = (round: number) => lifts[round]!.blk.slice(0, 2 + (round % 2))
    const snapshot = await timedInTurns(
      rounds,
      round => client.buildingSnapshots.list({ address: searched(round) }),
      round =>
        db.execute(sql`
          SELECT * FROM building WHERE search_text LIKE ${`% ${searched(round).toLowerCase()}%`} ORDER BY name LIMIT 50`),
    )
    say('log a case …')
    const create = await timedInTurns(
      rounds,
      round => client.complaints.create({ liftId: lifts[round * 2]!.id, ...said }),
      round => bareCreate(db, lifts[round * 2 + 1]!.id),
    )
    say('a case in a browser …')
    const seen = await benchCaseSeen(server.url, user, round =>
      client.complaints.create({ liftId: lifts[rounds * 2 + round]!.id, ...said }),
    )
    return [
      ...figuresOf('page', page, 20),
      ...figuresOf('counters', counters, 20),
      ...figuresOf('snapshot', snapshot, 15),
      ...figuresOf('create', create, 50),
      seen,
    ]
  } finally {
    await server.stop()
  }
}
