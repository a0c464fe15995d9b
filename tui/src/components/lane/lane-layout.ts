import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { isUnattended } from '@liftwatch/core/domain/passenger-traps'

/** How the open traps share the lines that there are for them. */
export interface LaneLayout {
  /** What each line shows; one trap, unless there are too many for that. */
  readonly lines: readonly (readonly PassengerTrap[])[]
  /** How many there are besides. */
  readonly hidden: number
  /** Whether one of these is inside with no team on site. */
  readonly isUnattendedHidden: boolean
}

/** The lines that a screen needs for itself, no matter who is trapped. */
export const leastLinesOfScreen = 8
/** A sign, a lift's name and a clock. */
export const compactWidth = 26

/**
 * Lays out the open traps, in the order in which people are to be helped: the last of it yields its room first. When those inside
 * with no team on site are too many for a line each, several share one, and as a last resort the last of them are counted.
 * @param rows of the whole screen, without what every screen has
 */
export function laneLayout(traps: readonly PassengerTrap[], columns: number, rows: number): LaneLayout {
  const room = Math.max(1, rows - leastLinesOfScreen)
  if (traps.length <= room) return { lines: traps.map(trap => [trap]), hidden: 0, isUnattendedHidden: false }
  const unattended = traps.filter(isUnattended)
  // One line is for the number of those that are not shown.
  const lines = room - 1
  if (unattended.length <= lines) {
    const shown = traps.slice(0, lines)
    return { lines: shown.map(trap => [trap]), hidden: traps.length - lines, isUnattendedHidden: false }
  }
  const each = Math.max(1, Math.floor(columns / compactWidth))
  const shown = traps.slice(0, Math.max(1, lines) * each)
  return {
    lines: Array.from({ length: Math.ceil(shown.length / each) }, (_, at) => shown.slice(at * each, (at + 1) * each)),
    hidden: traps.length - shown.length,
    isUnattendedHidden: unattended.length > shown.length,
  }
}

/** How many lines it takes. */
export function laneHeight({ lines, hidden }: LaneLayout): number {
  return lines.length + Number(hidden > 0)
}
