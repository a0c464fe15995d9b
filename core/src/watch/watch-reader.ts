import type { Notice } from '../contract/events'
import {
  watchedAlarm,
  watchedKinds,
  type WatchedAlarm,
  type WatchedKind,
  type WatchedRow,
} from '../domain/watch-entries'
import type { WatchRows } from './watch-rows'

/** Reads again what has changed. */
export interface WatchReader {
  /** A notice of the live feed. */
  readonly received: (notice: Notice) => void
  /** Anything may have changed without a notice. */
  readonly lookAtAll: () => void
  /** Tries again what could not be read. */
  readonly retry: () => void
  /** What is known to be open. */
  readonly open: () => Iterable<WatchedAlarm>
}

interface ReaderOptions {
  readonly rows: WatchRows
  readonly kinds: () => readonly WatchedKind[]
  readonly since: () => number
  readonly take: (rows: readonly WatchedRow[]) => void
  /** Called whenever everything that was due has been read. */
  readonly onCaughtUp: () => void
  readonly signal: AbortSignal
}

/** Notices come in bursts: so long they are gathered. */
const gatherMs = 100
/** So many alarms are asked for at once. */
const atOnce = 4
/** Of building events the newest are looked at first, for they have no call of their own. */
const eventsAtOnce = 100

interface Due {
  readonly all: Set<WatchedKind>
  readonly ids: Map<string, WatchedKind>
}

function nothingDue(): Due {
  return { all: new Set(), ids: new Map() }
}

/**
 * Reads what notices name, and whole lists where they name nothing. What is due stays due until it has been read; what could
 * not be read is tried again with whatever comes next.
 */
export function createWatchReader(options: ReaderOptions): WatchReader {
  const { rows, kinds, since, signal } = options
  const open = new Map<string, WatchedAlarm>()
  let due = nothingDue()
  let isRunning = false

  function take(found: readonly WatchedRow[], ids: Map<string, WatchedKind>): void {
    for (const watched of found) {
      const alarm = watchedAlarm(watched)
      ids.delete(alarm.id)
      if (alarm.isOpen) open.set(alarm.id, alarm)
      else open.delete(alarm.id)
    }
    options.take(found)
  }

  /** All that a kind's lists can tell; what was open and is no longer in them is then asked for by itself. */
  async function readAll(kind: WatchedKind, ids: Map<string, WatchedKind>): Promise<void> {
    const wasOpen = [...open.values()].filter(alarm => alarm.kind === kind)
    const seen = new Set<string>()
    const note = (found: readonly WatchedRow[]) => {
      for (const { row } of found) seen.add(row.id)
      take(found, ids)
    }
    for await (const page of rows.changedSince(kind, since())) note(page.rows)
    // In the order of an alarm's life: one that is being acknowledged would otherwise be in neither.
    let openFrom = -Infinity
    for (const status of ['OUTSTANDING', 'DEPLOYMENT'] as const) {
      const page = await rows.withStatus(kind, status)
      note(page.rows)
      if (!page.isLast) openFrom = Math.max(openFrom, page.rows.at(-1)!.row.alarmStartTs)
    }
    for (const { id, alarmStartTs } of wasOpen) if (!seen.has(id) && alarmStartTs > openFrom) ids.set(id, kind)
  }

  async function readOne(id: string, kind: WatchedKind): Promise<WatchedRow | undefined> {
    if (kind !== 'rbes') return rows.byId(kind, id)
    const known = open.get(id)
    return known && rows.event(known)
  }

  async function readEach(ids: Map<string, WatchedKind>): Promise<void> {
    while (ids.size > 0) {
      const some = [...ids].slice(0, atOnce)
      const found = await Promise.all(some.map(([id, kind]) => readOne(id, kind)))
      for (const [id] of some) ids.delete(id)
      take(
        found.filter(row => row !== undefined),
        ids,
      )
    }
  }

  /** Building events that are not known yet: they are among the newest. */
  async function readNewEvents(ids: Map<string, WatchedKind>): Promise<void> {
    const isSought = () => [...ids].some(([id, kind]) => kind === 'rbes' && !open.has(id))
    if (!isSought()) return
    for await (const page of rows.setSince('rbes', since(), eventsAtOnce)) {
      take(page.rows, ids)
      if (!isSought()) return
    }
  }

  async function readDue(): Promise<void> {
    const permitted = kinds()
    // What may no longer be seen would be refused for ever, and hold up the rest.
    const all = new Set([...due.all].filter(kind => permitted.includes(kind)))
    const ids = new Map([...due.ids].filter(([, kind]) => permitted.includes(kind)))
    due = nothingDue()
    try {
      for (const kind of all) {
        await readAll(kind, ids)
        all.delete(kind)
      }
      await readNewEvents(ids)
      await readEach(ids)
    } catch (error) {
      for (const kind of all) due.all.add(kind)
      for (const [id, kind] of ids) due.ids.set(id, kind)
      throw error
    }
  }

  const isDue = () => due.all.size + due.ids.size > 0

  async function run(): Promise<void> {
    isRunning = true
    try {
      while (isDue() && !signal.aborted) {
        await new Promise(resolve => setTimeout(resolve, gatherMs))
        await readDue()
      }
      if (!signal.aborted) options.onCaughtUp()
    } catch {
      // It stays due; the connection itself says that it is lost.
    } finally {
      isRunning = false
    }
  }

  function retry(): void {
    if (isDue() && !isRunning && !signal.aborted) void run()
  }

  return {
    received({ kind: named, id }) {
      const kind = watchedKinds.find(watched => watched === named)
      if (!kind || !kinds().includes(kind)) return
      if (id === null) due.all.add(kind)
      else due.ids.set(id, kind)
      retry()
    },
    lookAtAll() {
      for (const kind of kinds()) due.all.add(kind)
      retry()
    },
    retry,
    open: () => open.values(),
  }
}
