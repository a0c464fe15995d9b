import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** A span of time that is over, of which each lift's figures are stored, or are to be. */
export const reportSpan = pgTable(
  'report_span',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'COUNCIL' | 'CHRONIC'>().notNull(),
    fromTs: instant().notNull(),
    upToTs: instant().notNull(),
    /**
     * The number of a transaction that began when all could see this row. Those before it may change what is in the span without a
     * note; once they have ended, it can be stored.
     */
    knownSince: bigint({ mode: 'number' }),
    isStored: boolean().notNull().default(false),
  },
  table => [unique('report_span_of_time').on(table.kind, table.fromTs, table.upToTs)],
)

/** What the reports count of a lift in a span; a lift of which there is nothing to count has no row. */
export const liftFigure = pgTable(
  'lift_figure',
  {
    spanId: integer()
      .notNull()
      .references(() => reportSpan.id),
    /** Refers to no lift: none is ever deleted, and to look each of them up takes longer than to count. */
    liftId: uuid().notNull(),
    cases: integer().notNull(),
    downtimeMs: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.spanId, table.liftId] })],
)

/**
 * Lifts of which something changed in a span that is stored or announced, and from when on. Triggers write it in the transaction of
 * the change (migrations), so that no writer can forget it; who reads a figure has these counted again first. It refers to no lift,
 * so that no writer waits for one, and names one as often as it was touched.
 */
export const touchedLift = pgTable('touched_lift', { liftId: uuid().notNull(), fromTs: instant().notNull() }, table => [
  index('touched_lift_by_time').on(table.fromTs),
])
