import { sql } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { insertMembership } from '../../server/src/queries/users'
import { createUser, logIn, newClient, type TestUser } from '../harness/builders'
import { it as usualTest, server, user } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { user: { organization: 'Zenith Lifts', type: 'LIFT_COMPANY', role: 'ADMIN' } },
)

let council: TestUser
let stranger: TestUser
let client: Client

it.beforeAll(async () => {
  council = await createUser(server, { organization: 'North Council', type: 'TOWN_COUNCIL' })
  stranger = await createUser(server, { organization: 'South Council', type: 'TOWN_COUNCIL' })
  await insertMembership(server.db, { userId: user.id, organizationId: council.organizationId, role: 'USER' })
  client = newClient(server)
  await client.session.login(user)
})

const northCouncil = () => ({ id: council.organizationId, name: 'North Council', type: 'TOWN_COUNCIL', role: 'USER' })
const zenith = () => ({ id: user.organizationId, name: 'Zenith Lifts', type: 'LIFT_COMPANY', role: 'ADMIN' })

/** Servers learn of changes to memberships a moment after they are made. */
function untilOutside(user: Client): Promise<void> {
  const isOutside = async () => expect(await outcomeOf(user.liftFaults.count({}))).toBe('no-organization')
  return vi.waitFor(isOutside, { timeout: 5_000 })
}

describe('the organisations of a user', () => {
  it('are its own, by name, with its role in each', async () => {
    expect(await client.organizations.mine({})).toEqual([northCouncil(), zenith()])
  })

  it('are chosen for the session, and with them the role and what it may', async () => {
    expect(await outcomeOf(client.organizations.selected({}))).toBe('no-organization')
    expect(await client.organizations.select({ id: user.organizationId })).toEqual(zenith())
    expect(await client.organizations.selected({})).toEqual(zenith())
    expect(await client.session.permissions({})).toContain('user.write')
    await client.organizations.select({ id: council.organizationId })
    expect(await client.session.permissions({})).toEqual(['home'])
  })

  it('are another choice in each session', async () => {
    const elsewhere = await logIn(server, user)
    await client.organizations.select({ id: council.organizationId })
    expect(await elsewhere.organizations.selected({})).toEqual(zenith())
  })

  it('are not those of others: neither seen nor chosen', async () => {
    await client.organizations.select({ id: user.organizationId })
    expect(await outcomeOf(client.organizations.select({ id: stranger.organizationId }))).toBe('not-found')
    expect(await client.organizations.selected({})).toEqual(zenith())
  })

  it('are left within a moment by a user whose membership ends', async () => {
    const leaver = await createUser(server, { organization: 'North Council', type: 'TOWN_COUNCIL' })
    const leaving = await logIn(server, leaver)
    await server.db.execute(sql`DELETE FROM membership WHERE user_id = ${leaver.id}`)
    await untilOutside(leaving)
    expect(await leaving.organizations.mine({})).toEqual([])
  })

  it('are out of reach while they are suspended', async () => {
    const suspended = await createUser(server, { organization: 'Old Agents', type: 'MANAGEMENT_AGENT' })
    const waiting = await logIn(server, suspended)
    await server.db.execute(sql`UPDATE organization SET status = 'INACTIVE' WHERE name = 'Old Agents'`)
    await untilOutside(waiting)
    expect(await waiting.organizations.mine({})).toEqual([])
    expect(await outcomeOf(waiting.organizations.select({ id: suspended.organizationId }))).toBe('not-found')
  })
})
