import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { lmdAttribute, lmdFilter, type Lmd, type lmdSortFields } from '@liftwatch/core/contract/estate/lmds'
import { isTestCallOverdue } from '@liftwatch/core/domain/test-calls'
import { testCallEveryMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { ofBuildingName } from './lift-names'
import type { ListQuery } from './list-query'
import { listRows, startsWith } from './rows'
import { hasLiftInScope, inScope, type Reader, type Scope } from './scope'

type LmdFilter = z.output<typeof lmdFilter>
type SortField = (typeof lmdSortFields)[number]
type LmdRow = Omit<Lmd, 'attribute' | 'onlineFormat' | 'isTestCallOverdue' | 'refusedCnt'> & {
  readonly attribute: Readonly<Record<string, string | number>>
}

/** A device is seen by anyone who sees one of its lifts. */
export function isLmdSeen(scope: Scope): SQL {
  return hasLiftInScope(scope, 'lmd')
}

/** As `isTestCallOverdue` of the domain says. */
function overdue(wanted: LmdFilter['isTestCallOverdue'], at: number): SQL | undefined {
  if (wanted === undefined) return undefined
  return sql`(coalesce(lmd.last_test_call_ts, 0) < ${at - testCallEveryMs}) = ${wanted === 'true'}`
}

const attributeNames = Object.keys(lmdAttribute.shape)

/** A device's row as the contract has it, at an instant: a test call grows overdue with time. */
function toLmd(row: LmdRow, at: number): Lmd {
  const given = attributeNames.map(name => [name, row.attribute[name] ?? null])
  return {
    ...row,
    onlineFormat: row.isOnline ? 'Online' : 'Offline',
    isTestCallOverdue: isTestCallOverdue(row.lastTestCallTs, at),
    refusedCnt: row.refusals.reduce((sum, { count }) => sum + count, 0),
    attribute: { ...Object.fromEntries(given), clientId: row.clientId },
  }
}

/** The devices that watch the lifts of a scope, as they are at an instant. */
export function lmdList({ scope, at }: Pick<Reader, 'scope' | 'at'>): ListQuery<Lmd, LmdFilter, SortField> {
  return {
    columns: {
      id: sql`lmd.id`,
      name: sql`lmd.name`,
      clientId: sql`lmd.client_id`,
      isOnline: sql`lmd.is_online`,
      lastOnlineTs: sql`lmd.last_online_ts`,
      lastTestCallTs: sql`lmd.last_test_call_ts`,
      vendor: sql`vendor.name`,
      attribute: sql`lmd.attribute`,
      building: sql`
        CASE WHEN building.id IS NOT NULL THEN jsonb_build_object('id', building.id, 'name', building.name,
          'address', building.address, 'postalCode', building.postal_code) END`,
      liftCnt: sql`
        (SELECT count(*) FROM lift WHERE lift.lmd_id = lmd.id AND ${inScope(scope, sql`lift.scope_id`)})`,
      refusals: sql`
        (SELECT coalesce(jsonb_agg(jsonb_build_object('reason', refusal.reason, 'count', refusal.count,
          'firstAt', refusal.first_at, 'lastAt', refusal.last_at) ORDER BY refusal.last_at DESC, refusal.reason), '[]')
          FROM device_refusal refusal WHERE refusal.lmd_id = lmd.id)`,
    },
    filter: lmdFilter,
    searched: sql`lmd LEFT JOIN building ON building.id = lmd.building_id`,
    shown: sql`LEFT JOIN organization vendor ON vendor.id = lmd.vendor_id`,
    id: sql`lmd.id`,
    inSight: isLmdSeen(scope),
    conditions: ({ softwareVersion, onlineFormat, isTestCallOverdue: isOverdue, ...filter }) => [
      ...ofBuildingName(filter),
      startsWith(sql`building.postal_code`, filter.postalCode),
      softwareVersion ? sql`lmd.attribute ->> 'softwareVersion' = ${softwareVersion}` : undefined,
      onlineFormat && (onlineFormat === 'Online' ? sql`lmd.is_online` : sql`NOT lmd.is_online`),
      overdue(isOverdue, at),
    ],
    orders: { name: sql`lmd.name`, lastOnlineTs: sql`lmd.last_online_ts`, lastTestCallTs: sql`lmd.last_test_call_ts` },
    toRow: (row: LmdRow) => toLmd(row, at),
  }
}

/** The software versions that there are among the devices of a scope. */
export async function listSoftwareVersions(tx: Database, scope: Scope): Promise<string[]> {
  const rows = await listRows<{ version: string }>(
    tx,
    sql`
      SELECT DISTINCT lmd.attribute ->> 'softwareVersion' AS version FROM lmd
      WHERE lmd.attribute ? 'softwareVersion' AND ${isLmdSeen(scope)} ORDER BY 1`,
  )
  return rows.map(row => row.version)
}
