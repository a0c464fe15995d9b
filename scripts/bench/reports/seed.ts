import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/src/db/connect'
import { seedEstate } from '../estate'
import { alarmKinds } from './alarm-kinds'
import { seedAlarms } from './seed-alarms'
import { seedEdges } from './seed-edges'
import { describeEstate, seedComplaints, seedMaintenance, seedSwitchOffs } from './seed-rest'

const lifts = 26_000
const liftsPerDevice = 3

/** Two years of a large estate, written by PostgreSQL itself; the same but for its instants each time. */
export async function seedHistory(db: Database, operatorId: string, say: (line: string) => void): Promise<void> {
  say(`estate of ${lifts} lifts …`)
  await seedEstate(db, lifts, liftsPerDevice)
  await describeEstate(db)
  for (const kind of alarmKinds) {
    say(`${kind.count} of ${kind.type} …`)
    await seedAlarms(db, kind, lifts, operatorId)
  }
  say('their edges …')
  await seedEdges(db)
  say('complaints, switch-offs and maintenance …')
  await seedComplaints(db)
  await seedSwitchOffs(db)
  await seedMaintenance(db)
  await db.execute(sql`VACUUM ANALYZE`)
}
