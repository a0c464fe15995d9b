import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { complaintFilter, complaintSortFields } from '@liftwatch/core/contract/alarms/complaints'
import { ofLiftName } from './lift-names'
import type { ListQuery } from './list-query'
import { startPattern } from './rows'
import type { Scope } from './scope'

/** The list's filters, and of which building the cases are. */
export type ComplaintFilter = z.output<typeof complaintFilter> & { readonly buildingId?: string }
export type ComplaintSortField = (typeof complaintSortFields)[number]
export type ComplaintList<Row> = ListQuery<Row, ComplaintFilter, ComplaintSortField>

/** OPEN, and opened by no one but its author. */
export const isNewCase = sql`(complaint.status = 'OPEN' AND complaint.seen_at IS NULL)`

/** What the filters ask of `complaint` and its `lift` that are not compared with columns. */
export function complaintConditions(scope: Scope, filter: ComplaintFilter): (SQL | undefined)[] {
  const { buildingId, technicianName, startTs, endTs } = filter
  return [
    buildingId ? sql`lift.building_id = ${buildingId}` : undefined,
    // In lower case on both sides: that is what the index has.
    technicianName ? sql`lower(complaint.technician_name) LIKE ${startPattern(technicianName)}` : undefined,
    startTs === undefined ? undefined : sql`complaint.created_at >= ${startTs}`,
    endTs === undefined ? undefined : sql`complaint.created_at <= ${endTs}`,
    ...ofLiftName(scope, filter),
  ]
}
