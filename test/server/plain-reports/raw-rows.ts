import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/src/db/connect'
import { listRows } from '../../../server/src/queries/rows'

/** Everything there is, as it is stored: reports are reckoned again from nothing else. */
export interface RawRows {
  /** Of the estate's days. */
  readonly timeZone: string
  readonly lifts: readonly RawLift[]
  readonly alarms: readonly RawAlarm[]
  readonly edges: readonly RawEdge[]
  readonly complaints: readonly RawComplaint[]
  readonly switchOffs: readonly RawSwitchOff[]
  /** Days that were not cancelled. */
  readonly checks: readonly { readonly lift_id: string; readonly date: string }[]
  readonly auditEntries: readonly { readonly at: number; readonly user_id: string; readonly action: string }[]
}
export interface RawLift {
  readonly id: string
  readonly name: string
  readonly brand: string | null
  readonly ward: string | null
  readonly constituency: string | null
  readonly address: string
  readonly council: string | null
  readonly company: string | null
}
export interface RawAlarm {
  readonly id: string
  readonly lift_id: string
  readonly type: string
  readonly number: number
  readonly severity: string | null
  readonly alarm_start_ts: number
  readonly alarm_clear_ts: number | null
  readonly repeat_cnt: number
  readonly acknowledge_at: number | null
  readonly arrival_ts: number | null
  readonly fault_code: string | null
  readonly complaint_cnt: number
}
export interface RawEdge {
  readonly lift_id: string
  readonly type: string
  readonly number: number
  readonly ts: number
  readonly seq: number
  readonly state: string
}
interface RawComplaint {
  readonly id: string
  readonly lift_id: string
  readonly created_at: number
}
interface RawSwitchOff {
  readonly id: string
  readonly lift_id: string
  readonly off_at: number
  readonly on_at: number
  readonly switch_on_at: number | null
  readonly cancelled_at: number | null
}

export async function readRawRows(db: Database, timeZone: string): Promise<RawRows> {
  return {
    timeZone,
    lifts: await listRows(
      db,
      sql`
        SELECT lift.id, lift.name, lift.attribute ->> 'brand' AS brand, building.address,
          coalesce(building.attribute ->> 'ward', building.attribute ->> 'constituency') AS ward,
          CASE WHEN building.attribute ->> 'ward' IS NOT NULL THEN building.attribute ->> 'constituency' END AS constituency,
          council.name AS council, company.name AS company
        FROM lift JOIN building ON building.id = lift.building_id JOIN lift_scope ON lift_scope.id = lift.scope_id
        LEFT JOIN organization council ON council.id = lift_scope.town_council_id
        LEFT JOIN organization company ON company.id = lift_scope.lift_company_id`,
    ),
    alarms: await listRows(db, sql`SELECT * FROM alarm`),
    edges: await listRows(db, sql`SELECT * FROM alarm_edge`),
    complaints: await listRows(db, sql`SELECT * FROM complaint`),
    switchOffs: await listRows(db, sql`SELECT * FROM oms_schedule`),
    checks: await listRows(db, sql`SELECT lift_id, date::text AS date FROM lm_schedule WHERE cancelled_at IS NULL`),
    auditEntries: await listRows(db, sql`SELECT at, user_id, action FROM audit`),
  }
}
