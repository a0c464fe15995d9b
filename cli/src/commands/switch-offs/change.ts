import type { SwitchOff } from '@liftwatch/core/contract/estate/switch-offs'
import {
  cancelSwitchOffRefusal,
  editSwitchOffRefusal,
  switchOnRefusal,
  type SwitchOffEdit,
} from '@liftwatch/core/domain/switch-offs'
import { cancelSwitchOffForm, editSwitchOffForm, switchOnForm } from '@liftwatch/core/views/forms/switch-offs'
import { rowInput } from '@liftwatch/core/views/forms/row-input'
import { z } from 'zod'
import { formFlags } from '../../changes/form-flags'
import { findEditor } from '../../records/administrator'
import { recordCommand, type Given } from '../../records/record-command'
import { switchOffKind } from '../../records/switch-off-kind'
import { minuteOption } from '../../switch-offs/minute-option'

/** Switches lifts on again, with a result for each. */
export const liftSwitchOn = recordCommand<SwitchOff>({
  kind: switchOffKind,
  view: switchOnForm,
  callInput: ({ id }) => ({ id }),
  async ruleFor(client) {
    const editor = await findEditor(client)
    return row => switchOnRefusal(row, editor)
  },
  examples: ['switch-offs switch-on AMK-AMA1-205-A', 'switch-offs switch-on AMK-AMA1-205-A AMK-AMA1-205-B --dry-run'],
})

const cancelFlags = formFlags(cancelSwitchOffForm)

/** Takes plans back, with the reason. */
export const switchOffCancel = recordCommand<SwitchOff>({
  kind: switchOffKind,
  view: cancelSwitchOffForm,
  after: cancelFlags.add,
  shape: cancelFlags.shape,
  inputOf: async (_, given) => cancelFlags.toInput(given),
  callInput: (row, besides) => ({ ...rowInput(cancelSwitchOffForm, [row]), ...besides }),
  async ruleFor(client) {
    const editor = await findEditor(client)
    return row => cancelSwitchOffRefusal(row, editor)
  },
  examples: ['switch-offs cancel AMK-AMA1-205-A --reason "The ropes have not come"'],
})

const editFlags = formFlags(editSwitchOffForm)

/** What an edit was made from, and what it changes: what was not named stays as it is. */
function editOf(row: SwitchOff, { from, report, offAt, onAt }: Given): { from: number; edit: SwitchOffEdit } {
  return {
    from: (from as number | undefined) ?? row.updatedAt,
    edit: {
      report: (report as string | undefined) ?? row.report,
      offAt: offAt as number | undefined,
      onAt: onAt as number | undefined,
    },
  }
}

/** Changes when a lift is off, or what is said of it. */
export const switchOffEdit = recordCommand<SwitchOff>({
  kind: switchOffKind,
  view: editSwitchOffForm,
  isSingle: true,
  after: command =>
    editFlags
      .addOptional(command)
      .option('--if-unchanged-since <time>', 'refuse if it was changed after this time, its updatedAt'),
  shape: {
    off: minuteOption.optional(),
    on: minuteOption.optional(),
    report: z.optional(editFlags.shape['report']! as z.ZodType),
    ifUnchangedSince: z.iso
      .datetime({ offset: true, error: 'must be a time such as 2026-11-24T08:00:00Z' })
      .transform(Date.parse)
      .optional(),
  },
  async inputOf(_, { ifUnchangedSince: from, off: offAt, on: onAt, report }) {
    return { from, offAt, onAt, report }
  },
  callInput(row, besides) {
    const { from, edit } = editOf(row, besides)
    return { id: row.id, updatedAt: from, ...edit }
  },
  async ruleFor(client, besides) {
    const { at } = await client.moments.now({})
    return row => {
      const { from, edit } = editOf(row, besides)
      return editSwitchOffRefusal(row, edit, { from, at })
    }
  },
  examples: [
    'switch-offs edit AMK-AMA1-205-A --on 2026-12-04T18:00+08:00',
    'switch-offs edit AMK-AMA1-205-A --report "Ropes and brake" --dry-run',
  ],
})
