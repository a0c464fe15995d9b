import { AlarmRecompute } from '@liftwatch/core/domain/alarm-recompute'
import { autoCloses, type AlarmRow } from '@liftwatch/core/domain/alarm-rows'
import type { EdgeRange } from '@liftwatch/core/domain/row-fold'
import { lateEdgesAtOnceMax } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { suppressEdges } from '../queries/alarm-floods'
import { findStretchStart, listEdgesAfter, listRowsAfter, type AlarmKey } from '../queries/ingest-alarms'
import type { AlarmRoom } from './alarm-room'
import { severityOf } from './stored-row'

/** The rows of a key that change by late edges, which are stored already; nothing where too much follows them to be read at once. */
export async function rowsAfterLate(
  tx: Database,
  key: AlarmKey,
  fromTs: number,
  room: AlarmRoom,
): Promise<AlarmRow[] | undefined> {
  const start = await findStretchStart(tx, key, fromTs)
  const edges = await listEdgesAfter(tx, key, start, lateEdgesAtOnceMax + 1)
  if (edges.length > lateEdgesAtOnceMax) return undefined
  const rows = await listRowsAfter(tx, key, start)
  const suppressed: EdgeRange[] = []
  const recompute = new AlarmRecompute(rows, autoCloses(key.type, severityOf(key)), range => {
    if (room.mayBegin(key)) return true
    suppressed.push(range)
    return false
  })
  for (const edge of edges) recompute.take(edge)
  const changed = recompute.end()
  await suppressEdges(tx, key, suppressed)
  return changed
}
