import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/src/db/connect'
import { inTransaction } from '../../../server/src/db/transaction'
import { seedEstate } from '../estate'
import { makeHistory, monthsOf } from '../history-months'
import { historyMs } from '../seed-faults'
import { alarmKinds } from './alarm-kinds'
import { seedAlarms } from './seed-alarms'
import { seedEdges } from './seed-edges'
import { describeEstate, seedComplaints, seedMaintenance, seedSwitchOffs } from './seed-rest'

const lifts = 26_000
const liftsPerDevice = 3

/**
 * Two years of a large estate, written by PostgreSQL itself; the same but for its instants each time. It is there all at once, and the planner
 * knows it: the server's own jobs look at it as soon as it is, and would plan it as the empty tables that they knew.
 */
export async function seedHistory(db: Database, operatorId: string, say: (line: string) => void): Promise<void> {
  await makeHistory(db, monthsOf(historyMs))
  await inTransaction(db, async tx => {
    say(`estate of ${lifts} lifts …`)
    await seedEstate(tx, lifts, liftsPerDevice)
    await describeEstate(tx)
    for (const kind of alarmKinds) {
      say(`${kind.count} of ${kind.type} …`)
      await seedAlarms(tx, kind, lifts, operatorId)
    }
    say('their edges …')
    await seedEdges(tx)
    say('complaints, switch-offs and maintenance …')
    await seedComplaints(tx)
    await seedSwitchOffs(tx)
    await seedMaintenance(tx)
    await tx.execute(sql`ANALYZE`)
  })
  await db.execute(sql`VACUUM`)
}
