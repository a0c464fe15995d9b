import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { OrganizationType } from '@liftwatch/core/contract/organizations'
import { AppError } from '@liftwatch/core/errors'
import type { Database } from '../db/connect'
import { emsuCouncil, organization } from '../db/schema/organizations'
import { allOf, findRow, listRows, startsWith } from './rows'
import { inScope, type Scope } from './scope'

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

/** The lift companies of the lifts in a scope, whose names begin as typed, by name; and how many there are. */
export async function listLiftCompanies(
  tx: Database,
  scope: Scope,
  { search, page, size }: { readonly search?: string | undefined; readonly page: number; readonly size: number },
): Promise<{ content: { id: string; name: string }[]; totalElements: number }> {
  const condition = allOf([
    sql`EXISTS (SELECT FROM lift_scope WHERE lift_scope.lift_company_id = organization.id
      AND ${inScope(scope, sql`lift_scope.id`)})`,
    startsWith(sql`organization.name`, search),
  ])
  const [content, count] = await Promise.all([
    listRows<{ id: string; name: string }>(
      tx,
      sql`SELECT id, name FROM organization WHERE ${condition} ORDER BY name LIMIT ${size} OFFSET ${page * size}`,
    ),
    findRow<{ count: number }>(tx, sql`SELECT count(*) AS count FROM organization WHERE ${condition}`),
  ])
  return { content, totalElements: count!.count }
}

/** Who invites into an organisation waits for others who do. */
export async function lockOrganization(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`SELECT FROM organization WHERE id = ${id} FOR NO KEY UPDATE`)
}

export async function insertEmsuCouncil(tx: Database, emsuId: string, townCouncilId: string): Promise<void> {
  await tx.insert(emsuCouncil).values({ emsuId, townCouncilId }).onConflictDoNothing()
}
