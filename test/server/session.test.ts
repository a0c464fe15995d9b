import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, vi } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { createClient } from '@liftwatch/core/client/client'
import { findRow, listRows } from '../../server/src/queries/rows'
import { createUser, logIn, newClient, type TestUser } from '../harness/builders'
import { it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { startTestServer } from '../harness/server'

const secondMs = 1_000
const hourMs = 3_600 * secondMs
const dayMs = 24 * hourMs
let user: TestUser
let now = Date.UTC(2026, 10, 20)

const it = usualTest.extend('settings', { scope: 'file' }, { clock: () => now })

beforeEach(async () => {
  user = await createUser(server)
})

/** Logs in as a browser would, and answers the cookie line; `cookie` is what the browser has already. */
async function logInRaw(change: Record<string, unknown> = {}, cookie = ''): Promise<string> {
  const response = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ name: user.name, password: user.password, ...change }),
  })
  expect(response.status).toBe(200)
  const lines = response.headers.getSetCookie()
  expect(lines.map(line => line.split('=')[0])).toEqual(['liftwatch_session', 'liftwatch_device'])
  return lines[0]!
}

function tokenOf(line: string): string {
  return /^liftwatch_session=([\w-]+)/.exec(line)![1]!
}

function clientOf(token: string): Client {
  const credentials = { headers: () => ({ cookie: `liftwatch_session=${token}` }), received: () => {} }
  return createClient({ baseUrl: server.url, fetch, credentials })
}

const whoIs = (client: Client) => outcomeOf(client.session.user({}))

