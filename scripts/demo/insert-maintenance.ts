import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { weekdayOf, dayAfter, monthAfter } from '@liftwatch/core/domain/calendar'
import { alarmNumbers } from '@liftwatch/core/domain/event-codes'
import { firstFreeDay, isFinalised, notFreeReason } from '@liftwatch/core/domain/maintenance-days'
import { usualDays } from '@liftwatch/core/domain/maintenance-plan'
import { dayMs, minuteMs } from '@liftwatch/core/limits'
import { periodNameAt, periodOf } from '@liftwatch/core/reports/periods'
import type { Database } from '../../server/src/db/connect'
import { alarm } from '../../server/src/db/schema/alarms'
import { lmSchedule } from '../../server/src/db/schema/lm-schedules'
import { listRows } from '../../server/src/queries/rows'
import { alarmRow } from './insert-history'
import { insertRows } from './insert-rows'
import { insertRemarks, type MissedDay } from './insert-remarks'
import { createRandom, type Random } from './random'
import { visitLastsMs, visitMissedPercent } from './visit-length'

const seed = 20_251_125
/** The schedule of so many months before an instant, and of the one after. */
const pastMonths = 6
/** Of the days to come so many are moved, by no more days than these. */
const movedShare = 0.06
const movedByMax = 3
const reasons = ['Access works in the block', 'Technician on leave', 'Asked for by the residents'] as const
const sunday = 6

type DayRow = typeof lmSchedule.$inferInsert

/** The visit of a day, as the lift's device shows it. */
function visitOn(random: Random, liftId: string, date: string): typeof alarm.$inferInsert {
  const startTs = periodOf('day', date).from + Math.round(random.between(9, 16) * 60) * minuteMs
  const clearTs = startTs + visitLastsMs(random)
  const [number = 0] = alarmNumbers(['LM']).events
  return alarmRow(liftId, { type: 'RBE', number, startTs, clearTs, repeatCnt: 0, handled: null })
}

/** A day to come that people have moved, where the rule lets them; else as it was. */
function perhapsMoved(random: Random, day: DayRow, days: readonly DayRow[], today: string): DayRow {
  const { id, date } = day
  if (isFinalised({ date, finalization: false }, today) || !random.chance(movedShare)) return day
  const to = dayAfter(date, random.whole(1, movedByMax))
  if (weekdayOf(to) === sunday || notFreeReason(to, days, today, id) !== undefined) return day
  return { ...day, date: to, changeDateReason: random.pick(reasons) }
}

/** The maintenance days of every lift around an instant, and the visits of those that are over: the same ones for the same instant. */
export async function insertMaintenance(tx: Database, at: number): Promise<void> {
  const random = createRandom(seed)
  const today = periodNameAt('day', at)
  const months = Array.from({ length: pastMonths + 2 }, (_, index) => monthAfter(today.slice(0, 7), index - pastMonths))
  const createdAt = at - pastMonths * 31 * dayMs
  const days: DayRow[] = []
  const visits: (typeof alarm.$inferInsert)[] = []
  const missed: MissedDay[] = []
  for (const { id: liftId, buildingName } of await listRows<{ id: string; buildingName: string }>(
    tx,
    sql`
      SELECT lift.id, building.name AS "buildingName" FROM lift JOIN building ON building.id = lift.building_id
      ORDER BY lift.name`,
  )) {
    const ofLift: DayRow[] = months
      .flatMap(month => usualDays(buildingName, month))
      .map(date => {
        const finalization = date <= firstFreeDay(today)
        return { id: newId(), liftId, date, originalDate: date, finalization, createdAt, updatedAt: createdAt }
      })
    // One after the other: each by the rule beside those that were moved before it.
    ofLift.forEach((day, index) => (ofLift[index] = perhapsMoved(random, day, ofLift, today)))
    days.push(...ofLift)
    for (const { id, date } of ofLift) {
      const { to: overAt } = periodOf('day', date)
      if (overAt > at) continue
      // Of what was over only now no one has said anything yet.
      if (!random.chance(visitMissedPercent / 100)) visits.push(visitOn(random, liftId, date))
      else if (overAt + dayMs <= at) missed.push({ id, liftId, overAt })
    }
  }
  await insertRows(tx, lmSchedule, days)
  await insertRows(tx, alarm, visits)
  await insertRemarks(tx, random, missed)
}
