import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { AccessStatus, Role } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import type { UserKind } from '@liftwatch/core/contract/accounts/user-kind'
import { id, instant, lastEditor } from './columns'
import { organization } from './organizations'

/**
 * `name` is the e-mail address in lower case: the name of the log-in. A service account has neither that nor a password, so that
 * nothing that begins with either finds it.
 */
export const user = pgTable(
  'app_user',
  {
    id: id(),
    kind: text().$type<UserKind>().notNull().default('PERSON'),
    name: text().unique(),
    nickname: text().notNull(),
    passwordHash: text(),
    status: text().$type<'ACTIVE' | 'INACTIVE'>().notNull().default('ACTIVE'),
    lastActiveAt: instant(),
    createdAt: instant().notNull(),
    /** The words of nickname and name in lower case, each after a space: to make them so in each search takes ten times as long. */
    searchText: text().generatedAlwaysAs(sql`' ' || lower(nickname) || coalesce(E'\n ' || name, '')`),
  },
  table => [
    check(
      'app_user_logs_in',
      sql`(${table.kind} = 'PERSON') = (${table.name} IS NOT NULL) AND (${table.kind} = 'PERSON') = (${table.passwordHash} IS NOT NULL)`,
    ),
    // The orders of the list of members.
    index('app_user_by_nickname').on(table.nickname, table.id),
    index('app_user_by_activity').on(sql`coalesce(${table.lastActiveAt}, 0)`, table.id),
  ],
)

const userId = () =>
  uuid()
    .notNull()
    .references(() => user.id)

const organizationId = () =>
  uuid()
    .notNull()
    .references(() => organization.id)

/** A user's role in each organisation that it belongs to; a suspended membership is INACTIVE (decisions.md section 15). */
export const membership = pgTable(
  'membership',
  {
    userId: userId(),
    organizationId: organizationId(),
    role: text().$type<Role>().notNull(),
    status: text().$type<AccessStatus>().notNull().default('ACTIVE'),
    /** Null where no one has changed it since it began. */
    updatedAt: instant(),
    ...lastEditor(),
  },
  table => [primaryKey({ columns: [table.userId, table.organizationId] }), index().on(table.organizationId)],
)

export const group = pgTable(
  'user_group',
  {
    id: id(),
    organizationId: organizationId(),
    name: text().notNull(),
    updatedAt: instant().notNull(),
    ...lastEditor(),
  },
  table => [unique().on(table.organizationId, table.name)],
)

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
