import { boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns'
import { lift } from './lifts'

/** Days on which lifts are to be maintained, two a month for each lift. What became of each is in its lift's LM events. */
export const lmSchedule = pgTable(
  'lm_schedule',
  {
    id: id(),
    liftId: uuid()
      .notNull()
      .references(() => lift.id),
    date: date({ mode: 'string' }).notNull(),
    /** Before it was moved; the same day where it was not. */
    originalDate: date({ mode: 'string' }).notNull(),
    changeDateReason: text(),
    /** A finalised day is not moved any more. */
    finalization: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  table => [index().on(table.date, table.liftId), index().on(table.liftId, table.date)],
)
