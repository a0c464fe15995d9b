import { removeComplainantForm } from '@liftwatch/core/views/forms/cases'
import { caseKind } from '../../records/case-kind'
import { recordCommand } from '../../records/record-command'
import { viewRule } from '../../records/view-rule'

/** Removes who complained, for good. */
export const caseRemoveComplainant = recordCommand({
  kind: caseKind,
  view: removeComplainantForm,
  callInput: ({ id }) => ({ id }),
  question: async () => 'cli.askRemoveComplainant',
  ruleFor: viewRule(removeComplainantForm),
  examples: ['cases remove-complainant 1042 --yes'],
})
