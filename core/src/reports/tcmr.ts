import { hourMs } from '../limits'

/** What scores are made of, for one lift or many: lifts, cases (see `caseCnt`) and downtime (see `downtimeMs`). */
export interface TcmrCounts {
  readonly liftCnt: number
  readonly cases: number
  readonly downtimeMs: number
}

/** The figures of one row (specification 2 section 3). Rates, averages and points are null where there is no lift to divide by. */
export interface TcmrFigures {
  readonly liftCnt: number
  readonly cases: number
  readonly faultRatePer10Units: number | null
  /** 1 to 5 points for the fault rate. */
  readonly frScore: number | null
  readonly hours: number
  /** Downtime hours for each lift. */
  readonly avgPerLift: number | null
  /** 1 to 5 points for the downtime of a lift. */
  readonly ldtScore: number | null
  /** 2 to 10 points: both together. */
  readonly totalScore: number | null
}

/** Points for a figure below each bound, from the best; a figure that is below none has 1 (specification 2 section 9). */
export const tcmrPoints = {
  faultRatePer10Units: [
    { below: 1, points: 5 },
    { below: 2, points: 4 },
    { below: 3, points: 3 },
    { below: 4, points: 2 },
  ],
  avgPerLift: [
    { below: 0.8, points: 5 },
    { below: 1, points: 4 },
    { below: 1.2, points: 3 },
    { below: 1.4, points: 2 },
  ],
} as const

/** From how many points on a score is green, and from how many amber, as `scoreTone` takes them (specification 2 section 5). */
export const tcmrBands = {
  frScore: { okFrom: 4, warningFrom: 2 },
  ldtScore: { okFrom: 4, warningFrom: 2 },
  totalScore: { okFrom: 8, warningFrom: 4 },
} as const

function pointsOf(figure: number, table: (typeof tcmrPoints)[keyof typeof tcmrPoints]): number {
  return table.find(({ below }) => figure < below)?.points ?? 1
}

/**
 * The figures and points of a group of lifts, by unrounded figures (specification 2 section 9). Each figure is one division of whole
 * numbers, which a computer rounds once: a figure that lies on a bound is exactly the bound, and one beside it never becomes it.
 */
export function tcmrFigures({ liftCnt, cases, downtimeMs }: TcmrCounts): TcmrFigures {
  const counts = { liftCnt, cases, hours: downtimeMs / hourMs }
  if (liftCnt === 0) {
    return { ...counts, faultRatePer10Units: null, frScore: null, avgPerLift: null, ldtScore: null, totalScore: null }
  }
  const faultRatePer10Units = (cases * 10) / liftCnt
  const avgPerLift = downtimeMs / (liftCnt * hourMs)
  const frScore = pointsOf(faultRatePer10Units, tcmrPoints.faultRatePer10Units)
  const ldtScore = pointsOf(avgPerLift, tcmrPoints.avgPerLift)
  return { ...counts, faultRatePer10Units, frScore, avgPerLift, ldtScore, totalScore: frScore + ldtScore }
}
