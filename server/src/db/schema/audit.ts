import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns'

/** Who did what, when, from which client. Names are copied, for they have to outlive what they name. */
export const audit = pgTable(
  'audit',
  {
    id: id(),
    at: instant().notNull(),
    userId: uuid(),
    userName: text().notNull(),
    organizationId: uuid(),
    /** The contract's id of the call: liftFaults.acknowledge. */
    action: text().notNull(),
    subjectId: text(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    requestId: text().notNull(),
    address: text().notNull(),
    userAgent: text().notNull(),
  },
  table => [index().on(table.at), index().on(table.organizationId, table.at), index().on(table.subjectId)],
)
