import { sql, type SQL } from 'drizzle-orm'
import type { RetiredLift } from '@liftwatch/core/contract/estate/lifts'
import type { Database } from '../db/connect'
import { notClosed } from './alarm-months'
import { setEdit } from './last-edit'
import { findRow, listRows } from './rows'
import { inScope, pastScope, type Scope } from './scope'

/** A lift that is to be retired or restored. */
export interface NamedLift {
  readonly id: string
  readonly name: string
  readonly lmdId: string | null
  readonly scopeId: number
  /** Null while it is in service. */
  readonly retiredAt: number | null
}

/** The lifts of these names, retired or not. Whether they are changes under the lock of the estate alone. */
export function listNamedLifts(tx: Database, names: readonly string[]): Promise<NamedLift[]> {
  return listRows(
    tx,
    sql`
      SELECT id, name, lmd_id AS "lmdId", scope_id AS "scopeId", retired_at AS "retiredAt" FROM lift
      WHERE name = ANY(${sql.param([...names])}::text[]) ORDER BY id`,
  )
}

/** The retired lift of an id or a name, as those may know of it who saw it until then. */
export function findRetiredLift(
  tx: Database,
  scope: Scope,
  { id, name }: { readonly id?: string; readonly name?: string },
): Promise<RetiredLift | undefined> {
  const which = id === undefined ? sql`lower(lift.name) = lower(${name})` : sql`lift.id = ${id}`
  return findRow(
    tx,
    sql`
      SELECT id, name, retired_at AS "retiredAt", retired_reason AS reason FROM lift
      WHERE lift.scope_id < 0 AND ${inScope(pastScope(scope), sql`lift.scope_id`)} AND ${which}`,
  )
}

export function ofLifts(column: SQL, lifts: readonly NamedLift[]): SQL {
  return sql`${column} = ANY(${sql.param(lifts.map(({ id }) => id))}::uuid[])`
}

/** Locks devices and then their lifts, each in the order of their ids, as those do who store what devices send. */
export async function lockNamedLifts(tx: Database, lifts: readonly NamedLift[]): Promise<void> {
  const devices = lifts.flatMap(({ lmdId }) => lmdId ?? [])
  await tx.execute(sql`
    SELECT count(*) FROM (
      SELECT FROM lmd WHERE id = ANY(${sql.param(devices)}::uuid[]) ORDER BY id FOR NO KEY UPDATE) locked`)
  await tx.execute(sql`
    SELECT count(*) FROM (SELECT FROM lift WHERE ${ofLifts(sql`id`, lifts)} ORDER BY id FOR NO KEY UPDATE) locked`)
}

/** Of the lifts those with a passenger who is still trapped, and those with cases that are not closed, by their ids. */
export async function findHindrances(
  tx: Database,
  lifts: readonly NamedLift[],
): Promise<{ readonly trapped: string[]; readonly withCases: string[] }> {
  const row = await findRow<{ trapped: string[]; withCases: string[] }>(
    tx,
    sql`
      SELECT array(SELECT DISTINCT lift_id FROM alarm WHERE ${ofLifts(sql`lift_id`, lifts)} AND type = 'PASSENGER_TRAP'
          AND ${notClosed} AND alarm_status = 'SET') AS trapped,
        array(SELECT id FROM lift WHERE ${ofLifts(sql`id`, lifts)} AND open_complaint_cnt > 0) AS "withCases"`,
  )
  return row!
}

/** Who retires lifts, when and why. */
export interface RetiredBy {
  readonly at: number
  /** The day of the estate. */
  readonly today: string
  readonly reason: string
  readonly userId: string
  readonly userName: string
}

/** How many rows of each lift were changed, by its id. */
export type CountOfLift = ReadonlyMap<string, number>

/** @param besides what else its WITH has */
export async function countByLift(tx: Database, changing: SQL, besides?: SQL): Promise<CountOfLift> {
  const rows = await listRows<{ liftId: string; count: number }>(
    tx,
    sql`
      WITH ${besides ? sql`${besides},` : sql``} changed AS (${changing})
      SELECT lift_id AS "liftId", count(*) AS count FROM changed GROUP BY 1`,
  )
  return new Map(rows.map(({ liftId, count }) => [liftId, count]))
}

/**
 * Closes the open alarms of lifts, with the reason as what was found. What is set is cleared by an edge of its own: reports and rows
 * that are made again go by edges, and would have it set for ever. Building alarms have no report.
 */
