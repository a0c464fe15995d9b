import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { groupsMax } from '@liftwatch/core/limits'
import { listRows } from '../../server/src/queries/rows'
import { createUser, logIn, type TestUser } from '../harness/builders'
import { grant } from '../harness/cast'
import { it as usualTest, server } from '../harness/fixtures'
import { errorOf, outcomeOf } from '../harness/outcome'
import { admin, client, inOwnCouncil, member } from './own-council'

let now = Date.UTC(2026, 10, 20)
const it = usualTest.extend('settings', { scope: 'file' }, { clock: () => now })

inOwnCouncil()

async function newClerk(permissions: readonly Permission[]): Promise<{ by: Client; own: string; clerk: TestUser }> {
  const clerk = await member('USER', 'Clerk')
  const own = await grant(server, clerk, permissions)
  return { by: await logIn(server, clerk), own, clerk }
}

const auditOf = () =>
  listRows<{ action: string; detail: Record<string, unknown> }>(
    server.db,
    sql`SELECT action, detail FROM audit
      WHERE organization_id = ${admin.organizationId} AND action LIKE 'groups.%' ORDER BY at, id`,
  )

const listed = async () =>
  (await client.groups.page({})).content.map(
    ({ name, memberCnt, permissionsCnt }) => `${name}: ${memberCnt}, ${permissionsCnt}`,
  )

describe('groups', () => {
  it('are added, renamed and deleted, each written down once', async () => {
    const { id } = await client.groups.create({ name: 'Days ' })
    expect(await client.groups.rename({ id, name: 'Early days' })).toMatchObject({ id, name: 'Early days' })
    await client.groups.rename({ id, name: 'Early days' })
    expect(await listed()).toEqual(['Early days: 0, 0'])
    expect(await client.groups.remove({ ids: [id, id] })).toEqual({ changed: 1 })
    expect(await client.groups.remove({ ids: [id] })).toEqual({ changed: 0 })
    expect(await outcomeOf(client.groups.detail({ id }))).toBe('not-found')
    expect(await auditOf()).toEqual([
      { action: 'groups.create', detail: { name: 'Days' } },
      { action: 'groups.rename', detail: { name: 'Days', before: { name: 'Days' }, after: { name: 'Early days' } } },
      { action: 'groups.remove', detail: { name: 'Early days' } },
    ])
  })

  it('are listed by name or by their last edit, and found from the beginning of any word', async () => {
    const days = await client.groups.create({ name: 'Early days' })
    now += 1_000
    await client.groups.create({ name: 'Nights' })
    now += 1_000
    const found = async (filter: Parameters<Client['groups']['page']>[0]) =>
      (await client.groups.page(filter)).content.map(({ name }) => name)
    expect(await found({})).toEqual(['Early days', 'Nights'])
    expect(await found({ sort: 'updatedAt,DESC' })).toEqual(['Nights', 'Early days'])
    expect(await found({ name: 'da' })).toEqual(['Early days'])
    expect(await found({ name: 'ight' })).toEqual([])
    await client.groups.addPermissions({ id: days.id, permissions: ['rbe'] })
    expect(await found({ sort: 'updatedAt,DESC' })).toEqual(['Early days', 'Nights'])
    expect((await client.groups.detail({ id: days.id })).updatedAt).toBe(now)
  })

  it('have each a name of its own in an organisation, also where two give it at the same moment', async () => {
    const create = (by: Client) => outcomeOf(by.groups.create({ name: 'Days' }))
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => create(client)))
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'name-taken'), 'ok'])
    const { id } = await client.groups.create({ name: 'Nights' })
    const { code, params } = await errorOf(client.groups.rename({ id, name: 'Days' }))
    expect({ code, params }).toEqual({ code: 'name-taken', params: { name: 'Days' } })
    const elsewhere = await createUser(server, { organization: 'Elsewhere', type: 'LIFT_COMPANY', role: 'ADMIN' })
    expect(await create(await logIn(server, elsewhere))).toBe('ok')
  })

  it('are so many at most', async () => {
    await server.db.execute(sql`
      INSERT INTO user_group (id, organization_id, name, updated_at)
      SELECT gen_random_uuid(), ${admin.organizationId}::uuid, 'Group ' || n, 0 FROM generate_series(2, ${groupsMax}) n`)
    expect(await outcomeOf(client.groups.create({ name: 'The last' }))).toBe('ok')
    expect(await outcomeOf(client.groups.create({ name: 'One more' }))).toBe('too-many-groups')
  })

  it('of another organisation are not there', async () => {
    const stranger = await createUser(server, { organization: 'Elsewhere', type: 'LIFT_COMPANY' })
    const id = await grant(server, stranger, ['rbe'])
    const user = await member('USER')
    const calls: Record<string, () => Promise<unknown>> = {
      detail: () => client.groups.detail({ id }),
      rename: () => client.groups.rename({ id, name: 'Mine' }),
      permissions: () => client.groups.permissions({ id }),
      addPermissions: () => client.groups.addPermissions({ id, permissions: ['rbe'] }),
      removePermissions: () => client.groups.removePermissions({ id, permissions: ['rbe'] }),
      members: () => client.groups.members({ groupId: id }),
      candidates: () => client.groups.candidates({ excludeGroupId: id }),
      addMembers: () => client.groups.addMembers({ groupId: id, userIds: [user.id] }),
      removeMembers: () => client.groups.removeMembers({ groupId: id, userIds: [stranger.id] }),
    }
    for (const [name, call] of Object.entries(calls)) expect(await outcomeOf(call()), name).toBe('not-found')
    expect(await client.groups.remove({ ids: [id] })).toEqual({ changed: 0 })
    const { length } = await listRows(server.db, sql`SELECT FROM user_group_member WHERE group_id = ${id}`)
    expect(length).toBe(1)
  })
})

