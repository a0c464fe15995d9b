import { describe, expect, it } from 'vitest'
import { landingTs } from '@liftwatch/core/domain/device-clock'

const receivedAt = Date.UTC(2026, 10, 20, 4)
const secondMs = 1_000

describe("a device's message lands", () => {
  it.each([
    ['at its own instant', receivedAt - 5 * secondMs, receivedAt - 5 * secondMs],
    ['at its own instant, however late it comes', receivedAt - 90 * 86_400_000, receivedAt - 90 * 86_400_000],
    ['at its own instant while its clock is little ahead', receivedAt + 60 * secondMs, receivedAt + 60 * secondMs],
    ['when it came, if its clock is further ahead', receivedAt + 60 * secondMs + 1, receivedAt],
    ['when it came, if its clock was never set', 12_345, receivedAt],
    ['at its own instant from the year 2000 on', Date.UTC(2000, 0, 1), Date.UTC(2000, 0, 1)],
    ['when it came, if it says 1999', Date.UTC(2000, 0, 1) - 1, receivedAt],
  ])('%s', (_, ts, landing) => {
    expect(landingTs(ts, receivedAt)).toBe(landing)
  })
})
