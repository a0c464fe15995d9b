import { expect, onTestFinished } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { createLiveFeed, type LiveFeed } from '@liftwatch/core/client/live'
import { createLastingFeed } from '../../web/src/app/lasting-feed'
import { createUser, logIn } from '../harness/builders'
import { it, server } from '../harness/fixtures'
import { soon } from '../harness/soon'

let client: Client
it.beforeAll(async () => void (client = await logIn(server, await createUser(server))))

function runningFeed(): LiveFeed {
  return createLiveFeed({
    open: client.openStream,
    retryRule: { nextDelayMs: () => 1_000 },
    refresh: async () => {},
    onNotice: () => {},
    readMoment: signal => client.moments.now({}, signal),
  })
}

it('is there before it runs, says nothing of its start, and then what the feed says', async () => {
  const feed = createLastingFeed(runningFeed)
  onTestFinished(feed.stop)
  const seen: string[] = []
  feed.subscribe(() => seen.push(feed.state().mode))
  const before = feed.state()
  expect(before).toMatchObject({ mode: 'connecting', lastContactAt: null })
  // Readers that look twice are given the same.
  expect(feed.state()).toBe(before)
  feed.start()
  expect(seen).toEqual([])
  await soon(() => expect(seen[0]).toBe('live'))
})

it('runs again after it was stopped, and knows nothing of the time before', async () => {
  const feed = createLastingFeed(runningFeed)
  onTestFinished(feed.stop)
  feed.start()
  await soon(() => expect(feed.state().mode).toBe('live'))
  feed.stop()
  expect(feed.state()).toMatchObject({ mode: 'connecting', lastContactAt: null })
  feed.start()
  await soon(() => expect(feed.state().mode).toBe('live'))
})
