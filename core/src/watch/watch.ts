import type { Notice } from '../contract/events'
import { entriesOf, type WatchedAlarm, type WatchedKind } from '../domain/watch-entries'
import { emptyLog, talliesSince, withEntries, type Tallies, type WatchEntry, type WatchLog } from '../domain/watch-log'
import type { Caller } from '../client/caller'
import { createContactLosses, type Loss } from './contact-losses'
import type { LiveFeed } from '../client/live'
import { shiftNotedEveryMs } from '../limits'
import { continuedShift, newShift, type Shift, type ShiftStore } from './shift'
import { createWatchReader } from './watch-reader'
import { createListeners } from '../client/listeners'

/** What happened since a watch began. Instants are epoch milliseconds of the server's clock. */
export interface WatchState {
  /** Undefined until the first contact with the server, for it is the server's clock that counts. */
  readonly since: number | undefined
  readonly log: WatchLog
  readonly losses: readonly Loss[]
  /** When no program watched, since the shift began: of a shift that was continued. */
  readonly unwatched: Shift['unwatched']
  /** Whether all that happened before this program began to watch has been read. */
  readonly isComplete: boolean
}

/** What happened while the server was out of contact. */
export interface Missed {
  readonly lastedMs: number
  readonly tallies: Tallies
}

/** Follows what happens for as long as someone is at work: what came, what was done, by whom and when. */
export interface Watch {
  readonly state: () => WatchState
  /** Called on each change of state; answers its own undoing. */
  readonly subscribe: (listener: () => void) => () => void
  readonly received: (notice: Notice) => void
  /** Anything may have changed without a notice. */
  readonly lookAtAll: () => void
  /** Goes by this feed from now on, instead of the one before. */
  readonly follow: (live: LiveFeed) => void
  /** What was missed in a loss that is over, once; undefined while there is none, or it is not all known yet. */
  readonly takeMissed: () => Missed | undefined
  /** What came during the watch and is still open, the oldest first. */
  readonly stillOpen: () => readonly WatchedAlarm[]
  /** Since when the shift lasts that was continued, once; undefined where none was. */
  readonly takeContinued: () => number | undefined
  /** Begins another shift, now. */
  readonly startShift: () => void
  readonly end: () => void
}

interface WatchOptions {
  readonly client: Caller
  /** What its user may see, as it is now. */
  readonly kinds: () => readonly WatchedKind[]
  readonly clock?: () => number
  /** Where its shift outlives it; without, it begins with it. */
  readonly shifts?: ShiftStore
}

const nothingWatched: WatchState = { since: undefined, log: emptyLog, losses: [], unwatched: [], isComplete: true }

/** More losses than anyone would read. */
const lossesMax = 200

export function createWatch({ client, kinds, clock = Date.now, shifts }: WatchOptions): Watch {
  const startedAt = clock()
  const listeners = createListeners()
  let state: WatchState = nothingWatched
  let seenAt = 0
  let continuedAt: number | undefined
  let unfollow = () => {}
  /** The first loss that was not reported yet, with what was counted before it. */
  let unreported: { readonly lostAt: number; readonly backAt: number | null; readonly before: Tallies } | undefined
  let missed: Missed | undefined

  function become(change: Partial<WatchState>): void {
    state = { ...state, ...change }
    listeners.call()
  }

  function tell(found: readonly WatchEntry[], change: Partial<WatchState> = {}): void {
    const log = withEntries(state.log, found)
    if (log !== state.log || Object.keys(change).length > 0) become({ ...change, log })
  }

  const reader = createWatchReader({
    client,
    kinds,
    since: () => state.since ?? startedAt,
    take: found => tell(found.flatMap(row => entriesOf(row, state.since ?? Infinity))),
    onCaughtUp() {
      if (!state.isComplete) become({ isComplete: true })
      if (unreported?.backAt == null) return
      missed = {
        lastedMs: unreported.backAt - unreported.lostAt,
        tallies: talliesSince(unreported.before, state.log.tallies),
      }
      unreported = undefined
      become({})
    },
  })

  let clockAheadMs = 0
  let isLost = false

  /** Notes that it watches, if it has not been noted for so long. */
  function note(everyMs: number): void {
    const now = clock() + clockAheadMs
    if (!shifts || state.since === undefined || isLost || now - seenAt < everyMs) return
    seenAt = now
    const losses = state.losses.filter(({ backAt }) => backAt !== null)
    shifts.write({ startedAt: state.since, seenAt, unwatched: state.unwatched, losses })
  }

  /** At the first word of the server, for its clock is what counts. */
  function beginShift(): void {
    const now = startedAt + clockAheadMs
    const continued = continuedShift(shifts?.read(), now)
    const { startedAt: since, unwatched, losses } = continued ?? newShift(now)
    if (continued) continuedAt = since
    become({ since, unwatched, losses, isComplete: !continued })
    note(0)
    reader.lookAtAll()
  }

  const noteContact = createContactLosses(
    {
      onLost(loss) {
        isLost = true
        unreported ??= { ...loss, before: state.log.tallies }
        // Lost again before it was reported what the loss before had hidden: they are one.
        unreported = { ...unreported, backAt: null }
        const { lostAt: at } = loss
        const losses = [...state.losses, loss].slice(-lossesMax)
        tell([{ id: `lost ${at}`, what: 'lost', at, lastedMs: undefined }], { losses })
      },
      onBack(loss) {
        isLost = false
        const { lostAt, backAt: at } = loss
        if (unreported) unreported = { ...unreported, backAt: at }
        const losses = [...state.losses.slice(0, -1), loss]
        tell([{ id: `back ${at}`, what: 'back', at, lastedMs: at - lostAt }], { losses })
        reader.lookAtAll()
      },
      onContact() {
        note(shiftNotedEveryMs)
      },
    },
    clock,
  )

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    received: reader.received,
    lookAtAll: reader.lookAtAll,
    follow(live) {
      unfollow()
      unfollow = live.subscribe(() => {
        const now = live.state()
        clockAheadMs = now.clockAheadMs
        if (state.since === undefined && now.lastContactAt !== null) beginShift()
        noteContact(now)
      })
    },
    takeMissed() {
      const found = missed
      missed = undefined
      return found
    },
    stillOpen() {
      const { since = Infinity } = state
      return [...reader.open()]
        .filter(({ alarmStartTs }) => alarmStartTs >= since)
        .toSorted((one, other) => one.alarmStartTs - other.alarmStartTs)
    },
    takeContinued() {
      const found = continuedAt
      continuedAt = undefined
      return found
    },
    startShift() {
      if (unreported) unreported = { ...unreported, before: {} }
      become({
        ...nothingWatched,
        since: clock() + clockAheadMs,
        losses: state.losses.filter(({ backAt }) => backAt === null),
      })
      note(0)
    },
    end() {
      note(0)
      reader.stop()
      unfollow()
    },
  }
}
