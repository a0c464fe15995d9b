import { v7 as newId } from 'uuid'
import type { NoticeKind } from '@liftwatch/core/contract/events'
import type { AlarmType } from '@liftwatch/core/contract/device-messages'
import { isLaterEdge } from '@liftwatch/core/domain/alarm-edges'
import { afterLaterEdges, closesUnseen, retold, type AlarmRow } from '@liftwatch/core/domain/alarm-rows'
import { alarmLabel } from '@liftwatch/core/domain/event-codes'
import { defaultSeverity } from '@liftwatch/core/domain/fault-numbers'
import type { Database } from '../db/connect'
import {
  findStretchStart,
  insertEdges,
  listEdgesAfter,
  listKeyStates,
  listRowsAfter,
  lockLifts,
  saveRows,
  type AlarmKey,
  type KeyedEdge,
  type KeyState,
  type StoredRow,
} from '../queries/ingest-alarms'
import type { NewNotice } from '../queries/notices'

const noticeKinds: Record<AlarmType, NoticeKind> = {
  LIFT_FAULT: 'liftFaults',
  PASSENGER_TRAP: 'passengerTraps',
  RBE: 'rbes',
}

function keyText({ liftId, type, number }: AlarmKey): string {
  return `${liftId} ${type} ${number}`
}

function groupByKey(edges: readonly KeyedEdge[]): Map<string, KeyedEdge[]> {
  const groups = new Map<string, KeyedEdge[]>()
  for (const edge of edges) groups.set(keyText(edge), [...(groups.get(keyText(edge)) ?? []), edge])
  return groups
}

function severityOf({ type, number }: AlarmKey) {
  return type === 'LIFT_FAULT' ? defaultSeverity(number) : null
}

function describe(key: AlarmKey, edges: readonly KeyedEdge[]): string {
  const said = edges.find(edge => edge.state === 'SET' && edge.description !== '')?.description
  return said ?? alarmLabel(key.type, key.number)
}

/** The rows of one key after its new edges. In order is the rule and needs no reading; a late edge has its stretch told anew. */
async function rowsAfter(tx: Database, state: KeyState, edges: readonly KeyedEdge[]): Promise<readonly AlarmRow[]> {
  const unseen = closesUnseen(state.type, severityOf(state))
  const { lastTs, lastSeq } = state
  const isLate = lastTs !== null && edges.some(edge => !isLaterEdge(edge, { ts: lastTs, seq: lastSeq ?? 0 }))
  if (!isLate) return afterLaterEdges(state.open ?? undefined, edges, unseen)
  const start = await findStretchStart(tx, state, Math.min(...edges.map(edge => edge.ts)))
  return retold(await listRowsAfter(tx, state, start), await listEdgesAfter(tx, state, start), unseen)
}

function toStored(key: AlarmKey, row: AlarmRow, description: string): StoredRow {
  const { liftId, type, number } = key
  return { ...row, liftId, type, number, id: row.id ?? newId(), severity: severityOf(key), description }
}

/**
 * Applies new edges to the alarms of their lifts, whose rows it locks first. Answers the notices of what changed.
 * @param scopeOf the scope of a lift, for its notices
 */
export async function applyAlarms(
  tx: Database,
  edges: readonly KeyedEdge[],
  scopeOf: (liftId: string) => number | null,
): Promise<NewNotice[]> {
  if (edges.length === 0) return []
  const byKey = groupByKey(edges)
  await lockLifts(tx, [...new Set(edges.map(edge => edge.liftId))])
  const states = await listKeyStates(
    tx,
    [...byKey.values()].map(([first]) => ({ liftId: first!.liftId, type: first!.type, number: first!.number })),
  )
  await insertEdges(tx, edges)
  const stored: StoredRow[] = []
  for (const state of states) {
    const own = byKey.get(keyText(state)) ?? []
    const description = describe(state, own)
    for (const row of await rowsAfter(tx, state, own)) stored.push(toStored(state, row, description))
  }
  await saveRows(tx, stored)
  return stored.map(({ id, type, liftId }) => ({
    kind: noticeKinds[type],
    subjectId: id,
    count: 1,
    scopeId: scopeOf(liftId),
  }))
}
