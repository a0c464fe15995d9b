import type { QueryClient } from '@tanstack/react-query'
import type { Caller } from '../client/caller'
import type { Api } from '../contract/api'
import { createLiveFeed, type LiveFeed } from '../client/live'
import type { RetryRule } from '../client/poll'
import type { OpenStream } from '../client/stream'
import { plainTimer, type Timer } from '../client/timer'
import { moments } from '../contract/events'
import { touchedBy } from '../domain/touched-resources'
import { AppError, errorTable } from '../errors'
import { homeFiguresRestMs, retryFirstWaitMs } from '../limits'
import type { Followers } from '../watch/followers'
import { fetchMissing, refetch } from './refetch'

/** Refetches at most this often, however fast notices come. */
const gatherMs = 100

/** Figures of the whole estate, which all notices touch. */
const figures: ReadonlySet<string> = new Set(['home' satisfies keyof Api])

/** Whether the server could not be asked. What it refuses (not found, no permission) is an answer, and no loss of contact. */
function isLost(error: unknown): boolean {
  return !(error instanceof AppError) || errorTable[error.code].isRetryable
}

/** Rejects where the server could not be asked for some of it. */
function throwLoss(failures: readonly Error[]): void {
  const loss = failures.find(isLost)
  if (loss) throw loss
}

/**
 * Fetches resources again, each one round after the other: were each notice to start the fetch again, a flood of them would never let
 * one finish. After a round that failed it rests longer: a server that has too much to do is not asked again at once.
 * @param restMs how long a round is after the one before it
 */
function createRefetching(queries: QueryClient, timer: Timer, restMs: number): (keys: readonly string[]) => void {
  const due = new Set<string>()
  const running = new Set<string>()

  // Each by itself: one that is slow or fails delays no other.
  async function run(key: string): Promise<void> {
    running.add(key)
    while (due.delete(key)) {
      const failures = await refetch(queries, [key])
      const pauseMs = failures.some(isLost) ? Math.max(restMs, retryFirstWaitMs) : restMs
      await new Promise<void>(resolve => void timer(resolve, pauseMs))
    }
    running.delete(key)
  }

  return keys => {
    for (const key of keys) {
      due.add(key)
      if (!running.has(key)) void run(key)
    }
  }
}

interface LiveWork {
  readonly client: Caller
  /** In place of the client's own. */
  readonly openStream?: OpenStream
  readonly queries: QueryClient
  /** The notice whose change all has that is fetched already, where it is known. */
  readonly since?: string | undefined
  readonly retryRule: RetryRule
  /** Asks again who this is and what they may: a stream may have ended because that has changed. */
  readonly recheck: () => Promise<unknown>
  readonly followers?: Followers
  readonly timer?: Timer
}

/**
 * Joins the live feed to what is on the screen: a notice fetches its resource again, a poll fetches all that is shown.
 * Query keys begin with the resource's contract key, which is the notice's kind.
 */
export function startLive(work: LiveWork): LiveFeed {
  const { client, openStream = client.openStream, queries, since, retryRule } = work
  const { recheck, followers, timer = plainTimer } = work
  const fetchAgain = createRefetching(queries, timer, gatherMs)
  const fetchFiguresAgain = createRefetching(queries, timer, homeFiguresRestMs)
  let hasStarted = false
  return createLiveFeed({
    open: openStream,
    retryRule,
    since,
    timer,
    readMoment: signal => client.call(moments.now, {}, signal),
    async refresh(what) {
      // At first it has just been asked.
      if (hasStarted) await recheck()
      hasStarted = true
      if (what === 'missing') return throwLoss(await fetchMissing(queries))
      throwLoss(await refetch(queries))
      followers?.lookAtAll()
    },
    onNotice(notice) {
      const touched = touchedBy(notice.kind)
      fetchAgain(touched.filter(key => !figures.has(key)))
      fetchFiguresAgain(touched.filter(key => figures.has(key)))
      followers?.received(notice)
    },
  })
}
