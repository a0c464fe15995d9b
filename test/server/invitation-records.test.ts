import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { listRows } from '../../server/src/queries/rows'
import { createUser, logIn, newClient } from '../harness/builders'
import { grant } from '../harness/cast'
import { it as usualTest, server } from '../harness/fixtures'
import { listen } from '../harness/listener'
import { linkOf } from '../harness/mail-server'
import { errorOf, outcomeOf } from '../harness/outcome'
import { admin, client, inOwnCouncil, logInAgain, place } from './own-council'

const dayMs = 86_400_000
const password = 'correct horse battery'
let now = Date.UTC(2026, 10, 20)
const it = usualTest.extend('settings', { scope: 'file' }, { clock: () => now })

let next = 1

inOwnCouncil()

const newAddress = () => `lim${next++}@test.example`

async function linkTo(email: string): Promise<string> {
  const [mail] = await listRows<{ text: string }>(
    server.db,
    sql`SELECT text FROM mail WHERE recipient = ${email} ORDER BY created_at DESC, id DESC LIMIT 1`,
  )
  return linkOf(mail!.text).token
}

async function join(email: string): Promise<Client> {
  const browser = newClient(server)
  await browser.accounts.join({ token: await linkTo(email), nickname: 'Lim Ah Kow', password })
  return browser
}

/** Invites, and answers the record. */
async function invite(email: string, by = client) {
  await by.accounts.invite({ emails: [email], role: 'USER' })
  return (await client.invitations.page({ email })).content[0]!
}

async function newGroup(name: string, permissions: Permission[]): Promise<string> {
  const { id } = await client.groups.create({ name })
  await client.groups.addPermissions({ id, permissions })
  return id
}

describe('an invitation', () => {
  it('stays a record: open, then joined, revoked, replaced or expired', async () => {
    const [joined, revoked, replaced, expired] = [newAddress(), newAddress(), newAddress(), newAddress()]
    await invite(expired)
    now += 6 * dayMs
    await logInAgain()
    for (const email of [joined, revoked, replaced]) await invite(email)
    const open = await invite(replaced)
    now += 1_000
    await join(joined)
    await client.invitations.revoke({ ids: [(await client.invitations.page({ email: revoked })).content[0]!.id] })
    now += dayMs
    await logInAgain()
    const rows = (await client.invitations.page({})).content
    expect(rows.map(({ email, type, status }) => `${email} ${type} ${status}`).toSorted()).toEqual(
      [
        `${joined} JOIN JOINED`,
        `${revoked} INVITE REVOKED`,
        `${replaced} INVITE REVOKED`,
        `${replaced} INVITE OPEN`,
        `${expired} INVITE EXPIRED`,
      ].toSorted(),
    )
    for (const status of ['OPEN', 'JOINED', 'REVOKED', 'EXPIRED'] as const) {
      const found = (await client.invitations.page({ status })).content
      expect(found.map(row => row.status)).toEqual(rows.filter(row => row.status === status).map(() => status))
    }
    expect(rows.find(({ id }) => id === open.id)).toEqual({
      ...open,
      role: 'USER',
      groups: [],
      invitedByName: 'Adela',
      usedAt: null,
      revokedAt: null,
    })
  })

  it('opens nothing once it is revoked; a repeat changes nothing, and one that was used stays', async () => {
    const email = newAddress()
    const { id } = await invite(email)
    expect(await client.invitations.revoke({ ids: [id] })).toEqual({ changed: 1 })
    expect(await client.invitations.revoke({ ids: [id] })).toEqual({ changed: 0 })
    expect(await outcomeOf(join(email))).toBe('link-expired')
    const used = newAddress()
    const open = await invite(newAddress())
    const { id: usedId } = await invite(used)
    await join(used)
    const { code, params } = await errorOf(client.invitations.revoke({ ids: [open.id, usedId] }))
    expect({ code, params }).toEqual({ code: 'already-joined', params: { email: used } })
    expect((await client.invitations.page({ email: open.email })).content[0]!.status).toBe('OPEN')
    const revokes = (await client.audit.page({ action: 'invitations.revoke' })).content
    expect(revokes.map(({ subjectId, detail }) => [subjectId, detail])).toEqual([[id, { email }]])
  })

  it('of another organisation is not there', async () => {
    const stranger = await createUser(server, { organization: 'Elsewhere', type: 'LIFT_COMPANY', role: 'ADMIN' })
    const by = await logIn(server, stranger)
    const { id } = await invite(newAddress())
    expect(await outcomeOf(by.invitations.revoke({ ids: [id] }))).toBe('not-found')
    const { organizationId } = admin
    expect(await outcomeOf(by.invitations.ofOrganization({ organizationId }))).toBe('not-found')
    expect((await client.invitations.ofOrganization({ organizationId })).totalElements).toBe(1)
    const liftwatch = await logIn(server, await createUser(server, { role: 'ADMIN' }))
    expect((await liftwatch.invitations.ofOrganization({ organizationId })).totalElements).toBe(1)
  })

  it('is said to who administers users, when it is sent, taken back and used', async () => {
    const listener = await listen(client)
    const email = newAddress()
    const { id } = await invite(email)
    await client.invitations.revoke({ ids: [id] })
    await invite(email)
    await join(email)
    const kinds = (await listener.waitFor(7)).map(({ kind }) => kind)
    expect(kinds).toEqual(['invitations', 'mails', 'invitations', 'invitations', 'mails', 'users', 'invitations'])
    listener.close()
  })
})

