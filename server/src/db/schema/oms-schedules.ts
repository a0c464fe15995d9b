import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns'
import { lift } from './lifts'
import { user } from './users'

/** Planned switch-offs of lifts. A trigger keeps the number of open ones on the lift (migrations). */
export const omsSchedule = pgTable(
  'oms_schedule',
  {
    id: id(),
    liftId: uuid()
      .notNull()
      .references(() => lift.id),
    /** OPEN until someone has switched the lift on again. */
    status: text().$type<'OPEN' | 'CLOSED'>().notNull(),
    offAt: instant().notNull(),
    /** When it is planned to run again. */
    onAt: instant().notNull(),
    switchOnAt: instant(),
    closedAt: instant(),
    report: text().notNull(),
    /** Whom to ask about an imported one; else it is the lift company's phone. */
    tel: text(),
    /** Who planned it; null of those that were imported. */
    createdBy: uuid().references(() => user.id),
    authorName: text(),
    switchedOnBy: uuid().references(() => user.id),
    switchedOnByName: text(),
    /** When the plan was taken back, by whom and why: the lift was never off for it. */
    cancelledAt: instant(),
    cancelledBy: uuid().references(() => user.id),
    cancelledByName: text(),
    cancelReason: text(),
    /** Who changed its plan or its report last. */
    lastEditorId: uuid().references(() => user.id),
    lastEditorName: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  table => [
    index().on(table.liftId, table.offAt),
    index().on(table.status, table.offAt, table.id),
    index().on(table.onAt),
    // Whether a lift is off is asked with each of its alarms.
    index('oms_schedule_open')
      .on(table.liftId, table.offAt)
      .where(sql`status = 'OPEN'`),
    // With the lift, so that those of a time and a scope are counted without being read.
    index('oms_schedule_by_close').on(table.closedAt, table.status, table.liftId),
  ],
)

/** Up to which instant work that goes by the clock is done: what came due while no server ran is done by the next one. */
export const clockWatermark = pgTable('clock_watermark', { name: text().primaryKey(), at: instant().notNull() })
