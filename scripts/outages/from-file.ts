import type { MonthFigures } from './figures'
import type { Month } from './month'
import type { Stretch } from './read-stretches'

/**
 * Outage hours and availability of each lift by nothing but the file. It shares no reckoning with the server or with
 * `core/src/reports`, which it is there to check: one walk over a lift's outages in the order of their begins.
 */
export function figuresFromFile(stretches: readonly Stretch[], { from, to }: Month): MonthFigures {
  const lifts = [...new Set(stretches.map(stretch => stretch.lift))].toSorted()
  const inOrder = stretches.toSorted((a, b) => a.from - b.from)
  const outMs = new Map(lifts.map(lift => [lift, 0]))
  const countedUpTo = new Map(lifts.map(lift => [lift, from]))
  for (const { lift, ...stretch } of inOrder) {
    const begin = Math.max(stretch.from, countedUpTo.get(lift)!)
    const end = Math.min(stretch.to, to)
    if (end <= begin) continue
    outMs.set(lift, outMs.get(lift)! + (end - begin))
    countedUpTo.set(lift, end)
  }
  return new Map(
    lifts.map(lift => {
      const ms = outMs.get(lift)!
      return [lift, { outageHours: ms / 3_600_000, availabilityPercent: 100 - (ms * 100) / (to - from) }]
    }),
  )
}
