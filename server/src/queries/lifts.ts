import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { liftFlag, liftFilter, type LiftDetail, type LiftFlag } from '@liftwatch/core/contract/estate/lifts'
import type { TelemetryValue } from '@liftwatch/core/contract/devices/telemetry'
import type { Database } from '../db/connect'
import { notClosed } from './alarm-months'
import { ofLiftName } from './lift-names'
import type { ListQuery } from './list-query'
import { findRow, startsWith, whether } from './rows'
import { isOutOfService } from './out-of-service'
import { inScope, type PastScope, type Reader, type Scope } from './scope'
import { buildingWard } from './ward'

/** The list's filters, and of which building or device the lifts are. */
type LiftFilter = z.output<typeof liftFilter> & { readonly buildingId?: string; readonly lmdId?: string }
type LiftHead = Omit<LiftDetail, 'telemetries'>
type LiftRowOfTable = Omit<LiftHead, 'flags'> & {
  readonly values: Record<string, TelemetryValue> | null
  readonly isPassengerTrapped: boolean
}

/** A flag shows where its telemetry key is true; passengers, complaints and switch-offs come from their own records. */
function flagsOf(row: LiftRowOfTable): LiftFlag[] {
  const records: Partial<Record<LiftFlag, boolean>> = {
    PT: row.isPassengerTrapped,
    Complaint: row.complaintCnt > 0,
    OMS: row.omsScheduleCnt > 0,
  }
  return liftFlag.options.filter(flag => records[flag] ?? row.values?.[flag] === true)
}

/** The lifts in a scope, as they are at an instant: a planned switch-off starts with time. */
export function liftList({ scope, at }: Pick<Reader, 'scope' | 'at'>): ListQuery<LiftHead, LiftFilter, 'name'> {
  return {
    columns: {
      id: sql`lift.id`,
      name: sql`lift.name`,
      attribute: sql`jsonb_build_object('liftNumber', lift.lift_number)`,
      lmd: sql`
        CASE WHEN lmd.id IS NOT NULL THEN jsonb_build_object('id', lmd.id,
          'attribute', jsonb_build_object('clientId', lmd.client_id),
          'isOnline', lmd.is_online, 'lastOnlineTs', lmd.last_online_ts) END`,
      building: sql`
        jsonb_build_object('id', building.id, 'name', building.name, 'address', building.address,
          'postalCode', building.postal_code)`,
      lmdName: sql`lmd.name`,
      lmdAddress: sql`device_building.address`,
      ward: buildingWard,
      townCouncil: sql`council.name`,
      liftCompany: sql`company.name`,
      values: sql`lift_telemetry.values`,
      complaintCnt: sql`lift.open_complaint_cnt`,
      omsScheduleCnt: sql`lift.open_switch_off_cnt`,
      openFaultCnt: sql`
        (SELECT count(*) FROM alarm WHERE alarm.lift_id = lift.id AND alarm.type = 'LIFT_FAULT'
          AND ${notClosed})`,
      isPassengerTrapped: sql`
        EXISTS (SELECT FROM alarm WHERE alarm.lift_id = lift.id AND alarm.type = 'PASSENGER_TRAP'
          AND ${notClosed} AND alarm.alarm_status = 'SET')`,
    },
    filter: liftFilter,
    // It is the whole name, or the id.
    apart: ['townCouncil'],
    searched: sql`lift JOIN building ON building.id = lift.building_id LEFT JOIN lmd ON lmd.id = lift.lmd_id`,
    shown: sql`
      JOIN lift_scope ON lift_scope.id = lift.scope_id
      LEFT JOIN organization council ON council.id = lift_scope.town_council_id
      LEFT JOIN organization company ON company.id = lift_scope.lift_company_id
      LEFT JOIN building device_building ON device_building.id = lmd.building_id
      LEFT JOIN lift_telemetry ON lift_telemetry.lift_id = lift.id`,
    id: sql`lift.id`,
    inSight: inScope(scope, sql`lift.scope_id`),
    conditions: filter => [
      ...ofLiftName(scope, filter),
      startsWith(sql`building.postal_code`, filter.postalCode),
      startsWith(sql`lmd.client_id`, filter.lmdClientId),
      whether(isOutOfService(at), filter.isOutOfService),
      filter.buildingId ? sql`lift.building_id = ${filter.buildingId}` : undefined,
      filter.lmdId ? sql`lift.lmd_id = ${filter.lmdId}` : undefined,
    ],
    orders: { name: sql`lift.name` },
    toRow: (row: LiftRowOfTable) => ({ ...row, flags: flagsOf(row) }),
  }
}

export async function isLiftInScope(tx: Database, scope: Scope | PastScope, id: string): Promise<boolean> {
  const row = await findRow(tx, sql`SELECT 1 FROM lift WHERE id = ${id} AND ${inScope(scope, sql`scope_id`)}`)
  return row !== undefined
}

export async function hasAnyLift(tx: Database): Promise<boolean> {
  return (await findRow(tx, sql`SELECT FROM lift LIMIT 1`)) !== undefined
}
