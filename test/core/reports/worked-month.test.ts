import { describe, expect, it } from 'vitest'
import { episodesOf, type AlarmEdge } from '@liftwatch/core/domain/alarm-edges'
import { periodOf } from '@liftwatch/core/reports/periods'
import { reliability } from '@liftwatch/core/reports/reliability'
import { elapsed, plannedOffMs } from '@liftwatch/core/reports/downtime'
import { countsOfLift, sumOfCounts, type LiftHistory } from '@liftwatch/core/reports/tcmr-counts'
import { tcmrRows, type TcmrGrouping, type TcmrPart } from '@liftwatch/core/reports/tcmr-rows'
import { at, hourMs } from './local'

/*
 * October 2026 in Singapore, to be checked on paper. 25 lifts; what is not named here had nothing.
 *
 * lift  division  company  fault              what counts                                      cases  hours
 * A1    AMK       Alpha    3, 5th 10 to 13
 *                          6, 5th 12 to 14    10 to 14, the overlap once                           2    4.0
 * A2    AMK       Alpha    16, 30 Sep 22
 *                          to 1 Oct 02        set in September; 0 to 2 of October                  0    2.0
 * A3    AMK       Alpha    12, 10th 8 to 12   8 to 12 without the planned 9 to 11, which
 *                                             someone ended at 10.30: 4.0 - 1.5                   1    2.5
 * A4    AMK       Alpha    4, 7th 8 to 18     fault number 4 is not counted                        0    0.0
 * B1    AMK       Beta     7, 31st 22, still
 *                          active             22 to midnight                                       1    2.0
 * C1    BSH       Alpha    22, 15th 0 to 6,
 *                          again 20 to 22     one fault that was set again: 6 + 2                  1    8.0
 *
 * division  company  lifts  cases  per 10 lifts     points  hours  per lift            points  total
 * AMK       Alpha       10      3  30 / 10 = 3           2    8.5  8.5 / 10 = 0.85          4      6  amber
 * AMK       Beta         5      1  10 /  5 = 2           3    2.0  2.0 /  5 = 0.4           5      8  green
 * AMK       both        15      4  40 / 15 = 2.67        3   10.5  10.5 / 15 = 0.7          5      8
 * BSH       Alpha       10      1  10 / 10 = 1           4    8.0  8.0 / 10 = 0.8           4      8
 * both      Alpha       20      4  40 / 20 = 2           3   16.5  16.5 / 20 = 0.825        4      7
 * all                   25      5  50 / 25 = 2           3   18.5  18.5 / 25 = 0.74         5      8
 */
const october = periodOf('month', '2026-10')
const now = at('2026-11-21 15:00')

interface Happened {
  readonly number: number
  /** SET and CLEAR in turn; without the last one it is still set. */
  readonly edges: readonly string[]
}

function lift(happened: readonly Happened[], switchOffs: LiftHistory['switchOffs'] = []): LiftHistory {
  const faults = happened.map(({ number, edges }) => ({ alarmLiftFaultNumber: number, alarmStartTs: at(edges[0]!) }))
  const stretches = happened.flatMap(({ number, edges }) => {
    const shown = edges.map((ts, seq): AlarmEdge => ({ ts: at(ts), seq, state: seq % 2 === 0 ? 'SET' : 'CLEAR' }))
    return episodesOf(shown, true).map(({ alarmStartTs, alarmClearTs }) => ({
      alarmLiftFaultNumber: number,
      alarmStartTs,
      alarmClearTs,
    }))
  })
  return { faults, stretches, switchOffs }
}

const quiet = lift([])
const a1 = lift([
  { number: 3, edges: ['2026-10-05 10:00', '2026-10-05 13:00'] },
  { number: 6, edges: ['2026-10-05 12:00', '2026-10-05 14:00'] },
])
const a2 = lift([{ number: 16, edges: ['2026-09-30 22:00', '2026-10-01 02:00'] }])
const a3 = lift(
  [{ number: 12, edges: ['2026-10-10 08:00', '2026-10-10 12:00'] }],
  [{ offAt: at('2026-10-10 09:00'), onAt: at('2026-10-10 11:00'), switchOnAt: at('2026-10-10 10:30') }],
)
const a4 = lift([{ number: 4, edges: ['2026-10-07 08:00', '2026-10-07 18:00'] }])
const b1 = lift([{ number: 7, edges: ['2026-10-31 22:00'] }])
const c1 = lift([
  { number: 22, edges: ['2026-10-15 00:00', '2026-10-15 06:00', '2026-10-15 20:00', '2026-10-15 22:00'] },
])

