import { sql, type SQL } from 'drizzle-orm'
import type { LiftSchedule } from '@liftwatch/core/contract/maintenance/maintenance-days'
import type { MaintenanceDay, MonthDescription } from '@liftwatch/core/contract/maintenance/maintenance-fields'
import { checkMinutes } from '@liftwatch/core/domain/maintenance-checks'
import { monthAfter } from '@liftwatch/core/domain/calendar'
import { isFinalised } from '@liftwatch/core/domain/maintenance-days'
import { periodNameAt, periodOf } from '@liftwatch/core/reports/periods'
import type { Database } from '../../db/connect'
import { ofLiftName } from '../lift-names'
import { selectRows, type RowSource } from '../row-source'
import { allOf, listRows } from '../rows'
import { inScope, type Reader } from '../scope'
import { checkedWith, daysIn } from './checked'

/** A row of lm_schedule as changes work with it. */
export interface StoredDay {
  readonly id: string
  readonly liftId: string
  readonly date: string
  readonly originalDate: string
  readonly changeDateReason: string | null
  readonly finalization: boolean
  readonly cancelledAt: number | null
  readonly lastEditorId: string | null
  readonly lastEditorName: string | null
  readonly updatedAt: number
}

const dayColumns = sql`
  lm_schedule.id, lm_schedule.lift_id AS "liftId", lm_schedule.date::text AS date,
  lm_schedule.original_date::text AS "originalDate", lm_schedule.change_date_reason AS "changeDateReason",
  lm_schedule.finalization, lm_schedule.cancelled_at AS "cancelledAt", lm_schedule.last_editor_id AS "lastEditorId",
  lm_schedule.last_editor_name AS "lastEditorName", lm_schedule.updated_at AS "updatedAt"`

/** Who changed it last; null of what the clock made. */
function editorOf({ lastEditorId, lastEditorName }: Pick<StoredDay, 'lastEditorId' | 'lastEditorName'>) {
  return lastEditorId === null ? null : { id: lastEditorId, name: lastEditorName ?? '-' }
}

export function toDay(stored: StoredDay, today: string, duration: number | null = null): MaintenanceDay {
  const { id, liftId, date, originalDate, changeDateReason, updatedAt } = stored
  return {
    id,
    liftId,
    date,
    originalDate,
    changeDateReason,
    updatedAt,
    duration,
    month: date.slice(0, 7),
    finalization: isFinalised(stored, today),
    lastEditor: editorOf(stored),
  }
}

function ofLifts(column: SQL, liftIds: readonly string[]): SQL {
  return sql`${column} = ANY(${sql.param([...liftIds])}::uuid[])`
}

/** The days of lifts from a day on, cancelled ones among them, in their order. */
export function listDays(tx: Database, liftIds: readonly string[], from: string): Promise<StoredDay[]> {
  return listRows(
    tx,
    sql`
      SELECT ${dayColumns} FROM lm_schedule
      WHERE ${ofLifts(sql`lm_schedule.lift_id`, liftIds)} AND lm_schedule.date >= ${from}::date
      ORDER BY lm_schedule.date, lm_schedule.id`,
  )
}

/** Days by their ids, however old, cancelled ones among them. */
export function listDaysById(tx: Database, ids: readonly string[]): Promise<StoredDay[]> {
  return listRows(tx, sql`SELECT ${dayColumns} FROM lm_schedule WHERE ${ofLifts(sql`lm_schedule.id`, ids)}`)
}

type StoredDescription = Omit<MonthDescription, 'lastEditor'> & Pick<StoredDay, 'lastEditorId' | 'lastEditorName'>

