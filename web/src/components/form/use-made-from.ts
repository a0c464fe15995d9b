import type { FormValues } from '@liftwatch/core/views/forms/form-field'
import type { FormRow, FormView } from '@liftwatch/core/views/forms/form-view'
import { useState } from 'react'

/** In a stored draft, the last change of the record that was edited; no field is called so. */
const draftKey = 'madeFrom'

/** What a draft was made from; undefined where that does not matter, or there is none. */
function draftFrom(stored: FormValues | undefined): number | undefined {
  const at = Number(stored?.[draftKey])
  return Number.isSafeInteger(at) ? at : undefined
}

/**
 * From which change of its record an edit was made, and who has changed it since: what was typed stays, and is saved over that only once
 * its writer goes on from there (decisions.md section 11).
 * @param stored the draft that was there as the form began
 * @param isTyped whether there is anything to lose; without that the form follows its record
 */
export function useMadeFrom(
  { edits }: FormView,
  row: FormRow | undefined,
  stored: FormValues | undefined,
  isTyped: boolean,
) {
  const last = row && edits?.lastChange?.(row)
  const [from, setFrom] = useState(draftFrom(stored) ?? last?.sinceAt)
  if (last && !isTyped && from !== last.sinceAt) setFrom(last.sinceAt)
  return {
    /** Sent with the edit. */
    asked: from === undefined ? {} : { updatedAt: from },
    /** Stored with what was typed. */
    draft: from === undefined ? {} : { [draftKey]: String(from) },
    changedBy: isTyped && last && from !== last.sinceAt ? last : undefined,
    goOn: () => setFrom(last?.sinceAt),
  }
}
