import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { listRows } from '../../server/src/queries/rows'
import { createUser, logIn, newClient, type TestUser } from '../harness/builders'
import { grant } from '../harness/cast'
import { it as usualTest, server } from '../harness/fixtures'
import { linkOf } from '../harness/mail-server'
import { outcomeOf } from '../harness/outcome'

const dayMs = 86_400_000
const password = 'correct horse battery'
let admin: TestUser
let client: Client
let now = Date.UTC(2026, 10, 20)
let nextNumber = 1

const it = usualTest.extend('settings', { scope: 'file' }, { clock: () => now })

beforeEach(async () => {
  admin = await createUser(server, { organization: 'North Council', type: 'TOWN_COUNCIL', role: 'ADMIN' })
  client = await logIn(server, admin)
})

const newAddress = () => `lim${nextNumber++}@test.example`

async function invite(email: string, role: 'ADMIN' | 'USER' = 'USER', by = client): Promise<string> {
  await by.accounts.invite({ emails: [email], role })
  const [mail] = await listRows<{ text: string }>(
    server.db,
    sql`SELECT text FROM mail WHERE recipient = ${email.toLowerCase()} ORDER BY created_at DESC, id DESC LIMIT 1`,
  )
  return linkOf(mail!.text).token
}

const look = (token: string) => newClient(server).accounts.invitation({ token })
const join = (token: string, by = newClient(server)) => by.accounts.join({ token, nickname: 'Lim Ah Kow', password })
const logInWith = (user: TestUser, inviteToken: string, by = newClient(server)) =>
  by.session.login({ name: user.name, password: user.password, inviteToken })

describe('an invitation', () => {
  it('says who is invited, where, as what and until when', async () => {
    const email = newAddress()
    const { organizationId: id } = admin
    expect(await look(await invite(email))).toEqual({
      email,
      organization: { id, name: 'North Council', type: 'TOWN_COUNCIL' },
      role: 'USER',
      hasAccount: false,
      expiresAt: now + 7 * dayMs,
    })
    expect(await look(await invite((await createUser(server)).name))).toMatchObject({ hasAccount: true })
  })

  it('goes to each address once, and not to members', async () => {
    const [one, other] = [newAddress(), newAddress()]
    const emails = [one, other, one.toUpperCase(), admin.name]
    const answer = await client.accounts.invite({ emails, role: 'SUPERUSER' })
    expect(answer).toEqual({ invited: [one, other], alreadyMembers: [admin.name] })
    const entries = await listRows(
      server.db,
      sql`SELECT action, detail FROM audit WHERE user_id = ${admin.id} AND organization_id = ${admin.organizationId}
        AND action <> 'organizations.select'`,
    )
    expect(entries).toEqual([{ action: 'accounts.invite', detail: { invited: [one, other], role: 'SUPERUSER' } }])
    expect(await client.accounts.invite({ emails: [admin.name], role: 'USER' })).toMatchObject({ invited: [] })
  })

  it('replaces the one before, of the same organisation', async () => {
    const email = newAddress()
    const south = await createUser(server, { organization: 'South Council', type: 'TOWN_COUNCIL', role: 'ADMIN' })
    const southern = await invite(email, 'USER', await logIn(server, south))
    const first = await invite(email)
    const second = await invite(email)
    expect(await outcomeOf(look(first))).toBe('link-expired')
    expect(await outcomeOf(look(second))).toBe('ok')
    expect(await outcomeOf(look(southern))).toBe('ok')
  })

  it('ends after a week, and while its organisation is suspended', async () => {
    const link = await invite(newAddress())
    await server.db.execute(sql`UPDATE organization SET status = 'INACTIVE' WHERE id = ${admin.organizationId}`)
    expect(await outcomeOf(look(link))).toBe('link-expired')
    expect(await outcomeOf(join(link))).toBe('link-expired')
    await server.db.execute(sql`UPDATE organization SET status = 'ACTIVE' WHERE id = ${admin.organizationId}`)
    now += 7 * dayMs - 1
    expect(await outcomeOf(look(link))).toBe('ok')
    now += 1
    expect(await outcomeOf(look(link))).toBe('link-expired')
    expect(await outcomeOf(join(link))).toBe('link-expired')
  })

  it('makes no one greater than anyone who invites', async () => {
    const clerk = await createUser(server, { organization: 'North Council', type: 'TOWN_COUNCIL', role: 'USER' })
    await grant(server, clerk, ['user.write'])
    const by = await logIn(server, clerk)
    expect(await outcomeOf(invite(newAddress(), 'ADMIN', by))).toBe('no-permission')
    expect(await outcomeOf(invite(newAddress(), 'USER', by))).toBe('ok')
  })
})