/** What is said of months of lifts, where anything is. */
export async function listDescriptions(
  tx: Database,
  liftIds: readonly string[],
  months: readonly string[],
): Promise<MonthDescription[]> {
  const rows = await listRows<StoredDescription>(
    tx,
    sql`
      SELECT id, lift_id AS "liftId", month, description, updated_at AS "updatedAt",
        last_editor_id AS "lastEditorId", last_editor_name AS "lastEditorName"
      FROM lm_description
      WHERE ${ofLifts(sql`lift_id`, liftIds)} AND month = ANY(${sql.param([...months])}::text[]) ORDER BY month`,
  )
  return rows.map(({ lastEditorId, lastEditorName, ...row }) =>
    Object.assign(row, { lastEditor: editorOf({ lastEditorId, lastEditorName }) }),
  )
}

/** What a month of a lift says of which nothing is said yet. */
export function emptyDescription(liftId: string, month: string): MonthDescription {
  return { id: null, liftId, month, description: '', lastEditor: null, updatedAt: 0 }
}

type ScheduledLift = Omit<LiftSchedule, 'schedules' | 'descriptions'>

/** How long each day of some months lasted so far, by the id of the day. */
async function minutesOf(
  tx: Database,
  liftIds: readonly string[],
  months: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, number | null>> {
  const days = daysIn({ from: periodOf('month', months[0]!).from, to: periodOf('month', months.at(-1)!).to })
  const lifts = sql`SELECT unnest(${sql.param([...liftIds])}::uuid[])`
  const rows = await listRows<{ id: string; ms: number }>(
    tx,
    sql`WITH ${checkedWith({ scope: 'all', days, upTo: at, lifts })} SELECT id, ms FROM done WHERE ms > 0`,
  )
  return new Map(rows.map(({ id, ms }) => [id, checkMinutes(ms)]))
}

/** The calendars of lifts around a month, in the order of the lifts' names; those out of sight are left out. */
export async function listSchedules(
  tx: Database,
  { scope, at }: Pick<Reader, 'scope' | 'at'>,
  { liftId, month }: { readonly liftId: readonly string[]; readonly month: string },
): Promise<LiftSchedule[]> {
  const lifts = await listRows<ScheduledLift>(
    tx,
    sql`
      SELECT lift.id, lift.id AS "liftId", lift.name AS "liftName", lift.tc AS "liftTc", lift.pfx AS "liftPfx",
        lift.blk AS "liftBlk", building.address AS "buildingAddress"
      FROM lift JOIN building ON building.id = lift.building_id
      WHERE ${ofLifts(sql`lift.id`, liftId)} AND ${inScope(scope, sql`lift.scope_id`)} ORDER BY lift.name`,
  )
  const ids = lifts.map(({ id }) => id)
  const today = periodNameAt('day', at)
  const thisMonth = today.slice(0, 7)
  // The rules go by all days that are still to come, and by those before them that may be too close.
  const from = `${monthAfter(month < thisMonth ? month : thisMonth, -1)}-01`
  const [days, descriptions, minutes] = await Promise.all([
    listDays(tx, ids, from),
    listDescriptions(tx, ids, [month]),
    minutesOf(tx, ids, [month], at),
  ])
  return lifts.map(lift =>
    Object.assign(lift, {
      schedules: days
        .filter(day => day.liftId === lift.id && day.cancelledAt === null)
        .map(day => toDay(day, today, minutes.get(day.id) ?? null)),
      descriptions: [descriptions.find(row => row.liftId === lift.id) ?? emptyDescription(lift.id, month)],
    }),
  )
}

/** Lifts by the parts of their names. */
export function scheduledLifts(
  scope: Reader['scope'],
  filter: Parameters<typeof ofLiftName>[1],
): RowSource<{ id: string; name: string; buildingAddress: string }> {
  return selectRows({
    columns: { id: sql`lift.id`, name: sql`lift.name`, buildingAddress: sql`building.address` },
    searched: sql`lift`,
    shown: sql`JOIN building ON building.id = lift.building_id`,
    id: sql`lift.id`,
    where: allOf([inScope(scope, sql`lift.scope_id`), ...ofLiftName(scope, filter)]),
    order: sql`lift.name`,
    toRow: (row: { id: string; name: string; buildingAddress: string }) => row,
  })
}
