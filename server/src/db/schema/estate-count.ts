import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/**
 * A ledger whose sums are the exact counts of lifts in each scope and of all devices, as `alarm_count` is: triggers add to it, and a job folds
 * it together.
 */
export const estateCount = pgTable('estate_count', {
  counted: text().$type<'LIFT' | 'LMD'>().notNull(),
  /** Of a lift; it refers to none, so that no writer has to look it up. Devices have none of their own. */
  scopeId: integer(),
  change: instant().notNull(),
})
