import type { OperatorName } from '../contract/alarms'
import type { PassengerTrap } from '../contract/passenger-traps'
import type { Refusal } from '../errors'
import { acknowledged, takeBackRefusal, takenBack, type AlarmState } from './alarms'

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

/**
 * Why this operator cannot take the acknowledgement back, as for any alarm; nor where the team is no longer the one that went with it,
 * for then it has been corrected since. Errors: not-taken-back {seconds}.
 */
export function takeBackTrapRefusal(
  trap: TrapState,
  operator: OperatorName,
  team: string,
  at: number,
): Refusal | undefined {
  return takeBackRefusal(trap, operator, trap.team === team ? at : Infinity)
}

/** The trap as if nobody had acknowledged it, with no team under way. */
export function takenBackWithTeam<Trap extends TrapState>(trap: Trap): Trap {
  return { ...takenBack(trap), team: null, teamName: null }
}

/** Why its team cannot be corrected: none was sent yet, or all is over. Errors: no-team-to-correct. */
export function correctTeamRefusal(trap: AlarmState): Refusal | undefined {
  const hasTeam = trap.acknowledgeAt !== null && trap.operationalStatus !== 'CLOSED'
  return hasTeam ? undefined : { code: 'no-team-to-correct' }
}

/** The trap with the team that was really sent; who acknowledged, and when, remains. */
export function withCorrectedTeam<Trap extends TrapState>(trap: Trap, team: string): Trap {
  return trap.team === team ? trap : { ...trap, team, teamName: team }
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
