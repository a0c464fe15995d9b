import { describe, expect, it } from 'vitest'
import { retryForEver, stopAfterFailures } from '@liftwatch/core/client/poll'

const failures = Array.from({ length: 40 }, (_, index) => index)

describe('trying again', () => {
  it('is every 5 s and ends with the tenth failure in a row', () => {
    const delays = failures.map(count => stopAfterFailures.nextDelayMs(count))
    expect(delays.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 5_000))
    expect(delays.slice(10).every(delay => delay === undefined)).toBe(true)
  })

  it('for ever is every 5 s while it answers; after failures ever more slowly, but never so slowly as to miss a return by 5 s', () => {
    const delays = failures.map(count => retryForEver.nextDelayMs(count)!)
    expect(delays.slice(0, 5)).toEqual([5_000, 1_000, 1_500, 2_250, 3_000])
    const afterFailures = delays.slice(1)
    expect(afterFailures).toEqual(afterFailures.toSorted((a, b) => a - b))
    expect(afterFailures.at(-1)).toBe(3_000)
  })
})
