import { expect } from 'vitest'
import { isIn, plainDay, plainDayAfter, plainMonth, type Span } from './plain-lists'
import { plainStretches } from './plain-occurrences'
import type { RawAlarm, RawRows } from './raw-rows'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

function countsOfSpans(alarms: readonly RawAlarm[], { from, to }: Span): number[] {
  const counts = []
  for (let at = from; at < to; at += 10 * minuteMs) {
    counts.push(
      alarms.filter(({ alarm_start_ts }) => isIn({ from: at, to: at + 10 * minuteMs }, alarm_start_ts)).length,
    )
  }
  return counts
}

/** The floods of a month and of the month before it, which may be longer: those that reach into the month, cut at its begin. */
function floodsOf(alarms: readonly RawAlarm[], { from: begin, to }: Span) {
  const from = begin - 31 * dayMs
  const counts = countsOfSpans(alarms, { from, to })
  const floods: { from: number; to: number }[] = []
  let isFlooded = false
  for (const [index, count] of counts.entries()) {
    const at = from + index * 10 * minuteMs
    if (!isFlooded && count > 10) {
      floods.push({ from: at, to })
      isFlooded = true
    } else if (isFlooded && count < 5) {
      floods.at(-1)!.to = at
      isFlooded = false
    }
  }
  return floods
    .filter(flood => flood.to > begin)
    .map(flood => ({ from: Math.max(flood.from, begin), to: flood.to, hasStartedBefore: flood.from < begin }))
}

function daysOf(alarms: readonly RawAlarm[], floods: readonly Span[], month: string, timeZone: string) {
  const days = []
  for (let name = `${month}-01`; name.startsWith(month); name = plainDayAfter(name)) {
    const day = plainDay(name, timeZone)
    const overlap = (flood: Span) => Math.max(0, Math.min(flood.to, day.to) - Math.max(flood.from, day.from))
    days.push({
      day: name,
      alarmCnt: alarms.filter(({ alarm_start_ts }) => isIn(day, alarm_start_ts)).length,
      floodMs: floods.reduce((sum, flood) => sum + overlap(flood), 0),
    })
  }
  return days
}

/** All stretches of all lifts. */
function stretchesOf(raw: RawRows) {
  return raw.lifts.flatMap(({ id, name }) =>
    ['LIFT_FAULT', 'PASSENGER_TRAP', 'RBE'].flatMap(type =>
      plainStretches(raw, id, type).map(stretch => Object.assign(stretch, { liftName: name, type })),
    ),
  )
}

function times(alarms: readonly RawAlarm[], until: 'acknowledge_at' | 'arrival_ts') {
  const waits = alarms
    .filter(alarm => alarm[until] !== null)
    .map(alarm => Math.max(0, alarm[until]! - alarm.alarm_start_ts))
    .toSorted((a, b) => a - b)
  const atLeast = (share: number) => waits.find((_, index) => (index + 1) / waits.length >= share) ?? null
  const minutes = [-1, 1, 2, 5, 10, 25, 60, Infinity]
  const between = (from: number, to: number) =>
    waits.filter(wait => wait > from * minuteMs && wait <= to * minuteMs).length
  return {
    answeredCnt: waits.length,
    medianMs: atLeast(0.5),
    p90Ms: atLeast(0.9),
    waits: minutes.slice(1).map((to, index) => between(minutes[index]!, to)),
  }
}

function inTimeShare(traps: readonly RawAlarm[], now: number): number | null {
  const took = (trap: RawAlarm) => (trap.arrival_ts ?? trap.alarm_clear_ts ?? now) - trap.alarm_start_ts
  const inTime = traps.filter(trap => trap.arrival_ts !== null && took(trap) <= 25 * minuteMs).length
  const late = traps.filter(trap => took(trap) > 25 * minuteMs).length
  return inTime + late === 0 ? null : inTime / (inTime + late)
}

/** All that the report on alarm management says of a month that is over. */
export function plainAlarmLoad(raw: RawRows, month: string, timeZone: string) {
  const span = plainMonth(month, timeZone)
  const alarms = raw.alarms.filter(({ alarm_start_ts }) => isIn(span, alarm_start_ts))
  const counts = countsOfSpans(alarms, span)
  const floods = floodsOf(raw.alarms, span)
  const alarmAction = /^(liftFaults|passengerTraps)\.(acknowledge|arrive|report)$/
  const operators = new Set(
    raw.auditEntries.filter(({ at, action }) => isIn(span, at) && alarmAction.test(action)).map(d => d.user_id),
  )
  const ofLifts = raw.lifts
    .map(({ id, name }) => ({ liftId: id, liftName: name, alarmCnt: alarms.filter(a => a.lift_id === id).length }))
    .filter(({ alarmCnt }) => alarmCnt > 0)
    .toSorted((a, b) => b.alarmCnt - a.alarmCnt || (a.liftId < b.liftId ? -1 : 1))
    .slice(0, 10)
  const stretches = stretchesOf(raw)
  const sets = stretches.filter(({ set }) => isIn(span, set))
  const chattering = new Set(
    sets
      .filter(one => {
        const same = sets.filter(o => o.liftName === one.liftName && o.type === one.type && o.number === one.number)
        return same.filter(({ set }) => set >= one.set && set < one.set + minuteMs).length >= 3
      })
      .map(({ liftName, type, number }) => `${liftName} ${type} ${number}`),
  )
  const stale = stretches.filter(({ set, clear }) => Math.max(set + dayMs, span.from) < Math.min(clear, span.to))
  const traps = alarms.filter(({ type }) => type === 'PASSENGER_TRAP')
  const priority = (name: string) => alarms.filter(({ type, severity }) => (severity ?? type) === name).length
  return {
    alarmCnt: alarms.length,
    operatorCnt: operators.size,
    alarmRate: expect.closeTo(alarms.length / operators.size / counts.length, 12),
    overloadedShare: counts.filter(count => count > 10).length / counts.length,
    floodCnt: floods.filter(flood => !flood.hasStartedBefore).length,
    floodMs: floods.reduce((sum, flood) => sum + flood.to - flood.from, 0),
    floods,
    days: daysOf(alarms, floods, month, timeZone),
    worstShare: ofLifts.reduce((sum, lift) => sum + lift.alarmCnt, 0) / alarms.length,
    worstLifts: ofLifts.map(lift => Object.assign(lift, { share: lift.alarmCnt / alarms.length })),
    chatteringCnt: chattering.size,
    chattering: [...chattering].toSorted(),
    staleCnt: stale.length,
    stale: stale.map(({ liftName, type, number, set }) => `${liftName} ${type} ${number} ${set}`).toSorted(),
    priorities: ['PASSENGER_TRAP', 'URGENT', 'BREAKDOWN', 'NON_BREAKDOWN', 'RBE'].map(name => ({
      priority: name,
      alarmCnt: priority(name),
      share: priority(name) / alarms.length,
    })),
    faultsAcknowledged: times(
      alarms.filter(({ type }) => type === 'LIFT_FAULT'),
      'acknowledge_at',
    ),
    trapsAcknowledged: times(traps, 'acknowledge_at'),
    trapsReached: times(traps, 'arrival_ts'),
    arrivedInTimeShare: inTimeShare(traps, span.to),
  }
}
