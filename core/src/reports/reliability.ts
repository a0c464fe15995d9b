/** What happened to one lift, or to several together, in a period; all times in milliseconds. */
export interface ServiceCounts {
  /** The part of the period that has passed, times the number of lifts (see `elapsed`). */
  readonly periodMs: number
  /** See `plannedOffMs`. */
  readonly plannedOffMs: number
  /** See `downtimeMs`. */
  readonly downtimeMs: number
  /** Faults of BREAKDOWN or URGENT severity set in the period, without what a planned check provoked. */
  readonly breakdownCnt: number
}

export interface Reliability {
  /** 0 to 100, unrounded; null where the lift was planned to be off all the time, so that it could not fail to run. */
  readonly availabilityPercent: number | null
  /** Mean time between failures; null where none was set. */
  readonly mtbfMs: number | null
  /** Mean time to repair; null where none was set. */
  readonly mttrMs: number | null
}

/**
 * How well a lift ran in the time that it was meant to run, which is the period without planned switch-offs (decisions.md section 9;
 * terms of EN 13306). Availability is the share of that time in which it was not down; time between failures the time that it ran,
 * time to repair the time that it was down, each divided by breakdowns. A breakdown that began before the period brings
 * downtime without being counted: where it is all there is, both means are null, and availability tells.
 */
export function reliability({ periodMs, plannedOffMs, downtimeMs, breakdownCnt }: ServiceCounts): Reliability {
  const meantToRunMs = periodMs - plannedOffMs
  const ranMs = meantToRunMs - downtimeMs
  return {
    availabilityPercent: meantToRunMs > 0 ? (ranMs * 100) / meantToRunMs : null,
    mtbfMs: breakdownCnt > 0 ? ranMs / breakdownCnt : null,
    mttrMs: breakdownCnt > 0 ? downtimeMs / breakdownCnt : null,
  }
}
