import type { Outage } from '../replay/outages'
import type { MonthFigures } from './figures'
import type { Month } from './month'

/**
 * Outage hours and availability of each lift by nothing but the file. It shares no reckoning with the server or with
 * `core/src/reports`, which it is there to check: one walk over a lift's outages in the order of their begins.
 */
export function figuresFromFile(outages: readonly Outage[], { from, to }: Month): MonthFigures {
  const lifts = [...new Set(outages.map(outage => outage.lift))].toSorted()
  const inOrder = outages.toSorted((a, b) => a.startTs - b.startTs)
  const outMs = new Map(lifts.map(lift => [lift, 0]))
  const countedUpTo = new Map(lifts.map(lift => [lift, from]))
  for (const { lift, startTs, endTs } of inOrder) {
    const begin = Math.max(startTs, countedUpTo.get(lift)!)
    const end = Math.min(endTs ?? to, to)
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
