import { plainTimer, type Timer } from '../client/timer'
import { isWorthRetry } from '../errors'
import { refreshIntervalMs } from '../limits'

interface Followed {
  readonly id: string
}

/** The rows that matter now, the oldest first. */
export interface Snapshot<Row> {
  readonly rows: readonly Row[]
  /** It has every row that came later than this, epoch milliseconds; what was not may be behind it. */
  readonly wholeFrom: number
}

/** Where the rows come from that are followed. Both reject where the server could not be asked. */
export interface NewsSource<Row> {
  readonly snapshot: () => Promise<Snapshot<Row>>
  /** One row as it is now; undefined where it is gone or does not match. Without it, each change is found by a snapshot. */
  readonly find?: (id: string) => Promise<Row | undefined>
}

interface NewsOptions<Row> {
  readonly source: NewsSource<Row>
  /** When a row came: an alarm was set, or a case was logged; epoch milliseconds. */
  readonly cameAt: (row: Row) => number
  /** What a row has to differ in to be news. */
  readonly stateOf: (row: Row) => string
  /** Whether a snapshot has the row as long as it stays as it is. */
  readonly isLasting: (row: Row) => boolean
  /** The rows that are new or not as they were, and the snapshot if it was one that showed it; also where it showed nothing. */
  readonly onRead: (news: readonly Row[], snapshot?: Snapshot<Row>) => void
  /** Called whenever everything that was due has been read. */
  readonly onCaughtUp?: () => void
  /** What could not be read stays due: it is tried again after a while where that may help, and with whatever comes next. */
  readonly onFailure?: (error: unknown) => void
  /** So long changes are gathered, milliseconds, for they come in bursts. */
  readonly gatherMs?: number
  readonly timer?: Timer
}

export interface NewsReader {
  /** Something happened to the row of this id; without an id, to any of them. */
  readonly changed: (id: string | null) => void
  /** Anything may have changed without a notice. Rejects where it could not be read. */
  readonly lookAtAll: () => Promise<void>
  /** Whether something is yet to be read. */
  readonly isDue: () => boolean
  readonly stop: () => void
}

/** So many rows are asked for at once. */
const atOnce = 4
/** So many rows are asked for one by one, if it takes no more calls than to look at all. */
const onesMax = 40
/** Of a snapshot so many rows come by one call, and a row by itself takes up to two. */
const rowsPerOne = 200

/**
 * Finds each state of each row once, in order, however often and in whatever way it is noticed: by a notice, by a poll, or by the
 * comparison after a connection was lost.
 */
export function createNewsReader<Row extends Followed>(options: NewsOptions<Row>): NewsReader {
  const { source, gatherMs = 100, timer = plainTimer } = options
  const find = source.find ?? (() => Promise.resolve(undefined))
  const known = new Map<string, { readonly state: string; readonly isLasting: boolean; readonly at: number }>()
  /** Ids, and null for all. */
  const due = new Set<string | null>()
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined
  let isReading = false
  let snapshotRows = 0
  let isStopped = false
  let callOffRetry = () => {}

  /** Remembers how a row is now; answers whether that is news. */
  function note(row: Row): boolean {
    const state = options.stateOf(row)
    const isNews = known.get(row.id)?.state !== state
    known.set(row.id, { state, isLasting: options.isLasting(row), at: options.cameAt(row) })
    return isNews
  }

  /** Answers which ids are missing from the snapshot, though it should have them. */
  async function compareAll(): Promise<string[]> {
    const snapshot = await source.snapshot()
    snapshotRows = snapshot.rows.length
    const here = new Set(snapshot.rows.map(({ id }) => id))
    const isMissing = ([id, { isLasting, at }]: [string, { isLasting: boolean; at: number }]) =>
      isLasting && at > snapshot.wholeFrom && !here.has(id)
    const missing = [...known].filter(isMissing).map(([id]) => id)
    options.onRead(snapshot.rows.filter(note), snapshot)
    return missing
  }

  function take(id: string, row: Row | undefined): void {
    if (!row) known.delete(id)
    else if (note(row)) options.onRead([row])
  }

  async function readDue(): Promise<void> {
    const batch = new Set(due)
    due.clear()
    // In a flood one by one would never end: what waits among them would be read later and later.
    if (batch.size > Math.max(onesMax, snapshotRows / rowsPerOne)) {
      batch.clear()
      batch.add(null)
    }
    try {
      if (batch.delete(null)) {
        const missing = await compareAll().catch((error: unknown) => {
          batch.add(null)
          throw error
        })
        for (const id of missing) batch.add(id)
      }
      while (batch.size > 0) {
        const ids = [...batch].slice(0, atOnce) as string[]
        const rows = await Promise.all(ids.map(find))
        ids.forEach((id, at) => take(id, rows[at]))
        for (const id of ids) batch.delete(id)
      }
    } catch (error) {
      for (const id of batch) due.add(id)
      throw error
    }
  }

  async function turn(): Promise<void> {
    if (gatherMs > 0) await new Promise<void>(resolve => void timer(resolve, gatherMs))
    next = undefined
    if (isStopped) return
    callOffRetry()
    isReading = true
    try {
      await readDue()
    } catch (error) {
      options.onFailure?.(error)
      if (isWorthRetry(error) && !isStopped) callOffRetry = timer(readSoon, refreshIntervalMs)
      throw error
    } finally {
      isReading = false
    }
    if (due.size === 0 && !isStopped) options.onCaughtUp?.()
  }

  /** One after the other: what becomes due while one reads is read by the next. */
  function read(): Promise<void> {
    if (!next) last = next = last.then(turn, turn)
    return next
  }

  function readSoon(): void {
    read().catch(() => {}) // It stays due, and `onFailure` has it.
  }

  return {
    changed(id) {
      due.add(source.find ? id : null)
      readSoon()
    },
    lookAtAll() {
      due.add(null)
      return read()
    },
    isDue: () => due.size > 0 || isReading,
    stop() {
      isStopped = true
      callOffRetry()
    },
  }
}
