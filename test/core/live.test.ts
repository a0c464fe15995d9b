import { afterEach, describe, expect } from 'vitest'
import { createLiveFeed, type LiveFeed } from '@liftwatch/core/client/live'
import type { RetryRule } from '@liftwatch/core/client/poll'
import { plainTimer, type Timer } from '@liftwatch/core/client/timer'
import type { LiveMode } from '@liftwatch/core/contract/events'
import { probeEveryMs, probeTimeoutMs, roundFirstWaitMs, roundSlowestMs } from '@liftwatch/core/limits'
import { inTransaction } from '../../server/src/db/transaction'
import { insertNotices } from '../../server/src/queries/notices'
import { block, sendAlarm } from '../harness/builders'
import { client, device, it as usualTest, server } from '../harness/fixtures'
import { soon } from '../harness/soon'

const feeds: LiveFeed[] = []

afterEach(() => feeds.splice(0).forEach(feed => feed.stop()))

const forEver: RetryRule = { nextDelayMs: () => 30 }
const threeTimes: RetryRule = { nextDelayMs: failures => (failures < 3 ? 30 : undefined) }

const it = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], client: {} })

/** A front-end that follows: its feed, the counts of the notices that it received, its modes one after the other. */
function follow(retryRule: RetryRule, clock = Date.now, open = client.openStream, timer = plainTimer) {
  const received: number[] = []
  const modes: LiveMode[] = []
  let refreshes = 0
  const feed = createLiveFeed({
    open,
    retryRule,
    clock,
    timer,
    readMoment: signal => client.moments.now({}, signal),
    async refresh() {
      await client.liftFaults.count({})
      refreshes += 1
    },
    // Others have notices by the server's clock.
    onNotice: ({ kind, count }) => kind === 'liftFaults' && received.push(count),
  })
  feeds.push(feed)
  feed.subscribe(() => modes.at(-1) !== feed.state().mode && modes.push(feed.state().mode))
  return {
    feed,
    received,
    modes,
    refreshes: () => refreshes,
    untilMode: (mode: LiveMode) => soon(() => expect(feed.state().mode).toBe(mode)),
  }
}

/** A change by anyone: another server of the same estate, say, while this one is down. */
function change(count: number): Promise<void> {
  return inTransaction(server.db, tx =>
    insertNotices(tx, [{ kind: 'liftFaults', subjectId: null, count, scopeId: null }], Date.now()),
  )
}

