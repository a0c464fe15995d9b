import { editRefusal } from '@liftwatch/core/domain/cases'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { editCaseForm } from '@liftwatch/core/views/forms/cases'
import { z } from 'zod'
import { formFlags } from '../../changes/form-flags'
import { findEditor } from '../../records/administrator'
import { caseKind } from '../../records/case-kind'
import { recordCommand, type Given } from '../../records/record-command'

const flags = formFlags(editCaseForm)

interface Edit {
  /** The change after which it was edited, epoch milliseconds. */
  readonly from: number
  readonly fields: Pick<
    ComplaintDetail,
    'feedbackType' | 'priority' | 'category' | 'subcategory' | 'description' | 'channel' | 'media'
  >
}

/** The case with what was named; what was not stays as it is. */
function editOf(row: ComplaintDetail, { from, ...fields }: Given): Edit {
  const { feedbackType, priority, category, subcategory, description, channel, media } = row
  const before = { feedbackType, priority, category, subcategory, description, channel, media }
  return { from: (from as number | undefined) ?? row.updatedAt, fields: { ...before, ...fields } }
}

/** Edits a case; with the time of the change that one has seen, it is refused where another came in between. */
export const caseEdit = recordCommand<ComplaintDetail>({
  kind: caseKind,
  view: editCaseForm,
  isSingle: true,
  after: command =>
    flags
      .addOptional(command)
      .option('--if-unchanged-since <time>', 'refuse if it was changed after this time, its updatedAt'),
  shape: {
    ...Object.fromEntries(Object.entries(flags.shape).map(([name, type]) => [name, z.optional(type)])),
    ifUnchangedSince: z.iso
      .datetime({ offset: true, error: 'must be a time such as 2026-11-24T08:00:00Z' })
      .transform(Date.parse)
      .optional(),
  },
  async inputOf(_, { ifUnchangedSince, ...given }) {
    const typed = Object.entries(flags.toInput(given)).filter(([, value]) => value !== undefined)
    return { ...Object.fromEntries(typed), from: ifUnchangedSince }
  },
  callInput(row, besides) {
    const { from, fields } = editOf(row, besides)
    return { id: row.id, updatedAt: from, ...fields }
  },
  async ruleFor(client, besides) {
    const editor = await findEditor(client)
    return row => editRefusal(row, editor, editOf(row, besides))
  },
  examples: ['cases edit 1042 --priority urgent', 'cases edit 1042 --description "Door of level 4" --dry-run'],
})
