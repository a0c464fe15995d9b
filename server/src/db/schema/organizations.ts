import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import { id, instant } from './columns'

export const organization = pgTable('organization', {
  id: id(),
  name: text().notNull().unique(),
  type: text().$type<OrganizationType>().notNull(),
  status: text().$type<'ACTIVE' | 'INACTIVE'>().notNull().default('ACTIVE'),
  /** Whether its members work in it only after a second factor. */
  requiresSecondFactor: boolean().notNull().default(false),
  createdAt: instant().notNull(),
})

/** The councils that an EMSU serves (decisions.md section 6). */
export const emsuCouncil = pgTable(
  'emsu_council',
  {
    emsuId: uuid()
      .notNull()
      .references(() => organization.id),
    townCouncilId: uuid()
      .notNull()
      .references(() => organization.id),
  },
  table => [primaryKey({ columns: [table.emsuId, table.townCouncilId] }), index().on(table.townCouncilId)],
)
