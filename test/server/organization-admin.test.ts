import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { auditEntriesOf } from '../harness/audit-entries'
import { createUser, logIn, type TestUser } from '../harness/builders'
import { grant, northern } from '../harness/cast'
import { cast, client as admin, it as usualTest, server, user } from '../harness/fixtures'
import { errorOf, outcomeOf } from '../harness/outcome'

const it = usualTest.extend('given', { scope: 'file' }, { client: { role: 'ADMIN' }, hasCast: true })

let agent: TestUser
let agentAdmin: Client

it.beforeAll(async () => {
  agent = await createUser(server, { organization: northern.MANAGEMENT_AGENT, type: 'MANAGEMENT_AGENT', role: 'ADMIN' })
  agentAdmin = await logIn(server, agent)
})

const newVendor = (name: string) => admin.organizations.create({ name, type: 'LMD_VENDOR' })

describe('the list of organisations', () => {
  it('has all of them, with their status, administrators and members', async () => {
    const { content, totalElements } = await admin.organizations.page({ size: 100 })
    expect(totalElements).toBe(content.length)
    expect(content.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(northern)))
    const own = content.find(({ name }) => name === northern.MANAGEMENT_AGENT)!
    expect(own).toMatchObject({ type: 'MANAGEMENT_AGENT', status: 'ACTIVE', admins: [agent.nickname], memberCnt: 2 })
  })

  it('names as administrators those alone who can be one now', async () => {
    const organization = 'Two Administrators'
    const as = { organization, type: 'LMD_VENDOR', role: 'ADMIN' } as const
    const [suspended, inactive] = [await createUser(server, as), await createUser(server, as)]
    await createUser(server, { ...as, nickname: 'Lim' })
    await server.db.execute(sql`UPDATE membership SET status = 'INACTIVE' WHERE user_id = ${suspended.id}`)
    await server.db.execute(sql`UPDATE app_user SET status = 'INACTIVE' WHERE id = ${inactive.id}`)
    const { content } = await admin.organizations.page({ search: organization })
    expect(content).toMatchObject([{ admins: ['Lim'], memberCnt: 3 }])
  })

  it('is searched from the beginning of any word, and by type and status', async () => {
    const found = async (filter: Parameters<typeof admin.organizations.page>[0]) =>
      (await admin.organizations.page(filter)).content.map(({ name }) => name)
    expect(await found({ search: 'coun' })).toEqual(['North Council', 'South Council'])
    expect(await found({ search: 'north c' })).toEqual(['North Council'])
    expect(await found({ search: 'ouncil' })).toEqual([])
    expect(await found({ search: '%' })).toEqual([])
    expect(await found({ type: 'BCA' })).toEqual(['Building Authority'])
    expect(await found({ type: 'BCA', status: 'INACTIVE' })).toEqual([])
  })

  it('is for LIFTWATCH alone', async () => {
    expect(await outcomeOf(agentAdmin.organizations.page({}))).toBe('no-permission')
  })
})

