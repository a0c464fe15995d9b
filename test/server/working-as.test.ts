import { sql } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { createClient, type Client } from '@liftwatch/core/client/client'
import { bearerCredentials, cookieCredentials, type CookieStore } from '@liftwatch/core/client/credentials'
import { organizationHeader, userHeader, type WorkingAs } from '@liftwatch/core/contract/call-headers'
import { insertMembership } from '../../server/src/queries/users'
import { createUser, newClient, sendAlarm } from '../harness/builders'
import { cast, it as usualTest, server, user } from '../harness/fixtures'
import { listen } from '../harness/listener'
import { outcomeOf } from '../harness/outcome'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { user: { organization: 'North Council', type: 'TOWN_COUNCIL', role: 'ADMIN' }, hasCast: true },
)

let southId: string
let cookie: string | undefined

const jar: CookieStore = { read: () => cookie, write: value => (cookie = value) }

/** Another tab, monitor or script on the same session. */
function working(as: WorkingAs): Client {
  return createClient({
    baseUrl: server.url,
    fetch: globalThis.fetch,
    credentials: cookieCredentials(jar),
    workingAs: () => as,
  })
}

it.beforeAll(async () => {
  const south = await createUser(server, { organization: 'South Council', type: 'TOWN_COUNCIL' })
  southId = south.organizationId
  await insertMembership(server.db, { userId: user.id, organizationId: southId, role: 'USER' })
  await sendAlarm(server, cast.north, { number: 3 })
  const client = working({})
  await client.session.login(user)
  await client.organizations.select({ id: user.organizationId })
})

const north = () => working({ userId: user.id, organizationId: user.organizationId })
const south = () => working({ userId: user.id, organizationId: southId })
const read = (path: string, headers: Record<string, string>) =>
  fetch(server.url + path, { headers: { cookie: `liftwatch_session=${cookie}`, ...headers } })

