import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tcmrBands, tcmrFigures } from '@liftwatch/core/reports/tcmr'
import { scoreTone } from '@liftwatch/core/tones'
import { hourMs } from './local'

describe('points for the fault rate', () => {
  it.each([
    [0, 5],
    [99, 5],
    [100, 4],
    [199, 4],
    [200, 3],
    [299, 3],
    [300, 2],
    [399, 2],
    [400, 1],
    [5_000, 1],
  ])('of %i cases among 1000 lifts are %i', (cases, points) => {
    const figures = tcmrFigures({ liftCnt: 1_000, cases, downtimeMs: 0 })
    expect(figures).toMatchObject({
      faultRatePer10Units: cases / 100,
      frScore: points,
      ldtScore: 5,
      totalScore: points + 5,
    })
  })
})

describe('points for downtime', () => {
  const bounds = [
    [0.8, 4],
    [1, 3],
    [1.2, 2],
    [1.4, 1],
  ] as const

  it.each(bounds)('of exactly %d hours for each lift are %i, and of a millisecond less one more', (hours, points) => {
    for (const liftCnt of [1, 3, 7, 10, 49, 999, 26_476]) {
      const downtimeMs = Math.round(hours * 10) * 360_000 * liftCnt
      const on = tcmrFigures({ liftCnt, cases: 0, downtimeMs })
      const below = tcmrFigures({ liftCnt, cases: 0, downtimeMs: downtimeMs - 1 })
      expect([on.avgPerLift, on.ldtScore, below.ldtScore]).toEqual([hours, points, points + 1])
    }
  })

  it('are 5 without any, and 1 however long it is', () => {
    expect(tcmrFigures({ liftCnt: 10, cases: 0, downtimeMs: 0 }).ldtScore).toBe(5)
    expect(tcmrFigures({ liftCnt: 1, cases: 0, downtimeMs: 744 * hourMs }).ldtScore).toBe(1)
  })
})

describe('scores', () => {
  it('are none where there is no lift, while what was counted stays', () => {
    expect(tcmrFigures({ liftCnt: 0, cases: 1, downtimeMs: hourMs })).toEqual({
      liftCnt: 0,
      cases: 1,
      faultRatePer10Units: null,
      frScore: null,
      hours: 1,
      avgPerLift: null,
      ldtScore: null,
      totalScore: null,
    })
  })

  const counts = fc.record({
    liftCnt: fc.integer({ min: 1, max: 30_000 }),
    cases: fc.nat(20_000),
    downtimeMs: fc.nat(30_000 * 2 * hourMs),
  })

  it('fall as cases and downtime rise, and are never beyond their table', () => {
    fc.assert(
      fc.property(counts, fc.nat(1_000), fc.nat(1_000 * hourMs), (before, moreCases, moreMs) => {
        const after = { ...before, cases: before.cases + moreCases, downtimeMs: before.downtimeMs + moreMs }
        const [best, worst] = [tcmrFigures(before), tcmrFigures(after)]
        expect(best.frScore!).toBeGreaterThanOrEqual(worst.frScore!)
        expect(best.ldtScore!).toBeGreaterThanOrEqual(worst.ldtScore!)
        expect(worst.totalScore).toBe(worst.frScore! + worst.ldtScore!)
        expect([1, 2, 3, 4, 5]).toContain(worst.frScore)
        expect([1, 2, 3, 4, 5]).toContain(worst.ldtScore)
      }),
    )
  })

  it('change exactly where whole numbers say so, for whatever number of lifts', () => {
    fc.assert(
      fc.property(counts, ({ liftCnt, cases, downtimeMs }) => {
        const figures = tcmrFigures({ liftCnt, cases, downtimeMs })
        const rateBounds = [1, 2, 3, 4].filter(bound => cases * 10 >= bound * liftCnt)
        const tenths = [8, 10, 12, 14].filter(bound => downtimeMs * 10 >= bound * liftCnt * hourMs)
        expect([figures.frScore, figures.ldtScore]).toEqual([5 - rateBounds.length, 5 - tenths.length])
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('bands', () => {
  it.each([
    ['frScore', ['critical', 'warning', 'warning', 'ok', 'ok']],
    ['ldtScore', ['critical', 'warning', 'warning', 'ok', 'ok']],
  ] as const)('of %s, for 1 to 5 points', (score, tones) => {
    expect([1, 2, 3, 4, 5].map(points => scoreTone(points, tcmrBands[score]))).toEqual(tones)
  })

  it('of the total score, for 2 to 10 points', () => {
    const tones = [2, 3, 4, 5, 6, 7, 8, 9, 10].map(points => scoreTone(points, tcmrBands.totalScore))
    expect(tones.join(' ')).toBe('critical critical warning warning warning warning ok ok ok')
  })
})
