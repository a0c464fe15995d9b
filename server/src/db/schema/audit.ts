import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from './columns'
import { bytes } from './sessions'

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
    /** Its place in the chain, from 1 without gaps; null until it is sealed, within a second or so. Not every row has been for ever: see `audit.forget`. */
    sealNo: instant(),
    /** SHA-256 over the seal of the entry before and this one: see `server/src/audit/seal.ts`. */
    seal: bytes(),
  },
  table => [
    index().on(table.at),
    index().on(table.organizationId, table.at),
    index().on(table.subjectId),
    uniqueIndex()
      .on(table.sealNo)
      .where(sql`seal_no IS NOT NULL`),
    // What is left to be sealed, in the order in which it is.
    index('audit_unsealed_index')
      .on(table.at, table.id)
      .where(sql`seal_no IS NULL`),
    check('audit_sealed_whole', sql`(seal_no IS NULL) = (seal IS NULL)`),
  ],
)