describe('the organisation that a call names', () => {
  it('is the one that it is made in: role, permissions and rows, side by side in one session', async () => {
    const [selected, permissions] = await Promise.all([
      south().organizations.selected({}),
      south().session.permissions({}),
    ])
    expect(selected).toMatchObject({ id: southId, role: 'USER' })
    expect(permissions).toEqual(['home'])
    expect(await outcomeOf(south().liftFaults.count({}))).toBe('no-permission')
    expect((await north().liftFaults.page({})).totalElements).toBe(1)
    expect(await north().session.permissions({})).toContain('user.write')
  })

  it('goes before the choice of the session, which stays what calls have that name none', async () => {
    await south().organizations.select({ id: southId })
    expect(await working({}).organizations.selected({})).toMatchObject({ id: southId })
    expect(await north().organizations.selected({})).toMatchObject({ id: user.organizationId })
    await north().organizations.select({ id: user.organizationId })
    expect(await working({}).organizations.selected({})).toMatchObject({ id: user.organizationId })
    expect(await south().organizations.selected({})).toMatchObject({ id: southId })
  })

  it('is that of the stream, too', async () => {
    const inSouth = await listen(south())
    const inNorth = await listen(north())
    await sendAlarm(server, cast.north, { number: 4 })
    await inNorth.waitFor(1)
    expect(inSouth.notices()).toEqual([])
    inSouth.close()
    inNorth.close()
  })

  it('is what the audit trail has', async () => {
    await north().userTokens.create({ name: 'of the north', permissions: ['home'], expiresInDays: 1 })
    await south().userTokens.create({ name: 'of the south', permissions: ['home'], expiresInDays: 1 })
    const { rows } = await server.db.execute(
      sql`SELECT organization_id AS id FROM audit WHERE action = 'userTokens.create' AND user_id = ${user.id} ORDER BY at, id`,
    )
    expect(rows).toEqual([{ id: user.organizationId }, { id: southId }])
  })

  it('is refused like one that there is not, to a user who is no member of it', async () => {
    const foreign = working({ userId: user.id, organizationId: cast.users.BCA.organizationId })
    const missing = working({ userId: user.id, organizationId: '01990000-0000-7000-8000-000000000000' })
    for (const client of [foreign, missing]) {
      expect(await outcomeOf(client.liftFaults.count({}))).toBe('no-membership')
      expect(await client.organizations.mine({})).toHaveLength(2)
    }
    const answers = await Promise.all(
      [cast.users.BCA.organizationId, '01990000-0000-7000-8000-000000000000'].map(async id => {
        const answer = await read('/api/user/permissions', { [organizationHeader]: id })
        const { requestId: _, ...said } = (await answer.json()) as Record<string, unknown>
        return { status: answer.status, said }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 404, said: { code: 'no-membership' } })
  })

  it('is in the address of a file, which a browser asks for without headers', async () => {
    await south().organizations.select({ id: southId })
    const path = '/api/lift/fault/export?format=csv'
    expect((await read(path, {})).status).toBe(403)
    const named = await read(`${path}&${organizationHeader}=${user.organizationId}&${userHeader}=${user.id}`, {})
    expect([named.status, named.headers.get(organizationHeader)]).toEqual([200, user.organizationId])
    await named.arrayBuffer()
    const asOther = await read(`${path}&${userHeader}=${cast.users.BCA.id}`, {})
    expect(asOther.status).toBe(409)
    await north().organizations.select({ id: user.organizationId })
  })

  it('has to be an id', async () => {
    const answer = await read('/api/user/permissions', { [organizationHeader]: 'North Council' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: [{ path: organizationHeader }] })
  })

  it('is named by the answer, with the user', async () => {
    const { headers } = await read('/api/user/permissions', { [organizationHeader]: southId })
    expect([headers.get(organizationHeader), headers.get(userHeader)]).toEqual([southId, user.id])
  })

  it('is left within a moment when the membership ends, and the others go on', async () => {
    const member = await createUser(server, { organization: 'North Council', type: 'TOWN_COUNCIL' })
    await insertMembership(server.db, { userId: member.id, organizationId: southId, role: 'USER' })
    let own: string | undefined
    const credentials = cookieCredentials({ read: () => own, write: value => (own = value) })
    const of = (organizationId?: string) =>
      createClient({ baseUrl: server.url, fetch, credentials, workingAs: () => ({ organizationId }) })
    await of().session.login(member)
    expect(await of(southId).session.permissions({})).toEqual(['home'])
    await server.db.execute(sql`DELETE FROM membership WHERE user_id = ${member.id} AND organization_id = ${southId}`)
    await vi.waitFor(async () => expect(await outcomeOf(of(southId).session.permissions({}))).toBe('no-membership'), {
      timeout: 5_000,
    })
    expect(await of(member.organizationId).session.permissions({})).toContain('lift-fault')
  })

  it('asks for its own second factor', async () => {
    await server.db.execute(sql`UPDATE organization SET requires_second_factor = true WHERE id = ${southId}`)
    await vi.waitFor(
      async () => expect(await outcomeOf(south().session.permissions({}))).toBe('second-factor-required'),
      { timeout: 5_000 },
    )
    expect(await north().session.permissions({})).toContain('user.write')
    await server.db.execute(sql`UPDATE organization SET requires_second_factor = false WHERE id = ${southId}`)
  })
})

describe('an access token', () => {
  it('works in its own organisation, and is refused another', async () => {
    const { token } = await north().userTokens.create({ name: 'script', permissions: ['lift-fault'], expiresInDays: 1 })
    const using = (organizationId: string) =>
      createClient({
        baseUrl: server.url,
        fetch,
        credentials: bearerCredentials(token),
        workingAs: () => ({ organizationId }),
      })
    expect((await using(user.organizationId).liftFaults.page({})).totalElements).toBeGreaterThan(0)
    expect(await outcomeOf(using(southId).liftFaults.page({}))).toBe('other-organization')
  })
})

describe('another user who logs in beside', () => {
  it('is not taken for the one that a call names, and is not logged out by it', async () => {
    const first = newClient(server)
    await first.session.login(user)
    const mine = north()
    const other = cast.users.BCA
    await working({}).session.login(other)
    expect(await outcomeOf(mine.liftFaults.page({}))).toBe('other-user')
    expect(await outcomeOf(mine.organizations.mine({}))).toBe('other-user')
    expect(await outcomeOf(mine.session.logout({}))).toBe('other-user')
    expect(await working({ userId: other.id }).session.user({})).toMatchObject({ id: other.id })
    await expect(mine.session.user({})).rejects.toThrow(`You are now logged in as ${other.nickname}`)
    await working({ userId: other.id }).session.logout({})
    expect(cookie).toBeUndefined()
  })
})
