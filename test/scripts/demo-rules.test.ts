import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { weekdayOf } from '@liftwatch/core/domain/calendar'
import { dayChangeRefusal, finalisedRefusal, firstFreeDay } from '@liftwatch/core/domain/maintenance-days'
import { usualDays } from '@liftwatch/core/domain/maintenance-plan'
import { switchOffLastsMinMs } from '@liftwatch/core/domain/switch-offs'
import { minuteMs } from '@liftwatch/core/limits'
import { periodNameAt, periodOf } from '@liftwatch/core/reports/periods'
import { demoBlocks } from '../../scripts/demo/blocks'
import { insertMaintenance } from '../../scripts/demo/insert-maintenance'
import { insertSwitchOffs } from '../../scripts/demo/insert-switch-offs'
import { insertDemoUsers } from '../../scripts/demo/users'
import { connect, type Connection } from '../../server/src/db/connect'
import { alarm } from '../../server/src/db/schema/alarms'
import { building, lift } from '../../server/src/db/schema/lifts'
import { lmRemark, lmSchedule } from '../../server/src/db/schema/lm-schedules'
import { omsSchedule } from '../../server/src/db/schema/oms-schedules'
import { inTransaction } from '../../server/src/db/transaction'
import { importEstate } from '../../server/src/estate/import-estate'
import { createTestDatabase, type TestDatabase } from '../harness/database'

/** A midnight of the estate's, in which months meet. */
const at = Date.UTC(2026, 10, 28)
const today = periodNameAt('day', at)

let database: TestDatabase
let connection: Connection

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connect({ connectionString: database.url }, 2, () => {})
  await inTransaction(connection.db, async tx => {
    const blocks = demoBlocks().filter((_, index) => index % 4 === 0)
    await importEstate(tx, blocks, at)
    await insertDemoUsers(tx, at)
    await insertSwitchOffs(tx, at)
    await insertMaintenance(tx, at)
  })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups.values()]
}

it("the demo's switch-offs last for a day at least, and each lift has one after the other", async () => {
  const rows = await connection.db.select().from(omsSchedule).orderBy(asc(omsSchedule.offAt))
  expect(rows.length).toBeGreaterThan(40)
  for (const { offAt, onAt, switchOnAt, closedAt, status, authorName, switchedOnByName } of rows) {
    expect(onAt - offAt).toBeGreaterThanOrEqual(switchOffLastsMinMs)
    expect([offAt % minuteMs, onAt % minuteMs]).toEqual([0, 0])
    expect(authorName).toBeTruthy()
    if (status === 'OPEN') expect([switchOnAt, closedAt, switchedOnByName]).toEqual([null, null, null])
    else
      expect([closedAt, switchOnAt! > offAt, switchOnAt! < at, Boolean(switchedOnByName)]).toEqual([
        switchOnAt,
        true,
        true,
        true,
      ])
  }
  for (const ofLift of groupBy(rows, ({ liftId }) => liftId)) {
    expect(ofLift.filter(({ status }) => status === 'OPEN').length).toBeLessThanOrEqual(1)
    ofLift.slice(1).forEach((row, index) => expect(row.createdAt).toBeGreaterThanOrEqual(ofLift[index]!.closedAt!))
  }
  // In every tab there is something to see.
  const open = rows.filter(({ status }) => status === 'OPEN')
  expect(open.some(({ onAt }) => onAt < at)).toBe(true)
  expect(open.some(({ offAt }) => offAt > at)).toBe(true)
  expect(rows.some(({ onAt, switchOnAt }) => switchOnAt !== null && switchOnAt > onAt)).toBe(true)
})

it("the demo's maintenance days keep every rule, moved ones too, and their visits are within the day", async () => {
  const { db } = connection
  const days = await db
    .select({ day: lmSchedule, name: building.name })
    .from(lmSchedule)
    .innerJoin(lift, eq(lift.id, lmSchedule.liftId))
    .innerJoin(building, eq(building.id, lift.buildingId))
    .orderBy(asc(lmSchedule.date))
  const visits = await db.select().from(alarm).where(eq(alarm.number, 7))
  const visitsOf = new Map(groupBy(visits, ({ liftId }) => liftId).map(ofLift => [ofLift[0]!.liftId, ofLift]))
  let missed = 0
  for (const ofLift of groupBy(days, ({ day }) => day.liftId)) {
    const all = ofLift.map(({ day }) => day)
    for (const { day, name } of ofLift) {
      const { date, originalDate, changeDateReason, finalization, liftId } = day
      const others = all.filter(({ id }) => id !== day.id)
      // As if it were set now by someone who may look as far back.
      const past = dayChangeRefusal({ date }, others, '2026-01-01')
      expect([liftId, date, past]).toEqual([liftId, date, undefined])
      expect(weekdayOf(date)).not.toBe(6)
      expect(usualDays(name, originalDate.slice(0, 7))).toContain(originalDate)
      expect(finalization).toBe(date <= firstFreeDay(today))
      if (date !== originalDate)
        expect([changeDateReason === null, finalisedRefusal(day, today)]).toEqual([false, undefined])
      const { from, to } = periodOf('day', date)
      const own = (visitsOf.get(liftId) ?? []).filter(({ alarmStartTs }) => alarmStartTs >= from && alarmStartTs < to)
      if (to > at) expect(own).toEqual([])
      else if (own.length === 0) missed += 1
      for (const { alarmStartTs, alarmClearTs } of own) {
        expect(alarmClearTs!).toBeLessThanOrEqual(to)
        expect((alarmClearTs! - alarmStartTs) / minuteMs).toSatisfy((minutes: number) => minutes >= 35 && minutes <= 95)
      }
    }
  }
  const over = days.filter(({ day }) => periodOf('day', day.date).to <= at).length
  expect(visits.length + missed).toBe(over)
  expect(missed / over).toBeGreaterThan(0.03)
  expect(missed / over).toBeLessThan(0.1)
  expect(days.some(({ day }) => day.date !== day.originalDate)).toBe(true)
  const said = await db.select().from(lmRemark)
  expect(said.length).toBeGreaterThan(missed / 3)
  expect(days.filter(({ day }) => day.remarkCnt > 0)).toHaveLength(said.length)
})
