import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { CaseEvent } from '@liftwatch/core/contract/alarms/case-fields'
import type { CaseChange, CaseNotificationEvent, Speaker } from '@liftwatch/core/contract/alarms/case-logs'
import { id, instant } from './columns'
import { complaint } from './complaints'
import { lift, lmd } from './lifts'
import { user } from './users'

const complaintId = () =>
  uuid()
    .notNull()
    .references(() => complaint.id)

/** What was done to cases, by whom, when. Of the complainant it says nothing. */
export const caseLog = pgTable(
  'case_log',
  {
    id: id(),
    complaintId: complaintId(),
    at: instant().notNull(),
    event: text().$type<CaseEvent>().notNull(),
    /** Null of what was done by the clock. */
    userId: uuid().references(() => user.id),
    userName: text(),
    technicianName: text(),
    remark: text(),
    changes: jsonb().$type<CaseChange[]>().notNull().default([]),
  },
  table => [index().on(table.complaintId, table.at, table.id)],
)

/** What was sent because of cases, and to whom; never its text. */
export const caseNotification = pgTable(
  'case_notification',
  {
    id: id(),
    complaintId: complaintId(),
    at: instant().notNull(),
    event: text().$type<CaseNotificationEvent>().notNull(),
    organizationName: text().notNull(),
    recipient: text().notNull(),
    /** Mails are deleted sooner than cases: what became of it is copied from there. */
    mailId: uuid().notNull(),
    sentAt: instant(),
    problem: text(),
  },
  table => [index().on(table.complaintId, table.at, table.id), index().on(table.mailId)],
)

/** What was said on intercoms: lines that their gateways sent, and those that operators added to a case by hand. */
export const callLine = pgTable(
  'call_line',
  {
    id: id(),
    liftId: uuid()
      .notNull()
      .references(() => lift.id),
    at: instant().notNull(),
    receivedAt: instant().notNull(),
    speaker: text().$type<Speaker>().notNull(),
    message: text().notNull(),
    /** Of a line that a gateway sent. Its counter may begin again: a repeat has the same instant by the gateway's clock too. */
    lmdId: uuid().references(() => lmd.id),
    seq: instant(),
    sentTs: instant(),
    /** Of a line that was added by hand. */
    complaintId: uuid().references(() => complaint.id),
    userId: uuid().references(() => user.id),
    userName: text(),
    draftId: uuid(),
  },
  table => [
    index().on(table.liftId, table.at, table.id),
    index().on(table.liftId, table.receivedAt),
    index().on(table.receivedAt),
    index().on(table.complaintId),
    unique('call_line_of_device').on(table.lmdId, table.seq, table.sentTs),
    unique('call_line_of_draft').on(table.userId, table.draftId),
  ],
)
