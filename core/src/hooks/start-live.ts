import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../client/client'
import { createLiveFeed, type LiveFeed } from '../client/live'
import type { RetryRule } from '../client/poll'
import { plainTimer, type Timer } from '../client/timer'
import type { NoticeKind } from '../contract/events'
import { touchedBy } from '../domain/notice-reach'
import { AppError, errorTable } from '../errors'
import type { Followers } from '../watch/followers'
import { refetch } from './refetch'

/** Refetches at most this often, however fast notices come. */
const gatherMs = 100

/** Whether the server could not be asked. What it refuses (not found, no permission) is an answer, and no loss of contact. */
function isLost(error: unknown): boolean {
  return !(error instanceof AppError) || errorTable[error.code].isRetryable
}

/** Fetches again all that is on the screen; rejects where the server could not be asked for some of it. */
async function refreshShown(queries: QueryClient): Promise<void> {
  await refetch(queries)
  const shown = queries.getQueryCache().findAll({ type: 'active' })
  const lost = shown.find(({ state }) => state.status === 'error' && isLost(state.error))
  if (lost) throw lost.state.error
}

/**
 * Fetches a kind of resource again, one round after the other: were each notice to start the fetch again, a flood of them
 * would never let one finish.
 */
function createRefetching(queries: QueryClient, timer: Timer): (kind: NoticeKind) => void {
  const due = new Set<NoticeKind>()
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (due.size > 0) {
      const touched = new Set([...due].flatMap(touchedBy))
      due.clear()
      // Failures show in the query itself.
      await Promise.all([...touched].map(key => refetch(queries, [key])))
      await new Promise<void>(resolve => void timer(resolve, gatherMs))
    }
    isRunning = false
  }

  return kind => {
    due.add(kind)
    if (!isRunning) void run()
  }
}

interface LiveWork {
  readonly client: Client
  readonly queries: QueryClient
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
export function startLive({ client, queries, retryRule, recheck, followers, timer = plainTimer }: LiveWork): LiveFeed {
  const fetchAgain = createRefetching(queries, timer)
  let hasStarted = false
  return createLiveFeed({
    open: client.openStream,
    retryRule,
    timer,
    readMoment: signal => client.moments.now({}, signal),
    async refresh() {
      // At first it has just been asked.
      if (hasStarted) await recheck()
      hasStarted = true
      await refreshShown(queries)
      followers?.lookAtAll()
    },
    onNotice(notice) {
      fetchAgain(notice.kind)
      followers?.received(notice)
    },
  })
}
