import type { MonthFigures } from './figures'
import type { Month } from './month'
import type { Stretch } from './read-stretches'

/** The parts of a lift's month: between one begin or end of anything and the next. */
function partsOf(stretches: readonly Stretch[], { from, to }: Month): [number, number][] {
  const inside = stretches.flatMap(stretch => [stretch.from, stretch.to]).filter(at => at > from && at < to)
  const bounds = [...new Set([from, ...inside, to])].toSorted((a, b) => a - b)
  return bounds.slice(1).map((end, index) => [bounds[index]!, end])
}

/**
 * Outage hours and availability of each lift by nothing but the file. It shares no reckoning with the server or with
 * `core/src/reports`, which it is there to check: each part of the month is planned off, or out, or neither.
 */
export function figuresFromFile(
  unplanned: readonly Stretch[],
  month: Month,
  planned: readonly Stretch[] = [],
): MonthFigures {
  const lifts = [...new Set([...unplanned, ...planned].map(({ lift }) => lift))].toSorted()
  return new Map(
    lifts.map(lift => {
      const [out, off] = [unplanned, planned].map(all => all.filter(stretch => stretch.lift === lift))
      let outMs = 0
      let meantToRunMs = 0
      for (const [from, to] of partsOf([...out!, ...off!], month)) {
        const isIn = (all: readonly Stretch[]) => all.some(stretch => stretch.from <= from && stretch.to >= to)
        if (isIn(off!)) continue
        meantToRunMs += to - from
        if (isIn(out!)) outMs += to - from
      }
      const availabilityPercent = meantToRunMs === 0 ? Number.NaN : 100 - (outMs * 100) / meantToRunMs
      return [lift, { outageHours: outMs / 3_600_000, availabilityPercent }]
    }),
  )
}
