import { eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { z } from 'zod/mini'
import type {
  AccessStatus,
  OrganizationDetail,
  OrganizationType,
} from '@liftwatch/core/contract/accounts/organizations'
import { selectInput } from '@liftwatch/core/contract/input'
import type { LastEdit } from '@liftwatch/core/domain/last-change'
import { seesOrganization, type Administrator } from '@liftwatch/core/domain/organization-sight'
import { protectedRefusal } from '@liftwatch/core/domain/organizations'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import type { Database } from '../db/connect'
import { emsuCouncil, organization } from '../db/schema/organizations'
import { unlessTaken } from '../db/taken-name'
import { editColumns } from './last-edit'
import type { ListQuery } from './list-query'
import { findRow, listRows, startsWith } from './rows'
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

const companyFilter = z.pick(selectInput, { search: true })

/** The lift companies of the lifts in a scope. */
export function liftCompanyList({
  scope,
}: Pick<Reader, 'scope'>): ListQuery<{ id: string; name: string }, z.output<typeof companyFilter>, 'name'> {
  return {
    columns: { id: sql`organization.id`, name: sql`organization.name` },
    filter: companyFilter,
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

/** Makes an organisation, unless its name is taken; answers whether it did. */
export async function insertOrganizationIfNew(tx: Database, row: typeof organization.$inferInsert): Promise<boolean> {
  return (await tx.insert(organization).values(row).onConflictDoNothing().returning({ id: organization.id })).length > 0
}

/** Stores what people change of an organisation. Errors: name-taken. */
export async function saveOrganization(
  tx: Database,
  id: string,
  {
    name,
    status,
    phone,
    email,
    ...edit
  }: Pick<OrganizationDetail, 'name' | 'status' | 'phone' | 'email' | keyof LastEdit>,
): Promise<void> {
  await unlessTaken(name, () =>
    tx
      .update(organization)
      .set({ name, status, phone, email, ...editColumns(edit) })
      .where(eq(organization.id, id)),
  )
}

/** Those of these ids that are councils, by name. */
export function listTownCouncils(tx: Database, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  return listRows(
    tx,
    sql`
      SELECT id, name FROM organization
      WHERE id = ANY(${sql.param([...ids])}::uuid[]) AND type = 'TOWN_COUNCIL' ORDER BY name`,
  )
}

/** Replaces the councils that an EMSU serves. */
export async function saveEmsuCouncils(tx: Database, emsuId: string, townCouncilIds: readonly string[]): Promise<void> {
  const served = sql.param([...townCouncilIds])
  await tx.execute(sql`
    DELETE FROM emsu_council WHERE emsu_id = ${emsuId} AND town_council_id <> ALL(${served}::uuid[])`)
  await tx.execute(sql`
    INSERT INTO emsu_council (emsu_id, town_council_id) SELECT ${emsuId}::uuid, unnest(${served}::uuid[])
    ON CONFLICT DO NOTHING`)
}

export async function insertEmsuCouncil(tx: Database, emsuId: string, townCouncilId: string): Promise<void> {
  await tx.insert(emsuCouncil).values({ emsuId, townCouncilId }).onConflictDoNothing()
}

interface FoundOrganization {
  readonly id: string
  readonly name: string
  readonly type: OrganizationType
  readonly status: AccessStatus
}

/** Of whose members, invitations and facts a caller asks. Errors: not-found, protected-organization. */
export async function findOrganizationInSight(
  tx: Database,
  caller: Administrator,
  id: string,
): Promise<FoundOrganization> {
  const found = seesOrganization(caller, id)
    ? await findRow<FoundOrganization>(tx, sql`SELECT id, name, type, status FROM organization WHERE id = ${id}`)
    : undefined
  if (!found) throw new AppError('not-found')
  throwIfRefused(protectedRefusal(found.type))
  return found
}

/**
 * Locks organisations for a change, in the order of their ids, and answers those that the caller sees.
 * @param name that one of them is to have; who has it is locked too, so that two who take each other's names do not wait for each other
 */
export async function lockOrganizations(
  tx: Database,
  caller: Administrator,
  ids: readonly string[],
  name?: string,
): Promise<ReadonlyMap<string, null>> {
  const rows = await listRows<{ id: string }>(
    tx,
    sql`
      SELECT id FROM organization WHERE id = ANY(${sql.param([...ids])}::uuid[]) OR name = ${name ?? null}
      ORDER BY id FOR NO KEY UPDATE`,
  )
  return new Map(rows.flatMap(({ id }) => (seesOrganization(caller, id) ? [[id, null]] : [])))
}