describe('the live feed', () => {
  it('fetches once when it begins, and receives what changes within a moment', async () => {
    const { feed, received, refreshes, untilMode } = follow(forEver)
    expect(feed.state()).toMatchObject({ mode: 'connecting', lastContactAt: null, failures: 0 })
    await untilMode('live')
    expect(refreshes()).toBe(1)
    await sendAlarm(server, device, { number: 3 })
    await soon(() => expect(received).toContain(1))
    expect(feed.state()).toMatchObject({ mode: 'live', failures: 0, lastContactAt: expect.any(Number) as number })
  })

  it('is no news with each notice of a flood, so that what shows it is not drawn with each', async () => {
    const { feed, received, untilMode } = follow(forEver)
    await untilMode('live')
    let news = 0
    feed.subscribe(() => (news += 1))
    const counts = Array.from({ length: 500 }, (_, at) => 1_000 + at)
    const startedAt = Date.now()
    await inTransaction(server.db, tx =>
      insertNotices(
        tx,
        counts.map(count => ({ kind: 'liftFaults', subjectId: null, count, scopeId: null })),
        Date.now(),
      ),
    )
    await soon(() => expect(received).toEqual(counts))
    // Heartbeats are news too.
    expect(news).toBeLessThanOrEqual(2 + (2 * (Date.now() - startedAt)) / 1_000)
    const known = feed.state().lastContactAt!
    await soon(() => expect(feed.state().lastContactAt).toBeGreaterThan(known))
  })

  it('polls and counts failures while the server is away, then goes on without loss or doubling', async () => {
    const { feed, received, modes, untilMode } = follow(forEver)
    await untilMode('live')
    await change(101)
    await soon(() => expect(received).toEqual([101]))

    const { resume } = await server.pause()
    await soon(() => expect(feed.state()).toMatchObject({ mode: 'polling' }))
    await soon(() => expect(feed.state().failures).toBeGreaterThanOrEqual(3))
    await change(102)
    await change(103)
    await resume()
    await untilMode('live')
    await change(104)
    await soon(() => expect(received).toContain(104))
    expect(received).toEqual([101, 102, 103, 104])
    expect(feed.state().failures).toBe(0)
    expect(modes).toEqual(['live', 'connecting', 'polling', 'live'])
  })

  it('stops after its failures, says so, asks one call every 4 s, and goes on by itself when the server is back', async () => {
    const waits: number[] = []
    const noting: Timer = (run, ms) => {
      waits.push(ms)
      return plainTimer(run, ms)
    }
    const { feed, received, refreshes, untilMode } = follow(threeTimes, Date.now, client.openStream, noting)
    await untilMode('live')
    const { resume } = await server.pause()
    await untilMode('stopped')
    expect(feed.state().failures).toBe(3)
    expect(feed.state().lastContactAt).not.toBeNull()
    await change(201)
    const asked = refreshes()
    waits.length = 0
    await soon(() => expect(waits.filter(ms => ms === probeTimeoutMs).length).toBeGreaterThanOrEqual(2))
    expect(feed.state().mode).toBe('stopped')
    expect(refreshes()).toBe(asked)
    expect(Math.max(...waits)).toBeLessThanOrEqual(probeEveryMs)
    await resume()
    await untilMode('live')
    await soon(() => expect(received).toEqual([201]))
  })

  it('begins at once when it is asked to', async () => {
    const { feed, modes, untilMode } = follow(threeTimes)
    await untilMode('live')
    const { resume } = await server.pause()
    await untilMode('stopped')
    const before = modes.length
    feed.retry()
    // It stops again before long: what lasts is that it had started.
    await soon(() => expect(modes.length).toBeGreaterThan(before))
    await resume()
    await untilMode('live')
  })

  it('tries ever more slowly where the server answers and nothing can be fetched, every 30 s at last', async () => {
    let now = 0
    const ticks: (() => void)[] = []
    const rounds: number[] = []
    const feed = createLiveFeed({
      open: () => Promise.reject(new Error('the proxy lets no stream through')),
      retryRule: threeTimes,
      clock: () => now,
      timer(run, ms) {
        let isOff = false
        ticks.push(() => {
          if (isOff) return
          now += ms
          run()
        })
        return () => (isOff = true)
      },
      readMoment: () => Promise.resolve({ at: 0, ingestDelayMs: 0 }),
      refresh() {
        rounds.push(now)
        return Promise.reject(new Error('one list is broken'))
      },
      onNotice: () => {},
    })
    feeds.push(feed)
    for (let tick = 0; tick < 1_000; tick += 1) {
      await new Promise(resolve => setImmediate(resolve))
      // The watch for silence and the limits of probes are called off before they run out.
      ticks.shift()?.()
    }
    const gaps = rounds.slice(1).map((at, index) => at - rounds[index]!)
    // As the polling went, until it stopped.
    const slow = gaps.filter(gap => gap > 30)
    expect(slow.slice(0, 4)).toEqual(slow.slice(0, 4).toSorted((a, b) => a - b))
    expect(slow[0]).toBeLessThanOrEqual(roundFirstWaitMs)
    expect(slow.at(-1)).toBeGreaterThan(roundSlowestMs - 2 * probeEveryMs)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(roundSlowestMs)
  })

  it('is silent once it is stopped by its front-end', async () => {
    const { feed, received, untilMode } = follow(forEver)
    const other = follow(forEver)
    await Promise.all([untilMode('live'), other.untilMode('live')])
    feed.stop()
    await change(301)
    await soon(() => expect(other.received).toContain(301))
    expect(received).toEqual([])
  })

  it('does not pass over a change whose refresh failed', async () => {
    let isFailing = false
    const received: number[] = []
    const feed = createLiveFeed({
      open: client.openStream,
      retryRule: forEver,
      readMoment: signal => client.moments.now({}, signal),
      refresh: () => (isFailing ? Promise.reject(new Error('the proxy was asleep')) : Promise.resolve()),
      onNotice: notice => received.push(notice.count),
    })
    feeds.push(feed)
    await soon(() => expect(feed.state().mode).toBe('live'))
    isFailing = true
    const { resume } = await server.pause()
    await change(401)
    await resume()
    await soon(() => expect(feed.state().failures).toBeGreaterThanOrEqual(2))
    isFailing = false
    await soon(() => expect(received).toEqual([401]))
  })
})
