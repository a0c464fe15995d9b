import { bigserial, boolean, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { organization } from './organizations'
import { user } from './users'

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The cookie holds the token; here is only its SHA-256, so that a copy of the database logs nobody in. */
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
    address: text().notNull(),
    userAgent: text().notNull(),
  },
  table => [index().on(table.userId), index().on(table.expiresAt)],
)

/** Failed log-ins of the last while; the throttle counts them on every server alike. */
export const loginFailure = pgTable(
  'login_failure',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    name: text().notNull(),
    address: text().notNull(),
    at: instant().notNull(),
  },
  table => [index().on(table.name, table.at), index().on(table.address, table.at)],
)
