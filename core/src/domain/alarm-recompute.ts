import { isLaterEdge, type AlarmEdge } from './alarm-edges'
import { isTouched, rowAfter, type AlarmRow } from './alarm-rows'
import { RowFold, type EdgeRange } from './row-fold'

/** Whether an edge belongs to a row or to what came before it, rather than to what follows. */
function isUpTo(edge: AlarmEdge, row: AlarmRow): boolean {
  if (row.operationalStatus !== 'CLOSED') return true
  if (!isLaterEdge(edge, { ts: row.lastEdgeTs, seq: row.lastEdgeSeq })) return true
  // At the very instant of the end, what its own edges are not comes after it, as when it came in order.
  return isTouched(row) && edge.ts < (row.closedAt ?? Number.POSITIVE_INFINITY)
}

const deviceSide = [
  'operationalStatus',
  'closedAt',
  'alarmStatus',
  'alarmStartTs',
  'alarmClearTs',
  'repeatCnt',
  'lastEdgeTs',
  'lastEdgeSeq',
] as const satisfies readonly (keyof AlarmRow)[]

function isSame(a: AlarmRow, b: AlarmRow): boolean {
  return deviceSide.every(field => a[field] === b[field])
}

/**
 * Rows made again because an edge came late (decisions.md section 7): late edges land where their instants put them.
 * What no one has touched becomes exactly what it would have been in order; what people acknowledged stays theirs.
 * Edges are taken one by one in their order, so that a long stretch can be read in slices; each costs the same.
 */
export class AlarmRecompute {
  readonly #rows: readonly AlarmRow[]
  readonly #isAutoClosing: boolean
  readonly #mayBegin: (range: EdgeRange) => boolean
  readonly #changed: AlarmRow[] = []
  #next = 0
  #fold: RowFold | undefined
  #newest: AlarmRow | undefined
  /** Whether the last row that ended is as it was, closed, with nothing left over. */
  #isAsBefore = true

  /**
   * @param rows from the one that the earliest late edge falls into, oldest first; at most the last is open
   * @param mayBegin asked before each row that has to be added; the edges of one that may not be are passed over
   */
  constructor(rows: readonly AlarmRow[], isAutoClosing: boolean, mayBegin: (range: EdgeRange) => boolean = () => true) {
    this.#rows = rows
    this.#isAutoClosing = isAutoClosing
    this.#mayBegin = mayBegin
  }

  /** Takes the next edge. Edges come in order, from after the row before the first. */
  take(edge: AlarmEdge): void {
    this.#endRowsBefore(edge)
    const row = this.#rows[this.#next]
    if (row) {
      this.#fold ??= new RowFold(row, this.#isAutoClosing, this.#mayBegin)
      this.#fold.take(edge)
    } else this.#goOn(edge)
  }

  /** Whether rows are as they were up to this edge, with nothing under way: it and all after it change nothing if none is news. */
  isSettledBefore(edge: AlarmEdge): boolean {
    this.#endRowsBefore(edge)
    return this.#isAsBefore && this.#fold === undefined && this.#newest === undefined
  }

  /** The rows that are new or have changed. */
  end(): AlarmRow[] {
    while (this.#next < this.#rows.length) this.#endRow()
    return this.#newest ? [...this.#changed, this.#newest] : this.#changed
  }

  /** The rows that are new or have changed, where no later edge is news. */
  endEarly(): AlarmRow[] {
    return this.#changed
  }

  #endRowsBefore(edge: AlarmEdge): void {
    for (let row = this.#rows[this.#next]; row && !isUpTo(edge, row); row = this.#rows[this.#next]) this.#endRow()
  }

  #endRow(): void {
    const row = this.#rows[this.#next++]!
    const folded = this.#fold?.end()
    this.#fold = undefined
    if (!folded) return
    const isUnchanged = isSame(folded.row, row)
    this.#changed.push(...folded.before)
    if (!isUnchanged) this.#changed.push(folded.row)
    this.#isAsBefore = isUnchanged && row.operationalStatus === 'CLOSED' && folded.rest.length === 0
    for (const edge of folded.rest) this.take(edge)
  }

  /** After the last row: its successor begins, goes on or ends. */
  #goOn(edge: AlarmEdge): void {
    const at = { ts: edge.ts, seq: edge.seq }
    if (!this.#newest && edge.state === 'SET' && !this.#mayBegin({ from: at, to: at })) return
    this.#newest = rowAfter(this.#newest, edge, this.#isAutoClosing)
    if (this.#newest?.operationalStatus !== 'CLOSED') return
    this.#changed.push(this.#newest)
    this.#newest = undefined
  }
}

/**
 * The rows that change because an edge came late, as `AlarmRecompute` makes them.
 * @param edges all edges after the row before `rows`, late ones included, in any order
 */
export function recomputed(rows: readonly AlarmRow[], edges: readonly AlarmEdge[], isAutoClosing: boolean): AlarmRow[] {
  const recompute = new AlarmRecompute(rows, isAutoClosing)
  for (const edge of edges.toSorted((a, b) => (isLaterEdge(a, b) ? 1 : -1))) recompute.take(edge)
  return recompute.end()
}
