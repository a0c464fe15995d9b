import { expect } from 'vitest'
import { plainDownSeconds, plainPlannedSeconds } from './plain-downtime'
import { isIn, type Span } from './plain-lists'
import { plainBreakdowns, plainOccurrences } from './plain-occurrences'
import type { RawRows } from './raw-rows'

/** How each lift ran in a month that is over, the worst first. */
export function plainProblemLifts(raw: RawRows, span: Span) {
  const rows = raw.lifts.map(({ id, name }) => {
    const down = plainDownSeconds(raw, id, span)
    const off = plainPlannedSeconds(raw, id, span)
    const meant = (span.to - span.from) / 1_000 - off
    const breakdownCnt = plainBreakdowns(raw, id, span).length
    return {
      liftName: name,
      breakdownCnt,
      trapCnt: plainOccurrences(raw, id, 'PASSENGER_TRAP').filter(({ set }) => isIn(span, set)).length,
      complaintCnt: raw.complaints.filter(({ lift_id, created_at }) => lift_id === id && isIn(span, created_at)).length,
      downtimeHours: down / 3_600,
      plannedOffHours: off / 3_600,
      availabilityPercent: meant === 0 ? null : expect.closeTo(((meant - down) / meant) * 100, 8),
      mtbfHours: breakdownCnt === 0 ? null : expect.closeTo((meant - down) / breakdownCnt / 3_600, 8),
      mttrHours: breakdownCnt === 0 ? null : expect.closeTo(down / breakdownCnt / 3_600, 8),
    }
  })
  return rows.toSorted(
    (a, b) =>
      b.downtimeHours - a.downtimeHours ||
      b.breakdownCnt - a.breakdownCnt ||
      b.trapCnt - a.trapCnt ||
      b.complaintCnt - a.complaintCnt ||
      (a.liftName < b.liftName ? -1 : 1),
  )
}

/** The switch-offs of a month, in the order of their begin, with the seconds of it that were planned. */
export function plainSwitchOffs({ switchOffs }: RawRows, span: Span) {
  return switchOffs
    .filter(({ cancelled_at }) => cancelled_at === null)
    .map(({ id, off_at, on_at, switch_on_at }) => {
      const end = Math.min(on_at, switch_on_at ?? on_at)
      return { id, off_at, plannedMs: Math.min(end, span.to) - Math.max(off_at, span.from) }
    })
    .filter(({ plannedMs }) => plannedMs > 0)
    .toSorted((a, b) => a.off_at - b.off_at || (a.id < b.id ? -1 : 1))
    .map(({ id, plannedMs }) => ({ id, plannedMs }))
}
