import { and, eq } from 'drizzle-orm'
import type { ColumnPreference, ReportSort, SortType, TableType } from '@liftwatch/core/contract/properties'
import type { Database } from '../db/connect'
import { tablePreference } from '../db/schema/accounts'

async function findBody(tx: Database, userId: string, type: TableType | SortType) {
  const [row] = await tx
    .select({ body: tablePreference.body })
    .from(tablePreference)
    .where(and(eq(tablePreference.userId, userId), eq(tablePreference.type, type)))
  return row?.body
}

async function saveBody(
  tx: Database,
  userId: string,
  type: TableType | SortType,
  body: ColumnPreference[] | ReportSort[],
): Promise<void> {
  await tx
    .insert(tablePreference)
    .values({ userId, type, body })
    .onConflictDoUpdate({ target: [tablePreference.userId, tablePreference.type], set: { body } })
}

/** The columns that a user chose for a table, as they were saved. */
export async function findTablePreference(
  tx: Database,
  userId: string,
  type: TableType,
): Promise<ColumnPreference[] | undefined> {
  return (await findBody(tx, userId, type)) as ColumnPreference[] | undefined
}

export async function saveTablePreference(
  tx: Database,
  userId: string,
  type: TableType,
  body: ColumnPreference[],
): Promise<void> {
  await saveBody(tx, userId, type, body)
}

/** The order that a user chose for a report. */
export async function findSortPreference(
  tx: Database,
  userId: string,
  type: SortType,
): Promise<ReportSort[] | undefined> {
  return (await findBody(tx, userId, type)) as ReportSort[] | undefined
}

export async function saveSortPreference(
  tx: Database,
  userId: string,
  type: SortType,
  sort: ReportSort,
): Promise<void> {
  await saveBody(tx, userId, type, [sort])
}
