import { sql } from 'drizzle-orm'
import { afterEach, describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { ensureOrganization } from '../../server/src/queries/organizations'
import { findRow } from '../../server/src/queries/rows'
import { auditEntriesOf } from '../harness/audit-entries'
import { createUser, logIn, newBearerClient, sendAlarm, type TestUser } from '../harness/builders'
import { northern } from '../harness/cast'
import { cast, client as admin, it as usualTest, server, user } from '../harness/fixtures'
import { kindsOf, listen, wordsOf, type Listener } from '../harness/listener'
import { errorOf, outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'

const it = usualTest.extend('given', { scope: 'file' }, { client: { role: 'ADMIN' }, hasCast: true })

let agent: TestUser
let agentAdmin: Client
const open: Listener[] = []

it.beforeAll(async () => {
  agent = await createUser(server, { organization: northern.MANAGEMENT_AGENT, type: 'MANAGEMENT_AGENT', role: 'ADMIN' })
  agentAdmin = await logIn(server, agent)
})
afterEach(() => open.splice(0).forEach(listener => listener.close()))

async function follow(client: Client): Promise<Listener> {
  const listener = await listen(client)
  open.push(listener)
  return listener
}

const newVendor = (name: string) => admin.organizations.create({ name, type: 'LMD_VENDOR' })

describe('a suspension', () => {
  const newMember = (organization: string) => createUser(server, { organization, type: 'LMD_VENDOR', role: 'ADMIN' })

  it('is of several, all or none; a repeat changes nothing, and only what changed is audited', async () => {
    const [one, other] = await Promise.all(['Suspended one', 'Suspended other'].map(newVendor))
    const ids = [one!.id, other!.id]
    expect(await outcomeOf(admin.organizations.suspend({ ids: [...ids, user.organizationId] }))).toBe(
      'own-organization',
    )
    expect(await outcomeOf(admin.organizations.suspend({ ids: [...ids, user.id] }))).toBe('not-found')
    expect((await admin.organizations.page({ search: 'Suspended', status: 'INACTIVE' })).content).toEqual([])
    expect(await admin.organizations.suspend({ ids: [ids[0]!] })).toEqual({ changed: 1 })
    expect(await admin.organizations.suspend({ ids })).toEqual({ changed: 1 })
    expect(await admin.organizations.suspend({ ids: [...ids, ...ids] })).toEqual({ changed: 0 })
    expect(await admin.organizations.resume({ ids })).toEqual({ changed: 2 })
    const actions = ['create', 'suspend', 'resume'].map(name => `organizations.${name}`)
    for (const id of ids) expect((await auditEntriesOf(server, id)).map(({ action }) => action)).toEqual(actions)
  })

  it('sends members to another organisation at once, and ends their streams', async () => {
    const member = await newMember('Closing Vendors')
    const client = await logIn(server, member)
    const listener = await follow(client)
    await admin.organizations.suspend({ ids: [member.organizationId] })
    expect(await outcomeOf(client.lmds.page({}))).toBe('no-organization')
    expect(await client.organizations.mine({})).toEqual([])
    await soon(() => expect(wordsOf(listener)).toEqual(['ended no-organization']))
    await admin.organizations.resume({ ids: [member.organizationId] })
    expect(await outcomeOf(client.lmds.page({}))).toBe('ok')
  })

  it('refuses access tokens and invitations while it lasts', async () => {
    const member = await newMember('Locked Vendors')
    const client = await logIn(server, member)
    const { token } = await client.userTokens.create({ name: 'Night report', permissions: ['lmd'], expiresInDays: 1 })
    const script = newBearerClient(server, token)
    await client.accounts.invite({ emails: ['newcomer@test.example'], role: 'USER' })
    const { text } = (await findRow<{ text: string }>(
      server.db,
      sql`SELECT text FROM mail WHERE recipient = 'newcomer@test.example'`,
    ))!
    const link = /invite[^\s]*?([\w-]{43})/.exec(text)![1]!
    const outcomes = async () => [
      await outcomeOf(script.lmds.page({})),
      await outcomeOf(client.accounts.invitation({ token: link })),
    ]
    expect(await outcomes()).toEqual(['ok', 'ok'])
    await admin.organizations.suspend({ ids: [member.organizationId] })
    expect(await outcomes()).toEqual(['not-logged-in', 'link-expired'])
    await admin.organizations.resume({ ids: [member.organizationId] })
    expect(await outcomes()).toEqual(['ok', 'ok'])
  })

  it('leaves its lifts, and what others see of them, as they are', async () => {
    const { organizationId: id } = cast.users.LIFT_COMPANY
    const seen = async () => (await cast.clients.TOWN_COUNCIL.lifts.page({})).content
    const before = await seen()
    expect(before).toMatchObject([{ liftCompany: northern.LIFT_COMPANY }, { liftCompany: northern.LIFT_COMPANY }])
    await admin.organizations.suspend({ ids: [id] })
    expect(await seen()).toEqual(before)
    await admin.organizations.resume({ ids: [id] })
  })
})

describe('the councils that an EMSU serves', () => {
  it('are replaced, and its open streams follow at once', async () => {
    const { organizationId: id } = cast.users.EMSU
    const client = cast.clients.EMSU
    const listener = await follow(client)
    const councils = await Promise.all(
      ['North Council', 'South Council'].map(name => ensureOrganization(server.db, name, 'TOWN_COUNCIL', 0)),
    )
    const [north, south] = councils.map(council => council.id)
    const lifts = async () => (await client.lifts.page({})).content.map(({ building }) => building.name.slice(0, 3))
    expect(await lifts()).toEqual(['AMK', 'AMK'])
    const saved = await admin.organizations.saveCouncils({ id, townCouncilIds: [south!] })
    expect(saved.townCouncils).toEqual([{ id: south, name: 'South Council' }])
    expect(await lifts()).toEqual(['BD-', 'BD-'])
    await soon(() => expect(wordsOf(listener)).toEqual(['rights']))
    await sendAlarm(server, cast.north, { number: 41 })
    await sendAlarm(server, cast.south, { number: 42 })
    await soon(() => expect(kindsOf(listener)).toEqual(['liftFaults']))
    await admin.organizations.saveCouncils({ id, townCouncilIds: [south!, north!, north!] })
    await admin.organizations.saveCouncils({ id, townCouncilIds: [north!, south!] })
    expect(await lifts()).toHaveLength(4)
    expect(await auditEntriesOf(server, id)).toMatchObject([
      { detail: { before: { townCouncils: ['North Council'] }, after: { townCouncils: ['South Council'] } } },
      { detail: { after: { townCouncils: ['North Council', 'South Council'] } } },
    ])
  })

  it('are councils, and those of an EMSU alone', async () => {
    const save = (id: string, townCouncilIds: string[]) =>
      errorOf(admin.organizations.saveCouncils({ id, townCouncilIds }))
    const { EMSU: emsu, TOWN_COUNCIL: council, LIFT_COMPANY: company } = cast.users
    expect(await save(emsu.organizationId, [company.organizationId])).toMatchObject({ code: 'not-found' })
    expect(await save(company.organizationId, [council.organizationId])).toMatchObject({
      code: 'not-an-emsu',
      params: { name: northern.LIFT_COMPANY },
    })
  })
})

describe('a notice of organisations', () => {
  it('reaches LIFTWATCH, and the administrators of the one that it is about', async () => {
    const listeners = await Promise.all([follow(admin), follow(agentAdmin), follow(cast.clients.LIFT_COMPANY)])
    await admin.organizations.saveContact({ id: agent.organizationId, phone: '+65 6000 0000', email: null })
    await sendAlarm(server, cast.north, { number: 43 })
    await Promise.all(listeners.map(listener => soon(() => expect(kindsOf(listener)).toContain('liftFaults'))))
    const before = listeners.map(listener => kindsOf(listener).filter(kind => kind === 'organizations'))
    expect(before).toEqual([['organizations'], ['organizations'], []])
  })
})
