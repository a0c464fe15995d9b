import { liftFaults } from '../../contract/alarms/lift-faults'
import { passengerTraps } from '../../contract/alarms/passenger-traps'
import { acknowledgeOfferRefusal, acknowledgeRefusal } from '../../domain/alarms'
import { lastChangeOf } from '../../domain/last-change'
import { correctTeamRefusal } from '../../domain/passenger-traps'
import { commentMaxCharacters } from '../../limits'
import type { NewQuestion } from './form-field'
import { formView } from './form-view'

/** Asked of a team that was not sent so far. */
const newTeam: NewQuestion = {
  title: 'traps.newTeam.title',
  text: 'traps.newTeam.text',
  brief: 'traps.newTeam.brief',
  option: 'traps.newTeam.option',
  confirm: 'traps.newTeam.confirm',
  cancel: 'traps.newTeam.cancel',
}

/** The team that is sent to a trap, one of those that were sent before. */
const team = {
  kind: 'listed',
  label: 'traps.team',
  required: 'traps.teamRequired',
  offers: 'teams',
  flag: ['--team <name>', 'team that is sent'],
  asksOfNew: newTeam,
} as const

const said = {
  title: 'alarms.actions.acknowledge',
  submit: 'alarms.actions.acknowledge',
  done: 'alarms.acknowledged',
  doing: 'monitor.doing.acknowledge',
  outcome: 'acknowledged',
} as const

/** One's own repeat changes nothing: it is not offered, and not refused. */
const rules = { rule: acknowledgeOfferRefusal, serverRule: acknowledgeRefusal }

/** Of several at once: what is said with them is said of each. */
const comment = {
  kind: 'line',
  label: 'alarms.commentOfAll',
  maxCharacters: commentMaxCharacters,
  flag: ['--comment <text>', 'comment for all of them, stored in the audit trail'],
} as const

export const acknowledgeTrapsForm = formView(passengerTraps.acknowledge, {
  ...said,
  examples: ['--team "Rescue 2"'],
  fixed: ['id'],
  fields: { team, comment },
  edits: { detail: passengerTraps.detail, ...rules },
})

export const acknowledgeFaultsForm = formView(liftFaults.acknowledge, {
  ...said,
  examples: ['--comment "Technician called"'],
  fixed: ['id'],
  fields: { comment },
  edits: { detail: liftFaults.detail, ...rules },
})

export const acknowledgeFaultForm = formView(liftFaults.acknowledge, {
  ...said,
  key: 'a',
  command: ['ack', 'Acknowledge lift faults'],
  ofSeveral: acknowledgeFaultsForm,
  fixed: ['id', 'comment'],
  fields: {},
  edits: { detail: liftFaults.detail, ...rules },
  takeBack: { endpoint: liftFaults.takeBack, input: ({ id }) => ({ id }), done: 'alarms.takenBack' },
})

export const acknowledgeTrapForm = formView(passengerTraps.acknowledge, {
  ...said,
  key: 'a',
  command: ['ack', 'Acknowledge passenger traps'],
  ofSeveral: acknowledgeTrapsForm,
  fixed: ['id', 'comment'],
  hasDraft: true,
  fields: { team },
  edits: { detail: passengerTraps.detail, from: { team: 'teamName' }, ...rules },
  takeBack: {
    endpoint: passengerTraps.takeBack,
    input: ({ id, team }) => ({ id, team }),
    done: 'alarms.takenBack',
  },
})

/** Names the team that was really sent. */
export const correctTeamForm = formView(passengerTraps.correctTeam, {
  title: 'traps.correctTeam',
  submit: 'traps.correctTeam',
  done: 'traps.teamCorrected',
  hasDraft: true,
  outcome: 'corrected',
  command: ['team', 'Correct which team was sent'],
  examples: ['--team "Rescue 3"'],
  fixed: ['id', 'updatedAt'],
  fields: { team: { ...team, flag: ['--team <name>', 'team that was really sent'] } },
  edits: { detail: passengerTraps.detail, rule: correctTeamRefusal, lastChange: lastChangeOf },
})
