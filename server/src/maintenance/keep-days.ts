import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { dayAfter, monthAfter } from '@liftwatch/core/domain/calendar'
import { firstFreeDay } from '@liftwatch/core/domain/maintenance-days'
import { missingDays } from '@liftwatch/core/domain/maintenance-plan'
import { scheduleApartDays } from '@liftwatch/core/contract/maintenance/maintenance-limits'
import { periodNameAt } from '@liftwatch/core/reports/periods'
import type { Database } from '../db/connect'
import { inTransaction } from '../db/transaction'
import { lockLifts } from '../queries/maintenance/day-changes'
import {
  countLifts,
  finaliseDays,
  findNight,
  insertMadeDays,
  listLiftsOfPlan,
  saveNight,
  type LiftOfPlan,
} from '../queries/maintenance/night'
import { insertNotices } from '../queries/notices'

/** Lifts that are read at once, and of those that need days as many as are locked at once: alarms wait for no more of them. */
const readAtOnce = 500
const lockedAtOnce = 100
/** Between them others have the server: all lifts of a large estate in one go would delay an alarm by more than a second. */
const restMs = 10
const finalisedAtOnce = 1_000

interface MadeDay {
  readonly id: string
  readonly liftId: string
  readonly date: string
}

/** The days that a lift still needs of this month and of the next. */
function madeDays({ id: liftId, buildingName, days }: LiftOfPlan, today: string): MadeDay[] {
  const month = today.slice(0, 7)
  const made: MadeDay[] = []
  for (const name of [month, monthAfter(month)]) {
    const known = made.map(({ id, date }) => ({ id, date, originalDate: date, isCancelled: false }))
    const dates = missingDays(buildingName, name, [...days, ...known], today)
    made.push(...dates.map(date => ({ id: newId(), liftId, date })))
  }
  return made
}

function noticesOf(counts: ReadonlyMap<number, number>) {
  return [...counts].map(([scopeId, count]) => ({
    kind: 'maintenanceChecks' as const,
    subjectId: null,
    count,
    scopeId,
  }))
}

/** Reads the lifts again under their locks, and gives them what they need then. */
async function makeDaysOf(db: Database, ids: readonly string[], today: string, at: number): Promise<void> {
  await inTransaction(db, async tx => {
    // By a statement of its own: one that waits for a lock sees no day that is saved meanwhile.
    await lockLifts(tx, 'all', ids)
    const lifts = await listLiftsOfPlan(tx, { ids, limit: ids.length, ...boundsOf(today) })
    const counts = new Map<number, number>()
    const made = lifts.flatMap(lift => {
      const days = madeDays(lift, today)
      if (days.length > 0) counts.set(lift.scopeId, (counts.get(lift.scopeId) ?? 0) + days.length)
      return days
    })
    if (made.length > 0) await insertMadeDays(tx, made, at)
    await insertNotices(tx, noticesOf(counts), at)
  })
}

/** Two months, and what is near them. */
function boundsOf(today: string): { readonly from: string; readonly upTo: string } {
  const month = today.slice(0, 7)
  return {
    from: dayAfter(`${month}-01`, -scheduleApartDays - 1),
    upTo: dayAfter(`${monthAfter(month, 2)}-01`, scheduleApartDays),
  }
}

/** Gives every lift its days of this month and of the next; what is there is left alone. */
async function makeMaintenanceDays(db: Database, at: number): Promise<void> {
  const today = periodNameAt('day', at)
  let after: string | undefined
  do {
    const lifts = await listLiftsOfPlan(db, { ...(after && { after }), limit: readAtOnce, ...boundsOf(today) })
    after = lifts.length === readAtOnce ? lifts.at(-1)!.id : undefined
    const needy = lifts.filter(lift => madeDays(lift, today).length > 0).map(({ id }) => id)
    for (let start = 0; start < needy.length; start += lockedAtOnce) {
      await makeDaysOf(db, needy.slice(start, start + lockedAtOnce), today, at)
      await sleep(restMs)
    }
  } while (after !== undefined)
}

/** Finalises the days that are two days away or nearer, also those that a server that was down has missed. */
async function finaliseNearDays(db: Database, at: number): Promise<void> {
  const upTo = firstFreeDay(periodNameAt('day', at))
  const finaliseSome = () =>
    inTransaction(db, async tx => {
      const rows = await finaliseDays(tx, upTo, finalisedAtOnce)
      await insertNotices(tx, noticesOf(new Map(rows.map(({ scopeId, count }) => [scopeId, count]))), at)
      return rows.reduce((sum, { count }) => sum + count, 0)
    })
  while ((await finaliseSome()) === finalisedAtOnce);
}

/**
 * The clock's work on maintenance days: once a day after the estate's midnight, once more where lifts have come since, and at once where
 * days were missed. It is done again where it broke off, for the day is stored at its end.
 */
export async function keepMaintenanceDays(db: Database, at: number): Promise<void> {
  const day = periodNameAt('day', at)
  const [night, liftCnt] = await Promise.all([findNight(db), countLifts(db)])
  if (night?.day === day && night.liftCnt === liftCnt) return
  await finaliseNearDays(db, at)
  await makeMaintenanceDays(db, at)
  await saveNight(db, { day, liftCnt })
}
