import { sql } from 'drizzle-orm'
import type { Database } from '../../server/src/db/connect'
import { inTransaction } from '../../server/src/db/transaction'
import { seedEstate } from './estate'
import type { Figure } from './figures'
import { makeHistory, monthsOf } from './history-months'
import { costOfPages } from './home/hundred-pages'
import { enterReaders } from './home/readers'
import { timeHome } from './home/timed-home'
import { untilIdle } from './home/until-idle'
import { alarmKinds } from './reports/alarm-kinds'
import { seedAlarms } from './reports/seed-alarms'
import { seedComplaints, seedSwitchOffs } from './reports/seed-rest'
import { historyMs } from './seed-faults'
import { startServerProcess } from './server-process'
import { createBenchUser } from './user'

const lifts = 26_000
const liftsPerDevice = 3
/** One device in so many is silent. */
const silentEvery = 100
/** The others were in contact later than all of this takes: without it they fall silent while alarms are seeded. */
const inContactMs = 3_600_000

/** All at once, and known to the planner, as `seedHistory` is. */
async function seedHome(db: Database, say: (line: string) => void): Promise<void> {
  await makeHistory(db, monthsOf(historyMs))
  await inTransaction(db, async tx => {
    say(`estate of ${lifts} lifts …`)
    await seedEstate(tx, lifts, liftsPerDevice)
    await tx.execute(sql`
      UPDATE lmd SET is_online = abs(hashtext(client_id)) % ${silentEvery}::int > 0, last_online_ts = ${Date.now() + inContactMs}::int8`)
    const { id } = await createBenchUser(tx)
    for (const kind of alarmKinds) {
      say(`${kind.count} of ${kind.type} …`)
      await seedAlarms(tx, kind, lifts, id)
    }
    say('complaints and switch-offs …')
    await seedComplaints(tx)
    await seedSwitchOffs(tx)
    await tx.execute(sql`ANALYZE`)
  })
  await db.execute(sql`VACUUM`)
}

export async function benchHome(say: (line: string) => void): Promise<Figure[]> {
  const server = await startServerProcess()
  try {
    const { db } = server.connection
    await seedHome(db, say)
    const readers = await enterReaders(db, server.url)
    say('until the server has caught up …')
    await untilIdle(db)
    say('summary and trend …')
    const timed = await timeHome(server.connection, readers)
    say('a hundred pages …')
    return [...timed, ...(await costOfPages(server, readers))]
  } finally {
    await server.stop()
  }
}
