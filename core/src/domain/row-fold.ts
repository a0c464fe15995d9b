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
  /** Edges that outlive it: set again after its last clear, before people closed it. */
  readonly rest: readonly AlarmEdge[]
}

/** Folds the edges of one row, taken in order, into what they make of it. */
export class RowFold {
  readonly #row: AlarmRow
  readonly #unseen: boolean
  readonly #mayBegin: (range: EdgeRange) => boolean
  readonly #before: AlarmRow[] = []
  #episode: Episode | undefined
  #firstEdge: Pick<AlarmEdge, 'ts' | 'seq'> | undefined
  /** The episode as it was when it was last clear, and the edges since. */
  #beforeSet: Episode | undefined
  #sinceSet: AlarmEdge[] = []

  constructor(row: AlarmRow, unseen: boolean, mayBegin: (range: EdgeRange) => boolean) {
    this.#row = row
    this.#unseen = unseen
    this.#mayBegin = mayBegin
  }

  take(edge: AlarmEdge): void {
    if (this.#isOver() && edge.state === 'SET') this.#begunBefore()
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
      row: episode ? withEpisode(row, episode, this.#unseen) : row,
      before: this.#before,
      rest: isOutlived ? this.#sinceSet : [],
    }
  }

  /** Whether what was folded so far closed by itself: the next SET begins another row. */
  #isOver(): boolean {
    return this.#unseen && !isTouched(this.#row) && this.#episode?.alarmStatus === 'CLEAR'
  }

  #begunBefore(): void {
    const episode = this.#episode!
    const to = { ts: episode.lastEdgeTs, seq: episode.lastEdgeSeq }
    if (this.#mayBegin({ from: this.#firstEdge!, to })) this.#before.push(newRow(episode, this.#unseen))
    this.#episode = undefined
  }
}
