import { sql } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { listRows } from '../../server/src/queries/rows'
import { createUser, logIn, newBearerClient, newClient, type TestUser } from '../harness/builders'
import { it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'

const dayMs = 86_400_000
let user: TestUser
let now = Date.UTC(2026, 10, 20)

const it = usualTest.extend('settings', { scope: 'file' }, { clock: () => now })

beforeEach(async () => {
  user = await createUser(server)
})

/** Logged in from a place of this name. */
async function logInFrom(userAgent: string, rememberMe = false): Promise<Client> {
  const client = newClient(server, (url, init) =>
    fetch(url, { ...init, headers: { ...(init!.headers as object), 'user-agent': userAgent } }),
  )
  await client.session.login({ ...user, rememberMe })
  return client
}

it('a user sees where it is logged in, and which place asks', async () => {
  const desk = await logInFrom('desk', true)
  now += 1_000
  const phone = await logInFrom('phone')
  const places = [
    {
      userAgent: 'phone',
      isRemembered: false,
      isCurrent: true,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + dayMs,
    },
    {
      userAgent: 'desk',
      isRemembered: true,
      isCurrent: false,
      address: '127.0.0.1',
      expiresAt: now - 1_000 + 30 * dayMs,
    },
  ]
  expect(await phone.userSessions.list({})).toMatchObject(places)
  expect((await desk.userSessions.list({})).map(({ isCurrent }) => isCurrent)).toEqual([false, true])
})

it('a place is logged out from another at once, and it is written down', async () => {
  const [desk, phone] = [await logInFrom('desk'), await logInFrom('phone')]
  expect(await outcomeOf(phone.session.user({}))).toBe('ok')
  const { id } = (await desk.userSessions.list({})).find(({ userAgent }) => userAgent === 'phone')!
  await desk.userSessions.remove({ id })
  expect(await outcomeOf(phone.session.user({}))).toBe('not-logged-in')
  expect(await outcomeOf(desk.session.user({}))).toBe('ok')
  expect(await outcomeOf(desk.userSessions.remove({ id }))).toBe('not-found')
  const entries = await listRows(
    server.db,
    sql`SELECT action, user_id, organization_id, detail FROM audit WHERE subject_id = ${id}`,
  )
  expect(entries).toEqual([
    {
      action: 'userSessions.remove',
      user_id: user.id,
      organization_id: null,
      detail: { address: '127.0.0.1', userAgent: 'phone' },
    },
  ])
})

it('what has expired is no place any more', async () => {
  await logInFrom('desk')
  now += dayMs
  const phone = await logInFrom('phone')
  expect(await phone.userSessions.list({})).toMatchObject([{ userAgent: 'phone' }])
})

it("another user's sessions are not there", async () => {
  const desk = await logInFrom('desk')
  const { id } = (await desk.userSessions.list({}))[0]!
  const other = await logIn(server, await createUser(server))
  expect(await outcomeOf(other.userSessions.remove({ id }))).toBe('not-found')
  expect((await other.userSessions.list({})).map(session => session.id)).not.toContain(id)
  expect(await outcomeOf(desk.session.user({}))).toBe('ok')
})

it('an access token sees the places; none of them is its own', async () => {
  const desk = await logIn(server, user)
  const { token } = await desk.userTokens.create({ name: 'Script', permissions: ['home'], expiresInDays: 1 })
  expect(await newBearerClient(server, token).userSessions.list({})).toMatchObject([{ isCurrent: false }])
})
