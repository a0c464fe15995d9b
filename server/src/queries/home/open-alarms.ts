import { sql, type SQL } from 'drizzle-orm'
import type { OperationalStatus } from '@liftwatch/core/contract/alarms/alarms'
import type { AlarmType } from '@liftwatch/core/contract/alarms/alarm-type'
import type { OpenOfPlace } from '@liftwatch/core/contract/home/home-parts'
import { inScope, type Scope } from '../scope'

/** How many alarms of a kind are open in the lifts of one scope. */
export interface OpenCount {
  readonly scopeId: number
  readonly type: AlarmType
  readonly status: OperationalStatus
  readonly count: number
}

/** From the ledger, whose sums are exact: what is open is counted without being looked at. */
export function listOpenCounts(scope: Scope, types: readonly AlarmType[]): SQL<OpenCount> {
  return sql`
    SELECT scope_id AS "scopeId", type, operational_status AS status, sum(change)::int8 AS count FROM alarm_count
    WHERE type = ANY(${sql.param([...types])}::text[]) AND operational_status <> 'CLOSED'
      AND ${inScope(scope, sql`scope_id`)}
    GROUP BY 1, 2, 3 HAVING sum(change) <> 0`
}

/** How many are open of a kind, or of a kind in one status. */
export function openOf(counts: readonly OpenCount[], type: AlarmType, status?: OperationalStatus): number {
  return counts
    .filter(count => count.type === type && (status === undefined || count.status === status))
    .reduce((sum, { count }) => sum + count, 0)
}

/** A council or a company with the scopes of its lifts. */
export interface PlaceOfScopes {
  readonly id: string
  readonly name: string
  readonly scopeIds: readonly number[]
}

/** The councils or the companies of a reader's lifts. */
export function listPlaces(scope: Scope, column: 'town_council_id' | 'lift_company_id'): SQL<PlaceOfScopes> {
  return sql`
    SELECT organization.id, organization.name, array_agg(lift_scope.id) AS "scopeIds"
    FROM lift_scope JOIN organization ON organization.id = lift_scope.${sql.identifier(column)}
    WHERE ${inScope(scope, sql`lift_scope.id`)} GROUP BY 1, 2`
}

function cntOf({ liftFaultCnt, passengerTrapCnt }: OpenOfPlace): number {
  return (liftFaultCnt ?? 0) + (passengerTrapCnt ?? 0)
}

/** What is open in the lifts of each place that has something open: most first, by their names where it is as much. */
export function openByPlace(
  places: readonly PlaceOfScopes[],
  counts: readonly OpenCount[],
  isRead: (type: AlarmType) => boolean,
): OpenOfPlace[] {
  return places
    .map(({ id, name, scopeIds }): OpenOfPlace => {
      const own = counts.filter(({ scopeId }) => scopeIds.includes(scopeId))
      const cntIf = (type: AlarmType) => (isRead(type) ? openOf(own, type) : null)
      return { id, name, liftFaultCnt: cntIf('LIFT_FAULT'), passengerTrapCnt: cntIf('PASSENGER_TRAP') }
    })
    .filter(place => cntOf(place) > 0)
    .toSorted((one, other) => cntOf(other) - cntOf(one) || (one.name < other.name ? -1 : 1))
}
