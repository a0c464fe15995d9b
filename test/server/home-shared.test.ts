import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { refreshIntervalMs } from '@liftwatch/core/limits'
import { complaint } from '../../server/src/db/schema/complaints'
import { inTransaction } from '../../server/src/db/transaction'
import { createUser, logIn, sendAlarm, type TestUser } from '../harness/builders'
import { findLiftId, grant, northern } from '../harness/cast'
import { cast, client as colleague, server, test as usualTest } from '../harness/fixtures'
import { listen } from '../harness/listener'
import { startTestServer, type TestServer } from '../harness/server'
import { countLockWaits } from '../harness/lock-waits'
import { soon } from '../harness/soon'

let now = Date.now()
const it = usualTest
  .extend('settings', { scope: 'file' }, { clock: () => now })
  .extend(
    'given',
    { scope: 'file' },
    { client: { organization: northern.TOWN_COUNCIL, type: 'TOWN_COUNCIL' }, hasCast: true },
  )

let second: TestServer
let council: Client

it.beforeAll(async () => {
  second = await startTestServer({ databaseUrl: server.databaseUrl, clock: () => now })
  council = cast.clients.TOWN_COUNCIL
})
it.afterAll(() => second.stop())

/** Something that is counted and of which there is no notice. */
async function logComplaintUnnoticed(where: 'north' | 'south' = 'north'): Promise<void> {
  const liftId = await findLiftId(server, `${cast[where].clientId}-A`)
  const facts = { subcategory: 'NOISE', description: 'It hums.', media: 'PHONE', priority: 'NORMAL' } as const
  const row = { id: newId(), liftId, status: 'OPEN', createdAt: now, updatedAt: now, ...facts } as const
  await server.db.insert(complaint).values(row)
}

const complaintsOf = async (client: Client) => (await client.home.summary({})).complaints!.openCnt
const faultsOf = async (client: Client) => (await client.home.summary({})).liftFaults!.waitingCnt

it('readers of the same lifts and permissions are given the same figures for as long as each waits to ask again, and then new ones', async () => {
  now += 2 * refreshIntervalMs
  const before = await complaintsOf(council)
  await logComplaintUnnoticed()
  now += refreshIntervalMs
  expect(await complaintsOf(colleague)).toBe(before)
  now += 1
  expect(await complaintsOf(colleague)).toBe(before + 1)
  // A clock that was set back makes nothing last.
  await logComplaintUnnoticed()
  now -= 5 * refreshIntervalMs
  expect(await complaintsOf(council)).toBe(before + 2)
})

it('figures never cross to readers of other lifts, or of other permissions', async () => {
  now += 20 * refreshIntervalMs
  await logComplaintUnnoticed('south')
  const all = await complaintsOf(cast.clients.LIFTWATCH)
  const own = await complaintsOf(council)
  expect(all).toBeGreaterThan(own)
  expect([await complaintsOf(cast.clients.BCA), await complaintsOf(colleague)]).toEqual([all, own])
  const user = await createUser(server, { role: 'USER' })
  await grant(server, user, ['lift-fault'])
  const summary = await (await logIn(server, user)).home.summary({})
  expect([summary.complaints, summary.liftFaults !== null]).toEqual([null, true])
})

it('who loses a permission is given nothing of it at once, nor who gains one nothing', async () => {
  now += 2 * refreshIntervalMs
  const user: TestUser = await createUser(server, { role: 'USER' })
  const group = await grant(server, user, ['case-management'])
  const client = await logIn(server, user)
  expect(await complaintsOf(client)).toBeGreaterThan(0)
  await server.db.execute(sql`UPDATE user_group_permission SET permission = 'rbe' WHERE group_id = ${group}`)
  await soon(async () => {
    const { complaints, rbes } = await client.home.summary({})
    expect([complaints, rbes]).toEqual([null, { openCnt: 0 }])
  })
})

it('who comes because of a notice is given figures that have its change', async () => {
  const listener = await listen(council)
  for (const number of [3, 5, 6, 7]) {
    const before = await faultsOf(council)
    const seen = listener.notices().length
    await sendAlarm(server, cast.north, { number })
    await listener.waitFor(seen + 1)
    expect(await faultsOf(council)).toBe(before + 1)
    expect(await faultsOf(colleague)).toBe(before + 1)
  }
  listener.close()
})

it('who has acted is given figures that have the action, on whichever server', async () => {
  const elsewhere = await logIn(second, cast.users.TOWN_COUNCIL)
  const { content } = await council.liftFaults.page({ isWaiting: 'true' })
  expect(content.length).toBeGreaterThan(2)
  for (const { id } of content) {
    const before = await faultsOf(elsewhere)
    expect(await faultsOf(council)).toBe(before)
    await council.liftFaults.acknowledge({ id })
    expect([await faultsOf(elsewhere), await faultsOf(council)]).toEqual([before - 1, before - 1])
  }
})

it('a notice of other lifts, or of something else, leaves shared figures as they are', async () => {
  now += 2 * refreshIntervalMs
  const before = await complaintsOf(council)
  const listener = await listen(cast.clients.LIFTWATCH)
  await sendAlarm(server, cast.south, { number: 12 })
  await listener.waitFor(1)
  listener.close()
  await logComplaintUnnoticed()
  expect(await complaintsOf(council)).toBe(before)
  await sendAlarm(server, cast.north, { number: 15 })
  expect(await complaintsOf(council)).toBe(before + 1)
})

it('many who ask at once wait for one reading', async () => {
  now += 2 * refreshIntervalMs
  const clients = [council, colleague, await logIn(server, cast.users.TOWN_COUNCIL)]
  const answers = await inTransaction(server.db, async tx => {
    await tx.execute(sql`LOCK TABLE complaint IN ACCESS EXCLUSIVE MODE`)
    const asked = clients.map(client => client.home.summary({}))
    await soon(async () => expect(await countLockWaits(server.db)).toBe(1))
    // What came after them has been answered.
    await cast.clients.BCA.liftFaults.page({})
    expect(await countLockWaits(server.db)).toBe(1)
    return asked
  })
  const [first, ...others] = await Promise.all(answers)
  for (const other of others) expect(other).toEqual(first)
})
