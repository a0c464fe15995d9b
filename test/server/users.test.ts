import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { Role } from '@liftwatch/core/contract/accounts/organizations'
import { listRows } from '../../server/src/queries/rows'
import { insertMembership } from '../../server/src/queries/users'
import { createUser, logIn, newBearerClient } from '../harness/builders'
import { grant } from '../harness/cast'
import { it, server } from '../harness/fixtures'
import { listen, type Listener } from '../harness/listener'
import { outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'
import { admin, client, inOwnCouncil, member, newGroup } from './own-council'

inOwnCouncil()

const auditOf = (action: string) =>
  listRows<{ subjectId: string | null; detail: Record<string, unknown> }>(
    server.db,
    sql`SELECT subject_id AS "subjectId", detail FROM audit
      WHERE organization_id = ${admin.organizationId} AND action = ${action} ORDER BY at, id`,
  )

const membersNow = async () =>
  (await client.users.page({ size: 100 })).content.map(({ nickname, role, status }) => `${nickname} ${role} ${status}`)

describe('the members of an organisation', () => {
  it('are listed by name, with role, status and groups, and found by name, address, role, status and group', async () => {
    const lim = await member('USER', 'Lim Ah Kow')
    const id = await newGroup('Night shift', ['rbe'])
    await client.groups.addMembers({ groupId: id, userIds: [lim.id] })
    await client.users.suspend({ ids: [(await member('SUPERUSER', 'Zul')).id] })
    expect(await membersNow()).toEqual(['Adela ADMIN ACTIVE', 'Lim Ah Kow USER ACTIVE', 'Zul SUPERUSER INACTIVE'])
    const found = async (filter: Parameters<Client['users']['page']>[0]) =>
      (await client.users.page(filter)).content.map(({ nickname }) => nickname)
    expect(await found({ search: 'ah' })).toEqual(['Lim Ah Kow'])
    expect(await found({ search: lim.name.slice(0, 30) })).toEqual(['Lim Ah Kow'])
    expect(await found({ search: '%' })).toEqual([])
    expect(await found({ role: 'SUPERUSER' })).toEqual(['Zul'])
    expect(await found({ status: 'ACTIVE', sort: 'nickname,DESC' })).toEqual(['Lim Ah Kow', 'Adela'])
    expect(await found({ groupId: id })).toEqual(['Lim Ah Kow'])
    const expected = { nickname: 'Lim Ah Kow', email: lim.name, groups: [{ id, name: 'Night shift' }] }
    expect(await client.users.detail({ id: lim.id })).toMatchObject(expected)
  })

  it('of another organisation are seen by no one but LIFTWATCH, and LIFTWATCH’s own by no one as a record', async () => {
    const foreign = await createUser(server, { organization: 'Elsewhere', type: 'LIFT_COMPANY', role: 'ADMIN' })
    await insertMembership(server.db, { userId: foreign.id, organizationId: admin.organizationId, role: 'USER' })
    expect((await client.users.page({})).totalElements).toBe(2)
    const { organizationId } = foreign
    expect(await outcomeOf(client.users.ofOrganization({ organizationId }))).toBe('not-found')
    expect((await client.users.ofOrganization({ organizationId: admin.organizationId })).totalElements).toBe(2)
    const keeper = await createUser(server, { role: 'ADMIN' })
    const liftwatch = await logIn(server, keeper)
    const [row, ...others] = (await liftwatch.users.ofOrganization({ organizationId })).content
    expect([row!.role, others]).toEqual(['ADMIN', []])
    expect(await outcomeOf(liftwatch.users.ofOrganization({ organizationId: keeper.organizationId }))).toBe(
      'protected-organization',
    )
    expect(await outcomeOf(liftwatch.users.detail({ id: foreign.id }))).toBe('not-found')
    expect(await outcomeOf(liftwatch.users.suspend({ ids: [foreign.id] }))).toBe('not-found')
  })
})

describe('role and groups', () => {
  it('are replaced together; a USER without a word of groups keeps them, and another role leaves them', async () => {
    const user = await member('USER')
    const [days, nights] = [await newGroup('Days', ['rbe']), await newGroup('Nights', ['lift-fault'])]
    const groupsOf = async (input: { role: Role; groupIds?: string[] }) =>
      (await client.users.save({ id: user.id, ...input })).groups.map(({ name }) => name)
    expect(await groupsOf({ role: 'USER', groupIds: [days, nights] })).toEqual(['Days', 'Nights'])
    expect(await groupsOf({ role: 'USER' })).toEqual(['Days', 'Nights'])
    expect(await groupsOf({ role: 'USER', groupIds: [nights] })).toEqual(['Nights'])
    expect(await groupsOf({ role: 'SUPERUSER' })).toEqual([])
    const groups = (await client.groups.page({})).content.map(({ name, memberCnt }) => `${name} ${memberCnt}`)
    expect(groups).toEqual(['Days 0', 'Nights 0'])
  })

  it('are written down as they were and are; the same once more changes nothing', async () => {
    const user = await member('USER')
    await newGroup('Days', [])
    await client.users.save({ id: user.id, role: 'SUPERUSER' })
    await client.users.save({ id: user.id, role: 'SUPERUSER' })
    const before = { role: 'USER', status: 'ACTIVE', groups: [] }
    const detail = { name: 'Nur Aisyah', email: user.name, before, after: { ...before, role: 'SUPERUSER' } }
    expect(await auditOf('users.save')).toEqual([{ subjectId: user.id, detail }])
  })

  it('groups are for the role USER alone, and of one’s own organisation', async () => {
    const user = await member('USER')
    const id = await newGroup('Days', [])
    const elsewhere = await grant(server, await createUser(server, { role: 'USER' }), ['rbe'])
    const save = (role: Role, groupIds: string[]) => outcomeOf(client.users.save({ id: user.id, role, groupIds }))
    expect(await save('SUPERUSER', [id])).toBe('groups-for-user-alone')
    expect(await save('SUPERUSER', [])).toBe('ok')
    expect(await save('USER', [elsewhere])).toBe('not-found')
    expect(await outcomeOf(client.users.save({ id: elsewhere, role: 'USER' }))).toBe('not-found')
  })

  it('take effect at once, on an open stream too', async () => {
    const user = await member('USER')
    const session = await logIn(server, user)
    const listener = await listen(session)
    expect(await outcomeOf(session.rbes.page({}))).toBe('no-permission')
    await client.users.save({ id: user.id, role: 'SUPERUSER' })
    expect(await outcomeOf(session.rbes.page({}))).toBe('ok')
    await soon(() => expect(listener.words().map(({ event }) => event)).toEqual(['rights']))
    listener.close()
  })
})

describe('a suspended member', () => {
  it('is led to choose another organisation, stays in its groups, and comes back by a resume', async () => {
    const user = await member('USER')
    await grant(server, user, ['rbe'])
    const session = await logIn(server, user)
    const listener = await listen(session)
    expect(await client.users.suspend({ ids: [user.id] })).toEqual({ changed: 1 })
    expect(await outcomeOf(session.rbes.page({}))).toBe('no-organization')
    expect(await session.organizations.mine({})).toEqual([])
    await soon(() => expect(listener.hasEnded()).toBe(true))
    expect(listener.words()).toMatchObject([{ event: 'ended', data: { code: 'no-organization' } }])
    expect(await client.users.resume({ ids: [user.id] })).toEqual({ changed: 1 })
    expect(await outcomeOf(session.rbes.page({}))).toBe('ok')
  })

  it('is one in that organisation alone', async () => {
    const user = await member('USER')
    const elsewhere = await createUser(server, { organization: 'Elsewhere', type: 'LIFT_COMPANY', role: 'ADMIN' })
    const { organizationId } = elsewhere
    await insertMembership(server.db, { userId: user.id, organizationId, role: 'SUPERUSER' })
    await client.users.suspend({ ids: [user.id] })
    const session = await logIn(server, { ...user, organizationId })
    expect(await outcomeOf(session.rbes.page({}))).toBe('ok')
    expect((await session.organizations.mine({})).map(({ name }) => name)).toEqual(['Elsewhere'])
  })

  it('loses what their access tokens did, for as long', async () => {
    const user = await member('SUPERUSER')
    const body = { name: 'Script', permissions: ['rbe' as const], expiresInDays: 1 }
    const script = newBearerClient(server, (await (await logIn(server, user)).userTokens.create(body)).token)
    await client.users.suspend({ ids: [user.id] })
    expect(await outcomeOf(script.rbes.page({}))).toBe('not-logged-in')
    await client.users.resume({ ids: [user.id] })
    expect(await outcomeOf(script.rbes.page({}))).toBe('ok')
  })

  it('is suspended once: of several, those that were not so are counted, and written down', async () => {
    const [one, other] = [await member('USER'), await member('SUPERUSER')]
    expect(await client.users.suspend({ ids: [one.id] })).toEqual({ changed: 1 })
    expect(await client.users.suspend({ ids: [one.id, other.id, other.id] })).toEqual({ changed: 1 })
    expect(await client.users.suspend({ ids: [one.id, other.id] })).toEqual({ changed: 0 })
    expect((await auditOf('users.suspend')).map(({ subjectId }) => subjectId)).toEqual([one.id, other.id])
  })

  it('of several none is, where one may not be', async () => {
    const user = await member('USER')
    const stranger = await createUser(server)
    expect(await outcomeOf(client.users.suspend({ ids: [user.id, stranger.id] }))).toBe('not-found')
    expect(await outcomeOf(client.users.suspend({ ids: [user.id, admin.id] }))).toBe('own-user')
    expect(await membersNow()).toContain('Nur Aisyah USER ACTIVE')
    expect(await auditOf('users.suspend')).toEqual([])
  })
})

describe('a member who is removed', () => {
  it('leaves groups, access tokens and sessions of that organisation; account and audit trail stay', async () => {
    const user = await member('USER')
    await grant(server, user, ['rbe'])
    const session = await logIn(server, user)
    const body = { name: 'Script', permissions: ['rbe' as const], expiresInDays: 1 }
    const script = newBearerClient(server, (await session.userTokens.create(body)).token)
    expect(await client.users.remove({ ids: [user.id] })).toEqual({ changed: 1 })
    expect(await outcomeOf(script.rbes.page({}))).toBe('not-logged-in')
    expect(await outcomeOf(session.rbes.page({}))).toBe('no-organization')
    expect(await outcomeOf(session.session.user({}))).toBe('ok')
    expect((await client.groups.page({})).content.map(({ memberCnt }) => memberCnt)).toEqual([0])
    expect(await client.users.remove({ ids: [user.id] })).toEqual({ changed: 0 })
    expect(await auditOf('users.remove')).toEqual([
      { subjectId: user.id, detail: { name: user.nickname, email: user.name } },
    ])
    // Who comes back begins again: by another invitation, in no group.
    await insertMembership(server.db, { userId: user.id, organizationId: user.organizationId, role: 'USER' })
    expect((await client.users.detail({ id: user.id })).groups).toEqual([])
    expect(await outcomeOf(script.rbes.page({}))).toBe('not-logged-in')
  })
})

describe('what changes', () => {
  let listener: Listener
  it('is said to who administers users, at once, once for a list of several', async () => {
    const [one, other] = [await member('USER'), await member('USER')]
    listener = await listen(client)
    await client.users.suspend({ ids: [one.id, other.id] })
    await client.users.remove({ ids: [one.id] })
    await client.users.remove({ ids: [one.id] })
    await newGroup('Days', [])
    const notices = await listener.waitFor(3)
    expect(notices.map(({ kind, id, count }) => ({ kind, id, count }))).toEqual([
      { kind: 'users', id: null, count: 2 },
      { kind: 'users', id: one.id, count: 1 },
      { kind: 'groups', id: expect.any(String) as string, count: 1 },
    ])
    listener.close()
  })
})
