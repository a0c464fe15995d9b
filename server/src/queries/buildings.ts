import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { buildingAttribute, type Building, type buildingFilter } from '@liftwatch/core/contract/buildings'
import type { Database } from '../db/connect'
import type { RowSource } from './cursor'
import { ofBuildingName } from './lift-names'
import { allOf, findRow, listRows, startsWith, type PageOfRows, type Sort } from './rows'
import { inScope, type Scope } from './scope'

type BuildingFilter = z.output<typeof buildingFilter>
type BuildingRow = Omit<Building, 'attribute'> & {
  readonly attribute: Readonly<Record<string, string | number>>
  readonly own: Pick<Building['attribute'], 'address' | 'tc' | 'blk' | 'postalCode'>
}

const columns = (scope: Scope) => sql`
  building.id, building.name, council.name AS "townCouncil", agent.name AS "managementAgent", building.attribute,
  building.latitude, building.longitude,
  jsonb_build_object('address', building.address, 'tc', building.tc, 'blk', building.blk,
    'postalCode', building.postal_code) AS own,
  (SELECT count(*) FROM lift WHERE lift.building_id = building.id AND ${inScope(scope, sql`lift.scope_id`)}) AS "liftCnt"`

const from = sql`
  building LEFT JOIN organization council ON council.id = building.town_council_id
  LEFT JOIN organization agent ON agent.id = building.management_agent_id`

/** A building is seen by anyone who sees one of its lifts. */
function isBuildingSeen(scope: Scope, buildingId: SQL): SQL {
  if (scope === 'all') return sql`true`
  return sql`EXISTS (SELECT FROM lift WHERE lift.building_id = ${buildingId} AND ${inScope(scope, sql`lift.scope_id`)})`
}

function condition(scope: Scope, filter: BuildingFilter): SQL {
  return allOf([
    isBuildingSeen(scope, sql`building.id`),
    ...ofBuildingName(filter),
    startsWith(sql`building.postal_code`, filter.postalCode),
  ])
}

const attributeNames = Object.keys(buildingAttribute.shape)

/** What no one has entered is null. */
function withAttribute({ own, ...row }: BuildingRow): Building {
  const given = attributeNames.map(name => [name, row.attribute[name] ?? null])
  return { ...row, attribute: { ...Object.fromEntries(given), ...own } }
}

/** All buildings of a list, without its paging: for pages and exports alike. */
export function buildingRows(scope: Scope, filter: BuildingFilter, { direction }: Sort<'name'>): RowSource<Building> {
  const query = sql`
    SELECT ${columns(scope)} FROM ${from} WHERE ${condition(scope, filter)} ORDER BY building.name ${sql.raw(direction)}`
  return { query: () => query, toRow: withAttribute, count: tx => countBuildings(tx, scope, filter) }
}

export async function listBuildings(
  tx: Database,
  scope: Scope,
  filter: BuildingFilter,
  sort: Sort<'name'>,
  { page, size }: PageOfRows,
): Promise<Building[]> {
  const { query } = buildingRows(scope, filter, sort)
  const rows = await listRows<BuildingRow>(tx, sql`${query()} LIMIT ${size} OFFSET ${page * size}`)
  return rows.map(withAttribute)
}

export async function countBuildings(tx: Database, scope: Scope, filter: BuildingFilter): Promise<number> {
  const row = await findRow<{ count: number }>(
    tx,
    sql`SELECT count(*) AS count FROM building WHERE ${condition(scope, filter)}`,
  )
  return row!.count
}

export async function findBuilding(tx: Database, scope: Scope, id: string): Promise<Building | undefined> {
  const row = await findRow<BuildingRow>(
    tx,
    sql`SELECT ${columns(scope)} FROM ${from} WHERE building.id = ${id} AND ${isBuildingSeen(scope, sql`building.id`)}`,
  )
  return row && withAttribute(row)
}
