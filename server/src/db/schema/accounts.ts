import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import type { ColumnPreference, ReportSort, SortType, TableType } from '@liftwatch/core/contract/properties'
import { id, instant } from './columns'
import { organization } from './organizations'
import { bytes } from './sessions'
import { user } from './users'

const userId = () =>
  uuid()
    .notNull()
    .references(() => user.id)

/** Links that were sent by mail: what they open, once. Here is only the SHA-256 of their tokens. */
export const accountLink = pgTable(
  'account_link',
  {
    tokenHash: bytes().primaryKey(),
    kind: text().$type<'RESET'>().notNull(),
    /** In lower case. */
    email: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  table => [index().on(table.email, table.createdAt)],
)

/** Who was invited into an organisation, as what and by whom: its link ends, the row stays (decisions.md section 14). */
export const invitation = pgTable(
  'invitation',
  {
    id: id(),
    /** SHA-256 of the token of its link. */
    tokenHash: bytes().notNull().unique(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    /** In lower case. */
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** Of a USER. A group that has been removed since is left out when the invitation is used. */
    groupIds: uuid().array().notNull(),
    /** Null for those from before invitations were rows. */
    invitedBy: uuid().references(() => user.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    revokedAt: instant(),
  },
  table => [index().on(table.organizationId, table.createdAt), index().on(table.email)],
)

/** Personal access tokens: SHA-256 of each, and how far it reaches. */
export const userToken = pgTable(
  'user_token',
  {
    id: id(),
    tokenHash: bytes().notNull().unique(),
    userId: userId(),
    organizationId: uuid()
      .notNull()
      .references(() => organization.id),
    name: text().notNull(),
    permissions: jsonb().$type<Permission[]>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  table => [index().on(table.userId)],
)

/** Mails to be sent, and sent: without a mail server they stay here to be read. */
export const mail = pgTable(
  'mail',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Whose administrators may read it; null is LIFTWATCH's alone. */
    organizationId: uuid().references(() => organization.id),
    createdAt: instant().notNull(),
    sentAt: instant(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    problem: text(),
  },
  table => [index().on(table.createdAt), index().on(table.sentAt, table.nextAttemptAt)],
)

/** The columns that a user chose for a table, or the order for a report. */
export const tablePreference = pgTable(
  'table_preference',
  {
    userId: userId(),
    type: text().$type<TableType | SortType>().notNull(),
    body: jsonb().$type<ColumnPreference[] | ReportSort[]>().notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.type] })],
)
