import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { AccessDocument } from '@liftwatch/core/contract/accounts/access'
import { listRows } from '../../server/src/queries/rows'
import { logIn, newBearerClient, type TestUser } from '../harness/builders'
import { grant } from '../harness/cast'
import { it, server } from '../harness/fixtures'
import { listen } from '../harness/listener'
import { errorOf, outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'
import { admin, client, inOwnCouncil, member, place } from './own-council'

inOwnCouncil()

type Lines = Awaited<ReturnType<Client['access']['plan']>>['changes']
const linesOf = (changes: Lines) =>
  changes.map(({ sign, kind, subject, detail }) => `${sign} ${kind} ${subject} ${detail}`.trim())
const plan = async (document: AccessDocument, by = client) => linesOf((await by.access.plan({ document })).changes)
const apply = async (document: AccessDocument, by = client) => linesOf((await by.access.apply({ document })).changes)

const auditOf = async () => (await client.audit.page({ action: 'access.apply' })).content

describe('an access document', () => {
  it('of an organisation as it is changes nothing', async () => {
    const user = await member('USER')
    await member('SUPERUSER')
    const { id } = await client.groups.create({ name: 'Days' })
    await client.groups.addPermissions({ id, permissions: ['lift-fault.write'] })
    await client.groups.addMembers({ groupId: id, userIds: [user.id] })
    await client.accounts.invite({ emails: ['lim@test.example'], role: 'USER', groupIds: [id] })
    await client.users.suspend({ ids: [user.id] })
    const document = await client.access.export({})
    expect(document.organization).toBe(place.organization)
    const members = ['lim@test.example', user.name].toSorted()
    expect(document.groups).toEqual([{ name: 'Days', permissions: ['lift-fault', 'lift-fault.write'], members }])
    expect(document.members.map(({ role, status }) => `${role} ${status}`).toSorted()).toEqual([
      'ADMIN ACTIVE',
      'SUPERUSER ACTIVE',
      'USER ACTIVE',
      'USER INACTIVE',
    ])
    expect(await plan(document)).toEqual([])
    expect(await apply(document)).toEqual([])
    expect(await auditOf()).toEqual([])
  })

  it('is shown as a plan, applied whole, and a second time changes nothing', async () => {
    const [gone, raised, stayed] = [await member('USER'), await member('USER'), await member('USER')]
    const { id } = await client.groups.create({ name: 'Days' })
    await client.groups.addMembers({ groupId: id, userIds: [gone.id, raised.id, stayed.id] })
    const before = await client.access.export({})
    const wanted: AccessDocument = {
      organization: place.organization,
      groups: [{ name: 'Nights', permissions: ['lmd.write', 'rbe'], members: [stayed.name, 'Lim@test.example'] }],
      members: [
        { email: admin.name, role: 'ADMIN', status: 'ACTIVE' },
        { email: raised.name, role: 'SUPERUSER', status: 'ACTIVE' },
        { email: stayed.name, role: 'USER', status: 'ACTIVE' },
        { email: 'lim@test.example', role: 'USER', status: 'ACTIVE' },
      ],
    }
    const expected = [
      '- group Days',
      '+ group Nights',
      '+ permission Nights lmd',
      '+ permission Nights lmd.write',
      '+ permission Nights rbe',
      `- member ${gone.name}`,
      `~ member ${raised.name} USER → SUPERUSER`,
      `+ group-member Nights ${stayed.name}`,
      '+ invitation lim@test.example USER: Nights',
    ]
    expect(await plan(wanted)).toEqual(expected)
    expect(await client.access.export({})).toEqual(before)
    expect(await apply(wanted)).toEqual(expected)
    expect(await apply(wanted)).toEqual([])
    expect(await plan(await client.access.export({}))).toEqual([])
    const [entry, ...others] = await auditOf()
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      subjectId: admin.organizationId,
      detail: { count: expected.length, changes: expected },
    })
    const mails = await listRows(server.db, sql`SELECT FROM mail WHERE organization_id = ${admin.organizationId}`)
    expect(mails).toHaveLength(1)
    expect((await client.users.page({ size: 100 })).totalElements).toBe(3)
    expect(await (await logIn(server, stayed)).session.permissions({})).toEqual(['home', 'rbe', 'lmd', 'lmd.write'])
  })

  it('takes back the invitations that it does not name, and replaces those of another role', async () => {
    await client.accounts.invite({ emails: ['one@test.example', 'two@test.example'], role: 'USER' })
    const document = await client.access.export({})
    const wanted: AccessDocument = {
      ...document,
      members: document.members.flatMap((row): AccessDocument['members'] =>
        row.email === 'one@test.example'
          ? []
          : [row.email === 'two@test.example' ? { ...row, role: 'SUPERUSER' } : row],
      ),
    }
    expect(await apply(wanted)).toEqual([
      '- invitation one@test.example',
      '~ invitation two@test.example USER → SUPERUSER',
    ])
    const open = (await client.invitations.page({ status: 'OPEN' })).content
    expect(open.map(({ email, role }) => `${email} ${role}`)).toEqual(['two@test.example SUPERUSER'])
  })

  it('takes effect at once, on open streams too, and is said to who administers users', async () => {
    const user = await member('SUPERUSER')
    const session = await logIn(server, user)
    const listener = await listen(session)
    const administrator = await listen(client)
    const document = await client.access.export({})
    await apply({ ...document, members: document.members.filter(({ email }) => email !== user.name) })
    expect(await outcomeOf(session.rbes.page({}))).toBe('no-organization')
    await soon(() => expect(listener.hasEnded()).toBe(true))
    expect((await administrator.waitFor(1)).map(({ kind }) => kind)).toEqual(['users'])
    administrator.close()
  })
})

