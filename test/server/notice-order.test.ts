import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client as DatabaseClient } from 'pg'
import { beforeEach, afterEach, expect } from 'vitest'
import { insertNotices } from '../../server/src/queries/notices'
import { client, it as usualTest, server } from '../harness/fixtures'
import { listen, type Listener } from '../harness/listener'

const it = usualTest.extend('given', { scope: 'file' }, { client: {} })

let slow: DatabaseClient
let quick: DatabaseClient
const open: Listener[] = []

beforeEach(async () => {
  slow = new DatabaseClient({ connectionString: server.databaseUrl })
  quick = new DatabaseClient({ connectionString: server.databaseUrl })
  await Promise.all([slow.connect(), quick.connect()])
  await Promise.all([slow.query('BEGIN'), quick.query('BEGIN')])
})
afterEach(async () => {
  open.splice(0).forEach(listener => listener.close())
  await Promise.all([slow.end(), quick.end()])
})

async function openListener(lastEventId?: string): Promise<Listener> {
  const listener = await listen(client, lastEventId)
  open.push(listener)
  return listener
}

function tell(connection: DatabaseClient, count: number): Promise<void> {
  return insertNotices(drizzle(connection), [{ kind: 'liftFaults', subjectId: null, count, scopeId: null }], Date.now())
}

const counts = (listener: Listener) => listener.notices().map(({ count }) => count)

it('the second of two transactions waits for the first, so that a client which resumes misses neither', async () => {
  const following = await openListener()
  await tell(slow, 1)
  let isQuickDone = false
  const telling = tell(quick, 2)
    .then(() => quick.query('COMMIT'))
    .then(() => (isQuickDone = true))
  await sleep(300)
  // Were the quick one through, a client that received it and left would resume after the slow one's id.
  expect(isQuickDone).toBe(false)
  expect(following.notices()).toEqual([])
  const resumedMeanwhile = await openListener(following.lastId())

  await slow.query('COMMIT')
  await telling
  for (const listener of [following, resumedMeanwhile, await openListener(following.beginning.id)]) {
    await listener.waitFor(2)
    expect(counts(listener)).toEqual([1, 2])
  }
})

it('a transaction that is undone leaves no gap that anyone waits for', async () => {
  const following = await openListener()
  await tell(slow, 1)
  const telling = tell(quick, 2).then(() => quick.query('COMMIT'))
  await slow.query('ROLLBACK')
  await telling
  await following.waitFor(1)
  expect(counts(following)).toEqual([2])
  expect(counts(await openListener(following.lastId()))).toEqual([])
})
