import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zoneOffset } from '../../core/src/text/zone-offset'

const hourMs = 3_600_000

/** What the machine's own data says of an instant, asked in another way. */
function byIntl(timeZone: string, at: number): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')!.value
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

describe('a zone’s offset', () => {
  it.each(['Asia/Singapore', 'UTC', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Casablanca'])(
    'in %s is what its rules say, at any instant since 1970',
    timeZone => {
      const offset = zoneOffset(timeZone)
      fc.assert(
        fc.property(fc.integer({ min: 0, max: Date.UTC(2040, 0) }), at => {
          expect(offset(at)).toBe(byIntl(timeZone, at))
        }),
        { numRuns: 300 },
      )
    },
  )

  it('changes at the instant at which the clocks are changed', () => {
    const change = Date.UTC(2026, 2, 8, 7)
    const offset = zoneOffset('America/New_York')
    expect([change - 1, change].map(at => offset(at) / hourMs)).toEqual([-5, -4])
  })

  it('of the usual zone is known since its last change, and asked for before', () => {
    const change = Date.UTC(1981, 11, 31, 16)
    const offset = zoneOffset('Asia/Singapore')
    expect([change - 1, change].map(at => offset(at) / hourMs)).toEqual([7.5, 8])
    expect([change - 1, change].map(at => byIntl('Asia/Singapore', at) / hourMs)).toEqual([7.5, 8])
  })

  it('is there for the first and the last instant that there is', () => {
    const last = 8_640_000_000_000_000
    for (const at of [0, last - 8 * hourMs, last - 7 * hourMs, last]) {
      const local = at + zoneOffset('Asia/Singapore')(at)
      expect(Number.isNaN(new Date(local).getTime())).toBe(false)
    }
  })
})
