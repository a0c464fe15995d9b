import { sql } from 'drizzle-orm'
import type { LookupFilter } from '@liftwatch/core/contract/estate/lookups'
import type { Database } from '../../db/connect'
import { listRows } from '../rows'
import { inScope, type Scope } from '../scope'
import { byCodes } from './report-order'

const ids = { townCouncil: sql`lift_scope.town_council_id`, liftCompany: sql`lift_scope.lift_company_id` }

/** The names to choose from: of the councils or companies of the lifts in a scope. */
export async function listFilterOptions(tx: Database, scope: Scope, key: LookupFilter['key']): Promise<LookupFilter> {
  const rows = await listRows<{ name: string }>(
    tx,
    sql`
      SELECT organization.name FROM organization
      WHERE organization.id IN (SELECT ${ids[key]} FROM lift_scope WHERE ${inScope(scope, sql`lift_scope.id`)})
      ORDER BY ${byCodes(sql`organization.name`)}`,
  )
  return { key, options: rows.map(({ name }) => name) }
}
