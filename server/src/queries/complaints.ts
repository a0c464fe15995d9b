import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import {
  caseCategoryWords,
  caseSubcategoryWords,
  complainantFieldNames,
  type ComplainantField,
} from '@liftwatch/core/contract/alarms/case-fields'
import type { Complaint, ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import type { complaintFilter, complaintSortFields } from '@liftwatch/core/contract/alarms/complaints'
import type { TelemetryEntry } from '@liftwatch/core/contract/devices/telemetry'
import { seesComplainants } from '@liftwatch/core/domain/complainants'
import type { Database } from '../db/connect'
import { priorityGravity, statusGravity } from '../db/schema/complaints'
import type { Member } from '../http/caller'
import { countComplaintRows } from './complaint-counts'
import { ofLiftName } from './lift-names'
import { conditionOf, type ListQuery } from './list-query'
import { listRows, startPattern, whether } from './rows'
import { inScope, type Reader, type Scope } from './scope'

/** The list's filters, and of which building the cases are. */
export type ComplaintFilter = z.output<typeof complaintFilter> & { readonly buildingId?: string }
type ComplaintSubject = Pick<ComplaintFilter, 'liftId' | 'liftFaultId' | 'passengerTrapId'>
export type ComplaintSortField = (typeof complaintSortFields)[number]

/** Rows as statements answer them: without the English words for codes. */
type Wordless<Row> = Omit<Row, 'categoryFormat' | 'subcategoryFormat'>
export type ComplaintList<Row> = ListQuery<Row, ComplaintFilter, ComplaintSortField>

export const isNewCase = sql`(complaint.status = 'OPEN' AND complaint.seen_at IS NULL)`

/** What was logged, and what has become of it. */
export const complaintFacts = {
  feedbackType: sql`complaint.feedback_type`,
  category: sql`complaint.category`,
  subcategory: sql`complaint.subcategory`,
  description: sql`complaint.description`,
  priority: sql`complaint.priority`,
  channel: sql`complaint.channel`,
  media: sql`complaint.media`,
  status: sql`complaint.status`,
  technicianName: sql`complaint.technician_name`,
  createdAt: sql`complaint.created_at`,
  updatedAt: sql`complaint.updated_at`,
  closedAt: sql`complaint.closed_at`,
} as const

/** With the English words for its codes, into the row as it was read. */
export function withCaseWords<Row extends Pick<Complaint, 'category' | 'subcategory'>>(
  row: Row,
): Row & Pick<Complaint, 'categoryFormat' | 'subcategoryFormat'> {
  return Object.assign(row, {
    categoryFormat: caseCategoryWords[row.category],
    subcategoryFormat: caseSubcategoryWords[row.subcategory],
  })
}

function conditionsOf(scope: Scope, filter: ComplaintFilter): (SQL | undefined)[] {
  const { technicianName, isNew, startTs, endTs } = filter
  const is = (column: SQL, value: string | undefined) => (value ? sql`${column} = ${value}` : undefined)
  return [
    is(sql`complaint.lift_id`, filter.liftId),
    is(sql`complaint.lift_fault_id`, filter.liftFaultId),
    is(sql`complaint.passenger_trap_id`, filter.passengerTrapId),
    is(sql`lift.building_id`, filter.buildingId),
    is(sql`complaint.status`, filter.status),
    is(sql`complaint.subcategory`, filter.subcategory),
    is(sql`complaint.priority`, filter.priority),
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

/** The cases about the lifts in a scope. */
export function complaintList({ scope }: Pick<Reader, 'scope'>): ComplaintList<Complaint> {
  const list: ComplaintList<Complaint> = {
    columns: {
      id: sql`complaint.id`,
      caseNo: sql`complaint.case_no`,
      liftId: sql`complaint.lift_id`,
      liftName: sql`lift.name`,
      liftCompany: sql`company.name`,
      buildingId: sql`lift.building_id`,
      liftFaultId: sql`complaint.lift_fault_id`,
      passengerTrapId: sql`complaint.passenger_trap_id`,
      townCouncil: sql`council.name`,
      address: sql`building.address`,
      postalCode: sql`building.postal_code`,
      ...complaintFacts,
      isNew: isNewCase,
    },
    searched: sql`complaint LEFT JOIN lift ON lift.id = complaint.lift_id`,
    shown: sql`
      JOIN building ON building.id = lift.building_id
      JOIN lift_scope ON lift_scope.id = lift.scope_id
      LEFT JOIN organization council ON council.id = building.town_council_id
      LEFT JOIN organization company ON company.id = lift_scope.lift_company_id`,
    id: sql`complaint.id`,
    inSight: inScope(scope, sql`lift.scope_id`),
    conditions: filter => conditionsOf(scope, filter),
    orders: {
      createdAt: sql`complaint.created_at`,
      updatedAt: sql`complaint.updated_at`,
      priority: priorityGravity,
      status: statusGravity,
    },
    count: (tx, filter) => countComplaintRows(tx, list, scope, filter),
    toRow: (row: Wordless<Complaint>) => withCaseWords(row),
  }
  return list
}

const complainantColumns: Readonly<Record<ComplainantField, SQL>> = {
  complainant: sql`complaint.complainant`,
  residential: sql`complaint.residential`,
  phone: sql`complaint.phone`,
  email: sql`complaint.email`,
  complainantAddress: sql`complaint.complainant_address`,
}

type ComplainantReader = Pick<Member, 'scope' | 'permissions' | 'organization'>

/** Who complained, as columns; null for a reader who may not see it. */
function complainantsFor(
  reader: ComplainantReader,
  fields: readonly ComplainantField[],
): Partial<Record<ComplainantField, SQL>> {
  const isShown = seesComplainants(reader)
  return Object.fromEntries(fields.map(field => [field, isShown ? complainantColumns[field] : sql`NULL::text`]))
}

/** The list with those fields of who complained that are named, and no others: of a file. */
export function complaintListWith(
  reader: ComplainantReader,
  named: readonly ComplainantField[],
): ComplaintList<Complaint & Partial<Pick<ComplaintDetail, ComplainantField>>> {
  const list = complaintList(reader)
  return { ...list, columns: { ...list.columns, ...complainantsFor(reader, named) } }
}

/** Each with all that is known of it, as its reader may see it. */
export function complaintDetails(reader: ComplainantReader): ComplaintList<ComplaintDetail> {
  const list = complaintList(reader)
  const person = (id: SQL, name: SQL) =>
    sql`CASE WHEN ${id} IS NOT NULL THEN jsonb_build_object('id', ${id}, 'name', ${name}) END`
  return {
    ...list,
    columns: {
      ...list.columns,
      ...complainantsFor(reader, complainantFieldNames),
      isComplainantShown: seesComplainants(reader) ? sql`true` : sql`false`,
      complainantRemovedAt: sql`complaint.complainant_removed_at`,
      author: person(sql`complaint.author_id`, sql`complaint.author_name`),
      lastEditor: person(sql`complaint.last_editor_id`, sql`complaint.last_editor_name`),
      lastAction: sql`complaint.last_action`,
      liftCompanyPhone: sql`company.phone`,
    },
    toRow: (row: Wordless<ComplaintDetail>) => withCaseWords(row),
  }
}

/** What the devices said when cases were logged, newest case first. */
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
