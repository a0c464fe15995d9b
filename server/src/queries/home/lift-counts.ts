import { sql } from 'drizzle-orm'
import type { Database } from '../../db/connect'
import { stoppedLifts } from '../out-of-service'
import { findRow } from '../rows'
import { inScope, type Reader } from '../scope'

/** How many lifts there are, and how many of them are out of service. */
export async function countLifts(
  tx: Database,
  { scope, at }: Pick<Reader, 'scope' | 'at'>,
): Promise<{ totalCnt: number; outOfServiceCnt: number }> {
  const seen = inScope(scope, sql`lift.scope_id`)
  // Where all lifts are seen, none of them is looked up.
  const row = await findRow<{ totalCnt: number; outOfServiceCnt: number }>(
    tx,
    sql`
      SELECT (SELECT count(*) FROM lift WHERE ${seen}) AS "totalCnt",
        (SELECT count(DISTINCT stopped.lift_id) FROM (${stoppedLifts(at)}) stopped
          LEFT JOIN lift ON lift.id = stopped.lift_id WHERE ${seen}) AS "outOfServiceCnt"`,
  )
  return row!
}
