import { and, eq } from 'drizzle-orm'
import type { ColumnPreference, TableType } from '@liftwatch/core/contract/properties'
import type { Database } from '../db/connect'
import { tablePreference } from '../db/schema/accounts'

/** The columns that a user chose for a table, as they were saved. */
export async function findTablePreference(
  tx: Database,
  userId: string,
  type: TableType,
): Promise<ColumnPreference[] | undefined> {
  const [row] = await tx
    .select({ body: tablePreference.body })
    .from(tablePreference)
    .where(and(eq(tablePreference.userId, userId), eq(tablePreference.type, type)))
  return row?.body
}

export async function saveTablePreference(
  tx: Database,
  userId: string,
  type: TableType,
  body: ColumnPreference[],
): Promise<void> {
  await tx
    .insert(tablePreference)
    .values({ userId, type, body })
    .onConflictDoUpdate({ target: [tablePreference.userId, tablePreference.type], set: { body } })
}
