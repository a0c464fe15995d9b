/** How a lift ran in a month. */
export interface LiftFigures {
  readonly outageHours: number
  readonly availabilityPercent: number
}

/** By the file's name of the lift. */
export type MonthFigures = ReadonlyMap<string, LiftFigures>
