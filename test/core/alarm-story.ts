import { isLaterEdge, type AlarmEdge } from '@liftwatch/core/domain/alarm-edges'
import { recomputed } from '@liftwatch/core/domain/alarm-recompute'
import { afterLaterEdges, type AlarmRow } from '@liftwatch/core/domain/alarm-rows'
import { acknowledged, acknowledgeRefusal, reported, reportRefusal } from '@liftwatch/core/domain/alarms'

const operator = { id: 'operator', name: 'Nur Aisyah' }

function byLastEdge(a: AlarmRow, b: AlarmRow): number {
  return a.lastEdgeTs - b.lastEdgeTs || a.lastEdgeSeq - b.lastEdgeSeq
}

/** One fault number of one lift, held in memory and changed as the server changes its tables. */
export class AlarmStory {
  readonly #isAutoClosing: boolean
  #rows = new Map<string, AlarmRow>()
  #edges: AlarmEdge[] = []

  /** @param isAutoClosing whether the kind closes itself */
  constructor(isAutoClosing: boolean) {
    this.#isAutoClosing = isAutoClosing
  }

  /** Oldest first. */
  get rows(): AlarmRow[] {
    return [...this.#rows.values()].toSorted(byLastEdge)
  }

  get open(): AlarmRow | undefined {
    return this.rows.find(row => row.operationalStatus !== 'CLOSED')
  }

  get newestEdge(): AlarmEdge | undefined {
    return this.#edges.toSorted((a, b) => (isLaterEdge(a, b) ? -1 : 1))[0]
  }

  /** Edges that arrive together. */
  arrive(...edges: AlarmEdge[]): this {
    const newest = this.newestEdge
    this.#edges.push(...edges)
    const isLate = newest !== undefined && edges.some(edge => !isLaterEdge(edge, newest))
    const rows = isLate ? this.#recompute(Math.min(...edges.map(edge => edge.ts))) : this.#goOn(edges)
    for (const row of rows) this.#save(row)
    return this
  }

  acknowledge(at: number): this {
    const { open } = this
    if (open && !acknowledgeRefusal(open, operator)) this.#save(acknowledged(open, operator, at))
    return this
  }

  report(at: number): this {
    const { open } = this
    if (open && !reportRefusal(open)) this.#save(reported(open, at))
    return this
  }

  #goOn(edges: readonly AlarmEdge[]): AlarmRow[] {
    return afterLaterEdges(this.open, edges, this.#isAutoClosing)
  }

  #recompute(ts: number): AlarmRow[] {
    const reaches = (row: AlarmRow) => row.closedAt === null || Math.max(row.closedAt, row.lastEdgeTs) >= ts
    const first = this.rows.findIndex(reaches)
    const from = first === -1 ? this.rows.length : first
    const before = this.rows[from - 1]
    return recomputed(
      this.rows.slice(from),
      this.#edges.filter(edge => !before || isLaterEdge(edge, { ts: before.lastEdgeTs, seq: before.lastEdgeSeq })),
      this.#isAutoClosing,
    )
  }

  #save(row: AlarmRow): void {
    const id = row.id ?? String(this.#rows.size)
    this.#rows.set(id, { ...row, id })
  }
}
