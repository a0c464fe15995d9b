import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { listRows } from '../../server/src/queries/rows'
import { setUpSecondFactor } from '../harness/authenticator'
import { createUser, logIn, newClient, type TestUser } from '../harness/builders'
import { it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { mailsTo, secondFactorEntries } from '../harness/second-factor-trail'

const windowMs = 15 * 60_000
let now = Date.UTC(2026, 10, 20)

const it = usualTest.extend('settings', { scope: 'file' }, { clock: () => now })

beforeEach(() => {
  now += 10 * windowMs
})

describe('an organisation that requires it', () => {
  let admin: TestUser
  let adminClient: Client
  let member: TestUser
  let number = 0
  beforeEach(async () => {
    const organization = `Careful Council ${++number}`
    admin = await createUser(server, { organization, type: 'TOWN_COUNCIL', role: 'ADMIN' })
    member = await createUser(server, { organization, type: 'TOWN_COUNCIL' })
    adminClient = await logIn(server, admin)
  })

  async function require(): Promise<void> {
    await setUpSecondFactor(adminClient, admin, now)
    await adminClient.organizationRules.save({ requiresSecondFactor: true })
  }

  it('is so by an ADMIN alone, who has it already', async () => {
    const turnOn = (by: Client) => outcomeOf(by.organizationRules.save({ requiresSecondFactor: true }))
    expect(await turnOn(await logIn(server, member))).toBe('no-permission')
    expect(await turnOn(adminClient)).toBe('own-second-factor-first')
    await require()
    expect(await adminClient.organizationRules.find({})).toEqual({ requiresSecondFactor: true })
    const entries = await listRows(
      server.db,
      sql`SELECT detail FROM audit WHERE action = 'organizationRules.save' AND subject_id = ${admin.organizationId}`,
    )
    expect(entries).toEqual([
      { detail: { before: { requiresSecondFactor: false }, after: { requiresSecondFactor: true } } },
    ])
  })

  it('shuts out a member without it at once, and lets in one who sets it up', async () => {
    const atWork = await logIn(server, member)
    await atWork.lifts.page({})
    await require()
    expect(await outcomeOf(atWork.lifts.page({}))).toBe('second-factor-required')
    expect(await outcomeOf(atWork.organizations.select({ id: member.organizationId }))).toBe('second-factor-required')
    expect(await outcomeOf(atWork.userTokens.create({ name: 'x', permissions: ['home'], expiresInDays: 1 }))).toBe(
      'second-factor-required',
    )
    expect(await atWork.secondFactor.find({})).toMatchObject({ isRequired: true, isEnabled: false })
    await setUpSecondFactor(atWork, member, now)
    expect(await outcomeOf(atWork.lifts.page({}))).toBe('ok')
  })

  it('leaves access tokens of its members as they are', async () => {
    const script = await logIn(server, member)
    const { token } = await script.userTokens.create({ name: 'x', permissions: ['lifts'], expiresInDays: 1 })
    await require()
    const lifts = await fetch(`${server.url}/api/lift/page`, { headers: { authorization: `Bearer ${token}` } })
    expect(lifts.status).toBe(200)
  })
})

describe("an ADMIN who takes a member's away", () => {
  const organization = 'Helpful Council'
  let admin: TestUser
  let adminClient: Client
  let member: TestUser
  let memberClient: Client
  beforeEach(async () => {
    admin = await createUser(server, { organization, type: 'TOWN_COUNCIL', role: 'ADMIN' })
    adminClient = await logIn(server, admin)
    member = await createUser(server, { organization, type: 'TOWN_COUNCIL' })
    memberClient = await logIn(server, member)
    await setUpSecondFactor(memberClient, member, now)
  })

  it('ends their sessions, mails them, and is named in the audit trail', async () => {
    await adminClient.secondFactor.reset({ userId: member.id })
    expect(await outcomeOf(memberClient.session.user({}))).toBe('not-logged-in')
    expect(await outcomeOf(newClient(server).session.login({ name: member.name, password: member.password }))).toBe(
      'ok',
    )
    expect(await mailsTo(server, member.name)).toContain('Two-step log-in was reset · 两步登录已重置')
    expect(await secondFactorEntries(server, member.id)).toEqual(['secondFactor.confirm', 'secondFactor.reset'])
    expect(await outcomeOf(adminClient.secondFactor.reset({ userId: member.id }))).toBe('no-second-factor')
  })

  it('cannot do so for a stranger, for themselves, or for one who is more elsewhere', async () => {
    const stranger = await createUser(server, { organization: 'Elsewhere', type: 'TOWN_COUNCIL' })
    expect(await outcomeOf(adminClient.secondFactor.reset({ userId: stranger.id }))).toBe('not-found')
    expect(await outcomeOf(adminClient.secondFactor.reset({ userId: admin.id }))).toBe('no-permission')
    const both = await createUser(server, { role: 'ADMIN' })
    await server.db.execute(sql`
      INSERT INTO membership (user_id, organization_id, role) VALUES (${both.id}, ${admin.organizationId}, 'USER')`)
    await setUpSecondFactor(await logIn(server, both), both, now)
    expect(await outcomeOf(adminClient.secondFactor.reset({ userId: both.id }))).toBe('no-permission')
    const liftwatch = await logIn(server, await createUser(server, { role: 'ADMIN' }))
    expect(await outcomeOf(liftwatch.secondFactor.reset({ userId: both.id }))).toBe('ok')
  })
})
