import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { listEndpoints } from '@liftwatch/core/contract/api'
import { permissionsOf, type Endpoint, type FileAnswer } from '@liftwatch/core/contract/endpoint'
import {
  organizationType,
  role,
  type OrganizationType,
  type Role,
} from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { createUser, logIn, newBearerClient, newClient, type TestUser } from '../harness/builders'
import { findLiftId, grant, northern } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { someOf } from '../harness/rounds'
import { reachedBy } from './reached'
import { callWith, sampleOf } from './samples'
import { newFaultId, newSwitchOffId, newThings, newTrapId, placeOf } from './subjects'

const endpoints = listEndpoints()
/** Every permission that any call asks for. */
const asked = [...new Set(endpoints.flatMap(({ access }) => permissionsOf(access)))]

/** A member, by organisation type and role; a USER has what its groups grant, if it is in any. */
interface Member {
  readonly type: OrganizationType
  readonly role: Role
  readonly granted: readonly Permission[]
}
type Caller = 'stranger' | 'device' | 'signed in' | Member

const members = organizationType.options.flatMap((type): Member[] => [
  ...role.options.map(option => ({ type, role: option, granted: [] })),
  { type, role: 'USER', granted: asked },
])

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

function nameOf(caller: Caller): string {
  if (typeof caller === 'string') return caller
  const { type, role: own, granted } = caller
  return `${own} of ${type}${granted.length > 0 ? ' whose groups grant all' : ''}`
}

/** By decisions.md section 12 these are no writes of theirs, as long as their type's list is not edited. */
const notOfVendors: ReadonlySet<Permission> = new Set([
  'case-management.write',
  'oms-schedule.write',
  'lm-schedule.write',
  'lm-checker.write',
])

/** What decisions.md section 6 says of a member's permissions, in words of this test. */
function may({ type, role: own, granted }: Member, permission: Permission): boolean {
  // Everyone who is in an organisation at all has it.
  if (permission === 'home') return true
  const screen = permission.replace('.write', '')
  const isAdministration = ['organization', 'user-management', 'user', 'group'].includes(screen)
  if (screen === 'organization' && type !== 'LIFTWATCH') return false
  if (type === 'BCA' && permission.endsWith('.write') && !isAdministration) return false
  if (type === 'LMD_VENDOR' && notOfVendors.has(permission)) return false
  if (own === 'ADMIN') return true
  if (own === 'SUPERUSER') return !isAdministration
  return granted.includes(permission)
}

/** Of a call that several permissions open, the one that its sample needs: it invites into the caller's own organisation. */
const sampleNeeds: Record<string, Permission> = { 'accounts.invite': 'user.write' }

/** Calls that only an ADMIN may make, whatever the groups of others grant. */
const adminOnly = new Set([
  'secondFactor.reset',
  'organizationRules.save',
  'complaints.removeComplainant',
  'deadLetters.page',
  'deadLetters.counts',
  'deadLetters.detail',
  'deadLetters.replay',
  'deadLetters.purge',
])

/** Calls of LIFTWATCH's members alone: what they are about is no organisation's own. */
const liftwatchOnly = new Set(['audit.verify'])

let place: Awaited<ReturnType<typeof placeOf>>
let alarms: Awaited<ReturnType<typeof newThings>>
let southern: typeof place & typeof alarms

it.beforeAll(async () => {
  const placeIn = async (where: 'north' | 'south') =>
    placeOf(cast.clients.LIFTWATCH, await findLiftId(server, `${cast[where].clientId}-A`))
  place = await placeIn('north')
  alarms = await newThings(server, cast.north, cast.clients.LIFTWATCH, place.liftId)
  const south = await placeIn('south')
  southern = { ...south, ...(await newThings(server, cast.south, cast.clients.LIFTWATCH, south.liftId)) }
})

async function createMember({ type, role: own, granted }: Member): Promise<TestUser> {
  const user = await createUser(server, { organization: northern[type], type, role: own })
  if (granted.length > 0) await grant(server, user, granted)
  return user
}

async function enter(caller: Caller): Promise<{ client: Client; user: TestUser }> {
  const anyone = { user: cast.users.LIFTWATCH }
  if (caller === 'stranger') return { ...anyone, client: newClient(server) }
  if (caller === 'device') return { ...anyone, client: newBearerClient(server, cast.north.token) }
  if (caller !== 'signed in') {
    const user = await createMember(caller)
    return { user, client: await logIn(server, user) }
  }
  const user = await createUser(server)
  const client = newClient(server)
  await client.session.login(user)
  return { user, client }
}

function expected({ access, id }: Endpoint, caller: Caller): string {
  const through = reachedBy(id, typeof caller === 'string' ? 'LIFTWATCH' : caller.type)
  if (access === 'public') return through
  if (access === 'device') return caller === 'device' ? through : 'bad-device'
  if (caller === 'stranger' || caller === 'device') return 'not-logged-in'
  if (access === 'signed-in') return through
  if (caller === 'signed in') return 'no-organization'
  if (access === 'member') return through
  if (liftwatchOnly.has(id) && caller.type !== 'LIFTWATCH') return 'no-permission'
  if (adminOnly.has(id) && caller.role !== 'ADMIN') return 'no-permission'
  return permissionsOf(access).some(permission => may(caller, permission)) ? through : 'no-permission'
}

/** Something of the alarms on which no one has worked, where the call may change one; a call that is refused changes none. */
async function freshFor({ method, path }: Endpoint, outcome: string): Promise<Partial<typeof alarms>> {
  if (method === 'GET' || outcome === 'no-permission' || outcome === 'not-logged-in') return {}
  const client = cast.clients.LIFTWATCH
  // One that no one has cancelled.
  if (path.includes('oms-schedule')) return { switchOffId: await newSwitchOffId(client, place.liftId) }
  if (method !== 'PUT') return {}
  if (path.includes('fault')) return { faultId: await newFaultId(server, cast.north, client) }
  if (path.includes('trap')) return { trapId: await newTrapId(server, cast.north, client) }
  return {}
}