export function closeAlarms(tx: Database, lifts: readonly NamedLift[], by: RetiredBy): Promise<CountOfLift> {
  const { at, reason, userId, userName } = by
  const isReported = sql`alarm.type <> 'RBE'`
  const besides = sql`
      closing AS (
        SELECT id, lift_id, type, number, alarm_status = 'SET' AS is_set, greatest(last_edge_ts, ${at}) AS ts,
          CASE WHEN last_edge_ts < ${at} THEN 0 ELSE last_edge_seq + 1 END AS seq
        FROM alarm WHERE ${ofLifts(sql`lift_id`, lifts)} AND ${notClosed}
      ),
      cleared AS (
        INSERT INTO alarm_edge (lift_id, type, number, ts, seq, state, description)
        SELECT lift_id, type, number, ts, seq, 'CLEAR', '' FROM closing WHERE is_set
      ),
      held AS (
        UPDATE suppressed_edge SET is_standing = false WHERE ${ofLifts(sql`lift_id`, lifts)} AND is_standing
      )`
  return countByLift(
    tx,
    sql`
      UPDATE alarm SET operational_status = 'CLOSED', closed_at = closing.ts, alarm_status = 'CLEAR',
        alarm_clear_ts = CASE WHEN is_set THEN closing.ts ELSE alarm_clear_ts END,
        last_edge_ts = CASE WHEN is_set THEN closing.ts ELSE last_edge_ts END,
        last_edge_seq = CASE WHEN is_set THEN closing.seq ELSE last_edge_seq END,
        report_at = CASE WHEN ${isReported} THEN coalesce(report_at, closing.ts) END,
        technician_name = CASE WHEN ${isReported} THEN coalesce(technician_name, ${userName}) END,
        result = CASE WHEN ${isReported} THEN coalesce(result, ${reason}) END,
        ${setEdit({ by: { id: userId, name: userName }, at })}
      FROM closing WHERE alarm.id = closing.id AND alarm.closed_at IS NULL RETURNING alarm.lift_id`,
    besides,
  )
}

/** Ends the open switch-offs of lifts: one that has started is over, one that has not is cancelled. */
export function endSwitchOffs(tx: Database, lifts: readonly NamedLift[], by: RetiredBy): Promise<CountOfLift> {
  const { at, reason, userId, userName } = by
  const hasStarted = sql`off_at <= ${at}`
  const ended = (value: SQL) => sql`CASE WHEN ${hasStarted} THEN ${value} END`
  const cancelled = (value: SQL) => sql`CASE WHEN NOT ${hasStarted} THEN ${value} END`
  return countByLift(
    tx,
    sql`
      UPDATE oms_schedule SET status = 'CLOSED', closed_at = ${at}, updated_at = greatest(${at}, updated_at + 1),
        switch_on_at = ${ended(sql`${at}::int8`)}, switched_on_by = ${ended(sql`${userId}::uuid`)},
        switched_on_by_name = ${ended(sql`${userName}`)}, cancelled_at = ${cancelled(sql`${at}::int8`)},
        cancelled_by = ${cancelled(sql`${userId}::uuid`)}, cancelled_by_name = ${cancelled(sql`${userName}`)},
        cancel_reason = ${cancelled(sql`${reason}`)}
      WHERE ${ofLifts(sql`lift_id`, lifts)} AND status = 'OPEN' RETURNING lift_id`,
  )
}

/** Cancels the maintenance days of lifts that are still to come. */
export function cancelDays(tx: Database, lifts: readonly NamedLift[], by: RetiredBy): Promise<CountOfLift> {
  const { at, today, userId, userName } = by
  return countByLift(
    tx,
    sql`
      UPDATE lm_schedule SET cancelled_at = ${at}, last_editor_id = ${userId}, last_editor_name = ${userName},
        updated_at = greatest(${at}, updated_at + 1)
      WHERE ${ofLifts(sql`lift_id`, lifts)} AND date > ${today}::date AND cancelled_at IS NULL RETURNING lift_id`,
  )
}

/** Moves lifts to the scopes of retired ones, which are made where they are not there; the ledgers of counts follow by trigger. */
export async function moveOutOfService(tx: Database, lifts: readonly NamedLift[], by: RetiredBy): Promise<void> {
  await tx.execute(sql`
    INSERT INTO lift_scope (id, town_council_id, lift_company_id, lmd_vendor_id, management_agent_id)
    SELECT -id, town_council_id, lift_company_id, lmd_vendor_id, management_agent_id FROM lift_scope scope
    WHERE scope.id IN (SELECT scope_id FROM lift WHERE ${ofLifts(sql`lift.id`, lifts)})
      AND NOT EXISTS (SELECT FROM lift_scope retired WHERE retired.id = -scope.id)`)
  await tx.execute(sql`
    UPDATE lift SET scope_id = -scope_id, retired_at = ${by.at}, retired_reason = ${by.reason}
    WHERE ${ofLifts(sql`id`, lifts)}`)
}
