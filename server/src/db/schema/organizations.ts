import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { id, instant, lastEditor } from './columns'

export const organization = pgTable('organization', {
  id: id(),
  name: text().notNull().unique(),
  type: text().$type<OrganizationType>().notNull(),
  status: text().$type<'ACTIVE' | 'INACTIVE'>().notNull().default('ACTIVE'),
  /** Whether its members work in it only after a second factor. */
  requiresSecondFactor: boolean().notNull().default(false),
  /** How it is reached. */
  phone: text(),
  email: text(),
  createdAt: instant().notNull(),
  /** Null where no one has changed it. */
  updatedAt: instant(),
  ...lastEditor(),
})

/** What the organisations of a type may do at most, where that was edited; `home` is not in the list, and everyone has it. */
export const organizationType = pgTable('organization_type', {
  type: text().$type<OrganizationType>().primaryKey(),
  permissions: jsonb().$type<Permission[]>().notNull(),
  editedAt: instant().notNull(),
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
