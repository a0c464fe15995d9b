import { switchOffTimesRefusal, oneSwitchOffRefusal } from '@liftwatch/core/domain/switch-offs'
import type { LiftRow } from '@liftwatch/core/contract/estate/lifts'
import { createSwitchOffForm } from '@liftwatch/core/views/forms/switch-offs'
import { formFlags } from '../../changes/form-flags'
import { liftKind } from '../../records/lift-kind'
import { recordCommand } from '../../records/record-command'
import { minuteOption } from '../../switch-offs/minute-option'

const flags = formFlags(createSwitchOffForm)

/** Plans the same switch-off for each of some lifts, with a result for each. */
export const switchOffCreate = recordCommand<LiftRow>({
  kind: liftKind,
  view: createSwitchOffForm,
  after: flags.add,
  shape: { ...flags.shape, off: minuteOption, on: minuteOption },
  inputOf: async (_, { off: offAt, on: onAt, report }) => ({ offAt, onAt, report }),
  callInput: ({ id: liftId }, besides) => ({ liftId, ...besides }),
  async ruleFor(client, besides) {
    const { at } = await client.moments.now({})
    const times = besides as unknown as { readonly offAt: number; readonly onAt: number }
    return ({ omsScheduleCnt }) => oneSwitchOffRefusal(omsScheduleCnt) ?? switchOffTimesRefusal(times, at)
  },
  examples: [
    'switch-offs create AMK-AMA1-205-A --off 2026-12-01T08:00+08:00 --on 2026-12-04T18:00+08:00 --report "New ropes"',
    'switch-offs create AMK-AMA1-205-A AMK-AMA1-205-B --off 2026-12-01T08:00+08:00 --on 2026-12-04T18:00+08:00 --report "New ropes" --dry-run',
  ],
})
