import { minuteMs } from '@liftwatch/core/limits'

/**
 * Counts what others can make happen as often as they like, for a log that has it once a minute. Each call answers how many there were
 * since the line before, where it is time for another, and 0 where it is not.
 */
export function onceAMinute(clock: () => number): () => number {
  let saidAt = Number.NEGATIVE_INFINITY
  let count = 0
  return () => {
    count += 1
    // A clock that is set back is no reason to be silent.
    if (Math.abs(clock() - saidAt) < minuteMs) return 0
    const counted = count
    saidAt = clock()
    count = 0
    return counted
  }
}
