import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { id, instant } from './columns'
import { organization } from './organizations'

/** `name` is the e-mail address in lower case: the name of the log-in. */
export const user = pgTable('app_user', {
  id: id(),
  name: text().notNull().unique(),
  nickname: text().notNull(),
  passwordHash: text().notNull(),
  status: text().$type<'ACTIVE' | 'INACTIVE'>().notNull().default('ACTIVE'),
  lastActiveAt: instant(),
  createdAt: instant().notNull(),
})

const userId = () =>
  uuid()
    .notNull()
    .references(() => user.id)

const organizationId = () =>
  uuid()
    .notNull()
    .references(() => organization.id)

/** A user's role in each organisation that it belongs to. */
export const membership = pgTable(
  'membership',
  { userId: userId(), organizationId: organizationId(), role: text().$type<Role>().notNull() },
  table => [primaryKey({ columns: [table.userId, table.organizationId] }), index().on(table.organizationId)],
)

export const group = pgTable('user_group', {
  id: id(),
  organizationId: organizationId(),
  name: text().notNull(),
  updatedAt: instant().notNull(),
})

const groupId = () =>
  uuid()
    .notNull()
    .references(() => group.id)

export const groupPermission = pgTable(
  'user_group_permission',
  { groupId: groupId(), permission: text().$type<Permission>().notNull() },
  table => [primaryKey({ columns: [table.groupId, table.permission] })],
)

export const groupMember = pgTable('user_group_member', { groupId: groupId(), userId: userId() }, table => [
  primaryKey({ columns: [table.groupId, table.userId] }),
  index().on(table.userId),
])
