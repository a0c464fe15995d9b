import type { AlarmType } from '../contract/device-messages'
import type { Severity } from '../contract/alarms'
import { afterEdge, episodesOf, isLaterEdge, type AlarmEdge, type Episode } from './alarm-edges'
import { closesOnClear, type AlarmState } from './alarms'

/** A row as devices and people have made it: the device's side is the episode, the rest is people's. */
export interface AlarmRow extends AlarmState, Episode {
  /** Undefined until it is stored. */
  readonly id: string | undefined
}

/** Kinds that close without anybody having seen them: small faults and building events (decisions.md section 5). */
export function closesUnseen(type: AlarmType, severity: Severity | null): boolean {
  return type === 'RBE' || (type === 'LIFT_FAULT' && severity === 'NON_BREAKDOWN')
}

const untouched: Pick<AlarmRow, 'id' | 'acknowledgeAt' | 'acknowledgedBy' | 'arrivalTs' | 'reportAt' | 'closedAt'> = {
  id: undefined,
  acknowledgeAt: null,
  acknowledgedBy: null,
  arrivalTs: null,
  reportAt: null,
  closedAt: null,
}

function isTouched(row: AlarmRow): boolean {
  return row.acknowledgeAt !== null || row.reportAt !== null
}

/** The row with its device's side told anew. What nobody has touched stands or falls with it; what people closed stays closed. */
function withEpisode(row: AlarmRow, episode: Episode, unseen: boolean): AlarmRow {
  const isReopened = row.operationalStatus === 'CLOSED' && !isTouched(row)
  const open: AlarmRow = { ...row, ...episode, ...(isReopened && { operationalStatus: 'OUTSTANDING', closedAt: null }) }
  if (episode.alarmStatus !== 'CLEAR' || !closesOnClear(open, unseen)) return open
  return { ...open, operationalStatus: 'CLOSED', closedAt: Math.max(episode.alarmClearTs ?? 0, row.reportAt ?? 0) }
}

function newRow(episode: Episode, unseen: boolean): AlarmRow {
  return withEpisode({ ...untouched, ...episode, operationalStatus: 'OUTSTANDING' }, episode, unseen)
}

/** The rows that change by edges which all come later than any before: the open row goes on, or a SET begins a new one. */
export function afterLaterEdges(open: AlarmRow | undefined, edges: readonly AlarmEdge[], unseen: boolean): AlarmRow[] {
  const finished: AlarmRow[] = []
  let row = open
  for (const edge of edges.toSorted((a, b) => (isLaterEdge(a, b) ? 1 : -1))) {
    const episode = afterEdge(row, edge)
    // A CLEAR before any SET, or what is known already.
    if (!episode || episode === row) continue
    row = row ? withEpisode(row, pick(episode), unseen) : newRow(episode, unseen)
    if (row.operationalStatus === 'CLOSED') {
      finished.push(row)
      row = undefined
    }
  }
  return row && row !== open ? [...finished, row] : finished
}

function pick({ alarmStatus, alarmStartTs, alarmClearTs, repeatCnt, lastEdgeTs, lastEdgeSeq }: Episode): Episode {
  return { alarmStatus, alarmStartTs, alarmClearTs, repeatCnt, lastEdgeTs, lastEdgeSeq }
}

/** Whether an edge belongs to a row or to what came before it, rather than to what follows. */
function isUpTo(edge: AlarmEdge, row: AlarmRow): boolean {
  if (row.operationalStatus !== 'CLOSED') return true
  if (!isLaterEdge(edge, { ts: row.lastEdgeTs, seq: row.lastEdgeSeq })) return true
  return isTouched(row) && edge.ts <= (row.closedAt ?? Number.POSITIVE_INFINITY)
}

/** One row and its edges, told anew; `rest` are edges that outlive it: set again after its last clear, before people closed it. */
function retellRow(
  row: AlarmRow,
  edges: readonly AlarmEdge[],
  unseen: boolean,
): { rows: AlarmRow[]; rest: readonly AlarmEdge[] } {
  if (!isTouched(row)) {
    const episodes = episodesOf(edges, unseen)
    const own = episodes.at(-1)
    if (!own) return { rows: [row], rest: [] }
    const before = episodes.slice(0, -1).map(episode => newRow(episode, unseen))
    return { rows: [...before, withEpisode(row, own, unseen)], rest: [] }
  }
  const [episode] = episodesOf(edges, false)
  if (!episode) return { rows: [row], rest: [] }
  if (row.operationalStatus !== 'CLOSED' || episode.alarmStatus === 'CLEAR') {
    return { rows: [withEpisode(row, episode, unseen)], rest: [] }
  }
  // The episode's last edge is the SET that outlives the row.
  const isOwn = (edge: AlarmEdge) =>
    isLaterEdge({ ts: episode.lastEdgeTs, seq: episode.lastEdgeSeq, state: 'SET' }, edge)
  const own = episodesOf(edges.filter(isOwn), false)[0]
  return { rows: [own ? withEpisode(row, own, unseen) : row], rest: edges.filter(edge => !isOwn(edge)) }
}

/**
 * Rows told anew because an edge came late (decisions.md section 7): late edges land where their instants put them.
 * What nobody has touched becomes exactly what it would have been in order; what people acknowledged stays theirs.
 * @param rows the rows from the one that the earliest late edge falls into, oldest first; at most the last is open
 * @param edges all edges after the row before them, late ones included
 */
export function retold(rows: readonly AlarmRow[], edges: readonly AlarmEdge[], unseen: boolean): AlarmRow[] {
  const told: AlarmRow[] = []
  let left = [...edges]
  for (const row of rows) {
    const { rows: own, rest } = retellRow(
      row,
      left.filter(edge => isUpTo(edge, row)),
      unseen,
    )
    told.push(...own)
    left = [...rest, ...left.filter(edge => !isUpTo(edge, row))]
  }
  return [...told, ...afterLaterEdges(undefined, left, unseen)]
}
