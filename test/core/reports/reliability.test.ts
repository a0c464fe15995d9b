import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reliability } from '@liftwatch/core/reports/reliability'
import { hourMs } from './local'

/** A month of 30 days. */
const periodMs = 720 * hourMs

describe('a lift in a month', () => {
  it('that was down 8 hours by 4 breakdowns ran 178 hours between them, and took 2 to be repaired', () => {
    expect(reliability({ periodMs, plannedOffMs: 0, downtimeMs: 8 * hourMs, breakdownCnt: 4 })).toEqual({
      availabilityPercent: (712 / 720) * 100,
      mtbfMs: 178 * hourMs,
      mttrMs: 2 * hourMs,
    })
  })

  it('is measured by the time that it was meant to run', () => {
    const half = reliability({ periodMs, plannedOffMs: 360 * hourMs, downtimeMs: 180 * hourMs, breakdownCnt: 1 })
    expect(half).toEqual({ availabilityPercent: 50, mtbfMs: 180 * hourMs, mttrMs: 180 * hourMs })
  })

  it('without breakdowns has no means', () => {
    const well = reliability({ periodMs, plannedOffMs: 0, downtimeMs: 0, breakdownCnt: 0 })
    expect(well).toEqual({ availabilityPercent: 100, mtbfMs: null, mttrMs: null })
    const fromBefore = reliability({ periodMs, plannedOffMs: 0, downtimeMs: 72 * hourMs, breakdownCnt: 0 })
    expect(fromBefore).toEqual({ availabilityPercent: 90, mtbfMs: null, mttrMs: null })
  })

  it('that was planned to be off all the time has no availability', () => {
    const off = reliability({ periodMs, plannedOffMs: periodMs, downtimeMs: 0, breakdownCnt: 1 })
    expect(off).toEqual({ availabilityPercent: null, mtbfMs: 0, mttrMs: 0 })
  })

  it('is available between never and always', () => {
    const month = fc.tuple(fc.nat(periodMs), fc.nat(periodMs), fc.nat(50)).map(([a, b, breakdownCnt]) => ({
      periodMs,
      plannedOffMs: Math.min(a, b),
      downtimeMs: Math.min(periodMs - Math.min(a, b), Math.abs(a - b)),
      breakdownCnt,
    }))
    fc.assert(
      fc.property(month, counts => {
        const { availabilityPercent } = reliability(counts)
        expect(availabilityPercent === null).toBe(counts.plannedOffMs === periodMs)
        expect(availabilityPercent ?? 0).toBeGreaterThanOrEqual(0)
        expect(availabilityPercent ?? 0).toBeLessThanOrEqual(100)
      }),
    )
  })
})
