import { liftFaults } from '../../contract/alarms/lift-faults'
import { passengerTraps } from '../../contract/alarms/passenger-traps'
import { reportRefusal } from '../../domain/alarms'
import { lastChangeOf } from '../../domain/last-change'
import { nameMaxCharacters, reportResultMaxCharacters } from '../../limits'
import { formView } from './form-view'

const technician = {
  kind: 'line',
  label: 'alarms.fields.technicianName',
  required: 'alarms.required.technicianName',
  maxCharacters: nameMaxCharacters,
  flag: ['--name <name>', 'technician'],
} as const

const code = {
  kind: 'listed',
  offers: 'technician-codes',
  hint: 'alarms.codeHint',
  wrong: 'alarms.codeUnknown',
  flag: ['--code <code>', 'four-digit code of what was found, such as 1010, or 9000 for no fault found'],
} as const

const result = {
  kind: 'text',
  label: 'alarms.fields.result',
  required: 'alarms.required.result',
  maxCharacters: reportResultMaxCharacters,
  flag: ['--result <text>', `result, up to ${reportResultMaxCharacters} characters`],
} as const

const said = {
  title: 'alarms.actions.report',
  submit: 'alarms.actions.submit',
  done: 'alarms.reported',
  failed: 'alarms.notReported',
  hasDraft: true,
  outcome: 'reported',
  command: ['report', 'Report what was found and done'],
  key: 'r',
  asksToLeave: true,
} as const

/** What the technician found. Locked while no one has acknowledged (specification 1 section 5). */
export const faultReportForm = formView(liftFaults.report, {
  ...said,
  examples: ['--name Lim --code 1010 --result "Door shoe replaced"'],
  fixed: ['id', 'updatedAt'],
  fields: { technicianName: technician, faultCode: { ...code, label: 'alarms.fields.faultCode' }, result },
  edits: { detail: liftFaults.detail, rule: reportRefusal, lastChange: lastChangeOf },
})

/** The same of a passenger trap. */
export const trapReportForm = formView(passengerTraps.report, {
  ...said,
  examples: ['--name Lim --code 9000 --result "Power restored"'],
  fixed: ['id', 'updatedAt'],
  fields: { name: technician, code: { ...code, label: 'traps.code' }, result },
  edits: {
    detail: passengerTraps.detail,
    from: { name: 'operatorName', code: 'ptCode' },
    rule: reportRefusal,
    lastChange: lastChangeOf,
  },
})
