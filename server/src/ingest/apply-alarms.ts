import { isLaterEdge } from '@liftwatch/core/domain/alarm-edges'
import { afterLaterEdges, autoCloses } from '@liftwatch/core/domain/alarm-rows'
import { lateKeysAtOnceMax } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { endSuppressed, insertSuppressedEdges } from '../queries/alarm-floods'
import { queueRecomputes } from '../queries/alarm-recomputes'
import {
  insertEdges,
  listKeyStates,
  lockLifts,
  type AlarmKey,
  type KeyedEdge,
  type KeyState,
} from '../queries/ingest-alarms'
import type { NewNotice } from '../queries/notices'
import { saveRows, type StoredRow } from '../queries/save-alarm-rows'
import { AlarmRoom } from './alarm-room'
import { rowsAfterLate } from './late-edges'
import { raiseFloods } from './raise-floods'
import type { RecentAlarms } from './recent-alarms'
import { noticesOf, severityOf, toStored } from './stored-row'

function keyText({ liftId, type, number }: AlarmKey): string {
  return `${liftId} ${type} ${number}`
}

function groupByKey(edges: readonly KeyedEdge[]): Map<string, KeyedEdge[]> {
  const groups = new Map<string, KeyedEdge[]>()
  for (const edge of edges) {
    const group = groups.get(keyText(edge))
    if (group) group.push(edge)
    else groups.set(keyText(edge), [edge])
  }
  return groups
}

function saidOf(edges: readonly KeyedEdge[]): string | undefined {
  return edges.find(edge => edge.state === 'SET' && edge.description !== '')?.description
}

function isLate({ lastTs, lastSeq }: KeyState, edges: readonly KeyedEdge[]): boolean {
  return lastTs !== null && edges.some(edge => !isLaterEdge(edge, { ts: lastTs, seq: lastSeq ?? 0 }))
}

/** A key's edges of a batch. */
interface Arrived {
  readonly state: KeyState
  readonly edges: readonly KeyedEdge[]
  readonly fromTs: number
  readonly toTs: number
}

function arrivedOf(state: KeyState, edges: readonly KeyedEdge[]): Arrived {
  let [fromTs, toTs] = [Number.POSITIVE_INFINITY, 0]
  for (const { ts } of edges) [fromTs, toTs] = [Math.min(fromTs, ts), Math.max(toTs, ts)]
  return { state, edges, fromTs, toTs }
}

/**
 * Applies new edges to the alarms of their lifts, whose rows it locks first. In order is the rule and needs no reading; a late
 * edge has its stretch made again, at once if that is short, and else by a job. Answers the notices of what changed, and which lifts turned out
 * to be retired meanwhile: their edges are left out.
 */
export async function applyAlarms(
  tx: Database,
  arriving: readonly KeyedEdge[],
  recent: RecentAlarms,
  at: number,
): Promise<{ notices: NewNotice[]; room: AlarmRoom | undefined; retired: ReadonlySet<string> }> {
  const locked = arriving.length > 0 ? await lockLifts(tx, [...new Set(arriving.map(edge => edge.liftId))]) : []
  const scopes = new Map(locked.map(({ liftId, scopeId }) => [liftId, scopeId]))
  const retired = new Set(locked.filter(({ scopeId }) => scopeId < 0).map(({ liftId }) => liftId))
  const edges = arriving.filter(({ liftId }) => !retired.has(liftId))
  if (edges.length === 0) return { notices: [], room: undefined, retired }
  const byKey = groupByKey(edges)
  const liftIds = [...new Set(edges.map(edge => edge.liftId))]
  const keys = [...byKey.values()].map(([first]) => first!)
  const states = await listKeyStates(
    tx,
    keys.map(({ liftId, type, number }) => ({ liftId, type, number })),
    // An edge is late by one that comes after it: what is older than all of these is no matter, nor are the months that have it.
    edges.reduce((first, { ts }) => Math.min(first, ts), Infinity),
  )
  const room = await AlarmRoom.of(tx, liftIds, recent, at)
  const stored: StoredRow[] = []
  const late: Arrived[] = []
  const queued: Arrived[] = []
  const suppressed = new Set<KeyedEdge>()
  const stateOf = new Map(states.map(state => [keyText(state), state]))
  // In the order in which they came: the first of them have room.
  for (const [key, own] of byKey) {
    const state = stateOf.get(key)!
    const arrived = arrivedOf(state, own)
    if (state.isQueued) queued.push(arrived)
    else if (isLate(state, arrived.edges)) (late.length < lateKeysAtOnceMax ? late : queued).push(arrived)
    else {
      const isAutoClosing = autoCloses(state.type, severityOf(state))
      const rows = afterLaterEdges(state.open ?? undefined, arrived.edges, isAutoClosing, edge => {
        if (room.mayBegin(state)) return true
        suppressed.add(edge)
        return false
      })
      for (const row of rows) stored.push(toStored(state, row, saidOf(arrived.edges)))
    }
  }
  await insertEdges(
    tx,
    edges.filter(edge => !suppressed.has(edge)),
  )
  await insertSuppressedEdges(tx, [...suppressed])
  for (const arrived of late) {
    const rows = await rowsAfterLate(tx, arrived.state, arrived.fromTs, room)
    if (!rows) queued.push(arrived)
    else for (const row of rows) stored.push(toStored(arrived.state, row, saidOf(arrived.edges)))
  }
  await queueRecomputes(
    tx,
    queued.map(({ state: { liftId, type, number }, fromTs, toTs }) => ({ liftId, type, number, fromTs, toTs })),
    at,
  )
  await saveRows(tx, stored)
  await endSuppressed(
    tx,
    states.filter(state => state.isSuppressed).map(({ liftId, type, number }) => ({ liftId, type, number })),
  )
  const floods = await raiseFloods(tx, room.suppressed, at)
  const scopeOf = (liftId: string) => scopes.get(liftId) ?? null
  return { notices: noticesOf([...stored, ...floods], scopeOf), room, retired }
}
