import { sql } from 'drizzle-orm'
import type { Database } from '../../server/src/db/connect'
import { seedEstate } from './estate'
import type { Figure } from './figures'
import { costOfPages } from './home/hundred-pages'
import { enterReaders } from './home/readers'
import { timeHome } from './home/timed-home'
import { alarmKinds } from './reports/alarm-kinds'
import { seedAlarms } from './reports/seed-alarms'
import { seedComplaints, seedSwitchOffs } from './reports/seed-rest'
import { startServerProcess } from './server-process'
import { createBenchUser } from './user'

const lifts = 26_000
const liftsPerDevice = 3
/** One device in so many is silent. */
const silentEvery = 100
/** The others were in contact later than all of this takes: without it they fall silent while alarms are seeded. */
const inContactMs = 3_600_000

async function seedHome(db: Database, say: (line: string) => void): Promise<void> {
  say(`estate of ${lifts} lifts …`)
  await seedEstate(db, lifts, liftsPerDevice)
  await db.execute(sql`
    UPDATE lmd SET is_online = abs(hashtext(client_id)) % ${silentEvery}::int > 0, last_online_ts = ${Date.now() + inContactMs}::int8`)
  const { id } = await createBenchUser(db)
  for (const kind of alarmKinds) {
    say(`${kind.count} of ${kind.type} …`)
    await seedAlarms(db, kind, lifts, id)
  }
  say('complaints and switch-offs …')
  await seedComplaints(db)
  await seedSwitchOffs(db)
  await db.execute(sql`VACUUM ANALYZE`)
}

export async function benchHome(say: (line: string) => void): Promise<Figure[]> {
  const server = await startServerProcess()
  try {
    const { db } = server.connection
    await seedHome(db, say)
    const readers = await enterReaders(db, server.url)
    say('summary and trend …')
    const timed = await timeHome(db, readers)
    say('a hundred pages …')
    return [...timed, ...(await costOfPages(server, readers))]
  } finally {
    await server.stop()
  }
}
