import { noticeHeader } from '@liftwatch/core/contract/call-headers'
import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { retryForEver } from '@liftwatch/core/client/poll'
import { startLive } from '@liftwatch/core/hooks/start-live'
import { AppError } from '@liftwatch/core/errors'
import { homeFiguresRestMs, retryFirstWaitMs } from '@liftwatch/core/limits'
import { block, logIn, sendAlarm } from '../harness/builders'
import { client, device, server, test as usualTest, user } from '../harness/fixtures'
import { soon } from '../harness/soon'

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], client: {} })

let queries: QueryClient
const ends: (() => void)[] = []

beforeEach(() => {
  queries = new QueryClient()
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  queries.clear()
})

/** A screen with the descriptions of the faults; the first answer stays on its way until it is let through. */
async function openScreen() {
  let letThrough = () => {}
  const way = new Promise<void>(resolve => (letThrough = resolve))
  let answers = 0
  const observer = new QueryObserver(queries, {
    queryKey: ['liftFaults', 'page'],
    async queryFn() {
      const { content } = await client.liftFaults.page({})
      answers += 1
      await way
      return content.map(({ description }) => description)
    },
  })
  ends.push(observer.subscribe(() => {}))
  await soon(() => expect(answers).toBe(1))
  return { letThrough, shown: () => observer.getCurrentResult().data }
}

/** Follows the server's stream, and keeps what it said. */
function follow(since?: string) {
  const received: string[] = []
  async function* noting(...how: Parameters<Client['openStream']>) {
    for await (const said of await client.openStream(...how)) {
      received.push(said.event.event)
      yield said
    }
  }
  const feed = startLive({
    client: { ...client, openStream: (...how) => Promise.resolve(noting(...how)) },
    queries,
    since,
    retryRule: retryForEver,
    recheck: () => Promise.resolve(),
  })
  ends.push(() => feed.stop())
  return {
    receives: (kind: string) => soon(() => expect(received).toContain(kind)),
    isLive: () => soon(() => expect(feed.state().mode).toBe('live')),
  }
}

test('what changes before the stream begins is seen, also if the first fetch is still under way', async () => {
  const { letThrough, shown } = await openScreen()
  await sendAlarm(server, device, { number: 3, description: 'before the stream' })
  await follow().receives('ready')
  letThrough()
  await soon(() => expect(shown()).toContain('before the stream'))
})

test('what changes while a screen is fetched for the first time is seen', async () => {
  const { receives } = follow()
  await receives('ready')
  const { letThrough, shown } = await openScreen()
  await sendAlarm(server, device, { number: 4, description: 'during the first fetch' })
  await receives('notice')
  letThrough()
  await soon(() => expect(shown()).toContain('during the first fetch'))
})

/** The newest notice whose change an answer has that is asked for now. */
async function knownNow(): Promise<string> {
  let known: string | undefined
  const noting: typeof fetch = async (...call) => {
    const answer = await fetch(...call)
    known = answer.headers.get(noticeHeader) ?? undefined
    return answer
  }
  await (await logIn(server, user, noting)).session.user({})
  return known!
}

describe('where it is known since when all was fetched', () => {
  /** Counts how often it is fetched; the first time fails where it is to. */
  function countFetches(isFirstLost = false) {
    let fetches = 0
    const observer = new QueryObserver(queries, {
      queryKey: ['liftFaults', 'page'],
      retry: false,
      async queryFn() {
        fetches += 1
        if (isFirstLost && fetches === 1) throw new AppError('overloaded')
        return (await client.liftFaults.page({})).content.map(({ description }) => description)
      },
    })
    ends.push(observer.subscribe(() => {}))
    return { fetches: () => fetches, shown: () => observer.getCurrentResult().data }
  }

  test('nothing is fetched again as the stream begins', async () => {
    const since = await knownNow()
    const { fetches, shown } = countFetches()
    await soon(() => expect(shown()).toBeDefined())
    await follow(since).isLive()
    expect(fetches()).toBe(1)
  })

  test('what changes before the stream begins is seen', async () => {
    const since = await knownNow()
    const { shown } = countFetches()
    await soon(() => expect(shown()).toBeDefined())
    await sendAlarm(server, device, { number: 31, description: 'in between' })
    await follow(since).isLive()
    await soon(() => expect(shown()).toContain('in between'))
  })

  test('what could not be fetched is fetched again', async () => {
    const { fetches, shown } = countFetches(true)
    await soon(() => expect(fetches()).toBe(1))
    await follow(await knownNow()).isLive()
    expect(shown()).toBeDefined()
    expect(fetches()).toBe(2)
  })

  test('all is fetched again where the server does not know the notice, as after a restore', async () => {
    const { fetches, shown } = countFetches()
    await soon(() => expect(shown()).toBeDefined())
    const { receives, isLive } = follow('999999999')
    await receives('reset')
    await isLive()
    expect(fetches()).toBe(2)
  })
})

