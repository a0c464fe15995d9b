import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clip, coveredMs, isWithin, subtract, union, type Interval } from '@liftwatch/core/reports/intervals'

const few = fc.integer({ min: 0, max: 30 })
const intervals = fc.array(fc.record({ from: few, to: few }), { maxLength: 8 })

/** The same by counting: which of the instants 0 to 30 belong to any of them. */
function instants(of: readonly Interval[]): number[] {
  return Array.from({ length: 31 }, (_, instant) => instant).filter(instant =>
    of.some(interval => isWithin(interval, instant)),
  )
}

describe('intervals', () => {
  it('that overlap or touch become one, and empty ones none', () => {
    const given = [
      { from: 5, to: 8 },
      { from: 1, to: 3 },
      { from: 3, to: 4 },
      { from: 6, to: 7 },
      { from: 9, to: 9 },
      { from: 12, to: 11 },
    ]
    expect(union(given)).toEqual([
      { from: 1, to: 4 },
      { from: 5, to: 8 },
    ])
    expect(coveredMs(given)).toBe(6)
  })

  it('lose what holes take out of them, at either end, in the middle or altogether', () => {
    expect(subtract([{ from: 0, to: 10 }], [{ from: 4, to: 6 }])).toEqual([
      { from: 0, to: 4 },
      { from: 6, to: 10 },
    ])
    expect(
      subtract(
        [{ from: 0, to: 10 }],
        [
          { from: -5, to: 2 },
          { from: 8, to: 20 },
        ],
      ),
    ).toEqual([{ from: 2, to: 8 }])
    expect(subtract([{ from: 0, to: 10 }], [{ from: 0, to: 10 }])).toEqual([])
  })

  it('hold the same instants as counting gives, whatever is done to them', () => {
    fc.assert(
      fc.property(intervals, intervals, few, few, (some, others, from, to) => {
        const inOthers = new Set(instants(others))
        expect(instants(union(some))).toEqual(instants(some))
        expect(coveredMs(some)).toBe(instants(some).length)
        expect(instants(clip(some, { from, to }))).toEqual(
          instants(some).filter(instant => from <= instant && instant < to),
        )
        expect(instants(subtract(some, others))).toEqual(instants(some).filter(instant => !inOthers.has(instant)))
      }),
      { numRuns: 1_000 },
    )
  })

  it('come out apart from each other and in order', () => {
    fc.assert(
      fc.property(intervals, intervals, (some, others) => {
        for (const apart of [union(some), subtract(some, others)]) {
          expect(apart.every(({ from, to }) => from < to)).toBe(true)
          expect(apart.slice(1).every(({ from }, index) => from > apart[index]!.to)).toBe(true)
        }
      }),
    )
  })
})
