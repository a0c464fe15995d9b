import { sql, type SQL } from 'drizzle-orm'
import type { OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import type { Database } from '../db/connect'
import { listPrepared } from '../db/prepared'

/** What an organisation sees: all lifts in service, or those of these scopes (decisions.md section 6). */
export type Scope = 'all' | readonly number[]

/** With those that were retired from it, as what tells of the past has them. */
export type PastScope = 'ever' | readonly number[]

const limitedTypes = ['TOWN_COUNCIL', 'LIFT_COMPANY', 'LMD_VENDOR', 'MANAGEMENT_AGENT', 'EMSU'] as const
/** The types of organisations that do not see all lifts. */
type LimitedType = (typeof limitedTypes)[number]

/** Which scopes an organisation is in, by its type. */
function memberOf(type: LimitedType, organizationId: string | SQL): SQL {
  switch (type) {
    case 'TOWN_COUNCIL':
      return sql`town_council_id = ${organizationId}`
    case 'LIFT_COMPANY':
      return sql`lift_company_id = ${organizationId}`
    case 'LMD_VENDOR':
      return sql`lmd_vendor_id = ${organizationId}`
    case 'MANAGEMENT_AGENT':
      return sql`management_agent_id = ${organizationId}`
    case 'EMSU':
      return sql`town_council_id IN (SELECT town_council_id FROM emsu_council WHERE emsu_id = ${organizationId})`
  }
}

/** The scopes that an organisation sees. There are some hundred at most, however many lifts there are. */
export async function findScope(tx: Database, type: OrganizationType, organizationId: string): Promise<Scope> {
  if (seesAll(type)) return 'all'
  const rows = await listPrepared<{ id: number }>(
    tx,
    sql`SELECT id FROM lift_scope WHERE id > 0 AND ${memberOf(type, organizationId)} ORDER BY id`,
  )
  return rows.map(row => row.id)
}

/** As `findScope`, of several organisations by one statement, each once; those that see all are not among them. */
export async function listScopes(tx: Database, organizationIds: readonly string[]): Promise<Map<string, Scope>> {
  const cases = limitedTypes.map(
    type => sql`WHEN organization.type = ${type} THEN ${memberOf(type, sql`organization.id`)}`,
  )
  const { rows } = await tx.execute<{ id: string; scope: number[] }>(sql`
    SELECT organization.id, array(SELECT lift_scope.id FROM lift_scope
      WHERE lift_scope.id > 0 AND CASE ${sql.join(cases, sql` `)} ELSE false END ORDER BY lift_scope.id) AS scope
    FROM organization WHERE organization.id = ANY(${sql.param([...organizationIds])}::uuid[])`)
  return new Map(rows.map(({ id, scope }) => [id, scope]))
}

/** Whether an organisation of a type sees all lifts. */
export function seesAll(type: OrganizationType): type is Exclude<OrganizationType, LimitedType> {
  return type === 'LIFTWATCH' || type === 'BCA'
}

/** The condition that keeps a query within a scope; `column` holds a scope's id. Those of retired lifts are negative, and in none. */
export function inScope(scope: Scope | PastScope, column: SQL): SQL {
  if (scope === 'ever') return sql`true`
  return scope === 'all' ? sql`${column} > 0` : sql`${column} = ANY(${sql.param([...scope])}::int[])`
}

/** The same of rows that name a lift, which is joined as `lift`: where all are seen, none but the few retired ones are looked up. */
export function ofLiftInScope(scope: Scope, liftId: SQL): SQL {
  if (scope !== 'all') return inScope(scope, sql`lift.scope_id`)
  return sql`${liftId} NOT IN (SELECT retired.id FROM lift retired WHERE retired.scope_id < 0)`
}

/** A scope with the lifts that were retired from it. */
export function pastScope(scope: Scope): PastScope {
  return scope === 'all' ? 'ever' : [...scope, ...scope.map(id => -id)]
}

/** The ids of the buildings or devices all of whose lifts are retired. */
export function withRetiredLiftsAlone(owner: 'building' | 'lmd'): SQL {
  const column = sql.identifier(`${owner}_id`)
  return sql`
    SELECT retired.${column} FROM lift retired WHERE retired.scope_id < 0 AND retired.${column} IS NOT NULL
      AND NOT EXISTS (SELECT FROM lift WHERE lift.${column} = retired.${column} AND lift.scope_id > 0)`
}

/** Whether a building or a device has a lift in a scope: a condition on it. Where all are seen, also one that never had a lift. */
export function hasLiftInScope(scope: Scope, owner: 'building' | 'lmd'): SQL {
  const [table, column] = [sql.identifier(owner), sql.identifier(`${owner}_id`)]
  if (scope === 'all') return sql`${table}.id NOT IN (${withRetiredLiftsAlone(owner)})`
  return sql`EXISTS (SELECT FROM lift WHERE lift.${column} = ${table}.id AND ${inScope(scope, sql`lift.scope_id`)})`
}

/** Whose rows a member of an organisation sees of what is not about lifts: everyone's, or its own organisation's. */
export type OrganizationScope = 'all' | { readonly organizationId: string }

/** LIFTWATCH looks after all organisations, each other one after itself. */
export function organizationScopeOf({ id, type }: Reader['organization']): OrganizationScope {
  return type === 'LIFTWATCH' ? 'all' : { organizationId: id }
}

/** The condition that keeps a query within an organisation; `column` holds its id. */
export function ofOrganization(scope: OrganizationScope, column: SQL): SQL {
  return scope === 'all' ? sql`true` : sql`${column} = ${scope.organizationId}`
}

/** What decides of those who read a list what they see of it. */
export interface Reader {
  readonly scope: Scope
  readonly organization: { readonly id: string; readonly type: OrganizationType }
  /** The instant at which they read. */
  readonly at: number
}
