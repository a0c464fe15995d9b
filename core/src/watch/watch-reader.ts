import type { Caller } from '../client/caller'
import type { Notice } from '../contract/events'
import {
  lifeState,
  watchedAlarm,
  watchedKinds,
  type WatchedAlarm,
  type WatchedKind,
  type WatchedRow,
} from '../domain/watch-entries'
import { alarmSource } from './alarm-source'
import { createNewsReader, type NewsReader } from './news-reader'

/** Reads again what has changed of all kinds of alarms. */
interface WatchReader {
  readonly received: (notice: Notice) => void
  /** Anything may have changed without a notice. */
  readonly lookAtAll: () => void
  /** What is known to be open. */
  readonly open: () => Iterable<WatchedAlarm>
  readonly stop: () => void
}

interface ReaderOptions {
  readonly client: Caller
  /** What its user may see, as it is now. */
  readonly kinds: () => readonly WatchedKind[]
  readonly since: () => number
  readonly take: (rows: readonly WatchedRow[]) => void
  /** Called whenever everything that was due has been read, of all kinds that one may see. */
  readonly onCaughtUp: () => void
}

export function createWatchReader({ client, kinds, since, take, onCaughtUp }: ReaderOptions): WatchReader {
  const open = new Map<string, WatchedAlarm>()
  const ended = new AbortController()

  function readerOf(kind: WatchedKind): NewsReader {
    const named = (row: WatchedRow['row']) => ({ kind, row }) as WatchedRow
    return createNewsReader({
      source: alarmSource(client, kind, { since, openPagesMax: 1, signal: ended.signal }),
      cameAt: ({ alarmStartTs }) => alarmStartTs,
      // Another beginning makes all of it news.
      stateOf: row => `${since()} ${lifeState(named(row))}`,
      isLasting: row => watchedAlarm(named(row)).isOpen,
      onRead(news) {
        const rows = news.map(named)
        for (const alarm of rows.map(watchedAlarm)) {
          if (alarm.isOpen) open.set(alarm.id, alarm)
          else open.delete(alarm.id)
        }
        take(rows)
      },
      onCaughtUp() {
        if (!kinds().some(other => readers.get(other)!.isDue())) onCaughtUp()
      },
    })
  }
  const readers = new Map(watchedKinds.map(kind => [kind, readerOf(kind)]))

  return {
    received({ kind: named, id }) {
      const kind = watchedKinds.find(watched => watched === named)
      if (kind && kinds().includes(kind)) readers.get(kind)!.changed(id)
    },
    lookAtAll() {
      // What could not be read stays due; the connection itself says that it is lost.
      for (const kind of kinds())
        readers
          .get(kind)!
          .lookAtAll()
          .catch(() => {})
    },
    open: () => open.values(),
    stop() {
      ended.abort()
      for (const reader of readers.values()) reader.stop()
    },
  }
}
