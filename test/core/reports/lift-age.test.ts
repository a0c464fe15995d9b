import { describe, expect, it } from 'vitest'
import { liftAgeFormat, liftAgeYears } from '@liftwatch/core/reports/lift-age'
import { at } from './local'

describe('the age of a lift', () => {
  it.each([
    ['1988-09-30', '2026-09-30 23:59', 38],
    ['1988-10-01', '2026-09-30 23:59', 37],
    ['2025-10-01', '2026-10-01 00:00', 1],
    ['2026-10-01', '2026-10-01 00:00', 0],
  ])('since %s is in whole years of the estate at %s', (turnOnDate, instant, years) => {
    expect(liftAgeYears(turnOnDate, at(instant))).toBe(years)
  })

  it.each([null, 'unknown', '2026-02-30', '1988', '2027-01-01'])('since %s is not known', turnOnDate => {
    expect(liftAgeYears(turnOnDate, at('2026-10-01 00:00'))).toBeNull()
  })

  it('is said in words', () => {
    expect([0, 1, 38, null].map(liftAgeFormat)).toEqual(['0 years', '1 year', '38 years', null])
  })
})
