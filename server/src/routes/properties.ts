import { properties, type TablePreference, type TableType } from '@liftwatch/core/contract/properties'
import type { Database } from '../db/connect'
import { preferenceOf } from '../exports/preferences'
import { route } from '../http/route'
import { findTablePreference, saveTablePreference } from '../queries/table-preferences'

async function preference(db: Database, userId: string, type: TableType): Promise<TablePreference> {
  return { type, body: preferenceOf(type, await findTablePreference(db, userId, type)) }
}

export const propertyRoutes = [
  route(properties.user, ({ db, caller, input }) => preference(db, caller.userId, input.type)),

  route(properties.org, async ({ input: { type } }) => ({ type, body: preferenceOf(type) })),

  route(properties.save, async ({ db, caller, input: { type, body } }) => {
    await saveTablePreference(db, caller.userId, type, preferenceOf(type, body))
    return preference(db, caller.userId, type)
  }),
]
