import type { Client } from '@liftwatch/core/client/client'
import type { Refusal } from '@liftwatch/core/errors'
import type { FormRow, FormView } from '@liftwatch/core/views/forms/form-view'
import { findEditor } from './administrator'

/** The rule that an action's view knows. */
export function viewRule({ edits }: FormView): (client: Client) => Promise<(row: FormRow) => Refusal | undefined> {
  return async client => {
    const editor = await findEditor(client)
    return row => edits!.serverRule(row, editor)
  }
}
