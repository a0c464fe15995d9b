import type { Client } from '@liftwatch/core/client/client'
import { createLiveFeed } from '@liftwatch/core/client/live'
import { retryForEver } from '@liftwatch/core/client/poll'
import type { NoticeKind } from '@liftwatch/core/contract/events'
import { isWorthRetry } from '@liftwatch/core/errors'
import { createNewsReader, type NewsSource } from '@liftwatch/core/watch/news-reader'
import type { Context } from '../command/context'
import { sayConnection } from './connection-words'

export interface WatchExtent {
  readonly isInitialReported: boolean
  /** Milliseconds after which it ends; undefined for never. */
  readonly forMs: number | undefined
  /** Changes after which it ends; undefined for never. */
  readonly count: number | undefined
}

/** What is followed: rows of a kind, from where they are read. */
export interface Followed<Row> {
  readonly kind: NoticeKind
  readonly source: NewsSource<Row>
  /** What of a row is news when it is different; all of it, if it is left out. */
  readonly stateOf?: (row: Row) => string
  readonly cameAt: (row: Row) => number
  /** Whether there is something left to be done about it. */
  readonly isOpen: (row: Row) => boolean
}

/**
 * Tells each change of the watched rows until it has been long enough, or for ever. A connection that is lost later is tried
 * again for ever; one that cannot be had at first is an error, as it is for any other command.
 */
export function followChanges<Row extends { readonly id: string }>(
  context: Context,
  client: Client,
  { kind, source, stateOf = row => JSON.stringify(row), cameAt, isOpen }: Followed<Row>,
  onChange: (row: Row) => void,
  extent: WatchExtent,
): Promise<void> {
  let end = () => {}
  let fail: (error: unknown) => void = () => {}
  const ended = new Promise<void>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  let reported = 0
  let hasBaseLine = extent.isInitialReported
  let isStarted = false
  const report = (row: Row) => {
    if (reported === extent.count) return
    onChange(row)
    reported += 1
    if (reported === extent.count) end()
  }
  const reader = createNewsReader<Row>({
    source,
    stateOf,
    cameAt,
    isLasting: isOpen,
    onRead(news, snapshot) {
      if (hasBaseLine || !snapshot) news.forEach(report)
      hasBaseLine ||= snapshot !== undefined
    },
    onFailure(error) {
      if (!isStarted || !isWorthRetry(error)) fail(error)
    },
    // A script is given each state as soon as it can be had.
    gatherMs: 0,
  })
  const feed = createLiveFeed({
    open: client.openStream,
    retryRule: retryForEver,
    clock: context.io.clock,
    readMoment: signal => client.moments.now({}, signal),
    onNotice: notice => notice.kind === kind && reader.changed(notice.id),
    async refresh() {
      await reader.lookAtAll()
      if (!isStarted) context.say('cli.watching')
      isStarted = true
    },
  })
  sayConnection(context, feed, client.servers)
  const timer = extent.forMs === undefined ? undefined : setTimeout(end, extent.forMs)
  return ended.finally(() => {
    clearTimeout(timer)
    feed.stop()
    reader.stop()
  })
}