describe('who is new', () => {
  it('joins with a name and a password, and is logged in there', async () => {
    const email = newAddress()
    const link = await invite(email, 'ADMIN')
    const browser = newClient(server)
    expect(await join(link, browser)).toEqual({ company: 'North Council', code: admin.organizationId })
    expect(await browser.session.user({})).toMatchObject({ email, nickname: 'Lim Ah Kow', role: 'ADMIN' })
    expect(await browser.organizations.selected({})).toMatchObject({ name: 'North Council' })
    expect(await outcomeOf(newClient(server).session.login({ name: email, password }))).toBe('ok')
    const entries = await listRows(
      server.db,
      sql`SELECT * FROM audit WHERE action = 'accounts.join' AND detail->>'email' = ${email}`,
    )
    expect(entries).toMatchObject([{ user_name: 'Lim Ah Kow', organization_id: admin.organizationId }])
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${password}|${link}`))
  })

  it('does not join with a password that others would try, and the link still works then', async () => {
    const link = await invite('lim.ahkow@test.example')
    const joinWith = (secret: string) =>
      outcomeOf(newClient(server).accounts.join({ token: link, nickname: 'Lim Ah Kow', password: secret }))
    for (const weak of ['1234567890', 'limahkow12', 'North Council', 'ahkow@test.example'])
      expect(await joinWith(weak)).toBe('weak-password')
    expect(await joinWith(password)).toBe('ok')
  })

  it('joins once, also when the link is opened twice at once', async () => {
    const link = await invite(newAddress())
    const outcomes = await Promise.all([outcomeOf(join(link)), outcomeOf(join(link))])
    expect(outcomes.filter(outcome => outcome === 'ok')).toHaveLength(1)
    expect(await outcomeOf(join(link))).toBe('link-expired')
  })
})

describe('who has an account', () => {
  let user: TestUser
  beforeEach(async () => {
    user = await createUser(server)
  })

  it('is asked to log in, and the link still works then', async () => {
    const link = await invite(user.name)
    expect(await outcomeOf(join(link))).toBe('has-account')
    expect(await outcomeOf(logInWith(user, link))).toBe('ok')
  })

  it('joins by logging in, which chooses the organisation', async () => {
    const link = await invite(user.name)
    const browser = newClient(server)
    expect(await logInWith(user, link, browser)).toEqual({
      joined: { company: 'North Council', code: admin.organizationId },
    })
    expect(await browser.organizations.selected({})).toMatchObject({ name: 'North Council', role: 'USER' })
    expect((await browser.organizations.mine({})).map(({ name }) => name)).toEqual(['Liftwatch', 'North Council'])
  })

  it('joins by the link to its own address alone, and by no other is it logged in', async () => {
    const link = await invite(newAddress())
    const browser = newClient(server)
    expect(await outcomeOf(logInWith(user, link, browser))).toBe('link-expired')
    expect(await outcomeOf(browser.session.user({}))).toBe('not-logged-in')
    expect(await outcomeOf(look(link))).toBe('ok')
  })

  it('does not use the link up with a wrong password', async () => {
    const link = await invite(user.name)
    expect(await outcomeOf(logInWith({ ...user, password: 'wrong' }, link))).toBe('bad-login')
    expect(await outcomeOf(logInWith(user, link))).toBe('ok')
    expect(await outcomeOf(logInWith(user, link))).toBe('link-expired')
  })
})
