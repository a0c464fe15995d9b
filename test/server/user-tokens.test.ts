import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, vi } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { listEndpoints } from '@liftwatch/core/contract/api'
import { userTokensMax } from '@liftwatch/core/limits'
import { listRows } from '../../server/src/queries/rows'
import {
  createEstate,
  createUser,
  logIn,
  newBearerClient,
  newClient,
  sendAlarm,
  type TestUser,
} from '../harness/builders'
import { grant } from '../harness/cast'
import { it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'

const minuteMs = 60_000
const dayMs = 1_440 * minuteMs
let user: TestUser
let client: Client
let now = Date.UTC(2026, 10, 20)

const it = usualTest.extend('settings', { scope: 'file' }, { clock: () => now })

beforeEach(async () => {
  user = await createUser(server)
  client = await logIn(server, user)
})

let made = 0
async function newToken(permissions: Permission[] = ['lift-fault'], maker = client) {
  made += 1
  const name = `Night report ${made}`
  const { token, userToken } = await maker.userTokens.create({ name, permissions, expiresInDays: 1 })
  return { token, userToken, script: newBearerClient(server, token) }
}

const whoIs = (script: Client) => outcomeOf(script.session.user({}))
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5_000 })

describe('an access token', () => {
  it('acts for its user in its organisation, with what it was made for', async () => {
    const { token, script } = await newToken(['lift-fault'])
    expect(token).toMatch(/^lw_[\w-]{43}$/)
    expect(await script.session.user({})).toMatchObject({ id: user.id, role: 'SUPERUSER' })
    expect(await script.session.permissions({})).toEqual(['lift-fault'])
    expect(await script.organizations.selected({})).toMatchObject({ id: user.organizationId })
    expect(await outcomeOf(script.liftFaults.count({}))).toBe('ok')
    expect(await outcomeOf(script.lifts.page({}))).toBe('no-permission')
  })

  it('writes under its user, also where a browser names another site', async () => {
    const [device] = await createEstate(server)
    await sendAlarm(server, device!, { ts: now })
    const { token } = await newToken(['lift-fault', 'lift-fault.write'])
    const [fault] = (await client.liftFaults.page({})).content
    const response = await fetch(`${server.url}/api/lift/fault/ack/${fault!.id}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${token}`,
        origin: 'https://elsewhere.example',
        'content-type': 'application/json',
      },
      body: '{}',
    })
    expect(await response.json()).toMatchObject({ acknowledgedBy: { id: user.id } })
  })

  it('excuses no call that needs none: a log-in from another site is refused with it', async () => {
    const { token } = await newToken()
    const response = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        origin: 'https://elsewhere.example',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ name: user.name, password: user.password }),
    })
    expect(response.status).toBe(403)
  })

  it('can do no more than its user may now', async () => {
    const worker = await createUser(server, { role: 'USER' })
    await grant(server, worker, ['lift-fault', 'rbe'])
    const { script } = await newToken(['lift-fault', 'rbe'], await logIn(server, worker))
    expect(await script.session.permissions({})).toEqual(['lift-fault', 'rbe'])
    await server.db.execute(sql`DELETE FROM user_group_permission WHERE permission = 'rbe'`)
    await soon(async () => expect(await script.session.permissions({})).toEqual(['lift-fault']))
  })

  it('cannot be made for more than its maker may', async () => {
    expect(await outcomeOf(newToken(['lift-fault', 'user.write']))).toBe('beyond-own-permissions')
  })

  it('does nothing that takes a person: tokens, sessions, password, choice of organisation', async () => {
    const { script, userToken } = await newToken()
    const calls: Record<string, () => Promise<unknown>> = {
      'userTokens.create': () => newToken(['lift-fault'], script),
      'userTokens.rename': () => script.userTokens.rename({ id: userToken.id, name: 'Mine' }),
      'userTokens.rotate': () => script.userTokens.rotate({ id: userToken.id }),
      'userTokens.remove': () => script.userTokens.remove({ id: userToken.id }),
      'serviceTokens.create': () =>
        script.serviceTokens.create({ userId: user.id, name: 'Mine', permissions: ['lift-fault'], expiresInDays: 1 }),
      'serviceTokens.rename': () => script.serviceTokens.rename({ userId: user.id, id: userToken.id, name: 'Mine' }),
      'serviceTokens.rotate': () => script.serviceTokens.rotate({ userId: user.id, id: userToken.id }),
      'serviceTokens.remove': () => script.serviceTokens.remove({ userId: user.id, id: userToken.id }),
      'userSessions.remove': () => script.userSessions.remove({ id: userToken.id }),
      'userSessions.removeOthers': () => script.userSessions.removeOthers({}),
      'accounts.setPassword': () =>
        script.accounts.setPassword({ oldPassword: user.password, password: 'another long one' }),
      'secondFactor.find': () => script.secondFactor.find({}),
      'secondFactor.begin': () => script.secondFactor.begin({ password: user.password }),
      'secondFactor.confirm': () => script.secondFactor.confirm({ code: '123456' }),
      'secondFactor.prove': () => script.secondFactor.prove({ code: '123456' }),
      'secondFactor.remove': () => script.secondFactor.remove({ password: user.password, code: '123456' }),
      'secondFactor.reset': () => script.secondFactor.reset({ userId: user.id }),
      'organizationRules.save': () => script.organizationRules.save({ requiresSecondFactor: false }),
      'dashboards.authorize': () => script.dashboards.authorize({ id: 'lifts' }),
      'invitations.mine': () => script.invitations.mine({}),
      'invitations.tryJoin': () => script.invitations.tryJoin({ id: userToken.id }),
      'organizations.select': () => script.organizations.select({ id: user.organizationId }),
    }
    for (const [id, call] of Object.entries(calls)) expect(await outcomeOf(call()), id).toBe('session-needed')
    const needing = listEndpoints().filter(({ needsSession }) => needsSession)
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(needing.map(({ id }) => id)))
  })

  it('is shown once, and stored as a hash', async () => {
    const { token, userToken } = await newToken()
    const listed = await client.userTokens.list({})
    expect(listed).toEqual([userToken])
    expect(JSON.stringify(listed)).not.toContain(token)
    const rows = await listRows(
      server.db,
      sql`SELECT encode(token_hash, 'escape') AS hash, user_token.*, audit.detail FROM user_token
        JOIN audit ON audit.subject_id = user_token.id::text WHERE user_token.user_id = ${user.id}`,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token.slice(3))
  })

  it('says when it was last used, to the minute', async () => {
    const { script } = await newToken()
    const lastUsedAt = async () => (await client.userTokens.list({}))[0]!.lastUsedAt
    expect(await lastUsedAt()).toBeNull()
    await script.session.user({})
    expect(await lastUsedAt()).toBe(now)
    const first = now
    now += minuteMs / 2
    await script.session.user({})
    expect(await lastUsedAt()).toBe(first)
    now += minuteMs
    await script.session.user({})
    expect(await lastUsedAt()).toBe(now)
  })
})

