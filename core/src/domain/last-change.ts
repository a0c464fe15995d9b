import type { OperatorName } from '../contract/alarms/alarms'
import type { Refusal } from '../errors'

/** Stale edits (decisions.md section 11): who changed a record while someone else was editing it. All functions are pure. */

/** Who changed a record last, and when (epoch milliseconds); 0 where no one has. */
export type LastChange = { readonly name: string; readonly sinceAt: number }

/** What a record says of its last change by a person. */
export interface LastEdit {
  readonly updatedAt: number | null
  readonly lastEditor: OperatorName | null
}

/** An instant after that of the last change, at or after now: by it a stale edit is known, also within one millisecond. */
export function changedAt({ updatedAt }: Pick<LastEdit, 'updatedAt'>, at: number): number {
  return Math.max(at, (updatedAt ?? 0) + 1)
}

/** What the record says of a change that someone makes at an instant (epoch milliseconds). */
export function editedBy(
  before: Pick<LastEdit, 'updatedAt'>,
  { id, name }: OperatorName,
  at: number,
): { updatedAt: number; lastEditor: OperatorName } {
  return { updatedAt: changedAt(before, at), lastEditor: { id, name } }
}

/** Who changed a record last. */
export function lastChangeOf({ updatedAt, lastEditor }: LastEdit): LastChange {
  return { name: lastEditor?.name ?? '-', sinceAt: updatedAt ?? 0 }
}

/**
 * Why an edit that would change something is not saved: someone else was quicker. Errors: changed-meanwhile {name, sinceAt}.
 * @param from the change after which the record was read; undefined for an edit that is to be saved over whatever there is
 */
export function staleRefusal(record: LastEdit, from: number | undefined): Refusal | undefined {
  const last = lastChangeOf(record)
  return from === undefined || from === last.sinceAt ? undefined : { code: 'changed-meanwhile', params: last }
}
