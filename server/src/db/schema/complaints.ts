import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type {
  CaseAction,
  CaseCategory,
  CaseChannel,
  CaseSubcategory,
  ComplaintMedia,
  ComplaintPriority,
  ComplaintStatus,
  FeedbackType,
} from '@liftwatch/core/contract/alarms/case-fields'
import type { TelemetryEntry } from '@liftwatch/core/contract/devices/telemetry'
import { id, instant } from './columns'
import { lift, liftScope } from './lifts'
import { user } from './users'

/** Orders by gravity, the gravest the largest. Indexes have them, and serve the statements that name these very expressions. */
export const priorityGravity = sql`(CASE complaint.priority WHEN 'IMMEDIATE' THEN 2 WHEN 'URGENT' THEN 1 ELSE 0 END)`
export const statusGravity = sql`
  (CASE complaint.status WHEN 'OPEN' THEN 3 WHEN 'NOT_COMPLETE' THEN 2 WHEN 'COMPLETE' THEN 1 ELSE 0 END)`

/** Whether a closed case still says who complained. */
export const hasComplainant = sql`
  (status = 'CLOSED' AND coalesce(complainant, residential, phone, email, complainant_address) IS NOT NULL)`

/** Cases: complaints about lifts. Triggers maintain the counts on lift and fault, and the ledger (migrations). */
export const complaint = pgTable(
  'complaint',
  {
    id: id(),
    /** From the counter row, in the transaction of the insert: people read the numbers out, and a missing one looks like a lost case. */
    caseNo: bigint({ mode: 'number' })
      .notNull()
      .default(sql`next_case_no()`)
      .unique(),
    liftId: uuid()
      .notNull()
      .references(() => lift.id),
    /** It names one alarm at most, which is there (a trigger looks: months of alarms have no key that could be referred to). */
    liftFaultId: uuid(),
    passengerTrapId: uuid(),
    feedbackType: text().$type<FeedbackType>().notNull().default('FEEDBACK'),
    category: text().$type<CaseCategory>().notNull().default('LIFT_ESCALATOR'),
    subcategory: text().$type<CaseSubcategory>().notNull(),
    description: text().notNull(),
    priority: text().$type<ComplaintPriority>().notNull(),
    channel: text().$type<CaseChannel>().notNull().default('RESIDENCE'),
    media: text().$type<ComplaintMedia>().notNull(),
    status: text().$type<ComplaintStatus>().notNull(),
    technicianName: text(),
    /** Who complained; null once removed. */
    complainant: text(),
    residential: text(),
    phone: text(),
    email: text(),
    complainantAddress: text(),
    complainantRemovedAt: instant(),
    /** Who logged it; null of cases from before authors were stored. */
    authorId: uuid().references(() => user.id),
    authorName: text(),
    /** The draft that it was made of: a repeat of the call makes no second case. */
    draftId: uuid(),
    /** When someone else than its author first opened it. */
    seenAt: instant(),
    /** Who changed it last, and by what. */
    lastEditorId: uuid().references(() => user.id),
    lastEditorName: text(),
    lastAction: text().$type<CaseAction>(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    closedAt: instant(),
    /** What the lift's device said when it was logged. */
    telemetry: jsonb().$type<TelemetryEntry[]>().notNull().default([]),
  },
  table => [
    index().on(table.createdAt, table.id),
    index().on(table.updatedAt, table.id),
    index().on(table.liftId, table.createdAt),
    index().on(table.liftFaultId),
    index().on(table.passengerTrapId),
    index().on(table.status, table.createdAt, table.id),
    index('complaint_by_priority').on(priorityGravity, table.id),
    index('complaint_by_status').on(statusGravity, table.id),
    index('complaint_of_technician').on(sql`lower(technician_name) text_pattern_ops`),
    index('complaint_open')
      .on(table.priority, table.createdAt, table.id, table.liftId)
      .where(sql`status = 'OPEN'`),
    index('complaint_new')
      .on(table.createdAt, table.id)
      .where(sql`status = 'OPEN' AND seen_at IS NULL`),
    index('complaint_with_person').on(table.closedAt).where(hasComplainant),
    unique('complaint_of_draft').on(table.authorId, table.draftId),
  ],
)

/** The one row whose number the next case is given; it is locked to the commit, so that no number is lost. */
export const caseCounter = pgTable('case_counter', {
  id: integer().primaryKey(),
  lastNo: bigint({ mode: 'number' }).notNull(),
})

/** A ledger whose sums are the exact counts, as `alarm_count` is: triggers add to it, and a job folds it together. */
export const complaintCount = pgTable('complaint_count', {
  scopeId: integer()
    .notNull()
    .references(() => liftScope.id),
  status: text().$type<ComplaintStatus>().notNull(),
  /** OPEN, and opened by no one but its author. */
  isNew: boolean().notNull(),
  /** And what else people filter by of which there are few: to count half a million rows takes longer than to show a page of them. */
  feedbackType: text().$type<FeedbackType>().notNull(),
  subcategory: text().$type<CaseSubcategory>().notNull(),
  priority: text().$type<ComplaintPriority>().notNull(),
  channel: text().$type<CaseChannel>().notNull(),
  media: text().$type<ComplaintMedia>().notNull(),
  change: instant().notNull(),
})
