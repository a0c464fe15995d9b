import type { LiveMode, Moment, Notice } from '../contract/events'
import { streamSilentAfterMs } from '../limits'
import { createProbing } from './probing'
import { createSilenceWatch } from './silence-watch'
import type { RetryRule } from './poll'
import type { IdentifiedItem, OpenStream } from './stream'
import { plainTimer, type Timer } from './timer'
import { createListeners } from './listeners'

/** What a front-end knows of its connection; instants are epoch milliseconds of its own clock. */
export interface LiveState {
  readonly mode: LiveMode
  /** Since when the mode holds. */
  readonly since: number
  /** When the server last said anything, to the second; null before the first time. What is on the screen is no younger. */
  readonly lastContactAt: number | null
  readonly failures: number
  /** How far the server's clock is ahead of this one's, in milliseconds; clocks that count from an instant allow for it. */
  readonly clockAheadMs: number
  /** How late the messages of devices are, milliseconds, as the server last said; 0 while they are not. */
  readonly ingestDelayMs: number
}

/** Of a feed that does not run yet. */
export const beforeContact: LiveState = {
  mode: 'connecting',
  since: 0,
  lastContactAt: null,
  failures: 0,
  clockAheadMs: 0,
  ingestDelayMs: 0,
}

export interface LiveFeed {
  readonly state: () => LiveState
  /** Called on each change of state; answers its own undoing. */
  readonly subscribe: (listener: () => void) => () => void
  /** Tries all again now rather than later. */
  readonly retry: () => void
  readonly stop: () => void
}

export interface LiveOptions {
  readonly open: OpenStream
  readonly retryRule: RetryRule
  /** The notice whose change all has that is on the screen as the feed begins, where it is known: there is nothing to fetch again then. */
  readonly since?: string | undefined
  /** Fetches again all that is on the screen, or what has no answer yet; rejects where that fails. Polling, and what follows each new stream. */
  readonly refresh: (what: 'all' | 'missing') => Promise<void>
  readonly onNotice: (notice: Notice) => void
  /** What a heartbeat would say, for the time without a stream. Rejects where the server cannot be asked. */
  readonly readMoment: (signal?: AbortSignal) => Promise<Moment>
  readonly clock?: () => number
  readonly timer?: Timer
}

/** A stream that was live is opened again almost at once: most losses are a server's restart or a proxy's whim. */
const reconnectDelayMs = 300
/**
 * Of a stream that is live, a notice is news of nothing but the contact, which is younger than this already: were each of a flood
 * news, all that shows the connection would be drawn with each, and the front-end have time for nothing else.
 */
const contactNewsEveryMs = 1_000
/** Less than this is the network's delay. */
const clocksDifferFromMs = 1_000

/**
 * Follows the live stream, resumes it after a loss, and polls while it cannot be had. Each round tries the stream first and
 * polls only if that fails, so that the first sign of life ends the polling. Where the rule has the polling stop, one cheap call
 * goes on asking, and all begins again once the server is back.
 */