describe('who is invited with groups', () => {
  it('is in them from the first moment, as far as they are there still', async () => {
    const email = newAddress()
    const [days, nights] = [await newGroup('Days', ['rbe']), await newGroup('Nights', ['lifts'])]
    await client.accounts.invite({ emails: [email], role: 'USER', groupIds: [days, nights] })
    expect((await client.invitations.page({})).content[0]!.groups.map(({ name }) => name)).toEqual(['Days', 'Nights'])
    await client.groups.remove({ ids: [nights] })
    const browser = await join(email)
    expect(await browser.session.permissions({})).toEqual(['home', 'rbe'])
    expect((await client.groups.members({ groupId: days })).content.map(member => member.email)).toEqual([email])
  })

  it('is invited as a USER, to groups of that organisation, by who has what they grant', async () => {
    const groupId = await newGroup('Days', ['rbe'])
    const clerk = await createUser(server, { ...place, role: 'USER' })
    await grant(server, clerk, ['user.write'])
    const by = await logIn(server, clerk)
    const foreign = await grant(server, await createUser(server, { role: 'USER' }), [])
    const emails = [newAddress()]
    expect(await outcomeOf(client.accounts.invite({ emails, role: 'ADMIN', groupIds: [groupId] }))).toBe(
      'groups-for-user-alone',
    )
    expect(await outcomeOf(client.accounts.invite({ emails, role: 'USER', groupIds: [foreign] }))).toBe('not-found')
    expect(await outcomeOf(by.accounts.invite({ emails, role: 'USER', groupIds: [groupId] }))).toBe(
      'beyond-own-permissions',
    )
    expect((await client.invitations.page({})).totalElements).toBe(0)
  })
})

describe('into another organisation', () => {
  it('only who administers organisations invites, and it is written down there', async () => {
    const { organizationId } = admin
    const stranger = await createUser(server, { organization: 'Elsewhere', type: 'LIFT_COMPANY', role: 'ADMIN' })
    const email = newAddress()
    const inviting = { emails: [email], role: 'ADMIN' as const, organizationId }
    expect(await outcomeOf((await logIn(server, stranger)).accounts.invite(inviting))).toBe('not-found')
    const keeper = await createUser(server, { role: 'USER', nickname: 'Keeper' })
    await grant(server, keeper, ['organization', 'organization.write'])
    const by = await logIn(server, keeper)
    expect(await outcomeOf(by.accounts.invite({ emails: [email], role: 'USER' }))).toBe('no-permission')
    expect(await outcomeOf(by.accounts.invite(inviting))).toBe('no-permission')
    const liftwatch = await logIn(server, await createUser(server, { role: 'ADMIN', nickname: 'Keeper' }))
    expect((await liftwatch.accounts.invite(inviting)).invited).toEqual([email])
    const browser = await join(email)
    expect(await browser.organizations.selected({})).toMatchObject({ id: organizationId, role: 'ADMIN' })
    const [entry] = (await client.audit.page({ action: 'accounts.invite' })).content
    expect(entry).toMatchObject({ userName: 'Keeper', detail: { invited: [email], role: 'ADMIN' } })
  })
})

describe('who has an account', () => {
  it('sees the open invitations to their address, and joins without the link', async () => {
    const user = await createUser(server, { organization: 'Elsewhere', type: 'LIFT_COMPANY' })
    const session = await logIn(server, user)
    expect(await session.invitations.mine({})).toEqual([])
    const { id, expiresAt } = await invite(user.name)
    const organization = { id: admin.organizationId, name: place.organization, type: place.type }
    expect(await session.invitations.mine({})).toEqual([{ id, organization, role: 'USER', expiresAt }])
    const joining = () => session.invitations.tryJoin({ id })
    const outcomes = await Promise.all([outcomeOf(joining()), outcomeOf(joining())])
    expect(outcomes.toSorted()).toEqual(['link-expired', 'ok'])
    expect(await session.invitations.mine({})).toEqual([])
    expect((await session.organizations.mine({})).map(({ name }) => name)).toContain(place.organization)
    const [entry] = (await client.audit.page({ action: 'invitations.tryJoin' })).content
    expect(entry).toMatchObject({ subjectId: user.id, detail: { joined: place.organization } })
  })

  it('joins by no invitation to another address, nor into a suspended organisation, and no suspended member comes back', async () => {
    const user = await createUser(server, { organization: 'Elsewhere', type: 'LIFT_COMPANY' })
    const session = await logIn(server, user)
    const other = await invite(newAddress())
    const own = await invite(user.name)
    expect(await outcomeOf(session.invitations.tryJoin({ id: other.id }))).toBe('link-expired')
    const setStatus = (status: string) =>
      server.db.execute(sql`UPDATE organization SET status = ${status} WHERE id = ${admin.organizationId}`)
    await setStatus('INACTIVE')
    expect(await session.invitations.mine({})).toEqual([])
    expect(await outcomeOf(session.invitations.tryJoin({ id: own.id }))).toBe('link-expired')
    await setStatus('ACTIVE')
    expect(await outcomeOf(session.invitations.tryJoin({ id: own.id }))).toBe('ok')
    await client.users.suspend({ ids: [user.id] })
    expect(await client.accounts.invite({ emails: [user.name], role: 'ADMIN' })).toMatchObject({ invited: [] })
    expect((await session.organizations.mine({})).map(({ name }) => name)).toEqual(['Elsewhere'])
  })
})
