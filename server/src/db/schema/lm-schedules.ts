import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns'
import { lift } from './lifts'
import { user } from './users'

const liftId = () =>
  uuid()
    .notNull()
    .references(() => lift.id)

/** Who changed it last; null of what the clock made. */
const editor = () => ({ lastEditorId: uuid().references(() => user.id), lastEditorName: text() })

/** Days on which lifts are to be maintained, two a month for each lift. What became of each is in its lift's LM events. */
export const lmSchedule = pgTable(
  'lm_schedule',
  {
    id: id(),
    liftId: liftId(),
    date: date({ mode: 'string' }).notNull(),
    /** Before it was moved; the same day where it was not. */
    originalDate: date({ mode: 'string' }).notNull(),
    changeDateReason: text(),
    /** A finalised day is not moved any more. */
    finalization: boolean().notNull().default(false),
    /** When it was cancelled; the row stays, so that the clock does not make the day once more. */
    cancelledAt: instant(),
    ...editor(),
    /** Of its check: how many remarks there are, and the newest, so that lists need not look for them. */
    remarkCnt: integer().notNull().default(0),
    lastRemark: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  table => [
    index().on(table.date, table.liftId),
    index().on(table.liftId, table.date),
    uniqueIndex('lm_schedule_active')
      .on(table.liftId, table.date)
      .where(sql`cancelled_at IS NULL`),
    index('lm_schedule_open')
      .on(table.date)
      .where(sql`NOT finalization AND cancelled_at IS NULL`),
  ],
)

/** What is said of a lift's month. */
export const lmDescription = pgTable(
  'lm_description',
  {
    id: id(),
    liftId: liftId(),
    /** YYYY-MM. */
    month: text().notNull(),
    description: text().notNull(),
    ...editor(),
    updatedAt: instant().notNull(),
  },
  table => [unique('lm_description_of_month').on(table.liftId, table.month)],
)

/** What was said of checks; rows are added and never changed. */
export const lmRemark = pgTable(
  'lm_remark',
  {
    id: id(),
    lmScheduleId: uuid()
      .notNull()
      .references(() => lmSchedule.id),
    at: instant().notNull(),
    userId: uuid().references(() => user.id),
    userName: text().notNull(),
    remarks: text().notNull(),
  },
  table => [index().on(table.lmScheduleId, table.at, table.id)],
)

/** The one row that says for which day, and for how many lifts, the clock has made days last. */
export const lmNight = pgTable('lm_night', {
  id: integer().primaryKey(),
  day: date({ mode: 'string' }).notNull(),
  liftCnt: integer().notNull(),
})
