import type { HomeSummary } from '../contract/home/home'
import { trapArrivalTargetMs } from '../limits'
import { isUnattended, trapClock } from './passenger-traps'

/** The parts of a summary in which something can wait for a person, in the order in which people are to look at them. */
export const waitingParts = ['passengerTraps', 'liftFaults', 'switchOffs', 'complaints', 'lmds'] as const
export type WaitingPart = (typeof waitingParts)[number]

/** Those that the reader may read. */
export function readableParts(summary: HomeSummary): readonly WaitingPart[] {
  return waitingParts.filter(part => summary[part] !== null)
}

/** How much waits for a person, of all that the reader may read. */
export function waitingCnt(summary: HomeSummary): number {
  return waitingParts.reduce((sum, part) => sum + (summary[part]?.waitingCnt ?? 0), 0)
}

/** Open alarms of all kinds that the reader may read; undefined where it may read none. */
export function openAlarmCnt({ liftFaults, passengerTraps, rbes }: HomeSummary): number | undefined {
  const parts = [liftFaults, passengerTraps, rbes].filter(part => part !== null)
  return parts.length === 0 ? undefined : parts.reduce((sum, { openCnt }) => sum + openCnt, 0)
}

/**
 * How an estate is, in one word:
 * - late: someone has been trapped for longer than the target, and no team is there
 * - waiting: something waits for a person
 * - quiet: nothing does
 * - unknown: the reader may not read anything that could wait
 */
export type HomeState = 'late' | 'waiting' | 'quiet' | 'unknown'

/**
 * The state of an estate at an instant (epoch milliseconds of the server's clock).
 * @param targetMs within which help should be with a trapped passenger
 */
export function homeState(summary: HomeSummary, at: number, targetMs = trapArrivalTargetMs): HomeState {
  if (readableParts(summary).length === 0) return 'unknown'
  const late = summary.passengerTraps?.waiting.some(
    trap => isUnattended(trap) && trapClock(trap, at).passedMs > targetMs,
  )
  if (late) return 'late'
  return waitingCnt(summary) > 0 ? 'waiting' : 'quiet'
}
