import { addCallLineRefusal } from '@liftwatch/core/domain/cases'
import { addCallLineForm } from '@liftwatch/core/views/forms/cases'
import { formFlags } from '../../changes/form-flags'
import { caseKind } from '../../records/case-kind'
import { recordCommand } from '../../records/record-command'

const flags = formFlags(addCallLineForm)

/** Adds what was said on a telephone to a case's call log. */
export const caseAddLine = recordCommand({
  kind: caseKind,
  view: addCallLineForm,
  isSingle: true,
  after: flags.add,
  shape: flags.shape,
  inputOf: async (_, given) => flags.toInput(given),
  callInput: ({ id }, besides) => ({ id, ...besides }),
  ruleFor: async () => row => addCallLineRefusal(row, 0),
  examples: ['cases add-line 1042 --speaker operator --message "Help is on the way"'],
})
