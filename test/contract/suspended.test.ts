import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { listEndpoints } from '@liftwatch/core/contract/api'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { createUser, logIn, newBearerClient, type TestUser } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { callWith, sampleOf } from './samples'
import { newThings, placeOf, type Subjects } from './subjects'

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

let place: Omit<Subjects, 'user' | 'device'>

it.beforeAll(async () => {
  const client = cast.clients.LIFTWATCH
  const liftId = await findLiftId(server, `${cast.north.clientId}-A`)
  place = { ...(await placeOf(client, liftId)), ...(await newThings(server, cast.north, client, liftId)) }
})

/** What is asked of in an organisation: by those who are in one. */
const ofMembers = listEndpoints().filter(({ access }) => access === 'member' || typeof access === 'object')
const ofUsers = listEndpoints().filter(({ access }) => access !== 'public' && access !== 'device')

/** What each call with its sample leads to, where it is not what is expected. */
async function others(client: Client, user: TestUser, calls: readonly Endpoint[], expected: string) {
  const wrong: Record<string, string> = {}
  for (const endpoint of calls) {
    const input = sampleOf(endpoint, { user, device: cast.north, ...place })
    const outcome = await outcomeOf(callWith(client, endpoint, input))
    if (outcome !== expected) wrong[endpoint.id] = outcome
  }
  return wrong
}

/** An ADMIN of a council of its own, who could do what its organisation may, by a session and by an access token. */
async function enter(name: string): Promise<{ user: TestUser; bySession: Client; byToken: Client }> {
  const user = await createUser(server, { organization: name, type: 'TOWN_COUNCIL', role: 'ADMIN' })
  const bySession = await logIn(server, user)
  const permissions = await bySession.session.permissions({})
  const { token } = await bySession.userTokens.create({ name: 'Nightly', permissions, expiresInDays: 1 })
  return { user, bySession, byToken: newBearerClient(server, token) }
}

const suspensions = {
  'a suspended member': ({ id, organizationId }: TestUser) =>
    sql`UPDATE membership SET status = 'INACTIVE' WHERE user_id = ${id} AND organization_id = ${organizationId}`,
  'a member of a suspended organisation': ({ organizationId }: TestUser) =>
    sql`UPDATE organization SET status = 'INACTIVE' WHERE id = ${organizationId}`,
}

it.each(Object.entries(suspensions))('%s does nothing there, by no call, session or token', async (name, suspend) => {
  const { user, bySession, byToken } = await enter(`Council of ${name}`)
  expect(await outcomeOf(byToken.lifts.page({}))).toBe('ok')
  await server.db.execute(suspend(user))
  // Written beside the server, which learns of it by a notice of the database.
  await expect.poll(() => outcomeOf(bySession.session.permissions({}))).toBe('no-organization')
  expect(await others(bySession, user, ofMembers, 'no-organization')).toEqual({})
  expect(await others(byToken, user, ofUsers, 'not-logged-in')).toEqual({})
  expect(await bySession.organizations.mine({})).toEqual([])
})
