import { bigint, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { bytes } from './sessions'
import { user } from './users'

const userId = () =>
  uuid()
    .notNull()
    .references(() => user.id)

/** A user's second factor (RFC 6238), from its set-up on. */
export const secondFactor = pgTable('second_factor', {
  userId: userId().primaryKey(),
  /** Encrypted with the server's secret key, so that a copy of the database makes no codes. */
  secret: bytes().notNull(),
  createdAt: instant().notNull(),
  /** Null while it is being set up. */
  enabledAt: instant(),
  /** The step of the last code that was accepted: that one and those before it are used up. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
})

/** What works once in place of a code: SHA-256 of each. */
export const recoveryCode = pgTable(
  'recovery_code',
  { userId: userId(), codeHash: bytes().notNull(), usedAt: instant() },
  table => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Whom a provider of single sign-on means by its subject. */
export const oidcIdentity = pgTable(
  'oidc_identity',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: userId(),
    createdAt: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    // An address that its provider hands on to someone else does not hand on the account.
    unique().on(table.issuer, table.userId),
  ],
)
