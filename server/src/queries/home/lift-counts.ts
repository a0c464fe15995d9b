import { sql, type SQL } from 'drizzle-orm'
import { stoppedLifts } from '../out-of-service'
import { inScope, type Reader } from '../scope'

/** How many lifts there are, and how many of them are out of service. */
export function countLifts({
  scope,
  at,
}: Pick<Reader, 'scope' | 'at'>): SQL<{ totalCnt: number; outOfServiceCnt: number }> {
  const seen = inScope(scope, sql`lift.scope_id`)
  // Where all lifts are seen, none of them is looked up.
  return sql`
    SELECT (SELECT count(*) FROM lift WHERE ${seen}) AS "totalCnt",
      (SELECT count(DISTINCT stopped.lift_id) FROM (${stoppedLifts(at)}) stopped
        LEFT JOIN lift ON lift.id = stopped.lift_id WHERE ${seen}) AS "outOfServiceCnt"`
}
