import type { AlarmStatus } from '../contract/alarms/alarms'

/** One SET or CLEAR of one fault number of one lift, where its own instant puts it. `seq` breaks a tie. */
export interface AlarmEdge {
  readonly ts: number
  readonly seq: number
  readonly state: AlarmStatus
}

/** What the device's edges alone say of one row: from the first SET to the state after the last edge. */
export interface Episode {
  readonly alarmStatus: AlarmStatus
  readonly alarmStartTs: number
  readonly alarmClearTs: number | null
  readonly repeatCnt: number
  /** The newest edge that changed it. */
  readonly lastEdgeTs: number
  readonly lastEdgeSeq: number
}

export function isLaterEdge(edge: AlarmEdge, than: Pick<AlarmEdge, 'ts' | 'seq'>): boolean {
  return edge.ts > than.ts || (edge.ts === than.ts && edge.seq > than.seq)
}

/** The episode after one more edge, or undefined while no SET has started one: a CLEAR alone says nothing to answer for. */
export function afterEdge(episode: Episode | undefined, edge: AlarmEdge): Episode | undefined {
  const last = { lastEdgeTs: edge.ts, lastEdgeSeq: edge.seq }
  if (!episode) {
    return edge.state === 'SET'
      ? { alarmStatus: 'SET', alarmStartTs: edge.ts, alarmClearTs: null, repeatCnt: 0, ...last }
      : undefined
  }
  if (edge.state === episode.alarmStatus) return episode
  return edge.state === 'SET'
    ? { ...episode, ...last, alarmStatus: 'SET', alarmClearTs: null, repeatCnt: episode.repeatCnt + 1 }
    : { ...episode, ...last, alarmStatus: 'CLEAR', alarmClearTs: edge.ts }
}

/**
 * The episodes that a run of edges makes, in any order of arrival (decisions.md sections 5 and 7).
 * @param isClosedByClear whether each CLEAR ends a row, so that the next SET begins another
 */
export function episodesOf(edges: readonly AlarmEdge[], isClosedByClear: boolean): Episode[] {
  const inOrder = edges.toSorted((a, b) => (isLaterEdge(a, b) ? 1 : -1))
  const episodes: Episode[] = []
  let open: Episode | undefined
  for (const edge of inOrder) {
    open = afterEdge(open, edge)
    if (open?.alarmStatus === 'CLEAR' && isClosedByClear) {
      episodes.push(open)
      open = undefined
    }
  }
  return open ? [...episodes, open] : episodes
}
