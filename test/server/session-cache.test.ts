import { expect, test } from 'vitest'
import { SessionCache, type KnownCaller } from '../../server/src/http/session-cache'

const hash = Buffer.from('0123456789abcdef0123456789abcdef')
const caller = (nickname: string) =>
  ({ row: { nickname, expiresAt: Infinity }, scope: 'all' }) as unknown as KnownCaller

/** Lookups that end when the test says so. */
function createLookups() {
  const ends: ((found: KnownCaller) => void)[] = []
  return { ends, read: () => new Promise<KnownCaller>(resolve => void ends.push(resolve)) }
}

test('calls that come side by side are looked up once', async () => {
  const cache = new SessionCache()
  const { ends, read } = createLookups()
  const calls = [0, 5, 999].map(at => cache.find(hash, undefined, at, read))
  const elsewhere = cache.find(hash, 'another organisation', 0, read)
  expect(ends).toHaveLength(2)
  for (const [index, end] of ends.entries()) end(caller(`Night shift ${index}`))
  expect(await Promise.all(calls)).toEqual(Array.from({ length: 3 }, () => caller('Night shift 0')))
  expect(await elsewhere).toEqual(caller('Night shift 1'))
})

test('a call after a change is looked up by itself, and what was read before the change is not remembered', async () => {
  const cache = new SessionCache()
  const { ends, read } = createLookups()
  const before = cache.find(hash, undefined, 0, read)
  cache.forgetAll()
  const after = cache.find(hash, undefined, 1, read)
  expect(ends).toHaveLength(2)
  ends[1]!(caller('as changed'))
  expect(await after).toEqual(caller('as changed'))
  ends[0]!(caller('as it was'))
  expect(await before).toEqual(caller('as it was'))
  expect((await cache.find(hash, undefined, 2, read)).row.nickname).toBe('as changed')
  expect(ends).toHaveLength(2)
})

test('a lookup that hangs or fails holds up those alone who call beside it', async () => {
  const cache = new SessionCache()
  const { ends, read } = createLookups()
  void cache.find(hash, undefined, 0, read)
  const later = cache.find(hash, undefined, 1_000, read)
  ends[1]!(caller('found'))
  expect(await later).toEqual(caller('found'))
  cache.forgetAll()
  await expect(cache.find(hash, undefined, 0, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  const again = cache.find(hash, undefined, 1, read)
  ends[2]!(caller('found again'))
  expect(await again).toEqual(caller('found again'))
})
