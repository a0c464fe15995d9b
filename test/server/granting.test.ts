import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { role, type Role } from '@liftwatch/core/contract/accounts/organizations'
import { findRow } from '../../server/src/queries/rows'
import { createUser, logIn, newBearerClient } from '../harness/builders'
import { grant } from '../harness/cast'
import { cast, client as session, it as usualTest, server, user as admin } from '../harness/fixtures'
import { listen } from '../harness/listener'
import { errorOf, outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'

const council = { organization: 'North Council', type: 'TOWN_COUNCIL' } as const
const it = usualTest.extend('given', { scope: 'file' }, { client: { ...council, role: 'ADMIN' }, hasCast: true })

let nextNumber = 1

/** A script of the ADMIN that may do this and nothing else. */
async function scriptWith(permissions: readonly Permission[]): Promise<Client> {
  const name = `Script ${nextNumber++}`
  const { token } = await session.userTokens.create({ name, permissions: [...permissions], expiresInDays: 1 })
  return newBearerClient(server, token)
}

const invite = (by: Client, invited: Role) =>
  outcomeOf(by.accounts.invite({ emails: [`lim${nextNumber++}@test.example`], role: invited }))

const member = (own: Role) => createUser(server, { ...council, role: own })

describe('an access token with user.write alone', () => {
  it('makes no one a member, of no role', async () => {
    const script = await scriptWith(['user.write'])
    for (const invited of role.options) expect(await invite(script, invited)).toBe('beyond-own-permissions')
    const links = await findRow<{ count: number }>(server.db, sql`SELECT count(*) AS count FROM invitation`)
    expect(links!.count).toBe(0)
  })

  it('learns what it lacks', async () => {
    const script = await scriptWith(['user.write'])
    const { params, message } = await errorOf(script.accounts.invite({ emails: ['lim@test.example'], role: 'ADMIN' }))
    expect(params).toEqual({ permissions: 'home, lift-fault, lift-fault.write …' })
    expect(message).toContain('home, lift-fault, lift-fault.write …')
  })

  it('makes no token, neither its own nor a device’s, and logs out no one who may do more', async () => {
    const script = await scriptWith(['user.write'])
    const body = { name: 'More', permissions: ['user.write' as const], expiresInDays: 1 }
    expect(await outcomeOf(script.userTokens.create(body))).toBe('session-needed')
    expect(await outcomeOf(script.lmds.issueToken({ clientId: cast.north.clientId }))).toBe('no-permission')
    for (const own of role.options) {
      const { id: userId } = await member(own)
      expect(await outcomeOf(script.userSessions.endOf({ userId }))).toBe('beyond-own-permissions')
    }
  })
})

describe('an access token', () => {
  it('gives what it has itself, and no more', async () => {
    const reader = await scriptWith(['user.write', 'home'])
    expect(await invite(reader, 'USER')).toBe('ok')
    expect(await invite(reader, 'SUPERUSER')).toBe('beyond-own-permissions')
    const all = await scriptWith(await session.session.permissions({}))
    for (const invited of role.options) expect(await invite(all, invited)).toBe('ok')
  })

  it('with lmd.write gives a device of its organisation a token, and none of another', async () => {
    const script = await scriptWith(['lmd.write'])
    expect(await outcomeOf(script.lmds.issueToken({ clientId: cast.north.clientId }))).toBe('ok')
    expect(await outcomeOf(script.lmds.issueToken({ clientId: cast.south.clientId }))).toBe('not-found')
  })
})

describe.each([
  ['ADMIN', { ADMIN: 'ok', SUPERUSER: 'ok', USER: 'ok' }],
  ['SUPERUSER', { ADMIN: 'no-permission', SUPERUSER: 'no-permission', USER: 'no-permission' }],
  ['USER', { ADMIN: 'no-permission', SUPERUSER: 'no-permission', USER: 'no-permission' }],
] as const)('the session of a %s', (own, outcomes) => {
  it.each(role.options)('that invites a %s', async invited => {
    expect(await invite(await logIn(server, await member(own)), invited)).toBe(outcomes[invited])
  })

  it.each(role.options)('that logs a %s out', async other => {
    const client = await logIn(server, await member(own))
    const { id: userId } = await member(other)
    expect(await outcomeOf(client.userSessions.endOf({ userId }))).toBe(outcomes[other])
  })
})

describe('a USER whose groups grant user.write', () => {
  it('brings in and logs out those who may do as little, and no one greater', async () => {
    const clerk = await member('USER')
    await grant(server, clerk, ['user.write'])
    const client = await logIn(server, clerk)
    expect(await invite(client, 'USER')).toBe('ok')
    expect(await invite(client, 'SUPERUSER')).toBe('no-permission')
    expect(await outcomeOf(client.userSessions.endOf({ userId: (await member('USER')).id }))).toBe('ok')
    expect(await outcomeOf(client.userSessions.endOf({ userId: admin.id }))).toBe('beyond-own-permissions')
    const granted = await member('USER')
    await grant(server, granted, ['rbe'])
    expect(await outcomeOf(client.userSessions.endOf({ userId: granted.id }))).toBe('beyond-own-permissions')
  })
})

describe('the sessions of a member', () => {
  it('are ended at once by an administrator, streams with them, and it is written down', async () => {
    const user = await member('SUPERUSER')
    const [desk, phone] = [await logIn(server, user), await logIn(server, user)]
    const listener = await listen(desk)
    expect(await session.userSessions.endOf({ userId: user.id })).toEqual({ ended: 2 })
    for (const client of [desk, phone]) expect(await outcomeOf(client.session.user({}))).toBe('not-logged-in')
    const endedAt = performance.now()
    await soon(() => expect(listener.hasEnded()).toBe(true))
    // At once: its rights are looked at every 5 s besides.
    expect(performance.now() - endedAt).toBeLessThan(2_500)
    const [entry] = (await session.audit.page({ action: 'userSessions.endOf' })).content
    expect(entry).toMatchObject({ subjectId: user.id, detail: { name: user.nickname, sessions: 2 } })
  })

  it('of another organisation are not there', async () => {
    const stranger = await createUser(server, { organization: 'South Council', type: 'TOWN_COUNCIL' })
    expect(await outcomeOf(session.userSessions.endOf({ userId: stranger.id }))).toBe('not-found')
  })

  it('that is more elsewhere are not ended by who is less', async () => {
    const operator = await createUser(server, { role: 'ADMIN' })
    await server.db.execute(sql`
      INSERT INTO membership (user_id, organization_id, role) VALUES (${operator.id}, ${admin.organizationId}, 'USER')`)
    expect(await outcomeOf(session.userSessions.endOf({ userId: operator.id }))).toBe('beyond-own-permissions')
  })

  it('but the one that asks are ended by their user', async () => {
    const user = await member('USER')
    const [desk, phone, tablet] = [await logIn(server, user), await logIn(server, user), await logIn(server, user)]
    expect(await desk.userSessions.removeOthers({})).toEqual({ ended: 2 })
    for (const client of [phone, tablet]) expect(await outcomeOf(client.session.user({}))).toBe('not-logged-in')
    expect(await outcomeOf(desk.session.user({}))).toBe('ok')
    expect(await session.userSessions.endOf({ userId: admin.id })).toEqual({ ended: 0 })
    expect(await outcomeOf(session.session.user({}))).toBe('ok')
  })
})
