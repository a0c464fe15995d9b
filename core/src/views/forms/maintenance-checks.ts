import { maintenanceChecks, type MaintenanceCheck } from '../../contract/maintenance/maintenance-checks'
import { checkRemarkMaxCharacters } from '../../contract/maintenance/maintenance-limits'
import { remarkRefusal } from '../../domain/maintenance-checks'
import { formView } from './form-view'

/** A remark on a check that was not done, or was short: it is added, and never changed. */
export const remarkCheckForm = formView(maintenanceChecks.remark, {
  title: 'maintenance.checks.remark',
  submit: 'maintenance.checks.save',
  done: 'maintenance.checks.saved',
  outcome: 'remarked',
  key: 'r',
  hasDraft: true,
  asksToLeave: true,
  fixed: ['id'],
  fields: {
    remarks: {
      kind: 'text',
      label: 'maintenance.checks.remark',
      required: 'maintenance.checks.remarkNeeded',
      maxCharacters: checkRemarkMaxCharacters,
      flag: ['--remark <text>', `remark, up to ${checkRemarkMaxCharacters} characters`],
    },
  },
  ofRow: ({ id }: MaintenanceCheck) => ({ id }),
  // What was said before is history, and not what is typed now.
  edits: { detail: maintenanceChecks.detail, from: { remarks: () => [] }, rule: row => remarkRefusal(row) },
})
