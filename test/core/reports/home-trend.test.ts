import { describe, expect, it } from 'vitest'
import { AppError } from '@liftwatch/core/errors'
import { dayMs } from '@liftwatch/core/limits'
import { trendRange } from '@liftwatch/core/reports/home-trend'

const hourMs = 3_600_000
const singapore = 'Asia/Singapore'
/** Half past two in the afternoon there. */
const now = Date.parse('2026-11-23T14:30:00+08:00')

function problemOf(asked: Parameters<typeof trendRange>[0]) {
  try {
    return trendRange(asked, now, singapore)
  } catch (error) {
    return error instanceof AppError ? [error.code, error.errors] : error
  }
}

const local = (steps: readonly number[]) => steps.map(at => new Date(at + 8 * hourMs).toISOString().slice(0, 16))

describe('the range of a trend', () => {
  it('is of 30 days with today, by the day of the estate, where nothing is asked for', () => {
    const range = trendRange({}, now, singapore)
    expect(range).toMatchObject({ endTs: now, step: 'DAY', startTs: range.steps[0] })
    expect(range.steps).toHaveLength(30)
    expect(local([range.steps[0]!, range.steps[29]!])).toEqual(['2026-10-25T00:00', '2026-11-23T00:00'])
  })

  it('begins with the hour that its start lies in, and has one for its end', () => {
    const { step, steps } = trendRange({ startTs: now - 2 * hourMs }, now, singapore)
    expect(step).toBe('HOUR')
    expect(local(steps)).toEqual(['2026-11-23T12:00', '2026-11-23T13:00', '2026-11-23T14:00'])
    const whole = trendRange({ startTs: now - hourMs / 2 - 24 * hourMs, endTs: now - hourMs / 2 - 1 }, now, singapore)
    expect(whole.steps).toHaveLength(24)
  })

  it('has the hours of a clock that is half an hour off', () => {
    const { steps } = trendRange({ startTs: now - hourMs }, now, 'Asia/Kolkata')
    // There it is noon.
    expect(steps).toEqual([now - hourMs, now])
  })

  it('is by the hour up to 48 hours, and by the day from then on', () => {
    expect(trendRange({ startTs: now - 2 * dayMs }, now, singapore).step).toBe('HOUR')
    expect(trendRange({ startTs: now - 2 * dayMs - 1 }, now, singapore).step).toBe('DAY')
  })

  it('has each day once where clocks change, one of them of 25 hours', () => {
    const [startTs, endTs] = ['2026-10-24', '2026-10-27'].map(day => Date.parse(`${day}T12:00:00Z`)) as [number, number]
    const { steps } = trendRange({ startTs, endTs }, now, 'Europe/Berlin')
    expect(steps.slice(1).map((at, index) => (at - steps[index]!) / hourMs)).toEqual([24, 25, 24])
  })

  it('without its start is of the 30 days up to its end', () => {
    const endTs = Date.parse('2026-03-10T23:59:59.999+08:00')
    const { startTs, steps } = trendRange({ endTs }, now, singapore)
    expect(steps).toHaveLength(30)
    expect(local([startTs])).toEqual(['2026-02-09T00:00'])
  })

  it.each([
    [{ startTs: now }, [{ path: 'startTs', message: 'must be before now' }]],
    [{ startTs: now + dayMs }, [{ path: 'startTs', message: 'must be before now' }]],
    [{ startTs: now - 92 * dayMs - 1 }, [{ path: 'startTs', message: 'must be at most 92 days ago' }]],
    [{ endTs: 0 }, [{ path: 'endTs', message: 'is too early' }]],
  ])('%j is refused by the name of its field', (asked, problems) => {
    expect(problemOf(asked)).toEqual(['bad-input', problems])
  })

  it('may have 92 days', () => {
    expect(trendRange({ startTs: now - 92 * dayMs }, now, singapore).steps).toHaveLength(93)
  })
})
