import type { CheckDetail } from '@liftwatch/core/contract/maintenance/maintenance-checks'
import { remarkRefusal } from '@liftwatch/core/domain/maintenance-checks'
import { formatInstant } from '@liftwatch/core/text/format'
import { maintenanceCheckTable } from '@liftwatch/core/tables/maintenance-checks'
import { remarkCheckForm } from '@liftwatch/core/views/forms/maintenance-checks'
import { formFlags } from '../../changes/form-flags'
import { columnsOf } from '../../output/of-table'
import { checkKind } from '../../records/check-kind'
import { recordCommand } from '../../records/record-command'
import { showNamedCommand } from '../../records/show-named-command'

const flags = formFlags(remarkCheckForm)

/** Adds a remark to checks that were not done, or were short. */
export const checksRemark = recordCommand({
  kind: checkKind,
  view: remarkCheckForm,
  after: flags.add,
  shape: flags.shape,
  inputOf: async (_, given) => flags.toInput(given),
  callInput: ({ id }, besides) => ({ id, ...besides }),
  ruleFor: async () => row => remarkRefusal(row),
  examples: ['maintenance checks remark AMK-AMA1-205-A/2026-11-05 --remark "No access to the machine room"'],
})

/** Shows a check with all that was said of it. */
export const checksShow = showNamedCommand<Parameters<typeof checkKind.nameOf>[0], CheckDetail>(
  checkKind,
  [
    ...columnsOf<CheckDetail>(maintenanceCheckTable).all,
    {
      name: 'history',
      header: 'maintenance.checks.history',
      plain: ({ history }) => history.map(({ remarks }) => remarks).join('; ') || null,
      json: ({ history }) => history,
      shown: ({ history }) =>
        history.map(({ at, userName, remarks }) => `${formatInstant(at)} ${userName}: ${remarks}`).join('\n') || '-',
    },
  ],
  (client, { id }) => client.maintenanceChecks.detail({ id }),
)
