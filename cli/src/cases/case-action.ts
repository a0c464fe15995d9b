import type { CaseTransition } from '@liftwatch/core/contract/alarms/case-fields'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { transitionRefusal } from '@liftwatch/core/domain/cases'
import type { FormView } from '@liftwatch/core/views/forms/form-view'
import { rowInput } from '@liftwatch/core/views/forms/row-input'
import { formFlags } from '../changes/form-flags'
import { findEditor } from '../records/administrator'
import { caseKind } from '../records/case-kind'
import { recordCommand } from '../records/record-command'

/** A command that moves cases on, with a result for each; a dry run says what the server would, whatever is said with it. */
export function caseAction(view: FormView, action: CaseTransition, examples: readonly string[]) {
  const flags = formFlags(view)
  return recordCommand<ComplaintDetail>({
    kind: caseKind,
    view,
    examples,
    after: flags.add,
    shape: flags.shape,
    inputOf: async (_, given) => flags.toInput(given),
    callInput: (row, besides) => ({ ...rowInput(view, [row]), ...besides }),
    async ruleFor(client, besides) {
      const { id, name, permissions, organizationType: type } = await findEditor(client)
      return row => transitionRefusal(row, action, besides, { id, name, permissions, organization: { type } })
    },
  })
}
