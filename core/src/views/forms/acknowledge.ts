import { liftFaults } from '../../contract/lift-faults'
import { passengerTraps } from '../../contract/passenger-traps'
import { acknowledgeOfferRefusal } from '../../domain/alarms'
import { correctTeamRefusal } from '../../domain/passenger-traps'
import { commentMaxCharacters } from '../../limits'
import type { NewQuestion } from './form-field'
import { formView } from './form-view'

/** Asked of a team that was not sent so far. */
export const newTeam: NewQuestion = {
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
  asksOfNew: newTeam,
} as const

const said = {
  title: 'alarms.actions.acknowledge',
  submit: 'alarms.actions.acknowledge',
  done: 'alarms.acknowledged',
} as const

export const acknowledgeTrapForm = formView(passengerTraps.acknowledge, {
  ...said,
  fixed: ['id'],
  fields: { team },
  edits: { detail: passengerTraps.detail, rule: acknowledgeOfferRefusal },
})

/** Of several at once: what is said with them is said of each. */
const comment = { kind: 'line', label: 'alarms.commentOfAll', maxCharacters: commentMaxCharacters } as const

export const acknowledgeTrapsForm = formView(passengerTraps.acknowledge, {
  ...said,
  fixed: ['id'],
  fields: { team, comment },
})

export const acknowledgeFaultsForm = formView(liftFaults.acknowledge, { ...said, fixed: ['id'], fields: { comment } })

/** Names the team that was really sent. */
export const correctTeamForm = formView(passengerTraps.correctTeam, {
  title: 'traps.correctTeam',
  submit: 'traps.correctTeam',
  done: 'traps.teamCorrected',
  hasDraft: true,
  fixed: ['id'],
  fields: { team },
  edits: { detail: passengerTraps.detail, rule: correctTeamRefusal },
})