describe('a document that is refused', () => {
  it('changes nothing at all', async () => {
    const user = await member('USER')
    const document = await client.access.export({})
    const refused: AccessDocument = {
      ...document,
      groups: [{ name: 'Days', permissions: ['organization'], members: [user.name] }],
    }
    for (const call of [client.access.plan, client.access.apply]) {
      const { code, params } = await errorOf(call({ document: refused }))
      expect({ code, params }).toEqual({ code: 'beyond-own-permissions', params: { permissions: 'organization' } })
    }
    expect(await client.access.export({})).toEqual(document)
  })

  it('would lock out who applies it, is another organisation’s, or names someone twice', async () => {
    const document = await client.access.export({})
    const [own] = document.members
    await member('ADMIN')
    const outcome = (change: Partial<AccessDocument>) => outcomeOf(apply({ ...document, ...change }))
    expect(await outcome({ members: [{ email: 'lim@test.example', role: 'ADMIN', status: 'ACTIVE' }] })).toBe(
      'own-user',
    )
    expect(await outcome({ members: [{ ...own!, role: 'SUPERUSER' }] })).toBe('own-user')
    expect(await outcome({ organization: 'Elsewhere' })).toBe('other-document')
    const { code, errors } = await errorOf(
      apply({ ...document, members: [own!, { ...own!, email: own!.email.toUpperCase() }] }),
    )
    expect({ code, path: errors[0]?.path }).toEqual({ code: 'bad-input', path: 'document.members' })
  })

  it('gives by a token, or by groups, what who applies it does not have', async () => {
    const clerk = await member('USER')
    await grant(server, clerk, ['user-management', 'user-management.write', 'rbe'])
    const by = await logIn(server, clerk)
    const body = { name: 'Script', permissions: ['user-management.write' as const], expiresInDays: 1 }
    const script = newBearerClient(server, (await client.userTokens.create(body)).token)
    const document = await client.access.export({})
    const withGroup = (permissions: AccessDocument['groups'][number]['permissions']) => ({
      ...document,
      groups: [...document.groups, { name: 'Days', permissions, members: [] }],
    })
    expect(await outcomeOf(plan(withGroup(['rbe']), by))).toBe('ok')
    expect(await outcomeOf(plan(withGroup(['lifts']), by))).toBe('beyond-own-permissions')
    expect(await outcomeOf(plan(withGroup(['rbe']), script))).toBe('beyond-own-permissions')
    const invited = { email: 'lim@test.example', role: 'USER' as const, status: 'ACTIVE' as const }
    const members = [...document.members, invited]
    expect(await outcomeOf(plan({ ...document, members }, script))).toBe('beyond-own-permissions')
    expect(await outcomeOf(plan({ ...document, members }, by))).toBe('ok')
  })
})

describe('two documents at the same moment', () => {
  it('are one after the other: of two ADMINs who remove each other one stays', async () => {
    const other = await member('ADMIN')
    const by = await logIn(server, other)
    const document = await client.access.export({})
    const alone = (user: TestUser) => ({
      ...document,
      members: document.members.filter(({ email }) => email === user.name),
    })
    const outcomes = await Promise.all([outcomeOf(apply(alone(admin))), outcomeOf(apply(alone(other), by))])
    expect(outcomes.filter(outcome => outcome === 'ok')).toHaveLength(1)
    const rows = await listRows(
      server.db,
      sql`SELECT FROM membership WHERE organization_id = ${admin.organizationId} AND role = 'ADMIN' AND status = 'ACTIVE'`,
    )
    expect(rows).toHaveLength(1)
  })
})
