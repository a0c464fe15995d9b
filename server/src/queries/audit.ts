import { sql, type SQL } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import type { auditFilter, AuditRow } from '@liftwatch/core/contract/audit'
import type { Database } from '../db/connect'
import { audit } from '../db/schema/audit'
import type { RowSource } from './cursor'
import { allOf, findRow, listRows, startsWith } from './rows'
import { ofOrganization, type OrganizationScope } from './scope'

export type AuditEntry = Omit<typeof audit.$inferInsert, 'id'>

export async function insertAudit(tx: Database, entry: AuditEntry): Promise<void> {
  await tx.insert(audit).values({ ...entry, id: newId() })
}

export type AuditCondition = z.output<typeof auditFilter>

function auditCondition(scope: OrganizationScope, filter: AuditCondition): SQL {
  const { action, subjectId, startTs, endTs } = filter
  return allOf([
    ofOrganization(scope, sql`audit.organization_id`),
    startsWith(sql`audit.user_name`, filter.userName),
    action ? sql`audit.action = ${action}` : undefined,
    subjectId ? sql`audit.subject_id = ${subjectId}` : undefined,
    startTs === undefined ? undefined : sql`audit.at >= ${startTs}`,
    endTs === undefined ? undefined : sql`audit.at <= ${endTs}`,
  ])
}

/** A subject is named by its lift: it is the lift, or an alarm on it. Subjects of other kinds have ids of other forms or none there. */
const subjectName = sql`
  (SELECT lift.name FROM lift WHERE lift.id = subject.id
    UNION ALL
    SELECT lift.name FROM alarm JOIN lift ON lift.id = alarm.lift_id WHERE alarm.id = subject.id LIMIT 1)`

const uuidPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** Entries in the order of their time, the id breaking ties; a page is cut before names are looked up. */
function selectAuditEntries(
  scope: OrganizationScope,
  filter: AuditCondition,
  direction: 'ASC' | 'DESC',
  cut = sql``,
): SQL {
  const order = sql.raw(direction)
  return sql`
    SELECT chosen.id, chosen.at, chosen.user_name AS "userName", organization.name AS "organizationName", chosen.action,
      chosen.subject_id AS "subjectId", ${subjectName} AS "subjectName", chosen.detail, chosen.request_id AS "requestId",
      chosen.address, chosen.user_agent AS "userAgent"
    FROM (
      SELECT * FROM audit WHERE ${auditCondition(scope, filter)} ORDER BY audit.at ${order}, audit.id ${order} ${cut}
    ) chosen
    CROSS JOIN LATERAL (
      SELECT CASE WHEN chosen.subject_id ~ ${uuidPattern} THEN chosen.subject_id::uuid END AS id
    ) subject
    LEFT JOIN organization ON organization.id = chosen.organization_id
    ORDER BY chosen.at ${order}, chosen.id ${order}`
}

/** All entries, for a file. */
export function auditRows(
  scope: OrganizationScope,
  filter: AuditCondition,
  direction: 'ASC' | 'DESC',
): RowSource<AuditRow> {
  return {
    query: () => selectAuditEntries(scope, filter, direction),
    toRow: (row: AuditRow) => row,
    count: tx => countAudit(tx, scope, filter),
  }
}

export function listAudit(
  tx: Database,
  scope: OrganizationScope,
  filter: AuditCondition,
  direction: 'ASC' | 'DESC',
  { page, size }: { readonly page: number; readonly size: number },
): Promise<AuditRow[]> {
  return listRows<AuditRow>(tx, selectAuditEntries(scope, filter, direction, sql`LIMIT ${size} OFFSET ${page * size}`))
}

export async function countAudit(tx: Database, scope: OrganizationScope, filter: AuditCondition): Promise<number> {
  const row = await findRow<{ count: number }>(
    tx,
    sql`SELECT count(*) AS count FROM audit WHERE ${auditCondition(scope, filter)}`,
  )
  return row!.count
}
