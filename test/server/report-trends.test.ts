import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReportFilter } from '@liftwatch/core/contract/reports/list-report'
import { usualTimeZone } from '@liftwatch/core/contract/time-zone'
import { createUser, logIn } from '../harness/builders'
import { outcomeOf } from '../harness/outcome'
import { createReportEstate, reportNow, type ReportEstate } from '../harness/report-estate'
import { plainMonth } from './plain-reports/plain-lists'
import { plainBreakdowns } from './plain-reports/plain-occurrences'
import { plainChronic } from './plain-reports/plain-summaries'
import { plainTcmr } from './plain-reports/plain-tcmr'
import { readRawRows, type RawRows } from './plain-reports/raw-rows'

const hourMs = 3_600_000
const weekMs = 7 * 24 * hourMs

/** 26 Mondays of Singapore, 00:00, and the instant itself. */
function plainInstants(upTo: number): number[] {
  const monday = Date.parse('2026-10-12T00:00:00Z') - 8 * hourMs
  const last = monday - Math.ceil((monday - upTo) / weekMs) * weekMs
  const ends = Array.from({ length: 26 }, (_, index) => last - (25 - index) * weekMs)
  return last === upTo ? ends : [...ends, upTo]
}

/** What the charts draw, against the plainest code that makes it from the rows as they are stored. */
describe.each([20_261_121, 7])('the estate of the seed %i', seed => {
  let estate: ReportEstate
  let raw: RawRows

  beforeAll(async () => {
    estate = await createReportEstate(seed)
    raw = await readRawRows(estate.server.db, usualTimeZone)
  })
  afterAll(() => estate.server.stop())

  it.each([undefined, '2026-08'])('has the divisions of the twelve months up to %s, month by month', async month => {
    const { divisionTrend, division } = estate.client.tcmr
    const rows = await divisionTrend({ month })
    const names = Array.from({ length: 12 }, (_, index) =>
      new Date(Date.UTC(2026, (month ? 8 : 9) - 12 + index)).toISOString().slice(0, 7),
    )
    expect([...new Set(rows.map(row => row.month))]).toEqual(names)
    expect(names.at(-1)).toBe(month ?? '2026-09')
    for (const name of names) {
      const ofMonth = rows.flatMap(({ month: own, ...row }) => (own === name ? [row] : []))
      expect(ofMonth).toEqual(await division({ month: name }))
      // Before that there was nothing yet, and going through it second by second takes its time.
      if (name < '2026-07') continue
      expect(ofMonth).toEqual(plainTcmr(raw, plainMonth(name, usualTimeZone), { division: true, company: false }))
    }
  })

  it('takes no month that is not over', async () => {
    expect(await outcomeOf(estate.client.tcmr.divisionTrend({ month: '2026-10' }))).toBe('bad-input')
  })

  it.each([reportNow, reportNow - 20 * 24 * hourMs, Date.parse('2026-10-05T00:00+08:00')])(
    'has how many lifts were chronic at the end of each week up to %i',
    async upTo => {
      const points = await estate.client.chronicLifts.trend({ upTo })
      const plain = plainInstants(upTo).map(at => {
        const lifts = plainChronic(raw, at)
        return {
          upTo: at,
          liftCnt: lifts.length,
          breakdownCnt: lifts.reduce((sum, { breakdownCnt }) => sum + breakdownCnt, 0),
        }
      })
      expect(points).toEqual(plain)
      expect(points.filter(({ liftCnt }) => liftCnt > 0).length).toBeGreaterThan(1)
      const { liftCnt, breakdownCnt } = points.at(-1)!
      expect(await estate.client.chronicLifts.count({ upTo })).toEqual({ liftCnt, breakdownCnt })
    },
  )

  it.each<ReportFilter>([{ townCouncil: ['Bedok'] }, { liftCompany: ['Zenith Lifts'] }, { tc: 'amk' }])(
    'counts the chronic lifts of %o alone',
    async filter => {
      const { trend, count } = estate.client.chronicLifts
      for (const { upTo, ...counted } of (await trend(filter)).slice(-4)) {
        expect(await count({ ...filter, upTo })).toEqual(counted)
      }
    },
  )

  it('has the council report of some councils alone, in all its ways, and its months too', async () => {
    const { tcmr } = estate.client
    const ways = [
      [tcmr.division, { division: true, company: false }],
      [tcmr.liftCompany, { division: false, company: true }],
      [tcmr.dlc, { division: true, company: true }],
    ] as const
    const asked = { month: '2026-09', townCouncil: ['bedok'] }
    const lifts = raw.lifts.filter(({ council }) => council === 'Bedok')
    expect(lifts.length).toBeLessThan(raw.lifts.length)
    for (const [way, tells] of ways) {
      expect(await way(asked)).toEqual(plainTcmr({ ...raw, lifts }, plainMonth('2026-09', usualTimeZone), tells))
    }
    const trend = await tcmr.divisionTrend(asked)
    const last = trend.flatMap(({ month, ...row }) => (month === '2026-09' ? [row] : []))
    expect(last).toEqual(await tcmr.division(asked))
    const everyCouncil = await tcmr.division({ month: '2026-09', townCouncil: ['Bedok', 'Ang Mo Kio'] })
    expect(everyCouncil.at(-1)!.tcmrCount.liftCnt).toBe(raw.lifts.filter(({ council }) => council !== null).length)
  })

  it('has no council report of a council that the caller does not see', async () => {
    const user = await createUser(estate.server, { organization: 'Bedok', type: 'TOWN_COUNCIL' })
    const council = await logIn(estate.server, user)
    const asked = { townCouncil: ['Ang Mo Kio'] }
    expect(await outcomeOf(council.tcmr.division(asked))).toBe('unknown-town')
    expect(await outcomeOf(council.tcmr.divisionTrend(asked))).toBe('unknown-town')
    expect(await outcomeOf(council.tcmr.exportDlc(asked))).toBe('unknown-town')
  })

  it('shows a lift company its own lifts alone', async () => {
    const company = await logIn(
      estate.server,
      await createUser(estate.server, { organization: 'Zenith Lifts', type: 'LIFT_COMPANY' }),
    )
    const own = raw.lifts.filter(lift => lift.company === 'Zenith Lifts')
    const rows = await company.tcmr.divisionTrend({ month: '2026-09' })
    const expected = plainTcmr({ ...raw, lifts: own }, plainMonth('2026-09', usualTimeZone), {
      division: true,
      company: false,
    })
    expect(rows.filter(row => row.month === '2026-09')).toMatchObject(own.length > 0 ? expected : [])
    const chronic = plainChronic({ ...raw, lifts: own }, reportNow)
    expect((await company.chronicLifts.trend({ upTo: reportNow })).at(-1)).toMatchObject({ liftCnt: chronic.length })
    const { content } = await company.breakdownCodes.lc({ month: '2026-09', size: 1_000 })
    const breakdowns = own.flatMap(({ id }) => plainBreakdowns(raw, id, plainMonth('2026-09', usualTimeZone)))
    expect(content.reduce((sum, { totalOccurrence }) => sum + totalOccurrence, 0)).toBe(breakdowns.length)
  })
})
