import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { buildingAttribute, buildingFilter, type Building } from '@liftwatch/core/contract/estate/buildings'
import { isBuildingSeen, ofBuildingName } from './lift-names'
import type { ListQuery } from './list-query'
import { startsWith } from './rows'
import { inScope, type Reader } from './scope'
import { buildingWard } from './ward'

type BuildingFilter = z.output<typeof buildingFilter>
type BuildingRow = Omit<Building, 'attribute'> & {
  readonly attribute: Readonly<Record<string, string | number>>
  readonly own: Pick<Building['attribute'], 'address' | 'tc' | 'blk' | 'postalCode' | 'ward'>
}

const attributeNames = Object.keys(buildingAttribute.shape)

/** What no one has entered is null. */
function withAttribute({ own, ...row }: BuildingRow): Building {
  const given = attributeNames.map(name => [name, row.attribute[name] ?? null])
  return { ...row, attribute: { ...Object.fromEntries(given), ...own } }
}

/** The buildings that have a lift in a scope. */
export function buildingList({ scope }: Pick<Reader, 'scope'>): ListQuery<Building, BuildingFilter, 'name'> {
  const liftsInScope = sql`FROM lift WHERE lift.building_id = building.id AND ${inScope(scope, sql`lift.scope_id`)}`
  return {
    columns: {
      id: sql`building.id`,
      name: sql`building.name`,
      townCouncil: sql`council.name`,
      managementAgent: sql`agent.name`,
      attribute: sql`building.attribute`,
      latitude: sql`building.latitude`,
      longitude: sql`building.longitude`,
      own: sql`
        jsonb_build_object('address', building.address, 'tc', building.tc, 'blk', building.blk,
          'postalCode', building.postal_code, 'ward', ${buildingWard})`,
      liftCnt: sql`(SELECT count(*) ${liftsInScope})`,
    },
    filter: buildingFilter,
    // It is the whole name, or the id.
    apart: ['townCouncil'],
    searched: sql`building`,
    shown: sql`
      LEFT JOIN organization council ON council.id = building.town_council_id
      LEFT JOIN organization agent ON agent.id = building.management_agent_id`,
    id: sql`building.id`,
    inSight: isBuildingSeen(scope),
    conditions: filter => [
      ...ofBuildingName(filter),
      startsWith(sql`building.postal_code`, filter.postalCode),
      startsWith(buildingWard, filter.ward),
    ],
    orders: { name: sql`building.name` },
    toRow: withAttribute,
  }
}
