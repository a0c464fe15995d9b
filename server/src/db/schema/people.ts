import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PersonRole } from '@liftwatch/core/contract/estate/people'
import { id } from './columns'
import { organization } from './organizations'

/** Whom to call about the blocks of a council, or of one of its wards. */
export const personInCharge = pgTable(
  'person_in_charge',
  {
    id: id(),
    townCouncilId: uuid()
      .notNull()
      .references(() => organization.id),
    /** Null is all of the council's wards that have no one of this role of their own. */
    ward: text(),
    role: text().$type<PersonRole>().notNull(),
    name: text().notNull(),
    phone: text(),
    email: text(),
  },
  table => [index().on(table.townCouncilId, table.ward)],
)