function part(ward: string, company: string, lifts: readonly LiftHistory[], quietCnt: number): TcmrPart {
  const all = [...lifts, ...Array<LiftHistory>(quietCnt).fill(quiet)]
  const counts = sumOfCounts(all.map(one => countsOfLift(one, october, now)))
  return { buildingWard: ward, buildingWardFullName: `${ward} division`, liftCompany: company, ...counts }
}

const parts = [part('BSH', 'Alpha', [c1], 9), part('AMK', 'Beta', [b1], 4), part('AMK', 'Alpha', [a1, a2, a3, a4], 6)]

/** A row in words: division, company, lifts, cases, points, hours, points, total. */
function shown(grouping: TcmrGrouping): string[] {
  return tcmrRows(grouping, parts).map(({ buildingWard, liftCompany, groupLift, tcmrCount }) => {
    const { liftCnt, cases, frScore, hours, ldtScore, totalScore, summary } = tcmrCount
    const name = [buildingWard, liftCompany].filter(Boolean).join(' ') || 'all'
    const kind = summary ? (groupLift ? ' division:' : ' total:') : ':'
    return `${name}${kind} ${liftCnt} lifts, ${cases} cases ${frScore}, ${hours} h ${ldtScore}, ${totalScore}`
  })
}

describe('the worked month', () => {
  it('has these rows by division and company, each division closed by its summary', () => {
    expect(shown('DIVISION_LIFTCOMPANY')).toEqual([
      'AMK Alpha: 10 lifts, 3 cases 2, 8.5 h 4, 6',
      'AMK Beta: 5 lifts, 1 cases 3, 2 h 5, 8',
      'AMK division: 15 lifts, 4 cases 3, 10.5 h 5, 8',
      'BSH Alpha: 10 lifts, 1 cases 4, 8 h 4, 8',
      'BSH division: 10 lifts, 1 cases 4, 8 h 4, 8',
      'all total: 25 lifts, 5 cases 3, 18.5 h 5, 8',
    ])
  })

  it('has these rows by division', () => {
    expect(shown('DIVISION')).toEqual([
      'AMK: 15 lifts, 4 cases 3, 10.5 h 5, 8',
      'BSH: 10 lifts, 1 cases 4, 8 h 4, 8',
      'all total: 25 lifts, 5 cases 3, 18.5 h 5, 8',
    ])
  })

  it('has these rows by company', () => {
    expect(shown('LIFTCOMPANY')).toEqual([
      'Alpha: 20 lifts, 4 cases 3, 16.5 h 4, 7',
      'Beta: 5 lifts, 1 cases 3, 2 h 5, 8',
      'all total: 25 lifts, 5 cases 3, 18.5 h 5, 8',
    ])
  })

  it('has unrounded figures in its rows', () => {
    const [alpha] = tcmrRows('DIVISION_LIFTCOMPANY', parts)
    expect(alpha!.tcmrCount).toMatchObject({ faultRatePer10Units: 3, avgPerLift: 0.85 })
    const [division] = tcmrRows('DIVISION', parts)
    expect(division).toMatchObject({
      buildingWardFullName: 'AMK division',
      tcmrCount: { faultRatePer10Units: 40 / 15 },
    })
  })

  it('finds A3 down for 2.5 of the 742.5 hours that it was meant to run', () => {
    const { from, to } = elapsed(october, now)
    const figures = reliability({
      periodMs: to - from,
      plannedOffMs: plannedOffMs(a3.switchOffs, october, now),
      downtimeMs: countsOfLift(a3, october, now).downtimeMs,
      breakdownCnt: 1,
    })
    expect(figures).toEqual({ availabilityPercent: (740 * 100) / 742.5, mtbfMs: 740 * hourMs, mttrMs: 2.5 * hourMs })
  })
})
