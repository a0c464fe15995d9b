import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { userTokensMax } from '@liftwatch/core/limits'
import { listRows } from '../../server/src/queries/rows'
import { createUser, logIn, newBearerClient, newClient } from '../harness/builders'
import { grant } from '../harness/cast'
import { it, server } from '../harness/fixtures'
import { errorOf, outcomeOf } from '../harness/outcome'
import { admin, client, inOwnCouncil, member, newGroup } from './own-council'

inOwnCouncil()

/** A service account whose group grants this, with a token for all of it. */
async function newAccount(permissions: Permission[] = ['lifts', 'rbe'], name = 'Cron export') {
  const group = await newGroup(`Group of ${name}`, permissions)
  const row = await client.serviceAccounts.create({ name, groupIds: [group] })
  const made = await client.serviceTokens.create({ userId: row.id, name: 'nightly', permissions, expiresInDays: 30 })
  return { row, userId: row.id, group, made, script: newBearerClient(server, made.token) }
}

const whoIs = (token: string) => outcomeOf(newBearerClient(server, token).session.user({}))

describe('a service account', () => {
  it('works by its token alone, with what its groups grant at the moment, and no more than the token was made for', async () => {
    const { row, userId, group, script } = await newAccount(['lifts', 'rbe'])
    expect(row).toMatchObject({ kind: 'SERVICE', nickname: 'Cron export', email: null, role: 'USER', status: 'ACTIVE' })
    expect(await script.session.user({})).toEqual({ id: userId, role: 'USER', nickname: 'Cron export', email: null })
    expect(await script.session.permissions({})).toEqual(['rbe', 'lifts'])
    await client.groups.addPermissions({ id: group, permissions: ['lmd'] })
    expect(await script.session.permissions({})).toEqual(['rbe', 'lifts'])
    await client.groups.removePermissions({ id: group, permissions: ['rbe'] })
    expect(await script.session.permissions({})).toEqual(['lifts'])
    expect((await client.users.detail({ id: userId })).lastActiveAt).not.toBeNull()
  })

  it('is listed with its mark, and found by kind and name; an access file neither names it nor takes it away', async () => {
    const { row, group } = await newAccount()
    const ann = await member('USER', 'Ann')
    const found = async (filter: Parameters<typeof client.users.page>[0]) =>
      (await client.users.page(filter)).content.map(({ nickname, kind }) => `${nickname} ${kind}`)
    expect(await found({ kind: 'SERVICE' })).toEqual(['Cron export SERVICE'])
    expect(await found({ kind: 'PERSON' })).toEqual(['Adela PERSON', 'Ann PERSON'])
    expect(await found({ search: 'exp' })).toEqual(['Cron export SERVICE'])
    const document = await client.access.export({})
    expect(document.members.map(({ email }) => email).toSorted()).toEqual([admin.name, ann.name].toSorted())
    expect((await client.access.apply({ document })).changes).toEqual([])
    expect(await client.users.detail({ id: row.id })).toEqual({ ...row, lastActiveAt: null })
    expect((await client.groups.members({ groupId: group })).content).toHaveLength(1)
  })

  it('has a name of its own in its organisation, that is no address, and gives it up when it is removed', async () => {
    const name = 'Cron'
    const make = () => outcomeOf(client.serviceAccounts.create({ name }))
    expect((await Promise.all([make(), make()])).toSorted()).toEqual(['name-taken', 'ok'])
    const elsewhere = await createUser(server, { organization: 'Elsewhere', type: 'LIFT_COMPANY', role: 'ADMIN' })
    const foreign = await logIn(server, elsewhere)
    expect(await outcomeOf(foreign.serviceAccounts.create({ name }))).toBe('ok')
    expect(await outcomeOf(client.serviceAccounts.create({ name: admin.name }))).toBe('bad-input')
    const [{ id } = { id: '' }] = (await client.users.page({ kind: 'SERVICE' })).content
    await client.users.remove({ ids: [id] })
    expect(await make()).toBe('ok')
  })

  it('goes on when who made it leaves, and stops at once when it is suspended, resumed with its tokens', async () => {
    const { id: makerId, ...maker } = await member('ADMIN')
    const making = await logIn(server, { id: makerId, ...maker })
    const { userId, script } = await newAccount()
    const second = await making.serviceTokens.create({
      userId,
      name: 'weekly',
      permissions: ['lifts'],
      expiresInDays: 9,
    })
    await client.users.remove({ ids: [makerId] })
    expect(await whoIs(second.token)).toBe('ok')
    await client.users.suspend({ ids: [userId] })
    expect([await whoIs(second.token), await outcomeOf(script.lifts.page({}))]).toEqual(Array(2).fill('not-logged-in'))
    await client.users.resume({ ids: [userId] })
    expect(await whoIs(second.token)).toBe('ok')
    await client.users.remove({ ids: [userId] })
    expect(await whoIs(second.token)).toBe('not-logged-in')
    expect(await outcomeOf(client.serviceTokens.list({ userId }))).toBe('not-found')
    const left = sql`SELECT FROM user_token WHERE user_id = ${userId}`
    expect(await listRows(server.db, left)).toEqual([])
  })

  it('is what it did in the audit trail, with a mark', async () => {
    const { userId, script } = await newAccount(['user', 'user.write'])
    const person = await member('USER')
    await script.users.suspend({ ids: [person.id] })
    const [entry] = (await client.audit.page({ action: 'users.suspend' })).content
    expect(entry).toMatchObject({ userName: 'Cron export', userKind: 'SERVICE', subjectId: person.id })
    const made = (await client.audit.page({ action: 'serviceTokens.create' })).content[0]!
    expect(made).toMatchObject({ userKind: 'PERSON', detail: { serviceAccount: 'Cron export', name: 'nightly' } })
    const [added] = (await client.audit.page({ action: 'serviceAccounts.create', subjectId: userId })).content
    expect(added!.detail).toEqual({ name: 'Cron export', groups: ['Group of Cron export'] })
  })
})