describe('an access token is worth nothing', () => {
  it('after its last day', async () => {
    const { script } = await newToken()
    now += dayMs - 1
    expect(await whoIs(script)).toBe('ok')
    now += 1
    expect(await whoIs(script)).toBe('not-logged-in')
  })

  it('from the moment that it is removed, which its user alone can do', async () => {
    const { script, userToken } = await newToken()
    const other = await logIn(server, await createUser(server))
    expect(await outcomeOf(other.userTokens.remove({ id: userToken.id }))).toBe('not-found')
    expect(await whoIs(script)).toBe('ok')
    await client.userTokens.remove({ id: userToken.id })
    expect(await whoIs(script)).toBe('not-logged-in')
    expect(await client.userTokens.list({})).toEqual([])
  })

  it.each([
    ['is suspended', () => sql`UPDATE app_user SET status = 'INACTIVE' WHERE id = ${user.id}`],
    ['is no member any more', () => sql`DELETE FROM membership WHERE user_id = ${user.id}`],
  ])('within a moment when its user %s', async (_, change) => {
    const { script } = await newToken()
    expect(await whoIs(script)).toBe('ok')
    await server.db.execute(change())
    await soon(async () => expect(await whoIs(script)).toBe('not-logged-in'))
  })

  it.each(['lw_', `lw_${'A'.repeat(43)}`, 'A'.repeat(43)])('where no one made it: %s', async token => {
    expect(await whoIs(newBearerClient(server, token))).toBe('not-logged-in')
  })

  it('as a cookie, and a session as a bearer token', async () => {
    const { token } = await newToken()
    const asCookie = await fetch(`${server.url}/api/user/info`, { headers: { cookie: `liftwatch_session=${token}` } })
    expect(asCookie.status).toBe(401)
    const cookies: string[] = []
    const login = newClient(server, async (url, init) => {
      const response = await fetch(url, init)
      cookies.push(...response.headers.getSetCookie())
      return response
    })
    await login.session.login(user)
    const secret = /^liftwatch_session=([\w-]+)/.exec(cookies[0]!)![1]!
    expect(await whoIs(newBearerClient(server, secret))).toBe('not-logged-in')
  })
})

it(`a user has at most ${userTokensMax}, also when they are made at once; what has expired does not count`, async () => {
  const outcomes = await Promise.all(Array.from({ length: userTokensMax + 3 }, () => outcomeOf(newToken())))
  expect(outcomes.filter(outcome => outcome === 'ok')).toHaveLength(userTokensMax)
  expect(new Set(outcomes)).toEqual(new Set(['ok', 'too-many-tokens']))
  now += dayMs
  client = await logIn(server, user)
  expect(await outcomeOf(newToken())).toBe('ok')
})
