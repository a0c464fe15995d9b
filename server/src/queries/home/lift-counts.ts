import { sql, type SQL } from 'drizzle-orm'
import { liftCountOf } from '../estate-counts'
import { stoppedLifts } from '../out-of-service'
import { ofLiftInScope, type Reader } from '../scope'

/** How many lifts there are, and how many of them are out of service. */
export function countLifts({
  scope,
  at,
}: Pick<Reader, 'scope' | 'at'>): SQL<{ totalCnt: number; outOfServiceCnt: number }> {
  return sql`
    SELECT ${liftCountOf(scope)} AS "totalCnt",
      (SELECT count(DISTINCT stopped.lift_id) FROM (${stoppedLifts(at)}) stopped
        LEFT JOIN lift ON lift.id = stopped.lift_id WHERE ${ofLiftInScope(scope, sql`stopped.lift_id`)}) AS "outOfServiceCnt"`
}
