import { sql } from 'drizzle-orm'
import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ComplaintPriority, ComplaintStatus } from '@liftwatch/core/contract/alarms/complaints'
import type { TelemetryEntry } from '@liftwatch/core/contract/devices/telemetry'
import { alarm } from './alarms'
import { id, instant } from './columns'
import { lift } from './lifts'

/** Complaints about lifts. Triggers keep the counts on lift and fault (migrations). */
export const complaint = pgTable(
  'complaint',
  {
    id: id(),
    caseNo: bigserial({ mode: 'number' }).notNull().unique(),
    liftId: uuid()
      .notNull()
      .references(() => lift.id),
    liftFaultId: uuid().references(() => alarm.id),
    subcategory: text().notNull(),
    description: text().notNull(),
    priority: text().$type<ComplaintPriority>().notNull(),
    media: text().$type<'PHONE' | 'SMS' | 'EMAIL'>().notNull(),
    status: text().$type<ComplaintStatus>().notNull(),
    technicianName: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    closedAt: instant(),
    /** What the lift's device said when it was logged. */
    telemetry: jsonb().$type<TelemetryEntry[]>().notNull().default([]),
  },
  table => [
    index().on(table.createdAt, table.id),
    index().on(table.liftId, table.createdAt),
    index().on(table.liftFaultId),
    index('complaint_open')
      .on(table.priority, table.createdAt, table.id, table.liftId)
      .where(sql`status = 'OPEN'`),
  ],
)
