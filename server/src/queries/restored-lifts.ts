import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { countByLift, ofLifts, type CountOfLift, type NamedLift } from './retired-lifts'

/** What a lift's retirement cancelled bears its very instant. */
function byRetirement(table: SQL): SQL {
  return sql`${table}.cancelled_at = lift.retired_at AND lift.id = ${table}.lift_id`
}

/** Plans again the switch-offs that the retirement of lifts cancelled, as far as they are still to come. */
export function planSwitchOffsAgain(tx: Database, lifts: readonly NamedLift[], at: number): Promise<CountOfLift> {
  return countByLift(
    tx,
    sql`
      UPDATE oms_schedule SET status = 'OPEN', closed_at = NULL, cancelled_at = NULL, cancelled_by = NULL,
        cancelled_by_name = NULL, cancel_reason = NULL, updated_at = greatest(${at}, oms_schedule.updated_at + 1)
      FROM lift WHERE ${ofLifts(sql`lift.id`, lifts)} AND ${byRetirement(sql`oms_schedule`)}
        AND oms_schedule.off_at > ${at} RETURNING oms_schedule.lift_id`,
  )
}

/** The same of their maintenance days. */
export function planDaysAgain(
  tx: Database,
  lifts: readonly NamedLift[],
  { at, today }: { readonly at: number; readonly today: string },
): Promise<CountOfLift> {
  return countByLift(
    tx,
    sql`
      UPDATE lm_schedule SET cancelled_at = NULL, updated_at = greatest(${at}, lm_schedule.updated_at + 1)
      FROM lift WHERE ${ofLifts(sql`lift.id`, lifts)} AND ${byRetirement(sql`lm_schedule`)}
        AND lm_schedule.date > ${today}::date RETURNING lm_schedule.lift_id`,
  )
}

/** Moves lifts back to the scopes that they had, which are there still; the ledgers of counts follow by trigger. */
export async function moveIntoService(tx: Database, lifts: readonly NamedLift[]): Promise<void> {
  await tx.execute(sql`
    UPDATE lift SET scope_id = -scope_id, retired_at = NULL, retired_reason = NULL WHERE ${ofLifts(sql`id`, lifts)}`)
}
