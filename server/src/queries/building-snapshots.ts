import { sql } from 'drizzle-orm'
import type { BuildingSnapshot } from '@liftwatch/core/contract/estate/building-snapshots'
import { buildingSnapshotMax } from '@liftwatch/core/contract/alarms/case-limits'
import type { Database } from '../db/connect'
import { severityGravity } from './alarm-columns'
import { notClosed } from './alarm-months'
import { buildingList } from './buildings'
import { listRows, hasWord, startsWith } from './rows'
import { selectList } from './read-columns'
import { inScope, type Reader } from './scope'

interface Search {
  readonly address?: string | undefined
  readonly postcode?: string | undefined
}

/** The buildings that a search means, the first few by name, each with the gravest open alarm of its lifts. */
export async function listBuildingSnapshots(
  tx: Database,
  { scope }: Pick<Reader, 'scope'>,
  { address, postcode }: Search,
): Promise<BuildingSnapshot[]> {
  const list = buildingList({ scope })
  const conditions = [
    list.inSight,
    address ? hasWord(sql`building.search_text`, address) : sql`true`,
    postcode ? startsWith(sql`building.postal_code`, postcode)! : sql`true`,
  ]
  const gravest = sql`
    SELECT jsonb_build_object('type', alarm.type, 'severity', alarm.severity)
    FROM lift JOIN alarm ON alarm.lift_id = lift.id AND ${notClosed}
    WHERE lift.building_id = building.id AND ${inScope(scope, sql`lift.scope_id`)}
    ORDER BY alarm.type = 'PASSENGER_TRAP' DESC, alarm.type = 'LIFT_FAULT' DESC,
      ${severityGravity} DESC
    LIMIT 1`
  const columns = { ...list.columns, gravestAlarm: sql`(${gravest})` }
  // What is shown of a hit is read of the hits alone.
  const chosen = sql`
    SELECT building.id FROM ${list.searched} WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY building.name LIMIT ${buildingSnapshotMax}`
  const rows = await listRows(
    tx,
    sql`
      SELECT ${selectList({ columns })} FROM ${list.searched} ${list.shown}
      WHERE building.id = ANY(ARRAY(${chosen})) ORDER BY building.name`,
  )
  return rows.map(row => list.toRow(row as never) as BuildingSnapshot)
}
