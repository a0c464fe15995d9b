import { bigserial, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { NoticeKind } from '@liftwatch/core/contract/events'
import { instant } from './columns'
import { liftScope } from './lifts'
import { organization } from './organizations'

/** Change notices, stored for as long as a stream may resume. Ids are taken under a lock that is held to the commit. */
export const notice = pgTable(
  'notice',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant().notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    subjectId: uuid(),
    count: integer().notNull(),
    /** The lifts that it is about, and the organisation whose it is; null is everyone who has the permission. */
    scopeId: integer().references(() => liftScope.id),
    organizationId: uuid().references(() => organization.id),
  },
  table => [index().on(table.at)],
)