describe('an organisation', () => {
  it('is created under a name that no other has, and the audit trail says so', async () => {
    const { id, ...created } = await newVendor('Beam Devices')
    const record = { status: 'ACTIVE', admins: [], memberCnt: 0, phone: null, email: null, townCouncils: [] }
    expect(created).toMatchObject({ name: 'Beam Devices', type: 'LMD_VENDOR', ...record })
    expect(await admin.organizations.detail({ id })).toEqual({ id, ...created })
    expect(await errorOf(newVendor(' Beam Devices '))).toMatchObject({
      code: 'name-taken',
      params: { name: 'Beam Devices' },
    })
    expect(await auditEntriesOf(server, id)).toEqual([
      { action: 'organizations.create', detail: { name: 'Beam Devices', type: 'LMD_VENDOR' } },
    ])
  })

  it('is created once by two at the same moment', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(newVendor('Simultaneous'))))
    expect(outcomes.toSorted()).toEqual(['name-taken', 'name-taken', 'ok'])
  })

  it('is renamed; the same name once more changes nothing', async () => {
    const { id } = await newVendor('Before')
    const renamed = await admin.organizations.rename({ id, name: 'After' })
    expect(renamed).toMatchObject({ id, name: 'After' })
    expect(await admin.organizations.rename({ id, name: 'After' })).toEqual(renamed)
    expect((await auditEntriesOf(server, id)).slice(1)).toEqual([
      { action: 'organizations.rename', detail: { before: { name: 'Before' }, after: { name: 'After' } } },
    ])
  })

  it('does not get the name of another, also by two who ask at the same moment', async () => {
    const made = await Promise.all(['First', 'Second', 'Third'].map(newVendor))
    const rename = (id: string, name: string) => outcomeOf(admin.organizations.rename({ id, name }))
    const toOne = await Promise.all(made.map(({ id }) => rename(id, 'Only one')))
    expect(toOne.toSorted()).toEqual(['name-taken', 'name-taken', 'ok'])
    const [one, other] = await Promise.all(['Left', 'Right'].map(newVendor))
    expect(await Promise.all([rename(one!.id, 'Right'), rename(other!.id, 'Left')])).toEqual([
      'name-taken',
      'name-taken',
    ])
    expect(await errorOf(admin.organizations.rename({ id: one!.id, name: 'Right' }))).toMatchObject({
      params: { name: 'Right' },
    })
  })

  it('is reached by phone and e-mail, as its own administrator or LIFTWATCH says', async () => {
    const { organizationId: id } = agent
    const contact = { phone: '+65 6123 4567', email: 'desk@agents.example' }
    expect(await agentAdmin.organizations.saveContact({ id, ...contact })).toMatchObject(contact)
    expect(await agentAdmin.organizations.detail({ id })).toMatchObject(contact)
    const later = { phone: '+65 6123 0000', email: null }
    expect(await admin.organizations.saveContact({ id, ...later })).toMatchObject(later)
    expect(await admin.organizations.saveContact({ id, ...later })).toMatchObject(later)
    expect(await auditEntriesOf(server, id)).toMatchObject([
      { detail: { before: { phone: null, email: null }, after: contact } },
      { detail: { before: contact, after: later } },
    ])
  })

  it('is not found by those who administer only users of another', async () => {
    const { organizationId: id } = cast.users.LIFT_COMPANY
    const contact = { id, phone: null, email: null }
    expect(await outcomeOf(agentAdmin.organizations.detail({ id }))).toBe('not-found')
    expect(await outcomeOf(agentAdmin.organizations.saveContact(contact))).toBe('not-found')
    const reader = await createUser(server, { role: 'USER' })
    await grant(server, reader, ['organization', 'user-management', 'user-management.write'])
    const client = await logIn(server, reader)
    expect(await outcomeOf(client.organizations.detail({ id }))).toBe('ok')
    expect(await outcomeOf(client.organizations.saveContact(contact))).toBe('no-permission')
  })
})

describe("LIFTWATCH's organisation", () => {
  it('is listed, and neither made, viewed nor changed', async () => {
    const { organizationId: id } = user
    const listed = await admin.organizations.page({ type: 'LIFTWATCH' })
    expect(listed.content).toMatchObject([{ id, name: 'Liftwatch' }])
    const calls = admin.organizations
    const refused = {
      create: () => calls.create({ name: 'Another', type: 'LIFTWATCH' }),
      detail: () => calls.detail({ id }),
      rename: () => calls.rename({ id, name: 'Another' }),
      saveContact: () => calls.saveContact({ id, phone: null, email: null }),
      saveCouncils: () => calls.saveCouncils({ id, townCouncilIds: [] }),
    }
    for (const [name, call] of Object.entries(refused)) {
      expect({ name, outcome: await outcomeOf(call()) }).toEqual({ name, outcome: 'protected-organization' })
    }
    expect(await outcomeOf(admin.organizations.suspend({ ids: [id] }))).toBe('own-organization')
    expect(await outcomeOf(admin.organizations.resume({ ids: [id] }))).toBe('own-organization')
  })
})
