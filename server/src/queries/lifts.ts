import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { liftFlag, type liftFilter, type LiftDetail, type LiftFlag, type LiftRow } from '@liftwatch/core/contract/lifts'
import type { TelemetryValue } from '@liftwatch/core/contract/telemetry'
import type { Database } from '../db/connect'
import type { RowSource } from './cursor'
import { ofLiftName } from './lift-names'
import { allOf, findRow, listRows, startsWith, type PageOfRows, type Sort } from './rows'
import { inScope, type Scope } from './scope'

/** The list's filters, and of which building or device the lifts are. */
export type LiftFilter = z.output<typeof liftFilter> & { readonly buildingId?: string; readonly lmdId?: string }
type LiftHead = Omit<LiftDetail, 'telemetries'>
type LiftRowOfTable = Omit<LiftHead, 'flags'> & {
  readonly values: Record<string, TelemetryValue> | null
  readonly isPassengerTrapped: boolean
}

const columns = sql`
  lift.id, lift.name, jsonb_build_object('liftNumber', lift.lift_number) AS attribute,
  CASE WHEN lmd.id IS NOT NULL THEN jsonb_build_object('id', lmd.id, 'attribute', jsonb_build_object('clientId', lmd.client_id),
    'isOnline', lmd.is_online, 'lastOnlineTs', lmd.last_online_ts) END AS lmd,
  jsonb_build_object('id', building.id, 'name', building.name, 'address', building.address,
    'postalCode', building.postal_code) AS building,
  lmd.name AS "lmdName", device_building.address AS "lmdAddress",
  council.name AS "townCouncil", company.name AS "liftCompany", lift_telemetry.values,
  lift.open_complaint_cnt AS "complaintCnt", lift.open_switch_off_cnt AS "omsScheduleCnt",
  (SELECT count(*) FROM alarm WHERE alarm.lift_id = lift.id AND alarm.type = 'LIFT_FAULT'
    AND alarm.operational_status <> 'CLOSED') AS "openFaultCnt",
  EXISTS (SELECT FROM alarm WHERE alarm.lift_id = lift.id AND alarm.type = 'PASSENGER_TRAP'
    AND alarm.operational_status <> 'CLOSED' AND alarm.alarm_status = 'SET') AS "isPassengerTrapped"`

const searched = sql`
  lift JOIN building ON building.id = lift.building_id LEFT JOIN lmd ON lmd.id = lift.lmd_id`

const shown = sql`
  JOIN lift_scope ON lift_scope.id = lift.scope_id
  LEFT JOIN organization council ON council.id = lift_scope.town_council_id
  LEFT JOIN organization company ON company.id = lift_scope.lift_company_id
  LEFT JOIN building device_building ON device_building.id = lmd.building_id
  LEFT JOIN lift_telemetry ON lift_telemetry.lift_id = lift.id`

/** A flag shows where its telemetry key is true; passengers, complaints and switch-offs come from their own records. */
function flagsOf(row: LiftRowOfTable): LiftFlag[] {
  const records: Partial<Record<LiftFlag, boolean>> = {
    PT: row.isPassengerTrapped,
    Complaint: row.complaintCnt > 0,
    OMS: row.omsScheduleCnt > 0,
  }
  return liftFlag.options.filter(flag => records[flag] ?? row.values?.[flag] === true)
}

function condition(scope: Scope, filter: LiftFilter) {
  return allOf([
    inScope(scope, sql`lift.scope_id`),
    ...ofLiftName(scope, filter),
    startsWith(sql`building.postal_code`, filter.postalCode),
    startsWith(sql`lmd.client_id`, filter.lmdClientId),
    filter.buildingId ? sql`lift.building_id = ${filter.buildingId}` : undefined,
    filter.lmdId ? sql`lift.lmd_id = ${filter.lmdId}` : undefined,
  ])
}

function withFlags(row: LiftRowOfTable): LiftHead {
  return { ...row, flags: flagsOf(row) }
}

/** All lifts of a list, by name, without its paging: for pages and exports alike. */
export function liftRows(scope: Scope, filter: LiftFilter, { direction }: Sort<'name'>): RowSource<LiftHead> {
  const query = sql`
    SELECT ${columns} FROM ${searched} ${shown} WHERE ${condition(scope, filter)} ORDER BY lift.name ${sql.raw(direction)}`
  return { query: () => query, toRow: withFlags, count: tx => countLifts(tx, scope, filter) }
}

/** One page of lifts, by name. */
export async function listLifts(
  tx: Database,
  scope: Scope,
  filter: LiftFilter,
  sort: Sort<'name'>,
  { page, size }: PageOfRows,
): Promise<LiftRow[]> {
  const { query } = liftRows(scope, filter, sort)
  const rows = await listRows<LiftRowOfTable>(tx, sql`${query()} LIMIT ${size} OFFSET ${page * size}`)
  return rows.map(withFlags)
}

export async function countLifts(tx: Database, scope: Scope, filter: LiftFilter): Promise<number> {
  const row = await findRow<{ count: number }>(
    tx,
    sql`SELECT count(*) AS count FROM ${searched} WHERE ${condition(scope, filter)}`,
  )
  return row!.count
}

export async function findLift(tx: Database, scope: Scope, id: string): Promise<LiftHead | undefined> {
  const row = await findRow<LiftRowOfTable>(
    tx,
    sql`SELECT ${columns} FROM ${searched} ${shown} WHERE lift.id = ${id} AND ${inScope(scope, sql`lift.scope_id`)}`,
  )
  return row && withFlags(row)
}

export async function isLiftInScope(tx: Database, scope: Scope, id: string): Promise<boolean> {
  const row = await findRow(tx, sql`SELECT 1 FROM lift WHERE id = ${id} AND ${inScope(scope, sql`scope_id`)}`)
  return row !== undefined
}
