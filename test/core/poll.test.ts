import { describe, expect, it } from 'vitest'
import { retryForEver, stopAfterFailures } from '@liftwatch/core/client/poll'

const failures = Array.from({ length: 40 }, (_, index) => index)

describe('trying again', () => {
  it('is every 5 s and ends with the tenth failure in a row', () => {
    const delays = failures.map(count => stopAfterFailures.nextDelayMs(count))
    expect(delays.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 5_000))
    expect(delays.slice(10).every(delay => delay === undefined)).toBe(true)
  })

  it('for ever is every 5 s at first, then ever more slowly, up to a minute', () => {
    const delays = failures.map(count => retryForEver.nextDelayMs(count)!)
    expect(delays.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => 5_000))
    expect(delays.slice(11, 14)).toEqual([7_500, 11_250, 16_875])
    expect(delays).toEqual(delays.toSorted((a, b) => a - b))
    expect(delays.at(-1)).toBe(60_000)
  })
})
