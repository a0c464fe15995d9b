import { isWorthRetry } from '@liftwatch/core/errors'
import { refreshIntervalMs } from '@liftwatch/core/limits'
import { createTurns } from './turns'

interface Tracked {
  readonly id: string
}

/** Where the rows come from that are watched. */
export interface WatchedRows<Row extends Tracked> {
  /** All rows that matter now, oldest first. */
  readonly snapshot: () => Promise<readonly Row[]>
  /** One row as it is now; undefined where it is gone or does not match. */
  readonly find: (id: string) => Promise<Row | undefined>
  /** Whether a snapshot would have it as long as it stays as it is. */
  readonly isLasting: (row: Row) => boolean
}

export interface ChangeTracker {
  /** Compares all rows with what is known. The first time sets the base line. */
  readonly refresh: () => Promise<void>
  /** Looks at one row again, or at all; tries until it succeeds. */
  readonly check: (id: string | null) => void
  readonly stop: () => void
}

export interface ChangeListener<Row> {
  /** A row that is new, or not as it was. */
  readonly onChange: (row: Row) => void
  /** An error that no further try will fix. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Tells each state of each row once, however often and in whatever way it is noticed: by a notice, by a poll, or by the
 * comparison after a connection was lost.
 */
export function createChangeTracker<Row extends Tracked>(
  rows: WatchedRows<Row>,
  { onChange, onFailure }: ChangeListener<Row>,
  isInitialReported: boolean,
): ChangeTracker {
  const known = new Map<string, { readonly state: string; readonly isLasting: boolean }>()
  const unchecked = new Set<string | null>()
  const inTurn = createTurns()
  let hasBaseLine = false
  let retry: NodeJS.Timeout | undefined

  function tell(row: Row, isReported: boolean): void {
    const state = JSON.stringify(row)
    const isNews = known.get(row.id)?.state !== state
    known.set(row.id, { state, isLasting: rows.isLasting(row) })
    if (isNews && isReported) onChange(row)
  }

  async function look(id: string): Promise<void> {
    const row = await rows.find(id)
    if (row) tell(row, true)
    else known.delete(id)
  }

  async function compareAll(): Promise<void> {
    const snapshot = await rows.snapshot()
    const here = new Set(snapshot.map(({ id }) => id))
    const gone = [...known].filter(([id, { isLasting }]) => isLasting && !here.has(id))
    for (const row of snapshot) tell(row, hasBaseLine || isInitialReported)
    hasBaseLine = true
    for (const [id] of gone) await look(id)
  }

  async function settle(): Promise<void> {
    for (const id of unchecked) {
      await (id === null ? compareAll() : look(id))
      unchecked.delete(id)
    }
  }

  function tryToSettle(): void {
    inTurn(settle).catch((error: unknown) => {
      if (!isWorthRetry(error)) return onFailure(error)
      clearTimeout(retry)
      retry = setTimeout(tryToSettle, refreshIntervalMs)
    })
  }

  return {
    refresh: () => inTurn(compareAll),
    check(id) {
      unchecked.add(id)
      tryToSettle()
    },
    stop: () => clearTimeout(retry),
  }
}
