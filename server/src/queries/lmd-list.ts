import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { lmdAttribute, type Lmd, type lmdFilter, type lmdSortFields } from '@liftwatch/core/contract/lmds'
import { isTestCallOverdue } from '@liftwatch/core/domain/test-calls'
import { testCallEveryMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import type { RowSource } from './cursor'
import { ofBuildingName } from './lift-names'
import { allOf, findRow, listRows, startsWith, type PageOfRows, type Sort } from './rows'
import { inScope, type Scope } from './scope'

type LmdFilter = z.output<typeof lmdFilter>
type LmdSort = Sort<(typeof lmdSortFields)[number]>
type LmdRow = Omit<Lmd, 'attribute' | 'onlineFormat' | 'isTestCallOverdue' | 'refusedCnt'> & {
  readonly attribute: Readonly<Record<string, string | number>>
}

const sortColumns: Record<LmdSort['field'], SQL> = {
  name: sql`lmd.name`,
  lastOnlineTs: sql`lmd.last_online_ts`,
  lastTestCallTs: sql`lmd.last_test_call_ts`,
}

const columns = (scope: Scope) => sql`
  lmd.id, lmd.name, lmd.client_id AS "clientId", lmd.is_online AS "isOnline", lmd.last_online_ts AS "lastOnlineTs",
  lmd.last_test_call_ts AS "lastTestCallTs", vendor.name AS vendor, lmd.attribute,
  CASE WHEN building.id IS NOT NULL THEN jsonb_build_object('id', building.id, 'name', building.name,
    'address', building.address, 'postalCode', building.postal_code) END AS building,
  (SELECT count(*) FROM lift WHERE lift.lmd_id = lmd.id AND ${inScope(scope, sql`lift.scope_id`)}) AS "liftCnt",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('reason', refusal.reason, 'count', refusal.count, 'firstAt', refusal.first_at,
    'lastAt', refusal.last_at) ORDER BY refusal.last_at DESC, refusal.reason), '[]')
    FROM device_refusal refusal WHERE refusal.lmd_id = lmd.id) AS refusals`

const searched = sql`lmd LEFT JOIN building ON building.id = lmd.building_id`
const from = sql`${searched} LEFT JOIN organization vendor ON vendor.id = lmd.vendor_id`

/** A device is seen by anyone who sees one of its lifts. */
function isSeen(scope: Scope): SQL {
  if (scope === 'all') return sql`true`
  return sql`EXISTS (SELECT FROM lift WHERE lift.lmd_id = lmd.id AND ${inScope(scope, sql`lift.scope_id`)})`
}

/** As `isTestCallOverdue` of the domain says. */
function overdue(wanted: LmdFilter['isTestCallOverdue'], at: number): SQL | undefined {
  if (wanted === undefined) return undefined
  return sql`(coalesce(lmd.last_test_call_ts, 0) < ${at - testCallEveryMs}) = ${wanted === 'true'}`
}

function condition(scope: Scope, filter: LmdFilter, at: number): SQL {
  const { softwareVersion, onlineFormat } = filter
  return allOf([
    isSeen(scope),
    ...ofBuildingName(filter),
    startsWith(sql`building.postal_code`, filter.postalCode),
    startsWith(sql`lmd.client_id`, filter.clientId),
    softwareVersion ? sql`lmd.attribute ->> 'softwareVersion' = ${softwareVersion}` : undefined,
    onlineFormat && sql`lmd.is_online = ${onlineFormat === 'Online'}`,
    overdue(filter.isTestCallOverdue, at),
  ])
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

/** All devices of a list, without its paging: for pages and exports alike. */
export function lmdRows(scope: Scope, filter: LmdFilter, sort: LmdSort, at: number): RowSource<Lmd> {
  const direction = sql.raw(sort.direction)
  const query = sql`
    SELECT ${columns(scope)} FROM ${from} WHERE ${condition(scope, filter, at)}
    ORDER BY ${sortColumns[sort.field]} ${direction}, lmd.id ${direction}`
  return { query: () => query, toRow: (row: LmdRow) => toLmd(row, at), count: tx => countLmds(tx, scope, filter, at) }
}

export async function listLmds(
  tx: Database,
  scope: Scope,
  filter: LmdFilter,
  sort: LmdSort,
  at: number,
  { page, size }: PageOfRows,
): Promise<Lmd[]> {
  const { query } = lmdRows(scope, filter, sort, at)
  const rows = await listRows<LmdRow>(tx, sql`${query()} LIMIT ${size} OFFSET ${page * size}`)
  return rows.map(row => toLmd(row, at))
}

export async function countLmds(tx: Database, scope: Scope, filter: LmdFilter, at: number): Promise<number> {
  const row = await findRow<{ count: number }>(
    tx,
    sql`SELECT count(*) AS count FROM ${searched} WHERE ${condition(scope, filter, at)}`,
  )
  return row!.count
}

export async function findLmd(tx: Database, scope: Scope, id: string, at: number): Promise<Lmd | undefined> {
  const row = await findRow<LmdRow>(
    tx,
    sql`SELECT ${columns(scope)} FROM ${from} WHERE lmd.id = ${id} AND ${isSeen(scope)}`,
  )
  return row && toLmd(row, at)
}

/** The software versions that there are among the devices of a scope. */
export async function listSoftwareVersions(tx: Database, scope: Scope): Promise<string[]> {
  const rows = await listRows<{ version: string }>(
    tx,
    sql`
      SELECT DISTINCT lmd.attribute ->> 'softwareVersion' AS version FROM lmd
      WHERE lmd.attribute ? 'softwareVersion' AND ${isSeen(scope)} ORDER BY 1`,
  )
  return rows.map(row => row.version)
}
