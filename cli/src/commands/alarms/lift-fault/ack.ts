import { comment } from '@liftwatch/core/contract/alarms'
import { acknowledgeRefusal } from '@liftwatch/core/domain/alarms'
import { changeCommand } from '../../../alarms/change-command'

export const liftFaultAck = changeCommand<{ readonly comment?: string }>({
  outcome: 'acknowledged',
  done: 'alarms.acknowledged',
  ownErrors: ['not-found', 'already-closed', 'already-acknowledged', 'not-awaiting-acknowledgement'],
  flags: { comment },
  addFlags: command => command.option('--comment <text>', 'comment for all of them, stored in the audit trail'),
  call: (client, id, flags) => client.liftFaults.acknowledge({ id, ...flags }),
  find: (client, id) => client.liftFaults.detail({ id }),
  refusal: acknowledgeRefusal,
})
