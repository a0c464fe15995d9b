import type { OperatorName } from '../contract/alarms'
import { acknowledged, type AlarmState } from './alarms'

interface TrapState extends AlarmState {
  readonly team: string | null
  readonly teamName: string | null
}

/**
 * The trap once acknowledged, with the team that is sent (decisions.md section 5). The first team stands: a repeat changes
 * nothing, whatever team it names.
 */
export function acknowledgedWithTeam<Trap extends TrapState>(
  trap: Trap,
  operator: OperatorName,
  team: string,
  at: number,
): Trap {
  const after = acknowledged(trap, operator, at)
  return after === trap ? trap : { ...after, team, teamName: team }
}
