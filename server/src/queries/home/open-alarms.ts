import { sql } from 'drizzle-orm'
import type { OperationalStatus } from '@liftwatch/core/contract/alarms/alarms'
import type { AlarmType } from '@liftwatch/core/contract/devices/device-messages'
import type { OpenOfPlace } from '@liftwatch/core/contract/home/home-parts'
import type { Database } from '../../db/connect'
import { listRows } from '../rows'
import { inScope, type Scope } from '../scope'

/** How many alarms of a kind are open in the lifts of one scope. */
interface OpenCount {
  readonly scopeId: number
  readonly type: AlarmType
  readonly status: OperationalStatus
  readonly count: number
}

/** From the ledger, whose sums are exact: what is open is counted without being looked at. */
export function listOpenCounts(tx: Database, scope: Scope, types: readonly AlarmType[]): Promise<OpenCount[]> {
  return listRows(
    tx,
    sql`
      SELECT scope_id AS "scopeId", type, operational_status AS status, sum(change)::int8 AS count FROM alarm_count
      WHERE type = ANY(${sql.param([...types])}::text[]) AND operational_status <> 'CLOSED'
        AND ${inScope(scope, sql`scope_id`)}
      GROUP BY 1, 2, 3 HAVING sum(change) <> 0`,
  )
}

/** How many are open of a kind, or of a kind in one status. */
export function openOf(counts: readonly OpenCount[], type: AlarmType, status?: OperationalStatus): number {
  return counts
    .filter(count => count.type === type && (status === undefined || count.status === status))
    .reduce((sum, { count }) => sum + count, 0)
}

interface PlaceOfScopes {
  readonly id: string
  readonly name: string
  readonly scopeIds: readonly number[]
}

type PlaceColumn = 'town_council_id' | 'lift_company_id'

/** The councils or the companies of the scopes that have something open. */
function listPlaces(tx: Database, counts: readonly OpenCount[], column: PlaceColumn): Promise<PlaceOfScopes[]> {
  const scopeIds = [...new Set(counts.map(({ scopeId }) => scopeId))]
  return listRows(
    tx,
    sql`
      SELECT organization.id, organization.name, array_agg(lift_scope.id) AS "scopeIds"
      FROM lift_scope JOIN organization ON organization.id = lift_scope.${sql.identifier(column)}
      WHERE lift_scope.id = ANY(${sql.param(scopeIds)}::int[]) GROUP BY 1, 2`,
  )
}

function cntOf({ liftFaultCnt, passengerTrapCnt }: OpenOfPlace): number {
  return (liftFaultCnt ?? 0) + (passengerTrapCnt ?? 0)
}

/** What is open in the lifts of each council or company that has something open: most first, by their names where it is as much. */
export async function listOpenByPlace(
  tx: Database,
  counts: readonly OpenCount[],
  column: PlaceColumn,
  isRead: (type: AlarmType) => boolean,
): Promise<OpenOfPlace[]> {
  const counted = counts.filter(({ type }) => type !== 'RBE')
  if (counted.length === 0) return []
  const places = (await listPlaces(tx, counted, column)).map(({ id, name, scopeIds }): OpenOfPlace => {
    const own = counted.filter(({ scopeId }) => scopeIds.includes(scopeId))
    const cntIf = (type: AlarmType) => (isRead(type) ? openOf(own, type) : null)
    return { id, name, liftFaultCnt: cntIf('LIFT_FAULT'), passengerTrapCnt: cntIf('PASSENGER_TRAP') }
  })
  return places.toSorted((one, other) => cntOf(other) - cntOf(one) || (one.name < other.name ? -1 : 1))
}
