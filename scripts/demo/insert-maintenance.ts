import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { alarmNumbers } from '@liftwatch/core/domain/event-codes'
import { firstFreeDay } from '@liftwatch/core/domain/maintenance-days'
import { usualDays } from '@liftwatch/core/domain/maintenance-plan'
import { periodNameAt, periodOf } from '@liftwatch/core/reports/periods'
import type { Database } from '../../server/src/db/connect'
import { alarm } from '../../server/src/db/schema/alarms'
import { lmSchedule } from '../../server/src/db/schema/lm-schedules'
import { listRows } from '../../server/src/queries/rows'
import { alarmRow } from './insert-history'
import { createRandom, type Random } from './random'

const seed = 20_251_125
const minuteMs = 60_000
const dayMs = 86_400_000
/** The schedule of so many months before an instant, and of the one after. */
const pastMonths = 6
const doneShare = 0.94
const rowsAtOnce = 1_500

function monthsAround(at: number): string[] {
  return Array.from({ length: pastMonths + 2 }, (_, index) => {
    const date = new Date(at)
    date.setUTCDate(1)
    date.setUTCMonth(date.getUTCMonth() + index - pastMonths)
    return date.toISOString().slice(0, 7)
  })
}

/** The visit of a day, as the lift's device shows it. */
function visitOn(random: Random, liftId: string, date: string): typeof alarm.$inferInsert {
  const startTs = periodOf('day', date).from + Math.round(random.between(9, 16) * 60) * minuteMs
  const clearTs = startTs + Math.round(random.between(35, 95)) * minuteMs
  const [number = 0] = alarmNumbers(['LM']).events
  return alarmRow(liftId, { type: 'RBE', number, startTs, clearTs, repeatCnt: 0, handled: null })
}

/** Stores rows by so many that a statement holds them all. */
async function insertAll<Row>(rows: readonly Row[], insert: (some: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) await insert(rows.slice(from, from + rowsAtOnce))
}

/** The maintenance days of every lift around an instant, and the visits of those that are over: the same ones for the same instant. */
export async function insertMaintenance(tx: Database, at: number): Promise<void> {
  const random = createRandom(seed)
  const months = monthsAround(at)
  const createdAt = at - pastMonths * 31 * dayMs
  const days: (typeof lmSchedule.$inferInsert)[] = []
  const visits: (typeof alarm.$inferInsert)[] = []
  const today = periodNameAt('day', at)
  for (const { id: liftId, buildingName } of await listRows<{ id: string; buildingName: string }>(
    tx,
    sql`
      SELECT lift.id, building.name AS "buildingName" FROM lift JOIN building ON building.id = lift.building_id
      ORDER BY lift.name`,
  )) {
    for (const date of months.flatMap(month => usualDays(buildingName, month))) {
      const finalization = date <= firstFreeDay(today)
      days.push({ id: newId(), liftId, date, originalDate: date, finalization, createdAt, updatedAt: createdAt })
      if (periodOf('day', date).to <= at && random.chance(doneShare)) visits.push(visitOn(random, liftId, date))
    }
  }
  await insertAll(days, some => tx.insert(lmSchedule).values(some))
  await insertAll(visits, some => tx.insert(alarm).values(some))
}
