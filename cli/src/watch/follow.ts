import type { Client } from '@liftwatch/core/client/client'
import { createLiveFeed } from '@liftwatch/core/client/live'
import { retryForEver } from '@liftwatch/core/client/poll'
import type { NoticeKind } from '@liftwatch/core/contract/events'
import { isWorthRetry } from '@liftwatch/core/errors'
import type { Context } from '../context'
import { createChangeTracker, type WatchedRows } from './change-tracker'
import { sayConnection } from './connection-words'

export interface WatchExtent {
  readonly isInitialReported: boolean
  /** Milliseconds after which it ends; undefined for never. */
  readonly forMs: number | undefined
  /** Changes after which it ends; undefined for never. */
  readonly count: number | undefined
}

/**
 * Tells each change of the watched rows until it has been long enough, or for ever. A connection that is lost later is tried
 * again for ever; one that cannot be had at first is an error, as it is for any other command.
 */
export function followChanges<Row extends { readonly id: string }>(
  context: Context,
  client: Client,
  kind: NoticeKind,
  rows: WatchedRows<Row>,
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
  let isStarted = false
  const tell = (row: Row) => {
    if (reported === extent.count) return
    onChange(row)
    reported += 1
    if (reported === extent.count) end()
  }
  const tracker = createChangeTracker(rows, { onChange: tell, onFailure: fail }, extent.isInitialReported)
  const feed = createLiveFeed({
    open: client.openStream,
    retryRule: retryForEver,
    clock: context.io.clock,
    readMoment: signal => client.moments.now({}, signal),
    onNotice: notice => notice.kind === kind && tracker.check(notice.id),
    async refresh() {
      try {
        await tracker.refresh()
      } catch (error) {
        if (!isStarted || !isWorthRetry(error)) fail(error)
        throw error
      }
      if (!isStarted) context.say('cli.watching')
      isStarted = true
    },
  })
  sayConnection(context, feed)
  const timer = extent.forMs === undefined ? undefined : setTimeout(end, extent.forMs)
  return ended.finally(() => {
    clearTimeout(timer)
    feed.stop()
    tracker.stop()
  })
}
