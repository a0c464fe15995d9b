import { boolean, customType, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { organization } from './organizations'
import { user } from './users'

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The cookie holds the token; here is only its SHA-256, so that a copy of the database logs no one in. */
export const session = pgTable(
  'session',
  {
    tokenHash: bytes().primaryKey(),
    /** What the session is called where its user looks at it. */
    id: uuid().notNull().unique().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => user.id),
    organizationId: uuid().references(() => organization.id),
    isRemembered: boolean().notNull(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When the second factor was proven in it; null where it was not. */
    secondFactorAt: instant(),
    address: text().notNull(),
    userAgent: text().notNull(),
  },
  table => [index().on(table.userId), index().on(table.expiresAt)],
)

/**
 * What is counted so that no one goes on guessing, on every server alike. The key is a SHA-256 of what is attempted, by whom and
 * from where: neither names nor addresses are here.
 */
export const attempt = pgTable(
  'attempt',
  { key: bytes().primaryKey(), count: integer().notNull(), expiresAt: instant().notNull() },
  table => [index().on(table.expiresAt)],
)

/** Where a user has logged in before: a browser by the SHA-256 of its cookie, an address as it is counted. */
export const knownPlace = pgTable(
  'known_place',
  {
    userId: uuid()
      .notNull()
      .references(() => user.id),
    kind: text().$type<'DEVICE' | 'ADDRESS'>().notNull(),
    place: text().notNull(),
    lastUsedAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.userId, table.kind, table.place] }), index().on(table.lastUsedAt)],
)
