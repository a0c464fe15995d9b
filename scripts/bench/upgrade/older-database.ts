import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import pino from 'pino'
import { connect } from '../../../server/src/db/connect'
import { openEmbeddedDatabase } from '../../../server/src/db/embedded/embedded'
import { migrateDatabase } from '../../../server/src/db/migrate'
import { inTransaction } from '../../../server/src/db/transaction'
import { migrationsFolder } from '../../../server/src/paths'
import type { DeviceAccess } from '../../demo/device-tokens'
import { seedEstate } from '../estate'
import { alarmKinds } from '../reports/alarm-kinds'
import { seedAlarms } from '../reports/seed-alarms'
import { seedEdges } from '../reports/seed-edges'
import { createBenchUser } from '../user'

const lifts = 26_000
const liftsPerDevice = 3

/** Fills a data folder as version 0.1.0 leaves it: all alarms in one table. Answers the devices. */
export async function makeOlderDatabase(
  folder: string,
  rows: number,
  say: (line: string) => void,
): Promise<DeviceAccess[]> {
  const embedded = await openEmbeddedDatabase(folder, pino({ level: 'silent' }))
  // As a server of that version is connected: tables are left as it needs them.
  const older = new Client({ ...embedded.settings, application_name: 'liftwatch' })
  await older.connect()
  const { db, close } = connect(embedded.settings, 2, () => {})
  try {
    await migrateDatabase(embedded.settings, migrationsFolder, embedded.app.user)
    const user = await createBenchUser(db)
    say(`estate of ${lifts} lifts …`)
    const devices = await seedEstate(db, lifts, liftsPerDevice)
    const all = alarmKinds.reduce((sum, { count }) => sum + count, 0)
    await inTransaction(db, async tx => {
      await tx.execute(sql`SET LOCAL session_replication_role = 'replica'`)
      for (const kind of alarmKinds) {
        const count = Math.round((kind.count / all) * rows)
        say(`${count} of ${kind.type} …`)
        await seedAlarms(tx, { ...kind, count }, lifts, user.id)
      }
      await tx.execute(sql`
        INSERT INTO alarm_count (scope_id, type, operational_status, change)
        SELECT lift.scope_id, alarm.type, alarm.operational_status, count(*)
        FROM alarm JOIN lift ON lift.id = alarm.lift_id GROUP BY 1, 2, 3`)
    })
    say('edges …')
    await seedEdges(db)
    await db.execute(sql`ANALYZE`)
    return devices
  } finally {
    await older.end()
    await close()
    await embedded.stop()
  }
}
