import type { OpenStream } from '@liftwatch/core/client/stream'
import { streamSilentAfterMs } from '@liftwatch/core/limits'
import { z } from 'zod/mini'

/** Over HTTP/1.1 a browser has six connections to a server for all its tabs together: two are left for what they ask and do. */
const streamsMax = 4
const storageKey = 'liftwatch.streams'

const heldStreams = z.array(z.object({ tab: z.string(), until: z.number(), isSeen: z.boolean() }))
type HeldStream = z.infer<typeof heldStreams>[number]

const tab = `${performance.timeOrigin}.${Math.random()}`

/** Over HTTP/2 all calls and streams share one connection. */
function sharesConnection(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load instanceof PerformanceNavigationTiming && /^h[23]/.test(load.nextHopProtocol)
}

/** Those of the other tabs. One that was closed in a hurry, or by a clock that was set since, is over when it would have been renewed. */
function readOthers(now: number): HeldStream[] {
  try {
    const held = heldStreams.parse(JSON.parse(localStorage.getItem(storageKey) ?? '[]'))
    return held.filter(stream => stream.tab !== tab && Math.abs(stream.until - now) <= streamSilentAfterMs)
  } catch {
    return []
  }
}

/** A browser may forbid its storage; then its tabs do not know of each other. */
function write(streams: readonly HeldStream[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(streams))
  } catch {}
}

/** Takes a stream, or renews the one that this tab has; a tab that is looked at takes that of one that is not. Answers whether it has one. */
function hold(): boolean {
  const now = Date.now()
  const others = readOthers(now)
  const isSeen = document.visibilityState === 'visible'
  const unseen = isSeen ? others.findIndex(other => !other.isSeen) : -1
  if (others.length >= streamsMax && unseen === -1) return false
  const left = others.length >= streamsMax ? others.toSpliced(unseen, 1) : others
  write([...left, { tab, until: now + streamSilentAfterMs, isSeen }])
  return true
}

function release(): void {
  write(readOthers(Date.now()))
}

/**
 * Opens streams as `open` does, in so many tabs of this browser at most that their calls still get through; it rejects in the others,
 * which poll then. A stream ends when a tab that is looked at has taken its place.
 */
export function inFewTabs(open: OpenStream): OpenStream {
  async function* held(opened: ReturnType<OpenStream>) {
    try {
      for await (const item of await opened) {
        yield item
        if (!hold()) return
      }
    } finally {
      release()
    }
  }
  window.addEventListener('pagehide', release)
  return async (lastEventId, signal) => {
    if (sharesConnection()) return open(lastEventId, signal)
    if (!hold()) throw new Error('Other tabs of this browser have all the streams.')
    return held(open(lastEventId, signal))
  }
}