describe('no one comes in as a service account', () => {
  it('by a log-in, a new password, an invitation or a second factor', async () => {
    const { row, userId, script } = await newAccount()
    const stranger = newClient(server)
    for (const name of [row.nickname, userId, 'null', '']) {
      expect(await outcomeOf(stranger.session.login({ name, password: '' }))).toBe('bad-input')
      expect(await outcomeOf(stranger.accounts.forgotPassword({ name }))).toBe('bad-input')
    }
    const links = () => listRows(server.db, sql`SELECT FROM account_link UNION ALL SELECT FROM mail`)
    const before = (await links()).length
    expect(await outcomeOf(script.accounts.setPassword({ oldPassword: 'null', password: 'a long new one' }))).toBe(
      'session-needed',
    )
    expect(await outcomeOf(script.secondFactor.begin({ password: 'null' }))).toBe('session-needed')
    expect(await outcomeOf(script.invitations.mine({}))).toBe('session-needed')
    expect(await outcomeOf(script.organizations.select({ id: admin.organizationId }))).toBe('session-needed')
    expect(await outcomeOf(client.secondFactor.reset({ userId }))).toBe('not-found')
    expect(await client.userSessions.endOf({ userId })).toEqual({ ended: 0 })
    expect((await links()).length).toBe(before)
  })

  it('by what is written into the database beside its rules', async () => {
    const { userId } = await newAccount()
    const changes = [
      sql`UPDATE app_user SET name = 'cron@test.example' WHERE id = ${userId}`,
      sql`UPDATE app_user SET password_hash = 'x' WHERE id = ${userId}`,
      sql`UPDATE app_user SET kind = 'PERSON' WHERE id = ${userId}`,
      sql`UPDATE app_user SET name = NULL WHERE id = ${admin.id}`,
    ]
    for (const change of changes) await expect(server.db.execute(change)).rejects.toThrow()
  })

  it('as an ADMIN: it stays USER, with the groups that it is given, and does not change what is its own', async () => {
    const { userId } = await newAccount()
    for (const role of ['ADMIN', 'SUPERUSER'] as const)
      expect(await outcomeOf(client.users.save({ id: userId, role }))).toBe('service-account-role')
    const rights: Permission[] = ['user', 'user.write', 'user-management', 'user-management.write']
    const { userId: managing, script } = await newAccount(rights, 'Access')
    expect(await outcomeOf(script.users.save({ id: managing, role: 'USER', groupIds: [] }))).toBe('own-user')
    const document = await script.access.export({})
    const groups = document.groups.filter(({ name }) => name !== 'Group of Access')
    expect(await outcomeOf(script.access.apply({ document: { ...document, groups } }))).toBe('own-group')
    expect(await client.users.save({ id: userId, role: 'USER', groupIds: [] })).toMatchObject({ groups: [] })
  })
})

