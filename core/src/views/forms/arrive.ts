import { liftFaults } from '../../contract/alarms/lift-faults'
import { passengerTraps } from '../../contract/alarms/passenger-traps'
import { arriveOfferRefusal, arriveRefusal } from '../../domain/alarms'
import { formView } from './form-view'

const said = { done: 'alarms.arrived', doing: 'monitor.doing.arrive', outcome: 'arrived', key: 'o' } as const

/** The first arrival counts: another is not offered, and not refused. */
const rules = { rule: arriveOfferRefusal, serverRule: arriveRefusal }

/** A technician is on site. */
export const arriveAtFaultForm = formView(liftFaults.arrive, {
  ...said,
  title: 'alarms.actions.arrive',
  submit: 'alarms.actions.arrive',
  command: ['arrive', 'Record that a technician is on site'],
  fixed: ['id'],
  fields: {},
  edits: { detail: liftFaults.detail, ...rules },
})

/** The rescue team is on site. */
export const arriveAtTrapForm = formView(passengerTraps.arrive, {
  ...said,
  title: 'traps.arrive',
  submit: 'traps.arrive',
  command: ['arrive', 'Record that the rescue team is on site'],
  fixed: ['id'],
  fields: {},
  edits: { detail: passengerTraps.detail, ...rules },
})
