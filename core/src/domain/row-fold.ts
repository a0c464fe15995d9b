import { afterEdge, type AlarmEdge, type Episode } from './alarm-edges'
import { isTouched, newRow, withEpisode, type AlarmRow } from './alarm-rows'

/** Edges of one key, from one to another, both included. */
export interface EdgeRange {
  readonly from: Pick<AlarmEdge, 'ts' | 'seq'>
  readonly to: Pick<AlarmEdge, 'ts' | 'seq'>
}

/** What a row's own edges make of it. */
export interface Folded {
  readonly row: AlarmRow
  /** Rows that had to begin before it. */
  readonly before: readonly AlarmRow[]
  /** Edges that outlive it: set again after it had closed. */
  readonly rest: readonly AlarmEdge[]
}

/** Folds the edges of one row, taken in order, into what they make of it. */
export class RowFold {
  readonly #row: AlarmRow
  readonly #isAutoClosing: boolean
  readonly #mayBegin: (range: EdgeRange) => boolean
  readonly #before: AlarmRow[] = []
  #episode: Episode | undefined
  #firstEdge: Pick<AlarmEdge, 'ts' | 'seq'> | undefined
  /** The episode as it was when it was last clear, and the edges since. */
  #beforeSet: Episode | undefined
  #sinceSet: AlarmEdge[] = []
  /** All edges from the SET that came after it had closed by itself. */
  readonly #afterClose: AlarmEdge[] = []

  constructor(row: AlarmRow, isAutoClosing: boolean, mayBegin: (range: EdgeRange) => boolean) {
    this.#row = row
    this.#isAutoClosing = isAutoClosing
    this.#mayBegin = mayBegin
  }

  take(edge: AlarmEdge): void {
    if (this.#afterClose.length > 0 || this.#hasAutoClosed(edge)) {
      this.#afterClose.push(edge)
      return
    }
    if (this.#isOver() && edge.state === 'SET') this.#startBefore()
    const before = this.#episode
    this.#episode = afterEdge(before, edge)
    if (!before && this.#episode) this.#firstEdge = { ts: edge.ts, seq: edge.seq }
    if (edge.state === 'CLEAR') this.#sinceSet = []
    else if (this.#sinceSet.length > 0 || this.#episode !== before) {
      if (this.#sinceSet.length === 0) this.#beforeSet = before
      this.#sinceSet.push(edge)
    }
  }

  end(): Folded {
    const row = this.#row
    const isOutlived = isTouched(row) && row.operationalStatus === 'CLOSED' && this.#episode?.alarmStatus === 'SET'
    const episode = isOutlived ? this.#beforeSet : this.#episode
    return {
      row: episode ? withEpisode(row, episode, this.#isAutoClosing) : row,
      before: this.#before,
      rest: [...(isOutlived ? this.#sinceSet : []), ...this.#afterClose],
    }
  }

  /** Whether what was folded so far closed by itself: the next SET begins another row. */
  #isOver(): boolean {
    return this.#isAutoClosing && !isTouched(this.#row) && this.#episode?.alarmStatus === 'CLEAR'
  }

  /**
   * Whether an acknowledged row had closed by itself before this SET. What was set again before it was acknowledged stays the
   * operator's.
   */
  #hasAutoClosed({ state, ts }: AlarmEdge): boolean {
    const { acknowledgeAt, reportAt } = this.#row
    const isAcknowledgedAlone = acknowledgeAt !== null && reportAt === null
    return (
      this.#isAutoClosing &&
      isAcknowledgedAlone &&
      state === 'SET' &&
      this.#episode?.alarmStatus === 'CLEAR' &&
      ts > acknowledgeAt
    )
  }

  #startBefore(): void {
    const episode = this.#episode!
    const to = { ts: episode.lastEdgeTs, seq: episode.lastEdgeSeq }
    if (this.#mayBegin({ from: this.#firstEdge!, to })) this.#before.push(newRow(episode, this.#isAutoClosing))
    this.#episode = undefined
  }
}
