import { sql, type SQL } from 'drizzle-orm'
import type { SilentLmd } from '@liftwatch/core/contract/home/home-parts'
import { lmdCountOf } from '../estate-counts'
import { lmdList } from '../lmd-list'
import { conditionOf, rowsOf, type FilterOf, type ListQuery } from '../list-query'
import type { RowSource } from '../row-source'
import { inScope, type Reader, type Scope } from '../scope'

const isSilent = { onlineFormat: 'Offline' } as const

/**
 * The silent ones of all devices by their index alone: to read all devices for some takes longer than all else of the home page. Of those
 * that have a lift in a scope both sides are listed, which takes the same however many are silent: without a broker nearly all are.
 */
function isAmongSilent(scope: Scope): SQL {
  const silent = sql`SELECT silent.id FROM lmd silent WHERE NOT silent.is_online`
  if (scope === 'all') return sql`lmd.id = ANY(ARRAY(${silent}))`
  return sql`lmd.id = ANY(ARRAY(${silent} INTERSECT SELECT lift.lmd_id FROM lift WHERE ${inScope(scope, sql`lift.scope_id`)}))`
}

/** How many devices there are, and how many of them are silent. */
export function countDevices(reader: Pick<Reader, 'scope' | 'at'>): SQL<{ totalCnt: number; waitingCnt: number }> {
  const list = lmdList(reader)
  const silent = sql`SELECT count(*) FROM ${list.searched} WHERE ${conditionOf(list, isSilent)} AND ${isAmongSilent(reader.scope)}`
  return sql`SELECT ${lmdCountOf(reader.scope)} AS "totalCnt", (${silent}) AS "waitingCnt"`
}

/** The devices that are silent among those of the list: those that fell silent last first, and last those that were never in contact. */
export function silentDevices(reader: Pick<Reader, 'scope' | 'at'>): RowSource<SilentLmd> {
  const devices = lmdList(reader)
  const { id, name, clientId, lastOnlineTs, liftCnt } = devices.columns
  const list: ListQuery<SilentLmd, FilterOf<typeof devices>, 'silentSince'> = {
    columns: {
      id: id!,
      name: name!,
      clientId: clientId!,
      lastOnlineTs: lastOnlineTs!,
      liftCnt: liftCnt!,
      address: sql`building.address`,
    },
    filter: devices.filter,
    searched: devices.searched,
    id: devices.id,
    inSight: sql`${devices.inSight} AND ${isAmongSilent(reader.scope)}`,
    conditions: devices.conditions,
    orders: { silentSince: sql`coalesce(lmd.last_online_ts, 0)` },
    toRow: (row: SilentLmd) => row,
  }
  return rowsOf(list, isSilent, { field: 'silentSince', direction: 'DESC' })
}
