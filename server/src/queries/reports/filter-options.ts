import { sql } from 'drizzle-orm'
import type { LookupFilter } from '@liftwatch/core/contract/estate/lookups'
import type { Database } from '../../db/connect'
import { isBuildingSeen } from '../lift-names'
import { listRows } from '../rows'
import { inScope, type Scope } from '../scope'
import { buildingWard } from '../ward'
import { byCodes } from './report-order'

const ids = { townCouncil: sql`lift_scope.town_council_id`, liftCompany: sql`lift_scope.lift_company_id` }

/** The wards of the lifts in a scope; none where no building has one. */
async function listWards(tx: Database, scope: Scope): Promise<string[]> {
  const rows = await listRows<{ ward: string }>(
    tx,
    sql`
      SELECT ward FROM (SELECT DISTINCT ${buildingWard} AS ward FROM building WHERE ${isBuildingSeen(scope)}) there
      WHERE ward IS NOT NULL ORDER BY ${byCodes(sql`ward`)}`,
  )
  return rows.map(({ ward }) => ward)
}

/** The names to choose from: of the councils, companies or wards of the lifts in a scope. */
export async function listFilterOptions(tx: Database, scope: Scope, key: LookupFilter['key']): Promise<LookupFilter> {
  if (key === 'ward') return { key, options: await listWards(tx, scope) }
  const rows = await listRows<{ name: string }>(
    tx,
    sql`
      SELECT organization.name FROM organization
      WHERE organization.id IN (SELECT ${ids[key]} FROM lift_scope WHERE ${inScope(scope, sql`lift_scope.id`)})
      ORDER BY ${byCodes(sql`organization.name`)}`,
  )
  return { key, options: rows.map(({ name }) => name) }
}
