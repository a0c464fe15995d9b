import { sql } from 'drizzle-orm'
import type { SilentLmd } from '@liftwatch/core/contract/home/home-parts'
import { lmdList } from '../lmd-list'
import { rowsOf, type FilterOf, type ListQuery } from '../list-query'
import type { RowSource } from '../row-source'
import type { Reader } from '../scope'

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
    searched: devices.searched,
    id: devices.id,
    inSight: devices.inSight,
    conditions: devices.conditions,
    orders: { silentSince: sql`coalesce(lmd.last_online_ts, 0)` },
    toRow: (row: SilentLmd) => row,
  }
  return rowsOf(list, { onlineFormat: 'Offline' }, { field: 'silentSince', direction: 'DESC' })
}
