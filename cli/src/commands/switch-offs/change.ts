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

/** What an edit changes: what was not named stays as it is. */
function editOf(row: SwitchOff, { report, offAt, onAt }: Given): SwitchOffEdit {
  return {
    report: (report as string | undefined) ?? row.report,
    offAt: offAt as number | undefined,
    onAt: onAt as number | undefined,
  }
}

/** Changes when a lift is off, or what is said of it. */
export const switchOffEdit = recordCommand<SwitchOff>({
  kind: switchOffKind,
  view: editSwitchOffForm,
  isSingle: true,
  after: editFlags.addOptional,
  shape: {
    off: minuteOption.optional(),
    on: minuteOption.optional(),
    report: z.optional(editFlags.shape['report']! as z.ZodType),
  },
  inputOf: async (_, { off: offAt, on: onAt, report }) => ({ offAt, onAt, report }),
  callInput: (row, named) => ({ id: row.id, ...editOf(row, named) }),
  async ruleFor(client, named) {
    const { at } = await client.moments.now({})
    return row => editSwitchOffRefusal(row, editOf(row, named), { from: row.updatedAt, at })
  },
  examples: [
    'switch-offs edit AMK-AMA1-205-A --on 2026-12-04T18:00+08:00',
    'switch-offs edit AMK-AMA1-205-A --report "Ropes and brake" --dry-run',
  ],
})
