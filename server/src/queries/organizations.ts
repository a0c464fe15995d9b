import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import { AppError } from '@liftwatch/core/errors'
import type { Database } from '../db/connect'
import { emsuCouncil, organization } from '../db/schema/organizations'
import type { ListQuery } from './list-query'
import { findRow, startsWith } from './rows'
import { inScope, type Reader } from './scope'

/** The organisation of this name and type, made if it is not there. Errors: estate-conflict where the name is another type's. */
export async function ensureOrganization(
  tx: Database,
  name: string,
  type: OrganizationType,
  at: number,
): Promise<{ id: string; isNew: boolean }> {
  const known = await findRow<{ id: string; type: OrganizationType }>(
    tx,
    sql`SELECT id, type FROM organization WHERE name = ${name}`,
  )
  if (known && known.type !== type) {
    throw new AppError('estate-conflict', { params: { name: `${name} (${known.type})` } })
  }
  if (known) return { id: known.id, isNew: false }
  const id = newId()
  await tx.insert(organization).values({ id, name, type, createdAt: at })
  return { id, isNew: true }
}

/** The lift companies of the lifts in a scope. */
export function liftCompanyList({
  scope,
}: Pick<Reader, 'scope'>): ListQuery<{ id: string; name: string }, { readonly search?: string | undefined }, 'name'> {
  return {
    columns: { id: sql`organization.id`, name: sql`organization.name` },
    searched: sql`organization`,
    id: sql`organization.id`,
    inSight: sql`EXISTS (SELECT FROM lift_scope WHERE lift_scope.lift_company_id = organization.id
      AND ${inScope(scope, sql`lift_scope.id`)})`,
    conditions: ({ search }) => [startsWith(sql`organization.name`, search)],
    orders: { name: sql`organization.name` },
    toRow: (row: { id: string; name: string }) => row,
  }
}

/** Who invites into an organisation waits for others who do. */
export async function lockOrganization(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`SELECT FROM organization WHERE id = ${id} FOR NO KEY UPDATE`)
}

export async function insertEmsuCouncil(tx: Database, emsuId: string, townCouncilId: string): Promise<void> {
  await tx.insert(emsuCouncil).values({ emsuId, townCouncilId }).onConflictDoNothing()
}
