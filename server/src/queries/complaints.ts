import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Complaint, complaintFilter, complaintSortFields } from '@liftwatch/core/contract/alarms/complaints'
import type { TelemetryEntry } from '@liftwatch/core/contract/devices/telemetry'
import type { Database } from '../db/connect'
import { ofLiftName } from './lift-names'
import { conditionOf, type ListQuery } from './list-query'
import { listRows } from './rows'
import { inScope, type Reader, type Scope } from './scope'

type ComplaintFilter = z.output<typeof complaintFilter>
type ComplaintSubject = Pick<ComplaintFilter, 'liftId' | 'liftFaultId'>
type SortField = (typeof complaintSortFields)[number]

/** What was logged, and what has become of it. */
export const complaintFacts = {
  subcategory: sql`complaint.subcategory`,
  description: sql`complaint.description`,
  priority: sql`complaint.priority`,
  media: sql`complaint.media`,
  status: sql`complaint.status`,
  technicianName: sql`complaint.technician_name`,
  createdAt: sql`complaint.created_at`,
  updatedAt: sql`complaint.updated_at`,
  closedAt: sql`complaint.closed_at`,
} as const

/** The complaints about the lifts in a scope. */
export function complaintList({ scope }: Pick<Reader, 'scope'>): ListQuery<Complaint, ComplaintFilter, SortField> {
  return {
    columns: {
      id: sql`complaint.id`,
      caseNo: sql`complaint.case_no`,
      liftId: sql`complaint.lift_id`,
      liftName: sql`lift.name`,
      liftFaultId: sql`complaint.lift_fault_id`,
      townCouncil: sql`council.name`,
      address: sql`building.address`,
      postalCode: sql`building.postal_code`,
      ...complaintFacts,
    },
    searched: sql`complaint LEFT JOIN lift ON lift.id = complaint.lift_id`,
    shown: sql`
      JOIN building ON building.id = lift.building_id
      LEFT JOIN organization council ON council.id = building.town_council_id`,
    id: sql`complaint.id`,
    inSight: inScope(scope, sql`lift.scope_id`),
    conditions: ({ liftId, liftFaultId, status, priority, startTs, endTs, ...filter }) => [
      liftId ? sql`complaint.lift_id = ${liftId}` : undefined,
      liftFaultId ? sql`complaint.lift_fault_id = ${liftFaultId}` : undefined,
      // As part of the text: there is an index of the open ones alone.
      status && sql`complaint.status = ${status}`.inlineParams(),
      priority && sql`complaint.priority = ${priority}`.inlineParams(),
      startTs === undefined ? undefined : sql`complaint.created_at >= ${startTs}`,
      endTs === undefined ? undefined : sql`complaint.created_at <= ${endTs}`,
      ...ofLiftName(scope, filter),
    ],
    orders: { createdAt: sql`complaint.created_at`, updatedAt: sql`complaint.updated_at` },
    toRow: (complaint: Complaint) => complaint,
  }
}

/** What the devices said when complaints were logged, newest complaint first. */
export function listComplaintTelemetry(
  tx: Database,
  scope: Scope,
  subject: ComplaintSubject,
  limit: number,
): Promise<{ id: string; caseNo: number; createdAt: number; telemetries: TelemetryEntry[] }[]> {
  const list = complaintList({ scope })
  return listRows(
    tx,
    sql`
      SELECT complaint.id, complaint.case_no AS "caseNo", complaint.created_at AS "createdAt",
        complaint.telemetry AS telemetries
      FROM ${list.searched} WHERE ${conditionOf(list, subject)}
      ORDER BY complaint.created_at DESC, complaint.id DESC LIMIT ${limit}`,
  )
}
