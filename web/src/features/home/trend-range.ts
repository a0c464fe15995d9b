import { instantInput } from '@liftwatch/core/contract/input'
import { dayMs, homeTrendDaysMax, homeTrendDaysUsual } from '@liftwatch/core/limits'
import { dayBounds, formatDay } from '@liftwatch/core/text/format'
import { z } from 'zod/mini'
import { useToday } from '../../today'
import { useSearch } from '../../search-params'

const shape = z.object({ startTs: z.optional(instantInput), endTs: z.optional(instantInput) })

/** The first instant of the day that is so many days before an instant's, with that day as the last of them. */
function startOf(endTs: number, days: number): number {
  // From noon, which no change of a zone's clock makes another day's.
  const noon = dayBounds(formatDay(endTs)).startTs + dayMs / 2
  return dayBounds(formatDay(noon - (days - 1) * dayMs)).startTs
}

/** The whole days that the trends are of, as the address has them: the last 30 unless it says otherwise, 92 at most. */
export function useTrendRange() {
  const today = useToday()
  const { values, change } = useSearch(shape)
  const endTs = Math.min(values.endTs ?? Infinity, dayBounds(today).endTs)
  const first = startOf(endTs, homeTrendDaysMax)
  const asked = values.startTs ?? startOf(endTs, homeTrendDaysUsual)
  const startTs = Math.max(first, asked < endTs ? asked : startOf(endTs, 1))
  return { range: { startTs, endTs }, isCut: asked < first, change }
}
