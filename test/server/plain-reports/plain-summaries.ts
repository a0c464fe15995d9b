import { isIn, plainDay, plainDayAfter, type Span } from './plain-lists'
import { plainBreakdowns, plainStretches } from './plain-occurrences'
import type { RawRows } from './raw-rows'

const dayMs = 86_400_000

/** Occurrences of each code, or range of codes, by council or not: [council, code or range, brand, how often] in no order. */
export function plainCodes(raw: RawRows, span: Span, by: 'code' | 'range', perCouncil: boolean): string[] {
  const counts = new Map<string, number>()
  for (const alarm of raw.lifts.flatMap(({ id }) => plainBreakdowns(raw, id, span))) {
    const lift = raw.lifts.find(({ id }) => id === alarm.lift_id)!
    const code = alarm.fault_code
    const name = code === null || by === 'code' ? code : `${code.slice(0, 2)}00-${code.slice(0, 2)}99`
    const key = JSON.stringify([perCouncil ? lift.council : null, name, lift.brand])
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, count]) => `${key} ${count}`).toSorted()
}

/** The lifts with three breakdowns or more in thirty days, those with most first. */
export function plainChronic(raw: RawRows, now: number) {
  const span = { from: now - 30 * dayMs, to: now }
  return raw.lifts
    .map(({ id, name, council, company }) => ({
      id,
      liftName: name,
      liftTc: council,
      liftCompany: company,
      breakdownCnt: plainBreakdowns(raw, id, span).length,
      complaintCnt: raw.complaints.filter(({ lift_id, created_at }) => lift_id === id && isIn(span, created_at)).length,
    }))
    .filter(({ breakdownCnt }) => breakdownCnt >= 3)
    .toSorted((a, b) => b.breakdownCnt - a.breakdownCnt || (a.id < b.id ? -1 : 1))
}

/** Minutes of a day that a lift showed maintenance mode, known up to now. */
function maintainedMinutes(raw: RawRows, liftId: string, day: Span, now: number): number {
  let ms = 0
  for (const { number, set, clear } of plainStretches(raw, liftId, 'RBE')) {
    if (number === 7) ms += Math.max(0, Math.min(clear, day.to, now) - Math.max(set, day.from))
  }
  return ms / 60_000
}

/** The checks of the week that begins on a Monday: [company, ward, constituency, scheduled, done, not done, short] in no order. */
export function plainMaintenance(raw: RawRows, monday: string, timeZone: string, now: number): string[] {
  const counts = new Map<string, [number, number, number, number]>()
  for (const { lift_id, date } of raw.checks) {
    if (date < monday || date >= plainDayAfter(monday, 7)) continue
    const { company, ward, constituency } = raw.lifts.find(({ id }) => id === lift_id)!
    const day = plainDay(date, timeZone)
    const minutes = maintainedMinutes(raw, lift_id, day, now)
    const key = JSON.stringify([company, ward, constituency])
    const count = counts.get(key) ?? [0, 0, 0, 0]
    count[0] += 1
    if (minutes > 0) count[1] += 1
    if (minutes === 0 && day.to <= now) count[2] += 1
    if (minutes > 0 && minutes < 45) count[3] += 1
    counts.set(key, count)
  }
  return [...counts].map(([key, count]) => `${key} ${count.join(' ')}`).toSorted()
}
