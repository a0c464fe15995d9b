import { passengerTraps } from '@liftwatch/core/contract/passenger-traps'
import { correctTeamRefusal } from '@liftwatch/core/domain/passenger-traps'
import { changeCommand } from '../../../alarms/change-command'

const { team } = passengerTraps.correctTeam.input.shape

export const passengerTrapTeam = changeCommand<{ readonly team: string }>({
  outcome: 'corrected',
  done: 'traps.teamCorrected',
  ownErrors: ['not-found', 'no-team-to-correct'],
  flags: { team },
  addFlags: command => command.requiredOption('--team <name>', 'team that was really sent'),
  isSingle: true,
  call: (client, id, flags) => client.passengerTraps.correctTeam({ id, ...flags }),
  find: (client, id) => client.passengerTraps.detail({ id }),
  refusal: correctTeamRefusal,
})
