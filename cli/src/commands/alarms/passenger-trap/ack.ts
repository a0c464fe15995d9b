import { comment } from '@liftwatch/core/contract/alarms'
import { passengerTraps } from '@liftwatch/core/contract/passenger-traps'
import { acknowledgeRefusal } from '@liftwatch/core/domain/alarms'
import { changeCommand } from '../../../alarms/change-command'

const { team } = passengerTraps.acknowledge.input.shape

export const passengerTrapAck = changeCommand<{ readonly team: string; readonly comment?: string }>({
  outcome: 'acknowledged',
  done: 'alarms.acknowledged',
  ownErrors: ['not-found', 'already-closed', 'already-acknowledged', 'not-awaiting-acknowledgement'],
  flags: { team, comment },
  addFlags: command =>
    command
      .requiredOption('--team <name>', 'team that is sent')
      .option('--comment <text>', 'comment for all of them, stored in the audit trail'),
  call: (client, id, flags) => client.passengerTraps.acknowledge({ id, ...flags }),
  find: (client, id) => client.passengerTraps.detail({ id }),
  refusal: acknowledgeRefusal,
})
