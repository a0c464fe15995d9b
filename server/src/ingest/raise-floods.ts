import { v7 as newId } from 'uuid'
import { floodDescription, type FloodType } from '@liftwatch/core/domain/alarm-flood'
import type { Database } from '../db/connect'
import { listFloods, saveFloods, type FloodRow } from '../queries/alarm-floods'
import type { SuppressedAlarms } from './alarm-room'

/** Says in one row a lift (and one for its traps) how many alarms were suppressed since someone closed the last. Answers the rows. */
export async function raiseFloods(
  tx: Database,
  suppressed: readonly SuppressedAlarms[],
  at: number,
): Promise<FloodRow[]> {
  if (suppressed.length === 0) return []
  const counts = new Map<string, { liftId: string; type: FloodType; count: number }>()
  for (const { liftId, type, count } of suppressed) {
    const known = counts.get(`${liftId} ${type}`)?.count ?? 0
    counts.set(`${liftId} ${type}`, { liftId, type, count: known + count })
  }
  const open = new Map(
    (await listFloods(tx, [...new Set(suppressed.map(({ liftId }) => liftId))])).map(row => [
      `${row.liftId} ${row.type}`,
      row,
    ]),
  )
  const floods = [...counts].map(([key, { liftId, type, count }]) => {
    const known = open.get(key)
    // As of all alarms: the first, and how often it came again.
    const total = count + (known ? known.repeatCnt + 1 : 0)
    const description = floodDescription(type, total)
    return { id: known?.id ?? newId(), liftId, type, repeatCnt: total - 1, description }
  })
  await saveFloods(tx, floods, at)
  return floods
}
