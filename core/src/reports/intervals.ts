/** A stretch of time in epoch milliseconds, half-open: `from` belongs to it, `to` does not. One that ends before it begins is empty. */
export interface Interval {
  readonly from: number
  readonly to: number
}

/**
 * The same instants as stretches in order that neither overlap nor touch. Empty ones vanish, so that an instant which lies in
 * several is there once.
 */
export function union(intervals: readonly Interval[]): Interval[] {
  const inOrder = intervals.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from)
  const apart: Interval[] = []
  for (const interval of inOrder) {
    const last = apart.at(-1)
    if (last && interval.from <= last.to) {
      apart[apart.length - 1] = { from: last.from, to: Math.max(last.to, interval.to) }
    } else apart.push(interval)
  }
  return apart
}

/** What of the intervals lies within the bounds, as a union. */
export function clip(intervals: readonly Interval[], bounds: Interval): Interval[] {
  return union(intervals.map(({ from, to }) => ({ from: Math.max(from, bounds.from), to: Math.min(to, bounds.to) })))
}

/** What of the intervals lies in none of the holes, as a union. Holes may overlap each other. */
export function subtract(intervals: readonly Interval[], holes: readonly Interval[]): Interval[] {
  return union(holes).reduce<Interval[]>(
    (left, hole) =>
      left.flatMap(({ from, to }) =>
        [
          { from, to: Math.min(to, hole.from) },
          { from: Math.max(from, hole.to), to },
        ].filter(rest => rest.from < rest.to),
      ),
    union(intervals),
  )
}

/** How many milliseconds the intervals cover; what several of them cover counts once. */
export function coveredMs(intervals: readonly Interval[]): number {
  return union(intervals).reduce((sum, { from, to }) => sum + (to - from), 0)
}

/** Whether an instant lies within. */
export function isWithin({ from, to }: Interval, at: number): boolean {
  return from <= at && at < to
}
