import { sql } from 'drizzle-orm'
import type { KnownBlock } from '@liftwatch/core/domain/estate-changes'
import type { Database } from '../db/connect'
import { listRows } from './rows'

/** A building with its device and its lifts, as an update of the estate compares it. */
export interface StoredBlock extends KnownBlock {
  readonly buildingId: string
  readonly tc: string
  readonly pfx: string
  readonly blk: string
  readonly lmdId: string | null
  readonly lifts: readonly { readonly name: string; readonly liftNumber: string; readonly scopeId: number }[]
}

/** The buildings of these names. The device is the one that an import gave them. */
export function listStoredBlocks(tx: Database, names: readonly string[]): Promise<StoredBlock[]> {
  const partyOf = (column: string) => sql`
    array(SELECT DISTINCT organization.name FROM lift
      JOIN lift_scope ON lift_scope.id = lift.scope_id
      JOIN organization ON organization.id = lift_scope.${sql.identifier(column)}
      WHERE lift.building_id = building.id AND lift.scope_id > 0 ORDER BY 1)`
  return listRows(
    tx,
    sql`
      SELECT building.id AS "buildingId", building.name, building.tc, building.pfx, building.blk,
        building.postal_code AS "postalCode", building.latitude, building.longitude,
        building.attribute AS "buildingFacts", lmd.id AS "lmdId", lmd.attribute AS "deviceFacts",
        (SELECT count(*) FROM lift WHERE lift.building_id = building.id) AS "liftCnt",
        (SELECT coalesce(jsonb_agg(jsonb_build_object('name', lift.name, 'liftNumber', lift.lift_number,
          'scopeId', lift.scope_id) ORDER BY lift.name), '[]') FROM lift WHERE lift.building_id = building.id) AS lifts,
        ${partyOf('town_council_id')} AS "townCouncil", ${partyOf('lift_company_id')} AS "liftCompany",
        ${partyOf('lmd_vendor_id')} AS "lmdVendor"
      FROM building LEFT JOIN lmd ON lmd.client_id = building.name AND lmd.building_id = building.id
      WHERE building.name = ANY(${sql.param([...names])}::text[])`,
  )
}

interface NewFacts {
  readonly id: string
  readonly facts: Readonly<Record<string, string | number>>
}

/** Adds to what is known of buildings, or replaces it; a place only where it is given. */
export async function saveBuildingFacts(
  tx: Database,
  rows: readonly (NewFacts & { readonly place: Readonly<Record<string, string | number>> })[],
): Promise<void> {
  await tx.execute(sql`
    UPDATE building SET attribute = building.attribute || (given -> 'facts'),
      postal_code = coalesce(given -> 'place' ->> 'postalCode', postal_code),
      latitude = coalesce((given -> 'place' ->> 'latitude')::float8, latitude),
      longitude = coalesce((given -> 'place' ->> 'longitude')::float8, longitude)
    FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS given WHERE building.id = (given ->> 'id')::uuid`)
}

/** The same of devices, which are locked in the order of their ids, as those do who store what devices send. */
export async function saveDeviceFacts(tx: Database, rows: readonly NewFacts[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await tx.execute(sql`
    SELECT count(*) FROM (
      SELECT FROM lmd WHERE id = ANY(${sql.param(ids)}::uuid[]) ORDER BY id FOR NO KEY UPDATE) locked`)
  await tx.execute(sql`
    UPDATE lmd SET attribute = lmd.attribute || (given -> 'facts')
    FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS given WHERE lmd.id = (given ->> 'id')::uuid`)
}
