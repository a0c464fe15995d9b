import type { CaseSubcategory, CaseTransition } from '../../contract/alarms/case-fields'
import type { ComplaintDetail } from '../../contract/alarms/case-rows'
import { complaints } from '../../contract/alarms/complaints'
import { callLineMaxCharacters } from '../../contract/alarms/case-limits'
import { speaker } from '../../contract/alarms/case-logs'
import { addCallLineRefusal, editRefusal, lastChangeOfCase, transitionOfferRefusal } from '../../domain/cases'
import { removeComplainantRefusal } from '../../domain/complainants'
import { nameMaxCharacters } from '../../limits'
import { optionWord } from '../filters/option-word'
import { complainantFields, editedCaseFields, remarkField } from './case-fields'
import type { Reader } from './form-field'
import { formView, type FormView } from './form-view'

/** A new case; its lift, and the alarm that it is about, are known before where it is logged from those. */
export const createCaseForm = formView(complaints.create, {
  title: 'cases.create',
  submit: 'cases.save',
  done: 'cases.saved',
  outcome: 'logged',
  hasDraft: true,
  asksToLeave: true,
  fixed: ['liftFaultId', 'passengerTrapId', 'draftId'],
  fields: {
    liftId: { kind: 'line', label: 'alarms.fields.liftName', required: 'cases.required.lift' },
    ...editedCaseFields,
    ...complainantFields,
  },
})

const { detail } = complaints

/** What a case is logged from: a lift, or an alarm of it. */
export interface CaseSubject {
  /** Of the new case, so that it is logged once however often it is sent. */
  readonly id: string
  readonly liftId: string
  readonly liftFaultId?: string
  readonly passengerTrapId?: string
  /** What is chosen to begin with: of someone in a lift it is known. */
  readonly subcategory?: CaseSubcategory
}

const { feedbackType, category, channel, subcategory, description, ...chosenFields } = editedCaseFields

/** The same while someone is on the telephone: the lift is known, what has one answer is not asked, what matters most comes first. */
export const logCaseForm = formView(complaints.create, {
  name: 'complaints.log',
  title: 'cases.logCase',
  submit: 'cases.save',
  done: 'cases.saved',
  asksToLeave: true,
  fixed: ['liftId', 'liftFaultId', 'passengerTrapId', 'draftId', 'feedbackType', 'category', 'channel'],
  fields: { subcategory, description, ...chosenFields, ...complainantFields },
  ofRow: ({ id: draftId, liftId, liftFaultId, passengerTrapId }: CaseSubject) => ({
    liftId,
    liftFaultId,
    passengerTrapId,
    draftId,
    feedbackType: feedbackType.usual,
    category: category.usual,
    channel: channel.usual,
  }),
})

/** The lift, the alarm and the complainant stay as they are (decisions.md section 11). */
export const editCaseForm = formView(complaints.edit, {
  title: 'cases.edit',
  key: 'E',
  submit: 'cases.save',
  done: 'cases.saved',
  outcome: 'edited',
  hasDraft: true,
  asksToLeave: true,
  fixed: ['id', 'updatedAt'],
  fields: editedCaseFields,
  ofRow: ({ id, updatedAt }: ComplaintDetail) => ({ id, updatedAt }),
  edits: {
    detail,
    rule: editRefusal,
    lastChange: lastChangeOfCase,
  },
})

/** Who asks what they may do: in a front-end, or by name on the command line. */
type By = Pick<Reader, 'permissions' | 'organizationType'>

/** Of the monitor. */
const transitionKeys = { deploy: 'd', complete: 'm', close: 'X', reopen: 'R' } as const satisfies Record<
  CaseTransition,
  string
>

/** What a transition is called, and by which rule it is offered. */
function transition<Action extends CaseTransition>(action: Action) {
  return {
    name: `complaints.${action}`,
    key: transitionKeys[action],
    title: `cases.actions.${action}`,
    submit: `cases.actions.${action}`,
    done: `cases.done.${action}`,
    ofRow: ({ id }: ComplaintDetail) => ({ id, action }),
    edits: {
      detail,
      rule: (row: ComplaintDetail, { permissions, organizationType: type }: By) =>
        type === null ? undefined : transitionOfferRefusal(row, action, { permissions, organization: { type } }),
    },
    places: { 'remark-needed': ['remark'] },
  } as const
}

/** Names the technician who is sent, or another one in their place. */
export const deployCaseForm = formView(complaints.setStatus, {
  ...transition('deploy'),
  outcome: 'deployed',
  fixed: ['id', 'action'],
  fields: {
    technicianName: {
      kind: 'line',
      label: 'alarms.fields.technicianName',
      required: 'cases.required.technicianName',
      maxCharacters: nameMaxCharacters,
      flag: ['--technician <name>', 'technician who is sent'],
    },
    remark: remarkField,
  },
})

const withoutTechnician = { fixed: ['id', 'action', 'technicianName'], fields: { remark: remarkField } } as const

export const completeCaseForm = formView(complaints.setStatus, {
  ...transition('complete'),
  ...withoutTechnician,
  outcome: 'completed',
})

/** Ends it for good; a case on which no one has worked says why. */
export const closeCaseForm = formView(complaints.setStatus, {
  ...transition('close'),
  fixed: withoutTechnician.fixed,
  fields: { remark: { ...remarkField, hint: 'cases.closeHint' } },
  outcome: 'closed',
})

/** Sends the work back, and says why. */
export const reopenCaseForm = formView(complaints.setStatus, {
  ...transition('reopen'),
  fixed: withoutTechnician.fixed,
  fields: { remark: { ...remarkField, required: 'cases.required.remark' } },
  outcome: 'reopened',
})

/** What moves a case on, in the order of its life. */
export const caseTransitionForms: readonly FormView[] = [
  deployCaseForm,
  completeCaseForm,
  closeCaseForm,
  reopenCaseForm,
]

/** What was said on a telephone, added to what the lift's intercom brought. */
export const addCallLineForm = formView(complaints.addCallLine, {
  title: 'cases.addLine',
  key: 'n',
  submit: 'cases.addLine',
  done: 'cases.lineAdded',
  outcome: 'added',
  fixed: ['id', 'draftId'],
  fields: {
    speaker: {
      kind: 'choice',
      label: 'cases.fields.speaker',
      options: speaker.options.map(value => ({ value, label: `cases.speakers.${value}` as const })),
      width: '12rem',
      flag: ['--speaker <speaker>', speaker.options.map(value => optionWord({ value })).join(', ')],
    },
    message: {
      kind: 'text',
      label: 'cases.fields.message',
      required: 'cases.required.message',
      maxCharacters: callLineMaxCharacters,
      flag: ['--message <text>', `what was said, up to ${callLineMaxCharacters} characters`],
    },
  },
  edits: { detail, from: {}, rule: row => addCallLineRefusal(row, 0) },
})

/** Removes who complained, for good: an ADMIN does it. */
export const removeComplainantForm = formView(complaints.removeComplainant, {
  title: 'cases.removeComplainant',
  submit: 'cases.removeComplainant',
  done: 'cases.complainantRemoved',
  outcome: 'removed',
  fixed: ['id'],
  fields: {},
  asks: { title: 'cases.removeComplainantTitle', text: () => 'cases.removeComplainantText' },
  edits: {
    detail,
    rule: (_, { permissions, organizationType: type, role }) =>
      type === null || role === null
        ? undefined
        : removeComplainantRefusal({ permissions, organization: { type }, role }),
  },
})