export function createLiveFeed(options: LiveOptions): LiveFeed {
  const { clock = Date.now, timer = plainTimer } = options
  const listeners = createListeners()
  const stopped = new AbortController()
  let state: LiveState = { ...beforeContact, since: clock() }
  let lastEventId = options.since
  let isKnown = lastEventId !== undefined
  let wake = () => {}

  function become(mode: LiveMode, change: Partial<LiveState> = {}): void {
    state = { ...state, ...change, mode, since: state.mode === mode ? state.since : clock() }
    listeners.call()
  }

  /** Answers whether it was cut short. */
  function pause(ms: number): Promise<boolean> {
    // Stopped while it was busy: there is no one left to wake it.
    if (stopped.signal.aborted) return Promise.resolve(true)
    return new Promise(resolve => {
      const callOff = timer(() => resolve(false), ms)
      wake = () => {
        callOff()
        resolve(true)
      }
    })
  }

  const probing = createProbing({ ask: options.readMoment, pause, timer, clock, stopped: stopped.signal })

  /** What made this clock look late, and may have been read late. */
  let doubted: number | undefined

  /**
   * The server said what its clock shows after it was asked and before its answer came. An answer that took its time makes that
   * clock look late: what is known of it stays as long as it may be so. What came unasked may have lain unread while this machine slept
   * or was busy: that the server's clock is late is believed once the next says the same.
   * @param askedAt undefined for what came unasked
   */
  function compareClocks(serverAt: number, askedAt?: number): number {
    const least = serverAt - clock()
    const most = askedAt === undefined ? least : serverAt - askedAt
    const known = state.clockAheadMs
    const mayBeAsKnown = least - clocksDifferFromMs <= known && known <= most + clocksDifferFromMs
    const isDoubtful = askedAt === undefined && least < known
    const isConfirmed = doubted !== undefined && Math.abs(least - doubted) <= clocksDifferFromMs
    doubted = !mayBeAsKnown && isDoubtful ? least : undefined
    return mayBeAsKnown || (isDoubtful && !isConfirmed) ? known : least
  }

  function isContactKnown(): boolean {
    const { mode, lastContactAt } = state
    return mode === 'live' && lastContactAt !== null && Math.abs(clock() - lastContactAt) < contactNewsEveryMs
  }

  async function receive({ event, id }: IdentifiedItem, openedAt: number): Promise<void> {
    // Only the first word of a stream was asked for; the others come by themselves.
    const askedAt = event.event === 'ready' || event.event === 'reset' ? openedAt : undefined
    const clockAheadMs = event.event === 'notice' ? state.clockAheadMs : compareClocks(event.data.at, askedAt)
    // What ended is found out by opening the next stream: a browser in which another logs in may not have their cookie yet.
    const isNews = event.event === 'ready' || event.event === 'reset' || event.event === 'rights'
    // Only after the refresh may the id move on: if it fails, the next stream begins where this one did.
    const isMissing = isKnown && event.event === 'ready'
    isKnown = false
    if (isNews) await options.refresh(isMissing ? 'missing' : 'all')
    lastEventId = id ?? lastEventId
    if (event.event === 'notice') options.onNotice(event.data)
    if (event.event === 'notice' && isContactKnown()) return
    const ingestDelayMs = event.event === 'notice' ? state.ingestDelayMs : event.data.ingestDelayMs
    become('live', { lastContactAt: clock(), failures: 0, clockAheadMs, ingestDelayMs })
  }

  async function follow(): Promise<void> {
    const silence = createSilenceWatch(streamSilentAfterMs, stopped.signal, timer)
    const openedAt = clock()
    try {
      for await (const event of await options.open(lastEventId, silence.signal)) {
        silence.received()
        await receive(event, openedAt)
      }
    } finally {
      silence.end()
    }
  }

  async function poll(): Promise<void> {
    try {
      const asked = options.readMoment()
      asked.then(
        () => probing.saw(true),
        () => probing.saw(false),
      )
      const [{ ingestDelayMs }] = await Promise.all([asked, options.refresh('all')])
      become('polling', { lastContactAt: clock(), failures: 0, ingestDelayMs })
    } catch {
      // What failed is shown where it was asked for; here only the count matters.
      become('polling', { failures: state.failures + 1 })
    }
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      await follow().catch(() => {}) // Why it ended makes no difference: it is tried again.
      if (stopped.signal.aborted) return
      if (state.mode === 'live') {
        become('connecting')
        await pause(reconnectDelayMs)
        continue
      }
      await poll()
      const delay = options.retryRule.nextDelayMs(state.failures)
      if (delay !== undefined) {
        await pause(delay)
        continue
      }
      become('stopped')
      const isBack = (await probing.wait()) === 'back'
      if (isBack && !stopped.signal.aborted) become('connecting', { failures: 0 })
    }
  }

  void run()
  return {
    state: () => state,
    subscribe: listeners.subscribe,
    retry: () => wake(),
    stop() {
      stopped.abort()
      wake()
    },
  }
}
