import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'

/** The height of the window, and whether it is a phone's. */
export interface LaneWindow {
  readonly height: number
  readonly isPhone: boolean
}

/** Pixels of a row of the lane; on a phone its parts are below each other. */
const rowHeights = { desk: 48, phone: 92 }
/** The lane in rows takes this part of the window at most: what is below it is being worked with. */
const laneShare = 0.4

/** How many rows there are room for. */
export function rowsMax({ height, isPhone }: LaneWindow): number {
  return Math.max(1, Math.floor((height * laneShare) / (isPhone ? rowHeights.phone : rowHeights.desk)))
}

/** How the open traps share the lane. */
export interface LaneShape {
  /** A row each, with all that is known. */
  readonly rows: readonly PassengerTrap[]
  /** Name and clock only, many on a line. None is ever left out: what there is no room for as a row is here. */
  readonly compact: readonly PassengerTrap[]
}

/**
 * Lays out the open traps, in the order in which people are to be helped.
 * @param room rows that the lane has now: traps that come while the page is read do not move what is below it
 */
export function laneShape(traps: readonly PassengerTrap[], room: number): LaneShape {
  const rows = traps.length <= room ? traps.length : Math.max(0, room - 1)
  return { rows: traps.slice(0, rows), compact: traps.slice(rows) }
}