describe('an access token of a service account', () => {
  it('is made, renamed, rotated and ended by a person with user.write, of its organisation alone', async () => {
    const { userId, made, script } = await newAccount(['user', 'user.write'])
    const { id } = made.userToken
    const calls = {
      create: () => script.serviceTokens.create({ userId, name: 'x', permissions: ['user'], expiresInDays: 1 }),
      rename: () => script.serviceTokens.rename({ userId, id, name: 'x' }),
      rotate: () => script.serviceTokens.rotate({ userId, id }),
      remove: () => script.serviceTokens.remove({ userId, id }),
    }
    for (const call of Object.values(calls)) expect(await outcomeOf(call())).toBe('session-needed')
    const person = await logIn(server, await member('SUPERUSER'))
    expect(await outcomeOf(person.serviceTokens.list({ userId }))).toBe('no-permission')
    const foreign = await logIn(
      server,
      await createUser(server, { organization: 'Elsewhere', type: 'LIFT_COMPANY', role: 'ADMIN' }),
    )
    expect(await outcomeOf(foreign.serviceTokens.rotate({ userId, id }))).toBe('not-found')
    // A person's tokens are that person's.
    const own = await client.userTokens.create({ name: 'mine', permissions: ['home'], expiresInDays: 1 })
    const ofPerson = { userId: admin.id, id: own.userToken.id }
    expect(await outcomeOf(client.serviceTokens.remove(ofPerson))).toBe('not-found')
    expect(await outcomeOf(client.userTokens.remove({ id }))).toBe('not-found')

    expect(await client.serviceTokens.rename({ userId, id, name: 'weekly' })).toMatchObject({ name: 'weekly' })
    const rotated = await client.serviceTokens.rotate({ userId, id, expiresInDays: 7 })
    expect([await whoIs(made.token), await whoIs(rotated.token)]).toEqual(['not-logged-in', 'ok'])
    const listed = await client.serviceTokens.list({ userId })
    expect(listed).toMatchObject({ permissions: ['home', 'user', 'user.write'], tokens: [{ id, name: 'weekly' }] })
    expect(JSON.stringify(listed)).not.toContain(rotated.token.slice(3))
    await client.serviceTokens.remove({ userId, id })
    expect(await whoIs(rotated.token)).toBe('not-logged-in')
  })

  it('goes beyond neither its account nor who makes it, or gives it a new secret', async () => {
    const { userId, made } = await newAccount(['lifts', 'rbe'])
    const wanted = { userId, name: 'more', expiresInDays: 1 }
    expect(await errorOf(client.serviceTokens.create({ ...wanted, permissions: ['lifts', 'lmd'] }))).toMatchObject({
      code: 'beyond-service-account',
      params: { permissions: 'lmd' },
    })
    const helper = await member('USER')
    await grant(server, helper, ['user', 'user.write', 'lifts', 'group'])
    const helping = await logIn(server, helper)
    const more = { ...wanted, permissions: ['rbe' as const] }
    expect(await outcomeOf(helping.serviceTokens.create(more))).toBe('beyond-own-permissions')
    expect(await outcomeOf(helping.serviceTokens.rotate({ userId, id: made.userToken.id }))).toBe(
      'beyond-own-permissions',
    )
    expect(await whoIs(made.token)).toBe('ok')
    expect(await outcomeOf(helping.serviceTokens.create({ ...wanted, permissions: ['lifts'] }))).toBe('ok')
    const group = await newGroup('Alarms', ['lift-fault'])
    expect(await outcomeOf(helping.serviceAccounts.create({ name: 'Theirs', groupIds: [group] }))).toBe(
      'beyond-own-permissions',
    )
    expect((await client.users.page({ kind: 'SERVICE' })).totalElements).toBe(1)
  })

  it(`is one of ${userTokensMax} at most, and has a last day`, async () => {
    const { userId } = await newAccount()
    const make = (number: number) =>
      outcomeOf(
        client.serviceTokens.create({ userId, name: `Token ${number}`, permissions: ['lifts'], expiresInDays: 1 }),
      )
    const outcomes = await Promise.all(Array.from({ length: userTokensMax + 1 }, (_, number) => make(number)))
    expect(outcomes.filter(outcome => outcome === 'ok')).toHaveLength(userTokensMax - 1)
    expect(new Set(outcomes)).toEqual(new Set(['ok', 'too-many-tokens']))
    const forever = { userId, name: 'nightly', permissions: ['lifts' as const], expiresInDays: 366 }
    expect(await outcomeOf(client.serviceTokens.create(forever))).toBe('bad-input')
  })
})
