import { editRefusal } from '@liftwatch/core/domain/cases'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { editCaseForm } from '@liftwatch/core/views/forms/cases'
import { z } from 'zod'
import { formFlags } from '../../changes/form-flags'
import { findEditor } from '../../records/administrator'
import { caseKind } from '../../records/case-kind'
import { recordCommand, type Given } from '../../records/record-command'

const flags = formFlags(editCaseForm)

/** The case with what was named; what was not stays as it is. */
function fieldsOf(row: ComplaintDetail, named: Given) {
  const { feedbackType, priority, category, subcategory, description, channel, media } = row
  return { feedbackType, priority, category, subcategory, description, channel, media, ...named }
}

/** Edits a case; with the time of the change that one has seen, it is refused where another came in between. */
export const caseEdit = recordCommand<ComplaintDetail>({
  kind: caseKind,
  view: editCaseForm,
  isSingle: true,
  after: flags.addOptional,
  shape: Object.fromEntries(Object.entries(flags.shape).map(([name, type]) => [name, z.optional(type)])),
  inputOf: async (_, given) =>
    Object.fromEntries(Object.entries(flags.toInput(given)).filter(([, value]) => value !== undefined)),
  callInput: (row, named) => ({ id: row.id, ...fieldsOf(row, named) }),
  async ruleFor(client, named) {
    const editor = await findEditor(client)
    return row => editRefusal(row, editor, { from: row.updatedAt, fields: fieldsOf(row, named) })
  },
  examples: ['cases edit 1042 --priority urgent', 'cases edit 1042 --description "Door of level 4" --dry-run'],
})
