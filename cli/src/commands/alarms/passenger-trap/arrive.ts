import { arriveRefusal } from '@liftwatch/core/domain/alarms'
import { changeCommand } from '../../../alarms/change-command'

export const passengerTrapArrive = changeCommand({
  outcome: 'arrived',
  done: 'alarms.arrived',
  ownErrors: ['not-found', 'already-closed', 'not-deployed'],
  flags: {},
  addFlags: command => command,
  call: (client, id) => client.passengerTraps.arrive({ id }),
  find: (client, id) => client.passengerTraps.detail({ id }),
  refusal: arriveRefusal,
})
