import { sql, type SQL } from 'drizzle-orm'
import type { OperatorName } from '@liftwatch/core/contract/alarms/alarms'
import type { LastEdit } from '@liftwatch/core/domain/last-change'
import { namedPerson } from './rows'

/** Who changes rows, and when. */
export interface Edit {
  readonly by: OperatorName
  readonly at: number
}

/** The contract's `lastEdit` of a table's rows. */
export function lastEditOf(table: 'alarm' | 'membership' | 'organization' | 'user_group'): Record<keyof LastEdit, SQL> {
  const of = (column: string) => sql.raw(`${table}.${column}`)
  return { updatedAt: of('updated_at'), lastEditor: namedPerson(of('last_editor_id'), of('last_editor_name')) }
}

/** As a row stores it. */
export function editColumns({ updatedAt, lastEditor }: LastEdit) {
  return { updatedAt, lastEditorId: lastEditor?.id ?? null, lastEditorName: lastEditor?.name ?? null }
}

/** What a statement sets of rows that it changes: `changedAt` of core, by what each has. */
export function setEdit({ by, at }: Edit): SQL {
  return sql`updated_at = greatest(${at}::int8, coalesce(updated_at, 0) + 1),
    last_editor_id = ${by.id}, last_editor_name = ${by.name}`
}
