import { arriveRefusal } from '@liftwatch/core/domain/alarms'
import { changeCommand } from '../../../alarms/change-command'

export const liftFaultArrive = changeCommand({
  outcome: 'arrived',
  done: 'alarms.arrived',
  ownErrors: ['not-found', 'already-closed', 'not-deployed'],
  flags: {},
  addFlags: command => command,
  call: (client, id) => client.liftFaults.arrive({ id }),
  find: (client, id) => client.liftFaults.detail({ id }),
  refusal: arriveRefusal,
})
