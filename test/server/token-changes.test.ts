import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { createUser, logIn, newBearerClient, type TestUser } from '../harness/builders'
import { it as usualTest, server } from '../harness/fixtures'
import { errorOf, outcomeOf } from '../harness/outcome'

const dayMs = 86_400_000
let user: TestUser
let client: Client
let now = Date.UTC(2026, 10, 20)

const it = usualTest.extend('settings', { scope: 'file' }, { clock: () => now })

beforeEach(async () => {
  user = await createUser(server, { role: 'ADMIN' })
  client = await logIn(server, user)
})

const make = (name: string, maker = client) =>
  maker.userTokens.create({ name, permissions: ['home', 'lifts'], expiresInDays: 7 })
const whoIs = (token: string) => outcomeOf(newBearerClient(server, token).session.user({}))
const list = async () => (await client.userTokens.list({})).map(({ name, isExpired }) => ({ name, isExpired }))
const entries = async (action: string) =>
  (await client.audit.page({ action, userName: user.nickname })).content.map(({ detail }) => detail)

describe('the name of an access token', () => {
  it("is no other's of its user, also where two are made at once; another user's may be called so", async () => {
    expect((await Promise.all([outcomeOf(make('cron')), outcomeOf(make('cron'))])).toSorted()).toEqual([
      'name-taken',
      'ok',
    ])
    const other = await logIn(server, await createUser(server))
    expect(await outcomeOf(make('cron', other))).toBe('ok')
    const { userToken } = await make('weekly')
    expect(await errorOf(client.userTokens.rename({ id: userToken.id, name: 'cron' }))).toMatchObject({
      code: 'name-taken',
      params: { name: 'cron' },
    })
    expect(await outcomeOf(other.userTokens.rename({ id: userToken.id, name: 'mine' }))).toBe('not-found')
    expect(await client.userTokens.rename({ id: userToken.id, name: 'weekly' })).toEqual(userToken)
  })

  it('can be changed, while the secret stays', async () => {
    const { token, userToken } = await make('first')
    expect(await client.userTokens.rename({ id: userToken.id, name: 'second' })).toEqual({
      ...userToken,
      name: 'second',
    })
    expect(await whoIs(token)).toBe('ok')
    expect((await entries('userTokens.rename'))[0]).toEqual({ before: { name: 'first' }, after: { name: 'second' } })
  })

  it('is given up when it has expired: that is said, until another takes it', async () => {
    await make('nightly')
    now += 7 * dayMs
    client = await logIn(server, user)
    expect(await list()).toEqual([{ name: 'nightly', isExpired: true }])
    await make('nightly')
    expect(await list()).toEqual([{ name: 'nightly', isExpired: false }])
  })
})

describe('a new secret', () => {
  it('has the same rights and the same last day, and the one before ends', async () => {
    const { token, userToken } = await make('cron')
    now += dayMs / 4
    const own = `lw_${randomBytes(32).toString('base64url')}`
    const rotated = await client.userTokens.rotate({ id: userToken.id, token: own })
    expect(rotated).toEqual({ token: own, userToken })
    expect([await whoIs(token), await whoIs(own)]).toEqual(['not-logged-in', 'ok'])
    expect(await newBearerClient(server, own).session.permissions({})).toEqual(['home', 'lifts'])
    // Sent once more, as after an answer that was lost, it changes nothing.
    expect(await client.userTokens.rotate({ id: userToken.id, token: own })).toMatchObject({ token: own })
    expect(await entries('userTokens.rotate')).toEqual([{ name: 'cron', expiresAt: userToken.expiresAt }])
  })

  it('may last for other days; one that has expired gets none, nor does what is not the caller’s', async () => {
    const { userToken } = await make('cron')
    const { id } = userToken
    const { userToken: longer } = await client.userTokens.rotate({ id, expiresInDays: 30 })
    expect(longer.expiresAt).toBe(now + 30 * dayMs)
    const other = await logIn(server, await createUser(server))
    expect(await outcomeOf(other.userTokens.rotate({ id }))).toBe('not-found')
    now += 30 * dayMs
    client = await logIn(server, user)
    expect(await outcomeOf(client.userTokens.rotate({ id, expiresInDays: 30 }))).toBe('token-expired')
  })

  it('is new: the secret of another token is refused, and both go on', async () => {
    const [one, two] = [await make('one'), await make('two')]
    expect(await outcomeOf(client.userTokens.rotate({ id: one.userToken.id, token: two.token }))).toBe('bad-input')
    expect([await whoIs(one.token), await whoIs(two.token)]).toEqual(['ok', 'ok'])
  })
})
