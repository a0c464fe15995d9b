import { sql } from 'drizzle-orm'
import { afterEach, describe, expect } from 'vitest'
import { organizationType, role, type OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { listRows } from '../../server/src/queries/rows'
import { createUser, logIn, newBearerClient, sendAlarm } from '../harness/builders'
import { grant, northern } from '../harness/cast'
import { cast, client as admin, it as usualTest, server } from '../harness/fixtures'
import { kindsOf, listen, wordsOf, type Listener } from '../harness/listener'
import { errorOf, outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'

const it = usualTest.extend('given', { scope: 'file' }, { client: { role: 'ADMIN' }, hasCast: true })

const open: Listener[] = []

afterEach(() => open.splice(0).forEach(listener => listener.close()))

const types = () => admin.organizationTypes
const add = (type: OrganizationType, ...permissions: Permission[]) => types().addPermissions({ type, permissions })
const remove = (type: OrganizationType, ...permissions: Permission[]) =>
  types().removePermissions({ type, permissions })
const may = (type: OrganizationType) => cast.clients[type].session.permissions({})

function edits(type: OrganizationType): Promise<unknown[]> {
  return listRows<{ detail: unknown }>(
    server.db,
    sql`SELECT detail FROM audit WHERE action LIKE 'organizationTypes.%' AND detail ->> 'type' = ${type} ORDER BY at, id`,
  ).then(rows => rows.map(({ detail }) => detail))
}

describe('the types of organisations', () => {
  it('are listed with how many organisations and permissions each has; none was edited yet', async () => {
    const listed = await types().list({})
    expect(listed.map(({ type }) => type)).toEqual(organizationType.options)
    const council = listed.find(({ type }) => type === 'TOWN_COUNCIL')!
    const { granted } = await types().permissions({ type: 'TOWN_COUNCIL' })
    expect(council).toEqual({
      type: 'TOWN_COUNCIL',
      organizationCnt: 2,
      permissionsCnt: granted.length,
      editTime: null,
    })
  })

  it('can all be chosen but the one of LIFTWATCH', async () => {
    expect(await types().choices({})).toEqual(organizationType.options.filter(type => type !== 'LIFTWATCH'))
  })

  it('offer neither home nor organisations, and BCA nothing that changes lifts', async () => {
    const offered = await types().offered({})
    expect(offered).toEqual(expect.arrayContaining(['lift-fault', 'lift-fault.write', 'user.write', 'dashboard']))
    expect(offered.filter(permission => /^(home|organization)/.test(permission))).toEqual([])
    const council = await types().permissions({ type: 'TOWN_COUNCIL' })
    expect(council).toEqual({ type: 'TOWN_COUNCIL', granted: offered, offered: [] })
    const { granted, offered: missing } = await types().permissions({ type: 'BCA' })
    expect(missing).toEqual([])
    expect(granted).toEqual(expect.arrayContaining(['lift-fault', 'user.write']))
    expect(granted).not.toContain('lift-fault.write')
  })

  it('are for LIFTWATCH; every member knows the roles, and what their own organisation may', async () => {
    const client = cast.clients.BCA
    expect(await outcomeOf(client.organizationTypes.list({}))).toBe('no-permission')
    expect(await client.organizationTypes.roles({})).toEqual(role.options)
    const current = await client.organizationTypes.current({})
    expect(current).toEqual(expect.arrayContaining(['home', 'lift-fault', 'user.write']))
    expect(current).not.toContain('lift-fault.write')
  })
})

describe('the list of a type', () => {
  it('is edited for all its organisations at once: what a role or a group gives beyond it rests, and comes back', async () => {
    const organization = 'South Company'
    const south = await createUser(server, { organization, type: 'LIFT_COMPANY' })
    const worker = await createUser(server, { organization: northern.LIFT_COMPANY, type: 'LIFT_COMPANY', role: 'USER' })
    await grant(server, worker, ['lift-fault', 'lift-fault.write', 'rbe'])
    const clients = [await logIn(server, south), await logIn(server, worker), cast.clients.LIFT_COMPANY]
    const { token } = await clients[1]!.userTokens.create({
      name: 'Night report',
      permissions: ['lift-fault', 'rbe'],
      expiresInDays: 1,
    })
    const script = newBearerClient(server, token)
    const faults = () => Promise.all([...clients, script].map(client => outcomeOf(client.liftFaults.count({}))))
    expect(await faults()).toEqual(['ok', 'ok', 'ok', 'ok'])
    const before = await types().permissions({ type: 'LIFT_COMPANY' })

    const after = await remove('LIFT_COMPANY', 'lift-fault')
    expect(after.offered).toEqual(['lift-fault', 'lift-fault.write'])
    expect(await faults()).toEqual(Array.from({ length: 4 }, () => 'no-permission'))
    expect(await clients[1]!.session.permissions({})).toEqual(['home', 'rbe'])

    expect(await add('LIFT_COMPANY', 'lift-fault.write')).toEqual(before)
    expect(await faults()).toEqual(['ok', 'ok', 'ok', 'ok'])
    expect(await clients[1]!.session.permissions({})).toEqual(['home', 'lift-fault', 'lift-fault.write', 'rbe'])
  })

  it('says when it was edited, and the trail what; a repeat changes nothing', async () => {
    const edited = async () => (await types().list({})).find(({ type }) => type === 'EMSU')!
    await remove('EMSU', 'lmd', 'user.write')
    const first = await edited()
    expect(first.editTime).toBeGreaterThan(0)
    expect(await remove('EMSU', 'lmd')).toEqual(await types().permissions({ type: 'EMSU' }))
    expect(await edited()).toEqual(first)
    await add('EMSU', 'lmd')
    expect(await edits('EMSU')).toEqual([
      { type: 'EMSU', added: [], removed: ['lmd', 'lmd.write', 'user.write'] },
      { type: 'EMSU', added: ['lmd'], removed: [] },
    ])
    expect(await may('EMSU')).toContain('lmd')
    expect(await may('EMSU')).not.toContain('lmd.write')
  })

  it('loses nothing by two edits at the same moment', async () => {
    const taken: Permission[] = ['rbe', 'mar', 'plr', 'dcr']
    const offered = async () => new Set((await types().permissions({ type: 'LMD_VENDOR' })).offered)
    const before = await offered()
    await Promise.all(taken.map(permission => remove('LMD_VENDOR', permission)))
    expect(await offered()).toEqual(new Set([...before, ...taken]))
    await Promise.all(taken.map(permission => add('LMD_VENDOR', permission)))
    expect(await offered()).toEqual(before)
  })

  it('shows on open streams, without a new one: the very next notice goes by the new list', async () => {
    const agents = { organization: northern.MANAGEMENT_AGENT, type: 'MANAGEMENT_AGENT' } as const
    const worker = await createUser(server, { ...agents, role: 'USER' })
    await grant(server, worker, ['lift-fault', 'rbe'])
    const listener = await listen(await logIn(server, worker))
    open.push(listener)
    await remove('MANAGEMENT_AGENT', 'lift-fault')
    await sendAlarm(server, cast.north, { number: 51 })
    await sendAlarm(server, cast.north, { type: 'RBE', number: 52 })
    await soon(() => expect(kindsOf(listener)).toEqual(['rbes']))
    expect(wordsOf(listener)).toEqual(['rights'])
    expect(listener.hasEnded()).toBe(false)
  })

  it("is fixed for LIFTWATCH, and has no permission that is everyone's or LIFTWATCH's alone", async () => {
    expect(await outcomeOf(add('LIFTWATCH', 'lift-fault'))).toBe('protected-organization')
    expect(await outcomeOf(remove('LIFTWATCH', 'lift-fault'))).toBe('protected-organization')
    for (const name of ['home', 'home.write', 'organization', 'organization.write'] as const) {
      for (const edit of [add, remove]) {
        const error = await errorOf(edit('BCA', 'rbe', name))
        expect(error).toMatchObject({ code: 'protected-permission', params: { name } })
      }
    }
    expect(await may('BCA')).toEqual(expect.arrayContaining(['home', 'rbe']))
  })

  it('gives BCA nothing that changes lifts', async () => {
    const refused = await errorOf(add('BCA', 'user.write', 'lift-fault.write'))
    expect(refused).toMatchObject({
      code: 'bad-input',
      errors: [{ path: 'permissions', message: 'of BCA cannot have lift-fault.write' }],
    })
    expect(await remove('BCA', 'group.write')).toMatchObject({ offered: ['group.write'] })
    expect(await add('BCA', 'group.write')).toMatchObject({ offered: [] })
  })

  it('gets nothing from someone who does not have it', async () => {
    await remove('TOWN_COUNCIL', 'mcr')
    const editor = await createUser(server, { role: 'USER' })
    await grant(server, editor, ['organization', 'organization.write', 'mar'])
    const client = await logIn(server, editor)
    const call = client.organizationTypes.addPermissions({ type: 'TOWN_COUNCIL', permissions: ['mcr'] })
    expect(await errorOf(call)).toMatchObject({ code: 'beyond-own-permissions', params: { permissions: 'mcr' } })
    const taking = client.organizationTypes.removePermissions({ type: 'TOWN_COUNCIL', permissions: ['plr'] })
    expect(await outcomeOf(taking)).toBe('ok')
  })
})
