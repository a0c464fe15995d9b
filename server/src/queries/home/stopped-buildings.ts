import { sql } from 'drizzle-orm'
import type { HomeOutOfService } from '@liftwatch/core/contract/home/home'
import type { OutOfServiceBuilding } from '@liftwatch/core/contract/home/home-parts'
import { homeBuildingsMax } from '@liftwatch/core/limits'
import type { Database } from '../../db/connect'
import { reasonOf, stoppedLifts } from '../out-of-service'
import { listRows } from '../rows'
import { inScope, type Reader } from '../scope'

type ReadBuilding = Omit<OutOfServiceBuilding, 'reason'> & { readonly gravity: number; readonly buildingCnt: number }

/** The buildings with lifts out of service in a scope, at an instant: the gravest first, then those with the most such lifts. */
export async function findStoppedBuildings(
  tx: Database,
  { scope, at }: Pick<Reader, 'scope' | 'at'>,
): Promise<HomeOutOfService> {
  const seen = inScope(scope, sql`lift.scope_id`)
  const rows = await listRows<ReadBuilding>(
    tx,
    sql`
      WITH stopped AS (
        SELECT lift.building_id, count(DISTINCT lift.id) AS cnt, max(reason.gravity) AS gravity
        FROM (${stoppedLifts(at)}) reason JOIN lift ON lift.id = reason.lift_id WHERE ${seen} GROUP BY 1
      )
      SELECT building.id, building.name, building.address, building.postal_code AS "postalCode", building.latitude,
        building.longitude, stopped.cnt AS "outOfServiceCnt", stopped.gravity, count(*) OVER () AS "buildingCnt",
        (SELECT count(*) FROM lift WHERE lift.building_id = building.id AND ${seen}) AS "liftCnt"
      FROM stopped JOIN building ON building.id = stopped.building_id
      ORDER BY stopped.gravity DESC, stopped.cnt DESC, building.name LIMIT ${homeBuildingsMax}`,
  )
  const buildings = rows.map(row => ({ ...row, reason: reasonOf(row.gravity) }))
  return { at, buildingCnt: rows[0]?.buildingCnt ?? 0, buildings }
}
