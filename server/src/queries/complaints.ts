import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Complaint, complaintFilter } from '@liftwatch/core/contract/complaints'
import type { TelemetryEntry } from '@liftwatch/core/contract/telemetry'
import type { Database } from '../db/connect'
import type { RowSource } from './cursor'
import { ofLiftName } from './lift-names'
import { allOf, findRow, listRows } from './rows'
import { inScope, type Scope } from './scope'

type ComplaintFilter = z.output<typeof complaintFilter>
type ComplaintSubject = Pick<ComplaintFilter, 'liftId' | 'liftFaultId'>

export interface ComplaintSort {
  readonly field: 'createdAt' | 'updatedAt'
  readonly direction: 'ASC' | 'DESC'
}

const sortColumns = { createdAt: sql`complaint.created_at`, updatedAt: sql`complaint.updated_at` } as const

const columns = sql`
  complaint.id, complaint.case_no AS "caseNo", complaint.lift_id AS "liftId", lift.name AS "liftName",
  complaint.lift_fault_id AS "liftFaultId", council.name AS "townCouncil", building.address,
  building.postal_code AS "postalCode", complaint.subcategory, complaint.description, complaint.priority, complaint.media,
  complaint.status, complaint.technician_name AS "technicianName", complaint.created_at AS "createdAt",
  complaint.updated_at AS "updatedAt", complaint.closed_at AS "closedAt"`

const searched = sql`complaint JOIN lift ON lift.id = complaint.lift_id`
const from = sql`
  ${searched} JOIN building ON building.id = lift.building_id
  LEFT JOIN organization council ON council.id = building.town_council_id`

function condition(scope: Scope, filter: ComplaintFilter): SQL {
  const { liftId, liftFaultId, status, priority, startTs, endTs } = filter
  return allOf([
    inScope(scope, sql`lift.scope_id`),
    liftId ? sql`complaint.lift_id = ${liftId}` : undefined,
    liftFaultId ? sql`complaint.lift_fault_id = ${liftFaultId}` : undefined,
    status && sql`complaint.status = ${status}`,
    priority && sql`complaint.priority = ${priority}`,
    startTs === undefined ? undefined : sql`complaint.created_at >= ${startTs}`,
    endTs === undefined ? undefined : sql`complaint.created_at <= ${endTs}`,
    ...ofLiftName(scope, filter),
  ])
}

/** All complaints that match, without paging: for pages and exports alike. */
export function complaintRows(scope: Scope, filter: ComplaintFilter, sort: ComplaintSort): RowSource<Complaint> {
  const direction = sql.raw(sort.direction)
  return {
    query: () => sql`
      SELECT ${columns} FROM ${from} WHERE ${condition(scope, filter)}
      ORDER BY ${sortColumns[sort.field]} ${direction}, complaint.id ${direction}`,
    toRow: (complaint: Complaint) => complaint,
    count: tx => countComplaints(tx, scope, filter),
  }
}

export function listComplaints(
  tx: Database,
  scope: Scope,
  filter: ComplaintFilter,
  sort: ComplaintSort,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<Complaint[]> {
  const { query } = complaintRows(scope, filter, sort)
  return listRows(tx, sql`${query()} LIMIT ${size} OFFSET ${page * size}`)
}

export async function countComplaints(tx: Database, scope: Scope, filter: ComplaintFilter): Promise<number> {
  const row = await findRow<{ count: number }>(
    tx,
    sql`SELECT count(*) AS count FROM ${searched} WHERE ${condition(scope, filter)}`,
  )
  return row!.count
}

/** What the devices said when complaints were logged, newest complaint first. */
export function listComplaintTelemetry(
  tx: Database,
  scope: Scope,
  subject: ComplaintSubject,
  limit: number,
): Promise<{ id: string; caseNo: number; createdAt: number; telemetries: TelemetryEntry[] }[]> {
  return listRows(
    tx,
    sql`
      SELECT complaint.id, complaint.case_no AS "caseNo", complaint.created_at AS "createdAt",
        complaint.telemetry AS telemetries
      FROM ${searched} WHERE ${condition(scope, subject)}
      ORDER BY complaint.created_at DESC, complaint.id DESC LIMIT ${limit}`,
  )
}