describe('logging in', () => {
  it('hands out a cookie that scripts cannot read and other sites do not send', async () => {
    const line = await logInRaw()
    expect(line).toMatch(/; HttpOnly/)
    expect(line).toMatch(/; SameSite=Strict/)
    expect(line).toMatch(/; Path=\//)
    expect(line).not.toMatch(/Secure/)
    expect(tokenOf(line).length).toBeGreaterThanOrEqual(43)
  })

  it('hands out a cookie for HTTPS alone where the console is served so', async () => {
    const secure = await startTestServer({
      databaseUrl: server.databaseUrl,
      env: { LIFTWATCH_SECURE_COOKIES: 'true' },
      clock: () => now,
    })
    const response = await fetch(`${secure.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: user.name, password: user.password }),
    })
    expect(response.headers.getSetCookie()[0]).toMatch(/; Secure/)
    await secure.stop()
  })

  it('hands out another token each time, and the one that was sent along is dead', async () => {
    const first = tokenOf(await logInRaw())
    expect(await whoIs(clientOf(first))).toBe('ok')
    const second = tokenOf(await logInRaw({}, `liftwatch_session=${first}`))
    expect(second).not.toBe(first)
    expect(await whoIs(clientOf(first))).toBe('not-logged-in')
    expect(await whoIs(clientOf(second))).toBe('ok')
  })

  it('does not take a token that someone planted', async () => {
    const planted = 'A'.repeat(43)
    expect(tokenOf(await logInRaw({}, `liftwatch_session=${planted}`))).not.toBe(planted)
    expect(await whoIs(clientOf(planted))).toBe('not-logged-in')
  })

  it('ends no session of the same user elsewhere', async () => {
    const [desk, phone] = [tokenOf(await logInRaw()), tokenOf(await logInRaw())]
    expect(await whoIs(clientOf(desk))).toBe('ok')
    expect(await whoIs(clientOf(phone))).toBe('ok')
  })

  it('keeps neither token nor password in the database', async () => {
    const token = tokenOf(await logInRaw())
    const sessions = await listRows(server.db, sql`SELECT encode(token_hash, 'escape') AS hash, session.* FROM session`)
    expect(JSON.stringify(sessions)).not.toContain(token)
    const row = await findRow<{ hash: string }>(
      server.db,
      sql`SELECT password_hash AS hash FROM app_user WHERE id = ${user.id}`,
    )
    expect(row!.hash).toMatch(/^\$argon2id\$/)
  })

  it('takes the name in any case', async () => {
    expect(await outcomeOf(newClient(server).session.login({ ...user, name: user.name.toUpperCase() }))).toBe('ok')
  })

  it.each([
    ['a wrong password', () => ({ name: user.name, password: 'wrong' })],
    ['a name that no one has', () => ({ name: 'stranger@test.example', password: user.password })],
  ])('with %s is refused in the same words', async (_, input) => {
    expect(await outcomeOf(newClient(server).session.login(input()))).toBe('bad-login')
  })
})

describe('a session', () => {
  it('says who it is; the role is that of the chosen organisation', async () => {
    const client = newClient(server)
    await client.session.login(user)
    const { id, name: email, nickname } = user
    expect(await client.session.user({})).toEqual({ id, email, nickname, role: null })
    expect(await outcomeOf(client.session.permissions({}))).toBe('no-organization')
    await client.organizations.select({ id: user.organizationId })
    expect(await client.session.user({})).toMatchObject({ role: 'SUPERUSER' })
    expect(await client.session.permissions({})).toContain('lift-fault.write')
  })

  it('ends with a log-out, which empties the cookie and may be repeated', async () => {
    const token = tokenOf(await logInRaw())
    const logOut = () =>
      fetch(`${server.url}/api/logout`, { method: 'PUT', headers: { cookie: `liftwatch_session=${token}` } })
    const response = await logOut()
    expect(response.headers.getSetCookie()[0]).toMatch(/^liftwatch_session=;.*Expires=Thu, 01 Jan 1970/)
    expect(await whoIs(clientOf(token))).toBe('not-logged-in')
    expect((await logOut()).status).toBe(200)
  })

  it('lives for a day, and its cookie as long as the browser', async () => {
    const line = await logInRaw()
    expect(line).not.toMatch(/Max-Age|Expires/)
    const client = clientOf(tokenOf(line))
    now += dayMs / 2 - secondMs
    expect(await whoIs(client)).toBe('ok')
    now += dayMs / 2 - secondMs
    expect(await whoIs(client)).toBe('ok')
    now += 2 * secondMs
    expect(await whoIs(client)).toBe('not-logged-in')
  })

  it('ends after twelve hours in which nothing was asked of it, and is no place any more', async () => {
    const [used, barely, left] = await Promise.all(
      Array.from({ length: 3 }, async () => clientOf(tokenOf(await logInRaw()))),
    )
    now += 6 * hourMs
    expect(await whoIs(used!)).toBe('ok')
    now += 6 * hourMs - 1
    expect(await whoIs(barely!)).toBe('ok')
    now += 1
    expect(await whoIs(left!)).toBe('not-logged-in')
    expect(await whoIs(used!)).toBe('ok')
    expect(await used!.userSessions.list({})).toHaveLength(2)
  })

  it('lives for thirty days, and so does its cookie, where it is to be remembered', async () => {
    const line = await logInRaw({ rememberMe: true })
    expect(line).toMatch(/; Max-Age=2592000/)
    const client = clientOf(tokenOf(line))
    now += 30 * dayMs - secondMs
    expect(await whoIs(client)).toBe('ok')
    now += secondMs
    expect(await whoIs(client)).toBe('not-logged-in')
  })

  it('ends within a moment when its user is suspended, who cannot log in again', async () => {
    const client = await logIn(server, user)
    await server.db.execute(sql`UPDATE app_user SET status = 'INACTIVE' WHERE id = ${user.id}`)
    await vi.waitFor(async () => expect(await whoIs(client)).toBe('not-logged-in'), { timeout: 5_000 })
    expect(await outcomeOf(newClient(server).session.login(user))).toBe('bad-login')
  })

  it('is known to be in use, to the minute', async () => {
    const client = await logIn(server, user)
    const lastActiveAt = async () => {
      const row = await findRow<{ at: number | null }>(
        server.db,
        sql`SELECT last_active_at AS at FROM app_user WHERE id = ${user.id}`,
      )
      return row!.at
    }
    expect(await lastActiveAt()).toBeNull()
    now += hourMs
    await client.session.user({})
    expect(await lastActiveAt()).toBe(now)
  })
})
