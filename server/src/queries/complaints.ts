import { sql, type SQL } from 'drizzle-orm'
import { complainantFieldNames, type ComplainantField } from '@liftwatch/core/contract/alarms/case-fields'
import { complaintFilter } from '@liftwatch/core/contract/alarms/complaints'
import { caseCategoryWords, caseSubcategoryWords } from '@liftwatch/core/contract/alarms/case-words'
import type { Complaint, ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import type { TelemetryEntry } from '@liftwatch/core/contract/devices/telemetry'
import { seesComplainants, type CaseReader } from '@liftwatch/core/domain/complainants'
import type { Database } from '../db/connect'
import { priorityGravity, statusGravity } from '../db/schema/complaints'
import { countComplaintRows } from './complaint-counts'
import { complaintConditions, isNewCase, type ComplaintFilter, type ComplaintList } from './complaint-filter'
import { conditionOf } from './list-query'
import { listRows, namedPerson } from './rows'
import { ofLiftInScope, type Reader, type Scope } from './scope'

type ComplaintSubject = Pick<ComplaintFilter, 'liftId' | 'liftFaultId' | 'passengerTrapId'>
/** Rows as statements answer them: without the English words for codes. */
type Wordless<Row> = Omit<Row, 'categoryFormat' | 'subcategoryFormat'>

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
  liftTechnicianName: sql`complaint.technician_name`,
  createdAt: sql`complaint.created_at`,
  updatedAt: sql`complaint.updated_at`,
  closedAt: sql`complaint.closed_at`,
} as const

/** With the English words for its codes, into the row as it was read. */
function withCaseWords<Row extends Pick<Complaint, 'category' | 'subcategory'>>(
  row: Row,
): Row & Pick<Complaint, 'categoryFormat' | 'subcategoryFormat'> {
  return Object.assign(row, {
    categoryFormat: caseCategoryWords[row.category],
    subcategoryFormat: caseSubcategoryWords[row.subcategory],
  })
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
      liftTc: sql`council.name`,
      buildingAddress: sql`building.address`,
      buildingPostcode: sql`building.postal_code`,
      ...complaintFacts,
      isNew: isNewCase,
    },
    filter: complaintFilter,
    searched: sql`complaint LEFT JOIN lift ON lift.id = complaint.lift_id`,
    shown: sql`
      JOIN building ON building.id = lift.building_id
      JOIN lift_scope ON lift_scope.id = lift.scope_id
      LEFT JOIN organization council ON council.id = building.town_council_id
      LEFT JOIN organization company ON company.id = lift_scope.lift_company_id`,
    id: sql`complaint.id`,
    inSight: ofLiftInScope(scope, sql`complaint.lift_id`),
    conditions: filter => complaintConditions(scope, filter),
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

type ComplainantReader = CaseReader & Pick<Reader, 'scope'>

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
  return {
    ...list,
    columns: {
      ...list.columns,
      ...complainantsFor(reader, complainantFieldNames),
      isComplainantShown: seesComplainants(reader) ? sql`true` : sql`false`,
      complainantRemovedAt: sql`complaint.complainant_removed_at`,
      author: namedPerson(sql`complaint.author_id`, sql`complaint.author_name`),
      lastEditor: namedPerson(sql`complaint.last_editor_id`, sql`complaint.last_editor_name`),
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
