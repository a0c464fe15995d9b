import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { complaintFilter, complaintSortFields } from '@liftwatch/core/contract/alarms/complaints'
import { ofLiftName } from './lift-names'
import type { ListQuery } from './list-query'
import { startPattern, whether } from './rows'
import type { Scope } from './scope'

/** The list's filters, and of which building the cases are. */
export type ComplaintFilter = z.output<typeof complaintFilter> & { readonly buildingId?: string }
export type ComplaintSortField = (typeof complaintSortFields)[number]
export type ComplaintList<Row> = ListQuery<Row, ComplaintFilter, ComplaintSortField>

/** OPEN, and opened by no one but its author. */
export const isNewCase = sql`(complaint.status = 'OPEN' AND complaint.seen_at IS NULL)`

/** What a filter asks of `complaint` and its `lift`. */
export function complaintConditions(scope: Scope, filter: ComplaintFilter): (SQL | undefined)[] {
  const { caseNo, technicianName, isNew, startTs, endTs } = filter
  const is = (column: SQL, value: string | undefined) => (value ? sql`${column} = ${value}` : undefined)
  return [
    caseNo === undefined ? undefined : sql`complaint.case_no = ${caseNo}`,
    is(sql`complaint.lift_id`, filter.liftId),
    is(sql`complaint.lift_fault_id`, filter.liftFaultId),
    is(sql`complaint.passenger_trap_id`, filter.passengerTrapId),
    is(sql`lift.building_id`, filter.buildingId),
    // As part of the text: there are indexes of the open ones alone.
    is(sql`complaint.status`, filter.status)?.inlineParams(),
    is(sql`complaint.subcategory`, filter.subcategory),
    is(sql`complaint.priority`, filter.priority)?.inlineParams(),
    is(sql`complaint.feedback_type`, filter.feedbackType),
    is(sql`complaint.channel`, filter.channel),
    is(sql`complaint.media`, filter.media),
    // In lower case on both sides: that is what the index has.
    technicianName ? sql`lower(complaint.technician_name) LIKE ${startPattern(technicianName)}` : undefined,
    whether(isNewCase, isNew),
    startTs === undefined ? undefined : sql`complaint.created_at >= ${startTs}`,
    endTs === undefined ? undefined : sql`complaint.created_at <= ${endTs}`,
    ...ofLiftName(scope, filter),
  ]
}
