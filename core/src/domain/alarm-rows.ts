import type { AlarmType } from '../contract/alarms/alarm-type'
import type { Severity } from '../contract/alarms/alarms'
import { afterEdge, isLaterEdge, type AlarmEdge, type Episode } from './alarm-edges'
import { closesOnClear, unacknowledged, type AlarmState } from './alarms'

/** A row as devices and people have made it: the device's side is the episode, the rest is people's. */
export interface AlarmRow extends AlarmState, Episode {
  /** Undefined until it is stored. */
  readonly id: string | undefined
  /** When it was closed, as it is stored; undefined until it is. */
  readonly storedClosedAt?: number | null
}

/** Kinds that close when their device says CLEAR: minor faults and building alarms (decisions.md section 5). */
export function autoCloses(type: AlarmType, severity: Severity | null): boolean {
  return type === 'RBE' || (type === 'LIFT_FAULT' && severity === 'NON_BREAKDOWN')
}

const untouched: Pick<AlarmRow, 'id' | keyof typeof unacknowledged | 'arrivalTs' | 'reportAt' | 'closedAt'> = {
  id: undefined,
  ...unacknowledged,
  arrivalTs: null,
  reportAt: null,
  closedAt: null,
}

/** Whether people have done something with it. */
export function isTouched(row: AlarmRow): boolean {
  return row.acknowledgeAt !== null || row.reportAt !== null
}

/** The row with its device's side recomputed. What no one has touched comes and goes with it; what people closed stays closed. */
export function withEpisode(row: AlarmRow, episode: Episode, isAutoClosing: boolean): AlarmRow {
  const isReopened = row.operationalStatus === 'CLOSED' && !isTouched(row)
  const open: AlarmRow = { ...row, ...episode, ...(isReopened && { operationalStatus: 'OUTSTANDING', closedAt: null }) }
  if (episode.alarmStatus !== 'CLEAR' || !closesOnClear(open, isAutoClosing)) return open
  return {
    ...open,
    operationalStatus: 'CLOSED',
    closedAt: Math.max(episode.alarmClearTs ?? 0, row.acknowledgeAt ?? 0, row.reportAt ?? 0),
  }
}

/** The row that an episode begins. */
export function newRow(episode: Episode, isAutoClosing: boolean): AlarmRow {
  return withEpisode({ ...untouched, ...episode, operationalStatus: 'OUTSTANDING' }, episode, isAutoClosing)
}

/**
 * The rows that change by edges which all come later than any before: the open row goes on, or a SET begins a new one.
 * @param mayBegin asked before each new row; a SET that may not begin one is passed over
 */
export function afterLaterEdges<Edge extends AlarmEdge>(
  open: AlarmRow | undefined,
  edges: readonly Edge[],
  isAutoClosing: boolean,
  mayBegin: (edge: Edge) => boolean = () => true,
): AlarmRow[] {
  const finished: AlarmRow[] = []
  let row = open
  for (const edge of edges.toSorted((a, b) => (isLaterEdge(a, b) ? 1 : -1))) {
    if (!row && edge.state === 'SET' && !mayBegin(edge)) continue
    row = rowAfter(row, edge, isAutoClosing)
    if (row?.operationalStatus === 'CLOSED') {
      finished.push(row)
      row = undefined
    }
  }
  return row && row !== open ? [...finished, row] : finished
}

/** A row after one more edge, or the row that it begins; the same one where it says nothing new. */
export function rowAfter(row: AlarmRow | undefined, edge: AlarmEdge, isAutoClosing: boolean): AlarmRow | undefined {
  const episode = afterEdge(row, edge)
  // A CLEAR before any SET, or what is known already.
  if (!episode || episode === row) return row
  return row ? withEpisode(row, pick(episode), isAutoClosing) : newRow(episode, isAutoClosing)
}

function pick({ alarmStatus, alarmStartTs, alarmClearTs, repeatCnt, lastEdgeTs, lastEdgeSeq }: Episode): Episode {
  return { alarmStatus, alarmStartTs, alarmClearTs, repeatCnt, lastEdgeTs, lastEdgeSeq }
}
