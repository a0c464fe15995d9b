import type { OperatorName } from '../contract/alarms/alarms'
import type { PassengerTrap } from '../contract/alarms/passenger-traps'
import type { Refusal } from '../errors'
import { acknowledged, isAwaitingAcknowledgement, takeBackRefusal, takenBack, type AlarmState } from './alarms'
import { editedBy, type LastEdit } from './last-change'

interface TrapWithTeam extends AlarmState, LastEdit {
  readonly team: string | null
  readonly teamName: string | null
}

/**
 * The trap once acknowledged, with the team that is sent (decisions.md section 5). The first team counts: a repeat changes
 * nothing, whatever team it names.
 */
export function acknowledgedWithTeam<Trap extends TrapWithTeam>(
  trap: Trap,
  operator: OperatorName,
  team: string,
  at: number,
): Trap {
  const after = acknowledged(trap, operator, at)
  return after === trap ? trap : { ...after, team, teamName: team, ...editedBy(trap, operator, at) }
}

/**
 * Why this operator cannot take the acknowledgement back, as for any alarm; nor where the team is no longer the one that went with it,
 * for then it has been corrected since. Errors: not-taken-back {seconds}.
 */
export function takeBackTrapRefusal(
  trap: TrapWithTeam,
  operator: OperatorName,
  team: string,
  at: number,
): Refusal | undefined {
  return takeBackRefusal(trap, operator, trap.team === team ? at : Infinity)
}

/** The trap as if it had not been acknowledged, with no team under way. */
export function takenBackWithTeam<Trap extends TrapWithTeam>(trap: Trap): Trap {
  return { ...takenBack(trap), team: null, teamName: null }
}

/** Why its team cannot be corrected: none was sent yet, or all is over. Errors: no-team-to-correct. */
export function correctTeamRefusal(trap: AlarmState): Refusal | undefined {
  const hasTeam = trap.acknowledgeAt !== null && trap.operationalStatus !== 'CLOSED'
  return hasTeam ? undefined : { code: 'no-team-to-correct' }
}

/** The trap with the team that was really sent; who acknowledged, and when, remains. */
export function withCorrectedTeam<Trap extends TrapWithTeam>(
  trap: Trap,
  team: string,
  operator: OperatorName,
  at: number,
): Trap {
  return trap.team === team ? trap : { ...trap, team, teamName: team, ...editedBy(trap, operator, at) }
}

/** How long someone has been waiting for help. */
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

/** What is the matter with a trap, in the order in which people are to be helped: the first comes first, wherever traps are shown. */
export const trapStates = ['trapped', 'onSite', 'endedUnacknowledged', 'ended', 'closed'] as const
export type TrapState = (typeof trapStates)[number]

type TrapFacts = AlarmState & Pick<PassengerTrap, 'id' | 'alarmStartTs' | 'alarmClearTs'>

/**
 * The state of a trap, from its own facts and no clock. While the device says that it is active, a passenger is taken to be inside,
 * whatever was acknowledged or reported.
 */
export function trapState(trap: AlarmState): TrapState {
  if (trap.operationalStatus === 'CLOSED') return 'closed'
  if (trap.alarmStatus === 'SET') return trap.arrivalTs === null ? 'trapped' : 'onSite'
  return isAwaitingAcknowledgement(trap) ? 'endedUnacknowledged' : 'ended'
}

/** Whether a passenger is inside and no team is there: these are never out of sight. */
export function isUnattended(trap: AlarmState): boolean {
  return trapState(trap) === 'trapped'
}

/** Whether it is to be counted where there is room for a number alone: a passenger is inside, or it is unacknowledged. */
export function isPressing(trap: AlarmState): boolean {
  return !['ended', 'closed'].includes(trapState(trap))
}

/**
 * The order in which people are to be helped, for sorting: by state, and within each the longest first. No clock changes it. The
 * server's order by `urgency` is the same.
 */
export function byNeed(one: TrapFacts, other: TrapFacts): number {
  return (
    trapStates.indexOf(trapState(one)) - trapStates.indexOf(trapState(other)) ||
    one.alarmStartTs - other.alarmStartTs ||
    (one.id < other.id ? -1 : 1)
  )
}

/** How a trap is to be shown; its tone is in `tones.ts`, its words in the texts. */
export interface TrapView {
  readonly state: TrapState
  readonly clock: TrapClock
  /** The target has passed before help was there. */
  readonly isLate: boolean
  /** An operator has to act now: to acknowledge, or because help is late. An acknowledgement does not calm what is late. */
  readonly isUrgent: boolean
}

/** A trap at an instant (epoch milliseconds of the server's clock) against the target to reach it. */
export function trapView(trap: TrapFacts & Parameters<typeof trapClock>[0], at: number, targetMs: number): TrapView {
  const state = trapState(trap)
  const clock = trapClock(trap, at)
  const isLate = clock.passedMs > targetMs
  return { state, clock, isLate, isUrgent: state === 'trapped' && (isLate || isAwaitingAcknowledgement(trap)) }
}
