import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import { auditFilter, type AuditRow } from '@liftwatch/core/contract/accounts/audit'
import type { NoticedAction } from '@liftwatch/core/tables/audit-entries'
import type { Database } from '../db/connect'
import { audit } from '../db/schema/audit'
import type { ListQuery } from './list-query'
import { ofOrganization, organizationScopeOf, type Reader } from './scope'

export type AuditEntry = Omit<typeof audit.$inferInsert, 'id'>

export async function insertAudit(tx: Database, entry: AuditEntry): Promise<void> {
  await tx.insert(audit).values({ ...entry, id: newId() })
}

/** An entry about what the server did by itself, at no one's call. */
export function ownEntry(
  at: number,
  action: NoticedAction,
  detail: Record<string, unknown>,
  organizationId: string | null = null,
): AuditEntry {
  return {
    at,
    userId: null,
    userName: 'Liftwatch',
    organizationId,
    action,
    subjectId: null,
    detail,
    requestId: '',
    address: '',
    userAgent: '',
  }
}

/** A subject is named by its lift: it is the lift, or an alarm or a case of it. Subjects of other kinds have ids of other forms or none there. */
const subjectName = sql`
  (SELECT lift.name FROM lift WHERE lift.id = subject.id
    UNION ALL
    SELECT lift.name FROM alarm JOIN lift ON lift.id = alarm.lift_id WHERE alarm.id = subject.id
    UNION ALL
    SELECT lift.name FROM complaint JOIN lift ON lift.id = complaint.lift_id WHERE complaint.id = subject.id LIMIT 1)`

const uuidPattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** The entries of an organisation, or of all. */
export function auditList({
  organization,
}: Pick<Reader, 'organization'>): ListQuery<AuditRow, z.output<typeof auditFilter>, 'at'> {
  return {
    columns: {
      id: sql`audit.id`,
      at: sql`audit.at`,
      userName: sql`audit.user_name`,
      userKind: sql`doer.kind`,
      organizationName: sql`organization.name`,
      action: sql`audit.action`,
      subjectId: sql`audit.subject_id`,
      subjectName,
      detail: sql`audit.detail`,
      requestId: sql`audit.request_id`,
      address: sql`audit.address`,
      userAgent: sql`audit.user_agent`,
    },
    filter: auditFilter,
    // Whole, not by their beginning.
    apart: ['action', 'subjectId'],
    searched: sql`audit`,
    shown: sql`
      CROSS JOIN LATERAL (
        SELECT CASE WHEN audit.subject_id ~ ${uuidPattern} THEN audit.subject_id::uuid END AS id
      ) subject
      LEFT JOIN app_user doer ON doer.id = audit.user_id
      LEFT JOIN organization ON organization.id = audit.organization_id`,
    id: sql`audit.id`,
    inSight: ofOrganization(organizationScopeOf(organization), sql`audit.organization_id`),
    conditions: ({ action, subjectId, startTs, endTs }) => [
      action ? sql`audit.action = ${action}` : undefined,
      subjectId ? sql`audit.subject_id = ${subjectId}` : undefined,
      startTs === undefined ? undefined : sql`audit.at >= ${startTs}`,
      endTs === undefined ? undefined : sql`audit.at <= ${endTs}`,
    ],
    orders: { at: sql`audit.at` },
    toRow: (row: AuditRow) => row,
  }
}
