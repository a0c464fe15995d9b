import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alarmLoadRows } from '@liftwatch/core/tables/alarm-load-rows'
import { createRandom } from '../../scripts/demo/random'
import { createPastChanges, sendFlood, settled } from '../harness/past-changes'
import { createReportEstate, reportNow, type ReportEstate, zonedEstates } from '../harness/report-estate'
import { someOf } from '../harness/rounds'
import { plainAlarmLoad } from './plain-reports/plain-alarm-load'
import {
  plainAlarms,
  plainComplaints,
  plainDay,
  plainDayAfter,
  plainMidnight,
  plainMonth,
} from './plain-reports/plain-lists'
import {
  isBreakdown,
  isBreakdownRow,
  plainBreakdowns,
  plainOccurrences,
  plainProvoked,
} from './plain-reports/plain-occurrences'
import { plainProblemLifts, plainSwitchOffs } from './plain-reports/plain-problem-lifts'
import { plainChronic, plainCodes, plainMaintenance } from './plain-reports/plain-summaries'
import { plainTcmr } from './plain-reports/plain-tcmr'
import { readRawRows, type RawRows } from './plain-reports/raw-rows'

const everyDay = Array.from({ length: 90 }, (_, days) => plainDayAfter('2026-08-01', days))

/** Every report, against the plainest code that makes it from the rows as they are stored, after much of what is over was changed. */
describe.each(someOf(zonedEstates))('the estate of the seed %i in %s', (seed, timeZone) => {
  let estate: ReportEstate
  let raw: RawRows

  beforeAll(async () => {
    estate = await createReportEstate(seed, timeZone)
    const change = await createPastChanges(estate, createRandom(seed))
    for (let count = 0; count < 60; count += 1) await change()
    await sendFlood(estate, plainMidnight('2026-09-01', timeZone))
    await settled(estate)
    raw = await readRawRows(estate.server.db, timeZone)
  })
  afterAll(() => estate.server.stop())

  const ids = ({ content }: { content: readonly { id: string }[] }) => content.map(({ id }) => id)
  const all = { size: 1_000 }

  it('has something of everything', () => {
    const isOver = (day: string) => {
      const at = plainMidnight(day, timeZone)
      return raw.alarms.filter(a => isBreakdown(a) && a.alarm_start_ts < at && (a.alarm_clear_ts ?? Infinity) > at)
    }
    expect(isOver('2026-09-01').length).toBeGreaterThan(0)
    expect(isOver('2026-10-01').length).toBeGreaterThan(0)
    expect(raw.switchOffs.some(({ cancelled_at }) => cancelled_at !== null)).toBe(true)
    expect(raw.alarms.some(alarm => alarm.alarm_clear_ts === null)).toBe(true)
    expect(raw.alarms.some(alarm => alarm.fault_code !== null && isBreakdown(alarm))).toBe(true)
    expect(raw.alarms.some(alarm => alarm.repeat_cnt > 0 && isBreakdown(alarm))).toBe(true)
    // What occurred is neither what is stored as rows nor each SET.
    const occurred = raw.lifts.flatMap(({ id }) => plainOccurrences(raw, id, 'LIFT_FAULT')).length
    expect(occurred).not.toBe(raw.alarms.filter(({ type }) => type === 'LIFT_FAULT').length)
    expect(occurred).toBeLessThan(raw.edges.filter(e => e.type === 'LIFT_FAULT' && e.state === 'SET').length)
    expect(raw.alarms.length).toBeGreaterThan(200)
  })

  it('has faults that a planned check provoked, that only seem so, and a day that is not over', () => {
    const counts = { provoked: 0, comeAgain: 0, overItsEnds: 0, onOtherDays: 0, stillSet: 0 }
    for (const { id } of raw.lifts) {
      const isProvoked = plainProvoked(raw, id)
      const onAnyDay = plainProvoked({ ...raw, checks: everyDay.map(date => ({ lift_id: id, date })) }, id)
      for (const fault of plainOccurrences(raw, id, 'LIFT_FAULT')) {
        if (isProvoked(fault, reportNow)) {
          counts.provoked += 1
          if (fault.stretches.length > 1) counts.comeAgain += 1
          if (fault.clear === Infinity) counts.stillSet += 1
        } else if (onAnyDay(fault, reportNow)) counts.onOtherDays += 1
        else if (fault.stretches.some(stretch => isProvoked(stretch, reportNow))) counts.overItsEnds += 1
      }
    }
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0)
    const rows = raw.alarms.filter(isBreakdown)
    const shown = rows.filter(isBreakdownRow(raw, { from: 0, to: reportNow }))
    expect(shown.length).toBeLessThan(rows.length)
  })

  describe.each(['2026-08', '2026-09'])('in %s', month => {
    it('has the breakdowns, traps and alarms of the month, newest first', async () => {
      const { client } = estate
      const span = plainMonth(month, timeZone)
      expect(ids(await client.monthBreakdown.page({ month, ...all }))).toEqual(
        plainAlarms(raw, span, isBreakdownRow(raw, span)),
      )
      expect(ids(await client.monthPt.page({ month, ...all }))).toEqual(
        plainAlarms(raw, span, ({ type }) => type === 'PASSENGER_TRAP'),
      )
      const alarms = await client.monthAlarms.page({ month, ...all })
      expect(ids(alarms)).toEqual(plainAlarms(raw, span, () => true))
      expect(alarms.totalElements).toBe(alarms.content.length)
    })

    it('has the complaints of the month, newest first', async () => {
      const cases = await estate.client.monthComplaint.page({ month, ...all })
      expect(ids(cases)).toEqual(plainComplaints(raw, plainMonth(month, timeZone)))
    })

    it('has the technician codes and their ranges, by council and together', async () => {
      const { tcFaultCode, tcFaultCodeRange, lc } = estate.client.breakdownCodes
      const span = plainMonth(month, timeZone)
      const shown = ({ content }: Awaited<ReturnType<typeof lc>>, by: 'faultCode' | 'faultCodeRange') =>
        content
          .flatMap(row =>
            row.brands.map(brand => `${JSON.stringify([row.liftTc, row[by], brand.liftBrand])} ${brand.occurrence}`),
          )
          .toSorted()
      expect(shown(await tcFaultCode({ month, ...all }), 'faultCode')).toEqual(plainCodes(raw, span, 'code', true))
      expect(shown(await tcFaultCodeRange({ month, ...all }), 'faultCodeRange')).toEqual(
        plainCodes(raw, span, 'range', true),
      )
      const codes = await lc({ month, ...all })
      expect(shown(codes, 'faultCode')).toEqual(plainCodes(raw, span, 'code', false))
      const ranges = await lc({ month, groupBy: 'faultCodeRange', ...all })
      expect(shown(ranges, 'faultCodeRange')).toEqual(plainCodes(raw, span, 'range', false))
      const occurrences = codes.content.reduce((sum, row) => sum + row.totalOccurrence, 0)
      expect(occurrences).toBe(raw.lifts.flatMap(({ id }) => plainBreakdowns(raw, id, span)).length)
    })

    it('says how heavy the alarms were', async () => {
      const load = await estate.client.alarmLoad.figures({ month })
      for (const cnt of [load.floodCnt, load.chatteringCnt, load.staleCnt]) expect(cnt).toBeGreaterThan(0)
      const named = ({ liftName, type, number }: (typeof load.chattering)[number]) => `${liftName} ${type} ${number}`
      const shown = {
        ...load,
        chattering: load.chattering.map(named).toSorted(),
        stale: load.stale.map(alarm => `${named(alarm)} ${alarm.alarmStartTs}`).toSorted(),
      }
      expect(shown).toEqual(plainAlarmLoad(raw, month, timeZone))
    })

    it('scores divisions, lift companies and both', async () => {
      const { tcmr } = estate.client
      const span = plainMonth(month, timeZone)
      expect(await tcmr.division({ month })).toEqual(plainTcmr(raw, span, { division: true, company: false }))
      expect(await tcmr.liftCompany({ month })).toEqual(plainTcmr(raw, span, { division: false, company: true }))
      expect(await tcmr.dlc({ month })).toEqual(plainTcmr(raw, span, { division: true, company: true }))
    })

    it('has every lift, the worst first, and the switch-offs that its downtime is without', async () => {
      const { problemLifts, plannedSwitchOffs } = estate.client
      const lifts = await problemLifts.page({ month, ...all })
      expect(lifts.content).toMatchObject(plainProblemLifts(raw, plainMonth(month, timeZone)))
      expect(lifts.totalElements).toBe(raw.lifts.length)
      const switchOffs = await plannedSwitchOffs.page({ month, ...all })
      const planned = switchOffs.content.map(({ id, plannedMs }) => ({ id, plannedMs }))
      expect(planned).toEqual(plainSwitchOffs(raw, plainMonth(month, timeZone)))
    })
  })

  it('counts the flood over a midnight of the 1st in the month in which it started, and its time where it is', async () => {
    const { figures } = estate.client.alarmLoad
    const [august, september] = await Promise.all([figures({ month: '2026-08' }), figures({ month: '2026-09' })])
    const midnight = plainMidnight('2026-09-01', timeZone)
    const twentyMinutes = 20 * 60_000
    const before = { from: midnight - twentyMinutes, to: midnight, hasStartedBefore: false }
    const after = { from: midnight, to: midnight + twentyMinutes, hasStartedBefore: true }
    expect([august.floods.at(-1), september.floods[0]]).toEqual([before, after])
    expect([august.floodCnt, september.floodCnt]).toEqual([august.floods.length, september.floods.length - 1])
    expect(september.days[0]!.floodMs).toBe(twentyMinutes)
    const marked = alarmLoadRows(september).filter(({ figure }) => figure === 'floodStartedBefore')
    expect(marked).toMatchObject([{ fromTs: midnight, toTs: midnight + twentyMinutes, durationMs: twentyMinutes }])
  })

  it.each([reportNow, reportNow - 20 * 86_400_000])('has the lifts that were chronic at %i, and why', async upTo => {
    const { page, count, detail, details } = estate.client.chronicLifts
    const expected = plainChronic(raw, upTo)
    expect(expected.length).toBeGreaterThan(0)
    expect((await page({ upTo, ...all })).content).toMatchObject(expected)
    const breakdownCnt = expected.reduce((sum, lift) => sum + lift.breakdownCnt, 0)
    expect(await count({ upTo })).toEqual({ liftCnt: expected.length, breakdownCnt })
    const [{ id }] = expected as [(typeof expected)[number]]
    const span = { from: upTo - 30 * 86_400_000, to: upTo }
    const shown = ({ content }: Awaited<ReturnType<typeof detail>>) =>
      content.flatMap(row => Array.from({ length: row.occurrenceCnt }, () => row.id))
    const newestFirst = (a: (typeof raw.alarms)[number], b: typeof a) =>
      b.alarm_start_ts - a.alarm_start_ts || (a.id < b.id ? 1 : -1)
    const plain = plainBreakdowns(raw, id, span).toSorted(newestFirst)
    expect(shown(await detail({ id, upTo, ...all }))).toEqual(plain.map(alarm => alarm.id))
    // Lift by lift, which is another order than that of all alarms.
    const together = expected.flatMap(lift => plainBreakdowns(raw, lift.id, span)).map(alarm => alarm.id)
    expect(shown(await details({ upTo, ...all })).toSorted()).toEqual(together.toSorted())
  })

  it.each([
    ['2026-W36', '2026-08-31'],
    ['2026-W40', '2026-09-28'],
    ['2026-W42', '2026-10-12'],
  ])('has the maintenance of %s, also where the week is not over', async (week, monday) => {
    const { content } = await estate.client.liftMaintenance.page({ week, ...all })
    const shown = content
      .slice(0, -1)
      .map(
        row =>
          `${JSON.stringify([row.liftCompany, row.buildingWard, row.buildingWardFullName])} ` +
          `${row.scheduledCnt} ${row.doneCnt} ${row.notDoneCnt} ${row.shortCnt}`,
      )
    expect(shown.toSorted()).toEqual(plainMaintenance(raw, monday, timeZone, reportNow))
    expect(content.some(({ doneCnt }) => doneCnt > 0)).toBe(true)
    expect(content.map(({ summary }) => summary)).toEqual(content.map((_, index) => index === content.length - 1))
    const sum = (count: (row: (typeof content)[number]) => number) =>
      content.slice(0, -1).reduce((all, row) => all + count(row), 0)
    expect(content.at(-1)).toEqual({
      liftCompany: null,
      buildingWard: null,
      buildingWardFullName: null,
      scheduledCnt: sum(row => row.scheduledCnt),
      doneCnt: sum(row => row.doneCnt),
      notDoneCnt: sum(row => row.notDoneCnt),
      shortCnt: sum(row => row.shortCnt),
      summary: true,
    })
  })

  it.each(['2026-08-31', '2026-09-01', '2026-09-17'])('has the breakdowns and complaints of %s', async day => {
    const cases = await estate.client.dayComplaint.page({ day, ...all })
    expect(ids(cases)).toEqual(plainComplaints(raw, plainDay(day, timeZone)))
    const span = plainDay(day, timeZone)
    expect(ids(await estate.client.dayBreakdown.page({ day, ...all }))).toEqual(
      plainAlarms(raw, span, isBreakdownRow(raw, span)),
    )
  })
})
