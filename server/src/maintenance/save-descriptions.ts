import { v7 as newId } from 'uuid'
import type { DescriptionChange } from '@liftwatch/core/contract/maintenance/maintenance-days'
import type { MonthDescription } from '@liftwatch/core/contract/maintenance/maintenance-fields'
import { changedAt, staleRefusal } from '@liftwatch/core/domain/last-change'
import { throwIfRefused } from '@liftwatch/core/errors'
import type { MemberCall } from '../actions/own-organization'
import type { Database } from '../db/connect'
import { saveDescription } from '../queries/maintenance/day-changes'
import { emptyDescription, listDescriptions } from '../queries/maintenance/day-lists'

interface SavedDescriptions {
  readonly rows: MonthDescription[]
  /** The lifts of which something was changed. */
  readonly changed: readonly string[]
  readonly entries: { readonly subjectId: string; readonly detail: Readonly<Record<string, unknown>> }[]
}

/** Saves what is said of months, whose lifts are locked. Errors: changed-meanwhile {name, sinceAt}, where it is another text by now. */
export async function saveDescriptions(
  tx: Database,
  { at, caller }: MemberCall,
  changes: readonly DescriptionChange[],
): Promise<SavedDescriptions> {
  const rows: MonthDescription[] = []
  const changed: string[] = []
  const entries: SavedDescriptions['entries'] = []
  for (const { liftId, month, description, updatedAt: seenAt } of changes) {
    const [found] = await listDescriptions(tx, [liftId], [month])
    const before = found ?? emptyDescription(liftId, month)
    if (before.description === description) {
      rows.push(before)
      continue
    }
    throwIfRefused(staleRefusal(before, seenAt))
    const updatedAt = changedAt(before, at)
    const id = before.id ?? newId()
    const editor = { lastEditorId: caller.userId, lastEditorName: caller.nickname }
    await saveDescription(tx, { id, liftId, month, description, ...editor, updatedAt })
    rows.push({ id, liftId, month, description, lastEditor: { id: caller.userId, name: caller.nickname }, updatedAt })
    changed.push(liftId)
    entries.push({ subjectId: liftId, detail: { action: 'describe', month } })
  }
  return { rows, changed, entries }
}
