import type { OperatorName } from '../contract/alarms'
import type { PassengerTrap } from '../contract/passenger-traps'
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

/** How long somebody has been waiting for help. */
export interface TrapClock {
  /** It runs until a helper is on site or the alarm has ended. */
  readonly isRunning: boolean
  /** Milliseconds since the call. */
  readonly passedMs: number
}

/** The clock of a trap at an instant (epoch milliseconds). */
export function trapClock(
  trap: Pick<PassengerTrap, 'alarmStartTs' | 'alarmClearTs' | 'arrivalTs'>,
  at: number,
): TrapClock {
  const ends = [trap.arrivalTs, trap.alarmClearTs].filter(end => end !== null)
  const until = ends.length === 0 ? at : Math.min(...ends)
  return { isRunning: ends.length === 0, passedMs: Math.max(0, until - trap.alarmStartTs) }
}
