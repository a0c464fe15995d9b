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
    /** Whom to ask about it. */
    tel: text(),
    createdBy: uuid().references(() => user.id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  table => [
    index().on(table.liftId, table.offAt),
    index().on(table.status, table.offAt, table.id),
    index().on(table.onAt),
    // With the lift, so that those of a time and a scope are counted without being read.
    index('oms_schedule_by_close').on(table.closedAt, table.status, table.liftId),
  ],
)
