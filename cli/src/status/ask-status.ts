import type { HomeSummary, HomeTrend } from '@liftwatch/core/contract/home/home'
import { homeState, type HomeState } from '@liftwatch/core/domain/home'
import { AppError } from '@liftwatch/core/errors'
import { dayTrendStart } from '@liftwatch/core/views/home/day-trend'
import type { Context } from '../command/context'

/** How the estate is: as the domain has it; or late messages keep what is quiet from being known to be so. */
export type EstateState = Exclude<HomeState, 'unknown'> | 'delayed'

/** All that there is to be shown of the estate at one moment. */
export interface EstateStatus {
  readonly state: EstateState
  /** Now by the server's clock. */
  readonly at: number
  readonly targetMs: number
  readonly summary: HomeSummary
  readonly trend: HomeTrend
  /** By how much the server's clock is ahead of this machine's; 0 where the answer took too long to say. */
  readonly clockAheadMs: number
  readonly ingestDelayMs: number
}

/** What the server's clock is ahead by: it was read while the answer was on its way, so that half of that time says nothing. */
function aheadMs(serverAt: number, sentAt: number, receivedAt: number): number {
  const difference = serverAt - (sentAt + receivedAt) / 2
  return Math.abs(difference) <= (receivedAt - sentAt) / 2 ? 0 : Math.round(difference)
}

/** Asks the server for it. Errors: nothing-readable, where nothing that could wait may be read, and those of the calls. */
export async function askStatus(context: Context, targetMs: number): Promise<EstateStatus> {
  const { clock } = context.io
  const client = await context.member()
  const sentAt = clock()
  const { at, ingestDelayMs } = await client.moments.now({})
  const clockAheadMs = aheadMs(at, sentAt, clock())
  const [summary, trend] = await Promise.all([
    client.home.summary({}),
    client.home.trend({ startTs: dayTrendStart(at), endTs: at }),
  ])
  const state = homeState(summary, at, targetMs)
  if (state === 'unknown') throw new AppError('nothing-readable')
  const isBlind = state === 'quiet' && ingestDelayMs > 0
  return { state: isBlind ? 'delayed' : state, at, targetMs, summary, trend, clockAheadMs, ingestDelayMs }
}
