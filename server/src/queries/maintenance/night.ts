import { sql } from 'drizzle-orm'
import type { PlannedDay } from '@liftwatch/core/domain/maintenance-plan'
import type { Database } from '../../db/connect'
import { findRow, listRows } from '../rows'

/** Where the clock's work was last done. */
export interface Night {
  readonly day: string
  readonly liftCnt: number
}

export function findNight(tx: Database): Promise<Night | undefined> {
  return findRow(tx, sql`SELECT day::text AS day, lift_cnt AS "liftCnt" FROM lm_night`)
}

export async function saveNight(tx: Database, { day, liftCnt }: Night): Promise<void> {
  await tx.execute(sql`
    INSERT INTO lm_night (id, day, lift_cnt) VALUES (1, ${day}, ${liftCnt})
    ON CONFLICT (id) DO UPDATE SET day = excluded.day, lift_cnt = excluded.lift_cnt`)
}

export async function countLifts(tx: Database): Promise<number> {
  const row = await findRow<{ count: number }>(tx, sql`SELECT count(*)::int AS count FROM lift WHERE scope_id > 0`)
  return row!.count
}

/** A lift as the days of two months are made of it. */
export interface LiftOfPlan {
  readonly id: string
  readonly scopeId: number
  readonly buildingName: string
  readonly days: readonly PlannedDay[]
}

interface Wanted {
  /** Lifts after this id, or these alone. */
  readonly after?: string
  readonly ids?: readonly string[]
  readonly limit: number
  /** All days from the first to the last one can matter. */
  readonly from: string
  readonly upTo: string
}

/** Some lifts in service with their days around two months, cancelled ones and those that were moved away among them, in the order of the lifts' ids. */
export function listLiftsOfPlan(tx: Database, { after, ids, limit, from, upTo }: Wanted): Promise<LiftOfPlan[]> {
  const which = ids
    ? sql`lift.id = ANY(${sql.param([...ids])}::uuid[])`
    : sql`lift.id > ${after ?? '00000000-0000-0000-0000-000000000000'}`
  return listRows(
    tx,
    sql`
      WITH chosen AS MATERIALIZED (
        SELECT lift.id, lift.scope_id, lift.building_id FROM lift WHERE lift.scope_id > 0 AND ${which} ORDER BY lift.id LIMIT ${limit}
      ),
      planned AS (
        SELECT day.lift_id, json_agg(json_build_object('id', day.id, 'date', day.date, 'originalDate', day.original_date,
          'isCancelled', day.cancelled_at IS NOT NULL)) AS days
        FROM lm_schedule day
        WHERE day.lift_id = ANY(ARRAY(SELECT id FROM chosen))
          AND (day.date BETWEEN ${from}::date AND ${upTo}::date OR day.original_date BETWEEN ${from}::date AND ${upTo}::date)
        GROUP BY 1
      )
      SELECT chosen.id, chosen.scope_id AS "scopeId", building.name AS "buildingName",
        coalesce(planned.days, '[]'::json) AS days
      FROM chosen JOIN building ON building.id = chosen.building_id LEFT JOIN planned ON planned.lift_id = chosen.id
      ORDER BY chosen.id`,
  )
}

/** Adds days that the clock makes, which have no editor. */
export async function insertMadeDays(
  tx: Database,
  days: readonly { readonly id: string; readonly liftId: string; readonly date: string }[],
  at: number,
): Promise<void> {
  const list = (pick: (day: (typeof days)[number]) => string, type: string) =>
    sql`${sql.param(days.map(pick))}::${sql.raw(type)}[]`
  await tx.execute(sql`
    INSERT INTO lm_schedule (id, lift_id, date, original_date, created_at, updated_at)
    SELECT id, lift_id, date, date, ${at}, ${at}
    FROM unnest(${list(({ id }) => id, 'uuid')}, ${list(({ liftId }) => liftId, 'uuid')}, ${list(({ date }) => date, 'date')})
      AS made (id, lift_id, date)`)
}

/** Finalises days up to one, some at a time; answers of how many, by scope. */
export function finaliseDays(tx: Database, upTo: string, limit: number): Promise<{ scopeId: number; count: number }[]> {
  return listRows(
    tx,
    sql`
      WITH finalised AS (
        UPDATE lm_schedule SET finalization = true WHERE id IN (
          SELECT id FROM lm_schedule WHERE NOT finalization AND cancelled_at IS NULL AND date <= ${upTo}::date
          ORDER BY date LIMIT ${limit} FOR UPDATE SKIP LOCKED
        ) RETURNING lift_id
      )
      SELECT lift.scope_id AS "scopeId", count(*)::int AS count
      FROM finalised JOIN lift ON lift.id = finalised.lift_id GROUP BY 1`,
  )
}