describe('the members of a group', () => {
  it('are added and taken out; who is in it, and who could be, is listed', async () => {
    const { id: groupId } = await client.groups.create({ name: 'Days' })
    const [one, other] = [await member('USER', 'Bo'), await member('USER', 'Cai')]
    await member('SUPERUSER', 'Dev')
    const names = ({ content }: { content: { nickname: string }[] }) => content.map(({ nickname }) => nickname)
    expect(names(await client.groups.candidates({ excludeGroupId: groupId }))).toEqual(['Bo', 'Cai'])
    now += 1_000
    const userIds = [one.id, other.id, one.id]
    expect(await client.groups.addMembers({ groupId, userIds })).toEqual({ changed: 2 })
    expect((await client.groups.detail({ id: groupId })).updatedAt).toBe(now)
    expect(await client.groups.addMembers({ groupId, userIds })).toEqual({ changed: 0 })
    expect(names(await client.groups.members({ groupId }))).toEqual(['Bo', 'Cai'])
    expect(await client.groups.removeMembers({ groupId, userIds: [one.id] })).toEqual({ changed: 1 })
    expect(await client.groups.removeMembers({ groupId, userIds: [one.id] })).toEqual({ changed: 0 })
    expect(names(await client.groups.candidates({ excludeGroupId: groupId, search: 'b' }))).toEqual(['Bo'])
    expect((await auditOf()).slice(1)).toEqual([
      { action: 'groups.addMembers', detail: { name: 'Days', members: [one.name, other.name].toSorted() } },
      { action: 'groups.removeMembers', detail: { name: 'Days', members: [one.name] } },
    ])
  })

  it('are members of the role USER, all of them, or none is added', async () => {
    const { id: groupId } = await client.groups.create({ name: 'Days' })
    const user = await member('USER')
    const add = (userIds: string[]) => outcomeOf(client.groups.addMembers({ groupId, userIds }))
    expect(await add([user.id, admin.id])).toBe('groups-for-user-alone')
    expect(await add([user.id, (await createUser(server, { role: 'USER' })).id])).toBe('not-found')
    expect(await listed()).toEqual(['Days: 0, 0'])
  })

  it('are added by no one to a group that grants more than they have', async () => {
    const { by } = await newClerk(['group', 'group.write', 'rbe'])
    const [more, same] = [await client.groups.create({ name: 'More' }), await client.groups.create({ name: 'Same' })]
    await client.groups.addPermissions({ id: more.id, permissions: ['rbe', 'lifts'] })
    await client.groups.addPermissions({ id: same.id, permissions: ['rbe'] })
    const user = await member('USER')
    const add = (groupId: string) => outcomeOf(by.groups.addMembers({ groupId, userIds: [user.id] }))
    expect(await add(more.id)).toBe('beyond-own-permissions')
    expect(await add(same.id)).toBe('ok')
    // What is so already is given by no one.
    await client.groups.addMembers({ groupId: more.id, userIds: [user.id] })
    expect(await add(more.id)).toBe('ok')
  })
})

describe('who is no ADMIN', () => {
  it('changes nothing of a group that they are in', async () => {
    const { by, own: id, clerk } = await newClerk(['group', 'group.write', 'rbe'])
    const { id: other } = await client.groups.create({ name: 'Other' })
    const user = await member('USER')
    const calls: Record<string, () => Promise<unknown>> = {
      rename: () => by.groups.rename({ id, name: 'Mine' }),
      remove: () => by.groups.remove({ ids: [other, id] }),
      addPermissions: () => by.groups.addPermissions({ id, permissions: ['rbe'] }),
      removePermissions: () => by.groups.removePermissions({ id, permissions: ['rbe'] }),
      addMembers: () => by.groups.addMembers({ groupId: id, userIds: [user.id] }),
      removeMembers: () => by.groups.removeMembers({ groupId: id, userIds: [clerk.id] }),
    }
    for (const [name, call] of Object.entries(calls)) expect(await outcomeOf(call()), name).toBe('own-group')
    expect(await listed()).toEqual([`Night shift ${id}: 1, 3`, 'Other: 0, 0'])
    const { params } = await errorOf(by.groups.rename({ id, name: 'Mine' }))
    expect(params).toEqual({ name: `Night shift ${id}` })
    const { content } = await by.groups.page({})
    expect(content.filter(({ isOwn }) => isOwn).map(group => group.id)).toEqual([id])
  })
})
