import { AlarmRecompute } from '@liftwatch/core/domain/alarm-recompute'
import { autoCloses, type AlarmRow } from '@liftwatch/core/domain/alarm-rows'
import type { EdgeRange } from '@liftwatch/core/domain/row-fold'
import { recomputeSliceEdges } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import type { Job } from '../jobs/jobs'
import { inSnapshot, inTransaction } from '../db/transaction'
import { findClientOfLift, listSuppressed, releaseSuppressed, suppressEdges } from '../queries/alarm-floods'
import {
  endRecompute,
  findQueuedKey,
  listDescriptions,
  listQueuedKeys,
  markRowsAfter,
  queueRecomputes,
  type QueuedKey,
} from '../queries/alarm-recomputes'
import {
  findStretchStart,
  listEdgesAfter,
  listRowsAfter,
  lockLifts,
  type AlarmKey,
  type StretchStart,
} from '../queries/ingest-alarms'
import { insertNotices } from '../queries/notices'
import { saveRows } from '../queries/save-alarm-rows'
import { AlarmRoom } from './alarm-room'
import { raiseFloods } from './raise-floods'
import type { DeviceRefusals } from './device-refusals'
import type { RecentAlarms } from './recent-alarms'
import { noticesOf, severityOf, toStored } from './stored-row'

/** What a snapshot says that a key's rows should be. */
interface Recomputed {
  readonly key: QueuedKey
  readonly start: StretchStart
  /** Of the rows that it read. */
  readonly mark: string
  readonly changed: readonly AlarmRow[]
  readonly suppressed: readonly EdgeRange[]
  readonly room: AlarmRoom
}

const keysAtOnce = 200

/** Reads edges slice by slice, holding no lock: whatever waits for this process or for the lift goes on meanwhile. */
async function recompute(
  tx: Database,
  queued: AlarmKey,
  recent: RecentAlarms,
  at: number,
): Promise<Recomputed | undefined> {
  const key = await findQueuedKey(tx, queued)
  if (!key) return undefined
  const room = await AlarmRoom.of(tx, [key.liftId], recent, at)
  const start = await findStretchStart(tx, key, key.fromTs)
  const mark = await markRowsAfter(tx, key, start)
  const suppressed: EdgeRange[] = []
  const recompute = new AlarmRecompute(
    await listRowsAfter(tx, key, start),
    autoCloses(key.type, severityOf(key)),
    range => {
      if (room.mayBegin(key)) return true
      suppressed.push(range)
      return false
    },
  )
  let after = start
  for (;;) {
    const edges = await listEdgesAfter(tx, key, after, recomputeSliceEdges)
    for (const edge of edges) {
      if (edge.ts > key.toTs && recompute.isSettledBefore(edge)) {
        return { key, start, mark, changed: recompute.endEarly(), suppressed, room }
      }
      recompute.take(edge)
    }
    if (edges.length < recomputeSliceEdges) break
    after = edges.at(-1)!
  }
  return { key, start, mark, changed: recompute.end(), suppressed, room }
}

/** Saves what was recomputed; not if people have changed its rows meanwhile: then it is recomputed again at the next run. */
function save(db: Database, { key, start, mark, changed, suppressed, room }: Recomputed, at: number): Promise<boolean> {
  return inTransaction(db, async tx => {
    const [lift] = await lockLifts(tx, [key.liftId])
    if ((await markRowsAfter(tx, key, start)) !== mark) return false
    const isNew = (row: AlarmRow) => row.id === undefined
    const said = await listDescriptions(
      tx,
      key,
      changed.filter(isNew).map(row => row.alarmStartTs),
    )
    const rows = changed.map(row => toStored(key, row, said.get(row.alarmStartTs)))
    await suppressEdges(tx, key, suppressed)
    await saveRows(tx, rows)
    const floods = await raiseFloods(tx, room.suppressed, at)
    await endRecompute(tx, key, at)
    await insertNotices(
      tx,
      noticesOf([...rows, ...floods], () => lift?.scopeId ?? null),
      at,
    )
    return true
  })
}

/** Gives back what was suppressed and is still set, where its lift has room again: the job makes its rows. */
async function releaseWhereRoom(db: Database, recent: RecentAlarms, at: number): Promise<void> {
  const keys = await listSuppressed(db, recent.bounds.newMax)
  if (keys.length === 0) return
  const room = await AlarmRoom.of(db, [...new Set(keys.map(({ liftId }) => liftId))], recent, at)
  for (const key of keys.filter(held => room.mayBegin(held))) {
    await inTransaction(db, async tx => {
      await lockLifts(tx, [key.liftId])
      const ts = await releaseSuppressed(tx, key)
      if (ts !== undefined) await queueRecomputes(tx, [{ ...key, fromTs: ts, toTs: ts }], at)
    })
  }
}

/** Makes rows again whose late edges are too many to be applied as they arrive, one key after the other. */
async function recomputeAlarms(
  db: Database,
  recent: RecentAlarms,
  refusals: DeviceRefusals,
  at: number,
): Promise<void> {
  await releaseWhereRoom(db, recent, at)
  const { signal } = new AbortController()
  for (const queued of await listQueuedKeys(db, keysAtOnce)) {
    const recomputed = await inSnapshot(db, signal, tx => recompute(tx, queued, recent, at))
    if (!recomputed || !(await save(db, recomputed, at))) continue
    recomputed.room.committed()
    const clientId = recomputed.room.suppressed.length > 0 ? await findClientOfLift(db, queued.liftId) : undefined
    if (clientId === undefined) continue
    for (const { reason, count } of recomputed.room.suppressed) refusals.note(clientId, reason, count)
  }
}

export function recomputeJob(recent: RecentAlarms, refusals: DeviceRefusals): Job {
  return { name: 'late alarms', everyMs: 0, run: (db, at) => recomputeAlarms(db, recent, refusals, at) }
}
