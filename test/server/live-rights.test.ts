import { sql } from 'drizzle-orm'
import { afterEach, describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { inTransaction } from '../../server/src/db/transaction'
import { insertNotices, type NewNotice } from '../../server/src/queries/notices'
import { ensureOrganization, insertEmsuCouncil } from '../../server/src/queries/organizations'
import { findRow } from '../../server/src/queries/rows'
import { insertMembership } from '../../server/src/queries/users'
import { createUser, logIn, sendAlarm, type TestUser } from '../harness/builders'
import { grant } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { kindsOf, listen, wordsOf, type Listener } from '../harness/listener'
import { soon } from '../harness/soon'
import { startTestServer, type TestServer } from '../harness/server'

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

/** Rights change on one server; the streams are those of another. */
let other: TestServer
const open: Listener[] = []

it.beforeAll(async () => {
  other = await startTestServer({ databaseUrl: server.databaseUrl })
})
afterEach(() => open.splice(0).forEach(listener => listener.close()))
it.afterAll(() => other.stop())

async function follow(user: TestUser): Promise<{ client: Client; listener: Listener }> {
  const client = await logIn(other, user)
  const listener = await listen(client)
  open.push(listener)
  return { client, listener }
}

/** What a change and a notice come to that are written one right after the other. */
function changeAndTell(change: ReturnType<typeof sql>, notice: Partial<NewNotice>): Promise<void> {
  return inTransaction(server.db, async tx => {
    await tx.execute(change)
    await insertNotices(tx, [{ kind: 'liftFaults', subjectId: null, count: 1, ...notice }], Date.now())
  })
}

describe('an open stream follows, on every server,', () => {
  it('a permission that is granted, and without a new stream', async () => {
    const user = await createUser(server, { role: 'USER' })
    const group = await grant(server, user, ['rbe'])
    const { listener } = await follow(user)
    const granting = sql`INSERT INTO user_group_permission (group_id, permission) VALUES (${group}, 'lift-fault')`
    await changeAndTell(granting, {})
    await soon(() => expect(kindsOf(listener)).toEqual(['liftFaults']))
    expect(wordsOf(listener)).toEqual(['rights'])
    expect(listener.hasEnded()).toBe(false)
  })

  it('a permission that is taken away: the very next notice is not sent', async () => {
    const user = await createUser(server, { role: 'USER' })
    const group = await grant(server, user, ['rbe', 'lift-fault'])
    const { listener } = await follow(user)
    const taking = sql`DELETE FROM user_group_permission WHERE group_id = ${group} AND permission = 'lift-fault'`
    await changeAndTell(taking, {})
    await inTransaction(server.db, tx => insertNotices(tx, [{ kind: 'rbes', subjectId: null, count: 1 }], Date.now()))
    await soon(() => expect(kindsOf(listener)).toEqual(['rbes']))
    expect(wordsOf(listener)).toEqual(['rights'])
  })

  it('a role', async () => {
    const user = await createUser(server, { role: 'USER' })
    const { listener } = await follow(user)
    await changeAndTell(sql`UPDATE membership SET role = 'SUPERUSER' WHERE user_id = ${user.id}`, {})
    await soon(() => expect(kindsOf(listener)).toEqual(['liftFaults']))
    expect(wordsOf(listener)).toEqual(['rights'])
  })

  it('the lifts that its organisation sees', async () => {
    const user = await createUser(server, { organization: 'South Maintenance Unit', type: 'EMSU' })
    const { listener } = await follow(user)
    await sendAlarm(server, cast.south, { number: 31 })
    const { id: council } = await ensureOrganization(server.db, 'South Council', 'TOWN_COUNCIL', 0)
    await insertEmsuCouncil(server.db, user.organizationId, council)
    await soon(() => expect(wordsOf(listener)).toEqual(['rights']))
    await sendAlarm(server, cast.south, { number: 32 })
    await soon(() => expect(kindsOf(listener)).toEqual(['liftFaults']))
  })

  it('a contract that goes to another company', async () => {
    const leaving = await follow(await createUser(server, { organization: 'Zenith Lifts', type: 'LIFT_COMPANY' }))
    const coming = await follow(await createUser(server, { organization: 'Heir Lifts', type: 'LIFT_COMPANY' }))
    const { id } = await ensureOrganization(server.db, 'Heir Lifts', 'LIFT_COMPANY', 0)
    const scope = await findRow<{ id: number }>(
      server.db,
      sql`SELECT scope_id AS id FROM lift JOIN lmd ON lmd.id = lift.lmd_id WHERE lmd.client_id = ${cast.south.clientId}`,
    )
    const moving = sql`UPDATE lift_scope SET lift_company_id = ${id} WHERE id = ${scope!.id}`
    await changeAndTell(moving, { scopeId: scope!.id })
    await soon(() => expect(kindsOf(coming.listener)).toEqual(['liftFaults']))
    await soon(() => expect(wordsOf(leaving.listener)).toEqual(['rights']))
    expect(kindsOf(leaving.listener)).toEqual([])
  })

  it.each([
    ['a membership', 'no-organization', (id: string) => sql`DELETE FROM membership WHERE user_id = ${id}`],
    ['a session', 'not-logged-in', (id: string) => sql`DELETE FROM session WHERE user_id = ${id}`],
    ['an account', 'not-logged-in', (id: string) => sql`UPDATE app_user SET status = 'INACTIVE' WHERE id = ${id}`],
  ])('the end of %s: it says why, tells nothing more, and ends', async (_, code, ending) => {
    const user = await createUser(server)
    const { listener } = await follow(user)
    await changeAndTell(ending(user.id), {})
    await soon(() => expect(listener.hasEnded()).toBe(true))
    expect(wordsOf(listener)).toEqual([`ended ${code}`])
    expect(kindsOf(listener)).toEqual([])
  })

  it('the suspension of its organisation', async () => {
    const user = await createUser(server, { organization: 'Closing Agents', type: 'MANAGEMENT_AGENT' })
    const { listener } = await follow(user)
    await changeAndTell(sql`UPDATE organization SET status = 'INACTIVE' WHERE id = ${user.organizationId}`, {})
    await soon(() => expect(listener.hasEnded()).toBe(true))
    expect(wordsOf(listener)).toEqual(['ended no-organization'])
    expect(kindsOf(listener)).toEqual([])
  })

  it('and no one whose rights stay the same learns anything', async () => {
    const { listener } = await follow(await createUser(server))
    const user = await createUser(server)
    await insertMembership(server.db, { userId: user.id, organizationId: cast.users.BCA.organizationId, role: 'USER' })
    await changeAndTell(sql`DELETE FROM membership WHERE user_id = ${user.id}`, { count: 3 })
    await soon(() => expect(kindsOf(listener)).toEqual(['liftFaults']))
    expect(wordsOf(listener)).toEqual([])
  })
})

describe("an organisation's notice", () => {
  it('reaches those who administer it, and LIFTWATCH; not its other members, nor another organisation', async () => {
    const northern = { organization: 'North Council', type: 'TOWN_COUNCIL' } as const
    const admin = await createUser(server, { ...northern, role: 'ADMIN' })
    const followed = await Promise.all([
      follow(admin),
      follow(await createUser(server, { role: 'ADMIN' })),
      follow(await createUser(server, northern)),
      follow(await createUser(server, { organization: 'South Council', type: 'TOWN_COUNCIL', role: 'ADMIN' })),
    ])
    const client = await logIn(server, admin)
    await client.accounts.invite({ emails: ['lim@test.example'], role: 'USER' })
    // All have received whatever came before it.
    await inTransaction(server.db, tx =>
      insertNotices(tx, [{ kind: 'liftFaults', subjectId: null, count: 9 }], Date.now()),
    )
    await Promise.all(followed.map(({ listener }) => soon(() => expect(kindsOf(listener)).toContain('liftFaults'))))
    const before = followed.map(({ listener }) => kindsOf(listener).slice(0, kindsOf(listener).indexOf('liftFaults')))
    const said = ['invitations', 'mails']
    expect(before).toEqual([said, said, [], []])
  })
})
