import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { createUser, logIn, newBearerClient, type TestUser } from '../harness/builders'
import { it, server } from '../harness/fixtures'
import { listen } from '../harness/listener'
import { errorOf, outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'

let place: { organization: string; type: 'LIFT_COMPANY' }
let next = 1
let admin: TestUser
let client: Client
let id: string

beforeEach(async () => {
  place = { organization: `Company ${next++}`, type: 'LIFT_COMPANY' }
  admin = await createUser(server, { ...place, role: 'ADMIN' })
  client = await logIn(server, admin)
  id = (await client.groups.create({ name: 'Days' })).id
})

const add = (permissions: Permission[], by = client) => by.groups.addPermissions({ id, permissions })
const remove = (permissions: Permission[]) => client.groups.removePermissions({ id, permissions })
const auditCount = async () => (await client.audit.page({ subjectId: id })).totalElements

async function newMember(): Promise<{ user: TestUser; session: Client }> {
  const user = await createUser(server, { ...place, role: 'USER' })
  await client.groups.addMembers({ groupId: id, userIds: [user.id] })
  return { user, session: await logIn(server, user) }
}

describe('what a group grants', () => {
  it('comes with what it needs, and goes with what needs it', async () => {
    expect((await add(['lift-fault.write', 'lifts'])).granted).toEqual(['lift-fault', 'lift-fault.write', 'lifts'])
    expect((await remove(['lift-fault'])).granted).toEqual(['lifts'])
    expect((await add(['lift-fault.write'])).granted).toEqual(['lift-fault', 'lift-fault.write', 'lifts'])
    expect((await remove(['lift-fault.write'])).granted).toEqual(['lift-fault', 'lifts'])
    const { granted, offered } = await client.groups.permissions({ id })
    expect(granted).toEqual(['lift-fault', 'lifts'])
    expect([...granted, ...offered].toSorted()).toEqual((await client.groups.offered({})).toSorted())
  })

  it('changes nothing the second time, and is written down with what was added', async () => {
    const before = await auditCount()
    await add(['lift-fault.write'])
    await add(['lift-fault', 'lift-fault.write'])
    await remove(['lifts'])
    expect(await auditCount()).toBe(before + 1)
    const [entry] = (await client.audit.page({ subjectId: id })).content
    expect(entry).toMatchObject({
      action: 'groups.addPermissions',
      detail: { name: 'Days', permissions: ['lift-fault', 'lift-fault.write'] },
    })
  })

  it('is something that its organisation may do, and neither what everyone has nor what is LIFTWATCH’s', async () => {
    expect(await client.groups.offered({})).not.toContain('home')
    expect(await client.groups.offered({})).not.toContain('organization')
    const { code, params } = await errorOf(add(['home']))
    expect({ code, params }).toEqual({ code: 'protected-permission', params: { name: 'home' } })
    expect(await outcomeOf(remove(['home']))).toBe('protected-permission')
    expect(await outcomeOf(add(['organization']))).toBe('beyond-own-permissions')
    expect((await client.groups.permissions({ id })).granted).toEqual([])
  })

  it('is nothing that who adds it does not have, by a session or a token', async () => {
    const { session } = await newMember()
    const other = (await client.groups.create({ name: 'Other' })).id
    await add(['group.write', 'lift-fault'])
    const give = (permissions: Permission[]) => outcomeOf(session.groups.addPermissions({ id: other, permissions }))
    expect(await give(['lift-fault'])).toBe('ok')
    expect(await give(['lift-fault.write'])).toBe('beyond-own-permissions')
    const body = { name: 'Script', permissions: ['group.write' as const], expiresInDays: 1 }
    const script = newBearerClient(server, (await client.userTokens.create(body)).token)
    expect(await outcomeOf(add(['lift-fault', 'lifts'], script))).toBe('beyond-own-permissions')
    // What is granted already is added by no one.
    expect(await outcomeOf(add(['lift-fault'], script))).toBe('ok')
  })
})

describe('the members of a group', () => {
  it('may do at once what it grants, and no more what it does not; open streams say so', async () => {
    const { session } = await newMember()
    const listener = await listen(session)
    expect(await outcomeOf(session.liftFaults.page({}))).toBe('no-permission')
    await add(['lift-fault'])
    expect(await outcomeOf(session.liftFaults.page({}))).toBe('ok')
    await soon(() => expect(listener.words()).toHaveLength(1))
    await remove(['lift-fault'])
    expect(await outcomeOf(session.liftFaults.page({}))).toBe('no-permission')
    await soon(() => expect(listener.words().map(({ event }) => event)).toEqual(['rights', 'rights']))
    await add(['lift-fault'])
    await client.groups.remove({ ids: [id] })
    expect(await outcomeOf(session.liftFaults.page({}))).toBe('no-permission')
    listener.close()
  })

  it('lose what the list of their organisation’s type has no more, and have it again with it', async () => {
    const { session } = await newMember()
    await add(['lift-fault', 'lifts'])
    const setList = (permissions: readonly Permission[]) =>
      server.db.execute(sql`
        INSERT INTO organization_type (type, permissions, edited_at)
        VALUES ('LIFT_COMPANY', ${JSON.stringify(permissions)}::jsonb, 0)
        ON CONFLICT (type) DO UPDATE SET permissions = excluded.permissions`)
    await setList(['lifts', 'group', 'group.write'])
    await soon(async () => expect(await session.session.permissions({})).toEqual(['home', 'lifts']))
    expect((await client.groups.permissions({ id })).granted).toEqual(['lift-fault', 'lifts'])
    expect(await outcomeOf(add(['building']))).toBe('beyond-own-permissions')
    await server.db.execute(sql`DELETE FROM organization_type`)
    await soon(async () => expect(await session.session.permissions({})).toEqual(['home', 'lift-fault', 'lifts']))
  })
})
