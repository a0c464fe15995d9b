import { switchOffReportMaxCharacters, switchOffs, type SwitchOff } from '../../contract/estate/switch-offs'
import {
  cancelSwitchOffRefusal,
  lastChangeOfSwitchOff,
  planRefusal,
  reportRefusal,
  switchOnRefusal,
} from '../../domain/switch-offs'
import { formView } from './form-view'

const { detail } = switchOffs

const timeHint = 'switchOffs.timeHint'

const planFields = {
  offAt: {
    kind: 'instant',
    label: 'switchOffs.fields.offAt',
    required: 'switchOffs.required.time',
    hint: timeHint,
    width: '20rem',
    flag: ['--off <time>', 'when it is switched off, with its offset: 2026-12-01T08:00+08:00'],
  },
  onAt: {
    kind: 'instant',
    label: 'switchOffs.fields.onAt',
    required: 'switchOffs.required.time',
    hint: timeHint,
    width: '20rem',
    flag: ['--on <time>', 'when it runs again, at least a day later'],
  },
} as const

const reportField = {
  kind: 'text',
  label: 'switchOffs.fields.report',
  required: 'switchOffs.required.report',
  maxCharacters: switchOffReportMaxCharacters,
  flag: ['--report <text>', `what is done while it is off, up to ${switchOffReportMaxCharacters} characters`],
} as const

const places = {
  'off-time-passed': ['offAt'],
  'on-time-too-soon': ['onAt'],
  'switch-off-too-far': ['onAt'],
} as const

/** A lift to be switched off; the lift is known before where it is planned from that. */
export const createSwitchOffForm = formView(switchOffs.create, {
  title: 'switchOffs.create',
  submit: 'switchOffs.save',
  done: 'switchOffs.saved',
  outcome: 'planned',
  asksToSend: 'switchOffs.ask',
  hasDraft: true,
  asksToLeave: true,
  fields: {
    liftId: { kind: 'line', label: 'alarms.fields.liftName', required: 'switchOffs.required.lift' },
    ...planFields,
    report: reportField,
  },
  places: { ...places, 'lift-has-switch-off': ['liftId'] },
})

/** The lift that a switch-off is planned for, as one comes from it. */
export interface LiftToSwitchOff {
  /** The lift's. */
  readonly id: string
}

/** The same of a lift that is known. */
export const planSwitchOffForm = formView(switchOffs.create, {
  name: 'switchOffs.plan',
  title: 'switchOffs.create',
  submit: 'switchOffs.save',
  done: 'switchOffs.saved',
  asksToLeave: true,
  fixed: ['liftId'],
  fields: { ...planFields, report: reportField },
  places,
  ofRow: ({ id: liftId }: LiftToSwitchOff) => ({ liftId }),
})

const edit = {
  title: 'switchOffs.edit',
  submit: 'switchOffs.save',
  done: 'switchOffs.saved',
  outcome: 'edited',
  asksToSend: 'switchOffs.ask',
  hasDraft: true,
  asksToLeave: true,
  ofRow: ({ id, updatedAt }: SwitchOff) => ({ id, updatedAt }),
} as const

/** Times and report, while the off time is still to come (specification 2 section 5). */
export const editSwitchOffForm = formView(switchOffs.edit, {
  ...edit,
  fixed: ['id', 'updatedAt'],
  fields: { ...planFields, report: reportField },
  places,
  edits: { detail, rule: planRefusal, lastChange: lastChangeOfSwitchOff },
})

/** The report alone, once the lift is off. */
export const editSwitchOffReportForm = formView(switchOffs.edit, {
  ...edit,
  name: 'switchOffs.editReport',
  fixed: ['id', 'updatedAt', 'offAt', 'onAt'],
  fields: { report: reportField },
  edits: {
    detail,
    rule: row => reportRefusal(row) ?? (row.isOff ? undefined : { code: 'not-off-yet' }),
    serverRule: reportRefusal,
    lastChange: lastChangeOfSwitchOff,
  },
})

/** Which of the two edits a switch-off, as it is now. */
export function editFormOf({ isOff }: Pick<SwitchOff, 'isOff'>) {
  return isOff ? editSwitchOffReportForm : editSwitchOffForm
}

export const switchOnForm = formView(switchOffs.switchOn, {
  title: 'switchOffs.switchOn',
  submit: 'switchOffs.switchOn',
  done: 'switchOffs.switchedOn',
  doing: 'monitor.doing.switchOn',
  outcome: 'switched-on',
  key: 'o',
  fixed: ['id'],
  fields: {},
  edits: { detail, rule: row => switchOnRefusal(row), serverRule: switchOnRefusal },
})

/** Takes the plan back before the lift is off, and says why. */
export const cancelSwitchOffForm = formView(switchOffs.cancel, {
  title: 'switchOffs.cancel',
  submit: 'switchOffs.cancel',
  done: 'switchOffs.cancelled',
  outcome: 'cancelled',
  key: 'x',
  fixed: ['id'],
  fields: {
    reason: {
      kind: 'text',
      label: 'switchOffs.fields.cancelReason',
      required: 'switchOffs.required.reason',
      maxCharacters: switchOffReportMaxCharacters,
      flag: ['--reason <text>', `why, up to ${switchOffReportMaxCharacters} characters`],
    },
  },
  edits: { detail, from: {}, rule: row => cancelSwitchOffRefusal(row), serverRule: cancelSwitchOffRefusal },
})