/** Makes the call with its sample, and answers what became of it. */
async function attempt(client: Client, endpoint: Endpoint, user: TestUser, outcomeExpected: string): Promise<string> {
  const fresh = { ...alarms, ...(await freshFor(endpoint, outcomeExpected)) }
  const input = sampleOf(endpoint, { user, device: cast.north, ...place, ...fresh })
  const outcome = await outcomeOf(callWith(client, endpoint, input))
  if (outcome !== 'ok') expect(endpoint.errors).toContain(outcome)
  return outcome
}

const callers: Caller[] = ['stranger', 'device', 'signed in', ...members]
describe.each(callers.map(caller => ({ name: nameOf(caller), caller })))('for $name', ({ caller }) => {
  let client: Client
  let user: TestUser
  it.beforeAll(async () => {
    ;({ client, user } = await enter(caller))
  })

  // Choosing an organisation and leaving change who the caller is: they come last.
  const last = ['organizations.select', 'session.login', 'session.logout']
  const inOrder = endpoints.toSorted((a, b) => last.indexOf(a.id) - last.indexOf(b.id))

  it.each(someOf(inOrder, nameOf(caller)))('$id answers as declared', async endpoint => {
    const outcome = expected(endpoint, caller)
    expect(await attempt(client, endpoint, user, outcome)).toBe(outcome)
  })
})

describe('a USER', () => {
  const seats = new Map<string, ReturnType<typeof enter>>()

  /** Someone of these permissions, who enters once for all calls: none that asks for a permission changes who the caller is. */
  function enterWith(granted: readonly Permission[]): ReturnType<typeof enter> {
    const key = granted.join()
    const seat = seats.get(key) ?? enter({ type: 'LIFTWATCH', role: 'USER', granted })
    seats.set(key, seat)
    return seat
  }

  const guarded = endpoints.filter(({ access }) => permissionsOf(access).length > 0)

  it.each(guarded)('may call $id by each of its permissions alone, and by no other', async endpoint => {
    const needed = permissionsOf(endpoint.access)
    const others = asked.filter(permission => !needed.includes(permission))
    for (const granted of [...needed.map(permission => [permission]), others]) {
      const { client, user } = await enterWith(granted)
      const isUnfit = endpoint.id in sampleNeeds && !granted.includes(sampleNeeds[endpoint.id]!)
      const isRefused = (granted === others && !needed.includes('home')) || adminOnly.has(endpoint.id) || isUnfit
      const outcome = isRefused ? 'no-permission' : reachedBy(endpoint.id, 'LIFTWATCH')
      expect({ granted, outcome: await attempt(client, endpoint, user, outcome) }).toEqual({ granted, outcome })
    }
  })
})

/** Reads of lifts that they name: they are about these, and filter nothing by them. */
const ofLifts = new Set(['maintenanceDays.list', 'maintenanceDays.description'])

const seesPart = organizationType.options.filter(type => type !== 'LIFTWATCH' && type !== 'BCA')

describe.each(seesPart)("%s and another organisation's rows", type => {
  /** The calls that name something of the estate: those whose sample differs from one block to the other. */
  async function naming(endpoint: Endpoint) {
    const same = { user: cast.users[type], device: cast.north }
    const own = sampleOf(endpoint, { ...same, ...place, ...alarms })
    const theirs = sampleOf(endpoint, { ...same, ...southern })
    return JSON.stringify(own) === JSON.stringify(theirs) ? undefined : { own, theirs }
  }

  it('are not found by any call that names one, and not listed by any that filters by one', async () => {
    const named: string[] = []
    for (const endpoint of endpoints) {
      const samples = await naming(endpoint)
      if (!samples) continue
      named.push(endpoint.id)
      const client = cast.clients[type]
      // What changes something is about what it names, by whatever name.
      const isFilter = endpoint.method === 'GET' && !('id' in samples.theirs) && !ofLifts.has(endpoint.id)
      const outcome = await outcomeOf(callWith(client, endpoint, samples.theirs))
      const needed = permissionsOf(endpoint.access)
      const isRefused = needed.length > 0 && !needed.some(one => may({ type, role: 'SUPERUSER', granted: [] }, one))
      const expected = isRefused ? 'no-permission' : isFilter ? 'ok' : 'not-found'
      expect({ id: endpoint.id, outcome }).toEqual({ id: endpoint.id, outcome: expected })
      if (!isFilter) continue
      const answer = (await callWith(client, endpoint, samples.theirs)) as
        { content: unknown[] } | unknown[] | FileAnswer
      const rowCnt = Array.isArray(answer) ? answer.length : 'rowCnt' in answer ? answer.rowCnt : answer.content.length
      expect({ id: endpoint.id, rowCnt }).toEqual({ id: endpoint.id, rowCnt: 0 })
    }
    // Every call with an id in its path that is not about the caller's own things, the organisation's or the settings', is among them.
    const others = new Set([
      'organizations.select',
      'organizations.detail',
      'users.detail',
      'groups.detail',
      'groups.permissions',
      'invitations.tryJoin',
      'userTokens.remove',
      'userSessions.remove',
      'dashboards.authorize',
      'deadLetters.detail',
    ])
    const withId = endpoints.filter(({ path, id }) => path.includes('{id}') && !others.has(id))
    expect(named).toEqual(expect.arrayContaining(withId.map(({ id }) => id)))
  })
})
