import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { createLiveFeed, type LiveFeed } from '@liftwatch/core/client/live'
import { retryForEver } from '@liftwatch/core/client/poll'
import { client, it as usualTest } from '../harness/fixtures'
import { soon } from '../harness/soon'

const it = usualTest.extend('given', { scope: 'file' }, { client: {} })

let feed: LiveFeed | undefined

afterEach(() => feed?.stop())

function follow(open: Client['openStream'], clock = Date.now) {
  const made = createLiveFeed({
    open,
    clock,
    retryRule: retryForEver,
    readMoment: signal => client.moments.now({}, signal),
    refresh: async () => void (await client.liftFaults.count({})),
    onNotice() {},
  })
  feed = made
  return { feed: made, untilLive: () => soon(() => expect(made.state().mode).toBe('live')) }
}

describe('a clock that is wrong', () => {
  it('is found out, so that what counts from an instant of the server can allow for it', async () => {
    const { feed, untilLive } = follow(client.openStream, () => Date.now() - 600_000)
    await untilLive()
    expect(Math.abs(feed.state().clockAheadMs - 600_000)).toBeLessThan(60_000)
  })

  it('is none because an answer took its time', async () => {
    const { feed, untilLive } = follow(async (...how) => {
      const stream = await client.openStream(...how)
      return (async function* () {
        for await (const event of stream) {
          await sleep(1_500)
          yield event
        }
      })()
    })
    await untilLive()
    expect(feed.state().clockAheadMs).toBe(0)
  })

  it('is none because heartbeats lay unread; that the server is late is believed once the next says the same', async () => {
    const known: number[] = []
    const { feed, untilLive } = follow(async (...how) => {
      const stream = await client.openStream(...how)
      return (async function* () {
        for await (const item of stream) {
          yield item
          if (item.event.event !== 'ready') continue
          for (const lateMs of [20_000, 15_000, 0, 60_000, 60_100]) {
            const data = { ...item.event.data, at: Date.now() - lateMs }
            yield { event: { event: 'heartbeat', data } as const, id: undefined }
            known.push(feed.state().clockAheadMs)
          }
        }
      })()
    })
    await untilLive()
    await soon(() => expect(known).toHaveLength(5))
    expect(known.slice(0, 4)).toEqual([0, 0, 0, 0])
    expect(known[4]).toBeGreaterThan(-61_000)
    expect(known[4]).toBeLessThan(-59_000)
  })
})
