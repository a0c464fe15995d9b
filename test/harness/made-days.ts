import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../server/src/db/connect'
import { keepMaintenanceDays } from '../../server/src/maintenance/keep-days'
import { findNight } from '../../server/src/queries/maintenance/night'
import { soon } from './soon'

/**
 * Leaves no maintenance day but those that a test makes. The clock makes days a second after the server's start, which may be between two
 * steps of the test: it has done so before, and for the lifts that have come since. `at` is the server's time.
 */
export async function removeMadeDays(db: Database, at: number): Promise<void> {
  await soon(async () => expect(await findNight(db)).toBeDefined())
  await keepMaintenanceDays(db, at)
  await db.execute(sql`DELETE FROM lm_schedule`)
}
