import { happenings, type AlarmEntry, type Happening, type WatchedKind } from './watch-entries'

/** The connection was lost, or is back; `lastedMs` says after how long. */
export interface ContactEntry {
  readonly id: string
  readonly what: 'lost' | 'back'
  readonly at: number
  readonly lastedMs: number | undefined
}

export type WatchEntry = AlarmEntry | ContactEntry

/** How often each thing happened, by kind. */
export type Tallies = Readonly<Partial<Record<`${WatchedKind} ${Happening}`, number>>>

/** What happened during a watch. Immutable. */
export interface WatchLog {
  /** The newest first. */
  readonly entries: readonly WatchEntry[]
  /** Of the whole watch, also of what is no longer among the entries. */
  readonly tallies: Tallies
  /** How many each person acknowledged. */
  readonly acknowledgers: Readonly<Record<string, number>>
  /** What is no newer was reported already and forgotten since. */
  readonly forgottenUntil: number
}

/** As many as a person may ever look back at; a night of any length must not fill the memory. */
const entriesMax = 5_000

export const emptyLog: WatchLog = { entries: [], tallies: {}, acknowledgers: {}, forgottenUntil: -Infinity }

export function isAlarmEntry(entry: WatchEntry): entry is AlarmEntry {
  return 'alarm' in entry
}

function rankOf(entry: WatchEntry): number {
  return isAlarmEntry(entry) ? happenings.indexOf(entry.what) : -1
}

/** The newest first; of one instant, what comes later in an alarm's life. */
function byNewest(one: WatchEntry, other: WatchEntry): number {
  return other.at - one.at || rankOf(other) - rankOf(one)
}

/**
 * The log with what is new in it; the same object where nothing is: what was reported before is not reported again.
 * @param max how many entries to keep
 */
export function withEntries(log: WatchLog, found: readonly WatchEntry[], max = entriesMax): WatchLog {
  const known = new Set(log.entries.map(({ id }) => id))
  const fresh = found.filter(({ id, at }) => {
    if (known.has(id) || at <= log.forgottenUntil) return false
    known.add(id)
    return true
  })
  if (fresh.length === 0) return log
  const tallies: Record<string, number> = { ...log.tallies }
  const acknowledgers: Record<string, number> = { ...log.acknowledgers }
  for (const entry of fresh.filter(isAlarmEntry)) {
    const name = `${entry.alarm.kind} ${entry.what}`
    tallies[name] = (tallies[name] ?? 0) + 1
    if (entry.what === 'acknowledged' && entry.by !== undefined) {
      acknowledgers[entry.by] = (acknowledgers[entry.by] ?? 0) + 1
    }
  }
  const all = [...log.entries, ...fresh].toSorted(byNewest)
  return {
    entries: all.slice(0, max),
    tallies,
    acknowledgers,
    forgottenUntil: all[max]?.at ?? log.forgottenUntil,
  }
}

/** What was counted since an earlier time. */
export function talliesSince(before: Tallies, after: Tallies): Tallies {
  const counted = Object.entries(after).map(([name, number]) => [name, number - (before[name as keyof Tallies] ?? 0)])
  return Object.fromEntries(counted.filter(([, number]) => number !== 0)) as Tallies
}