test('in a flood the figures of the whole estate are fetched again once a second at most, and are right after it', async () => {
  const fetched: { from: number; until: number; open: number }[] = []
  const observer = new QueryObserver(queries, {
    queryKey: ['home', 'summary'],
    async queryFn() {
      const from = performance.now()
      const { liftFaults } = await client.home.summary({})
      fetched.push({ from, until: performance.now(), open: liftFaults!.openCnt })
      return liftFaults!.openCnt
    },
  })
  ends.push(observer.subscribe(() => {}))
  await follow().receives('ready')
  await soon(() => expect(observer.getCurrentResult().isFetched).toBe(true))
  await soon(() => expect(queries.isFetching()).toBe(0))
  const before = fetched.length
  for (let number = 100; number < 130; number += 1) await sendAlarm(server, device, { number })
  const { total, closedTotal } = await client.liftFaults.count({})
  await soon(() => expect(fetched.at(-1)!.open).toBe(total - closedTotal))
  const inFlood = fetched.slice(before)
  const rests = inFlood.slice(1).map(({ from }, at) => from - inFlood[at]!.until)
  // A timer may fire within the millisecond before.
  for (const rest of rests) expect(rest).toBeGreaterThanOrEqual(homeFiguresRestMs - 1)
})

test.each([
  ['first', 1],
  ['second', 2],
])('where a %s fetch fails in a tab that is not looked at, it is not waited for until it is', async (_, failing) => {
  focusManager.setFocused(false)
  ends.push(() => focusManager.setFocused(undefined))
  let asked = 0
  const observer = new QueryObserver(queries, {
    queryKey: ['liftFaults', 'page'],
    retry: 2,
    async queryFn() {
      asked += 1
      if (asked === failing) throw new AppError('overloaded')
      const { content } = await client.liftFaults.page({})
      return content.map(({ description }) => description)
    },
  })
  ends.push(observer.subscribe(() => {}))
  await follow().isLive()
  await sendAlarm(server, device, { number: 5 + failing, description: `after ${failing}` })
  await soon(() => expect(observer.getCurrentResult().data).toContain(`after ${failing}`))
})

test('a flood asks a server that has too much to do for the same only once a second', async () => {
  const asked: number[] = []
  let isOverloaded = false
  const observer = new QueryObserver(queries, {
    queryKey: ['liftFaults', 'page'],
    async queryFn() {
      asked.push(performance.now())
      if (isOverloaded) throw new AppError('overloaded')
      return (await client.liftFaults.page({})).content.map(({ description }) => description)
    },
  })
  ends.push(observer.subscribe(() => {}))
  await follow().isLive()
  await soon(() => expect(queries.isFetching()).toBe(0))
  isOverloaded = true
  const before = asked.length
  for (let number = 200; number < 220; number += 1) await sendAlarm(server, device, { number })
  isOverloaded = false
  await sendAlarm(server, device, { number: 220, description: 'after the flood' })
  await soon(() => expect(observer.getCurrentResult().data).toContain('after the flood'))
  const [first, second] = asked.slice(before) as [number, number]
  expect(second - first).toBeGreaterThanOrEqual(retryFirstWaitMs - 1)
})

test('an answer that does not come delays nothing else that notices touch', async () => {
  let answers = () => {}
  let hangs = false
  const show = (key: string, queryFn: () => Promise<number>) => {
    const observer = new QueryObserver(queries, { queryKey: [key, 'page'], queryFn })
    ends.push(observer.subscribe(() => {}))
    return () => observer.getCurrentResult().data
  }
  show('liftFaults', async () => {
    if (hangs) await new Promise<void>(resolve => (answers = resolve))
    return 0
  })
  const traps = show('passengerTraps', async () => (await client.passengerTraps.page({})).totalElements)
  await follow().isLive()
  await soon(() => expect(traps()).toBe(0))
  hangs = true
  await sendAlarm(server, device, { number: 230 })
  await soon(() => expect(queries.isFetching({ queryKey: ['liftFaults'] })).toBe(1))
  await sendAlarm(server, device, { lift: 'B', type: 'PASSENGER_TRAP', number: 1 })
  await soon(() => expect(traps()).toBe(1))
  answers()
})
