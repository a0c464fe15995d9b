import { bigint, text, uuid } from 'drizzle-orm/pg-core'

/** An instant as epoch milliseconds: what the wire has, and arithmetic without time zones. */
export const instant = () => bigint({ mode: 'number' })

/** Made in the program (UUID version 7), so that ids sort by age on every PostgreSQL. */
export const id = () => uuid().primaryKey()

/** Who changed a row last; null where no one has. */
export const lastEditor = () => ({ lastEditorId: uuid(), lastEditorName: text() })
