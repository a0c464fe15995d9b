import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { inTransaction } from '../../server/src/db/transaction'
import { lockOrganization } from '../../server/src/queries/organizations'
import { findRow } from '../../server/src/queries/rows'
import { createUser, logIn, newBearerClient, type TestUser } from '../harness/builders'
import { grant } from '../harness/cast'
import { it, server } from '../harness/fixtures'
import { countLockWaits } from '../harness/lock-waits'
import { outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'
import { admin, client, inOwnCouncil, member, newGroup } from './own-council'

inOwnCouncil()

/** Someone of the role USER who may administer users, and no more. */
async function newClerk(permissions: readonly Permission[] = ['user', 'user.write']) {
  const clerk = await member('USER', 'Clerk')
  await grant(server, clerk, permissions)
  return { clerk, by: await logIn(server, clerk) }
}

describe('no one', () => {
  it('changes their own access', async () => {
    const [id, ids] = [admin.id, [admin.id]]
    await member('ADMIN')
    expect(await outcomeOf(client.users.save({ id, role: 'USER' }))).toBe('own-user')
    expect(await outcomeOf(client.users.suspend({ ids }))).toBe('own-user')
    expect(await outcomeOf(client.users.resume({ ids }))).toBe('own-user')
    expect(await outcomeOf(client.users.remove({ ids }))).toBe('own-user')
  })

  it('changes anyone of a greater role, nor gives one', async () => {
    const { by } = await newClerk()
    const superuser = await member('SUPERUSER')
    const user = await member('USER')
    for (const { id } of [admin, superuser]) {
      expect(await outcomeOf(by.users.save({ id, role: 'USER' }))).toBe('no-permission')
      expect(await outcomeOf(by.users.suspend({ ids: [id] }))).toBe('no-permission')
      expect(await outcomeOf(by.users.remove({ ids: [id] }))).toBe('no-permission')
    }
    expect(await outcomeOf(by.users.save({ id: user.id, role: 'SUPERUSER' }))).toBe('no-permission')
    expect(await outcomeOf(by.users.suspend({ ids: [user.id] }))).toBe('ok')
  })

  it('gives by groups what they do not have, nor lets anyone in again who has more', async () => {
    const { by } = await newClerk(['user.write', 'rbe'])
    const user = await member('USER')
    const [more, same] = [await newGroup('More', ['lift-fault']), await newGroup('Same', ['rbe'])]
    const save = (groupIds: string[]) => outcomeOf(by.users.save({ id: user.id, role: 'USER', groupIds }))
    expect(await save([same])).toBe('ok')
    expect(await save([same, more])).toBe('beyond-own-permissions')
    await client.users.save({ id: user.id, role: 'USER', groupIds: [same, more] })
    // What the user has already is given by no one.
    expect(await save([more])).toBe('ok')
    expect(await outcomeOf(by.users.suspend({ ids: [user.id] }))).toBe('ok')
    expect(await outcomeOf(by.users.resume({ ids: [user.id] }))).toBe('beyond-own-permissions')
    expect(await outcomeOf(client.users.resume({ ids: [user.id] }))).toBe('ok')
  })

  it('gives by an access token what the token does not have', async () => {
    const body = { name: 'Script', permissions: ['user.write' as const], expiresInDays: 1 }
    const script = newBearerClient(server, (await client.userTokens.create(body)).token)
    const user = await member('USER')
    expect(await outcomeOf(script.users.save({ id: user.id, role: 'ADMIN' }))).toBe('beyond-own-permissions')
    const groupIds = [await newGroup('Days', ['rbe'])]
    expect(await outcomeOf(script.users.save({ id: user.id, role: 'USER', groupIds }))).toBe('beyond-own-permissions')
    expect(await outcomeOf(script.users.suspend({ ids: [user.id] }))).toBe('ok')
  })
})

describe('the last active ADMIN', () => {
  const suspendEachOther = (one: Client, oneId: string, other: Client, otherId: string) =>
    Promise.all([outcomeOf(one.users.suspend({ ids: [otherId] })), outcomeOf(other.users.suspend({ ids: [oneId] }))])

  it('stays: of two who suspend each other at the same moment one is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const other = await member('ADMIN', 'Other')
      const outcomes = await suspendEachOther(client, admin.id, await logIn(server, other), other.id)
      // The other call came to be made after the first was done, or waited for it.
      expect(outcomes.filter(outcome => outcome === 'ok')).toHaveLength(1)
      expect(['no-membership', 'no-organization']).toContain(outcomes.find(outcome => outcome !== 'ok'))
      const active = await findRow<{ count: number }>(
        server.db,
        sql`SELECT count(*) AS count FROM membership WHERE organization_id = ${admin.organizationId}
          AND role = 'ADMIN' AND status = 'ACTIVE'`,
      )
      expect(active!.count).toBe(1)
      await server.db.execute(sql`UPDATE membership SET status = 'ACTIVE' WHERE user_id = ${admin.id}`)
      await server.db.execute(sql`UPDATE membership SET role = 'USER' WHERE user_id = ${other.id}`)
    }
  })

  it('is not one whose account is ended', async () => {
    const other = await member('ADMIN', 'Other')
    const by = await logIn(server, other)
    await server.db.execute(sql`UPDATE app_user SET status = 'INACTIVE' WHERE id = ${admin.id}`)
    expect(await outcomeOf(by.users.suspend({ ids: [admin.id] }))).toBe('ok')
    expect(await outcomeOf(by.users.remove({ ids: [admin.id] }))).toBe('ok')
  })

  it('stays, where the server still remembers as an ADMIN who was one until this very moment', async () => {
    const other = await member('ADMIN', 'Other')
    const by = await logIn(server, other)
    await by.users.page({})
    await server.db.execute(sql`ALTER TABLE membership DISABLE TRIGGER access_change`)
    await server.db.execute(sql`UPDATE membership SET role = 'USER' WHERE user_id = ${other.id}`)
    const outcome = await outcomeOf(by.users.save({ id: admin.id, role: 'USER' }))
    await server.db.execute(sql`ALTER TABLE membership ENABLE TRIGGER access_change`)
    expect(outcome).toBe('no-permission')
  })
})

/** Makes two calls that both wait for an organisation, the first before the second, and then lets them go on. */
async function inTurn(organizationId: string, ...calls: readonly (() => Promise<unknown>)[]): Promise<string[]> {
  const outcomes: Promise<string>[] = []
  await inTransaction(server.db, async tx => {
    await lockOrganization(tx, organizationId)
    for (const call of calls) {
      outcomes.push(outcomeOf(call()))
      await soon(async () => expect(await countLockWaits(server.db)).toBe(outcomes.length))
    }
  })
  return Promise.all(outcomes)
}

describe('who loses a right while their own call waits', () => {
  /** Each of these calls of the other ADMIN, made while a call of the first is under way that makes the other a USER. */
  async function outcomesOf(organizationId: string, first: Client, other: TestUser, calls: (() => Promise<unknown>)[]) {
    const outcomes: string[][] = []
    for (const call of calls) {
      outcomes.push(await inTurn(organizationId, () => first.users.save({ id: other.id, role: 'USER' }), call))
      await first.users.save({ id: other.id, role: 'ADMIN' })
    }
    return outcomes
  }

  const refused = (calls: readonly unknown[]) => calls.map(() => ['ok', 'no-permission'])

  it('changes no members, groups, invitations and rules any more', async () => {
    const other = await member('ADMIN', 'Other')
    const by = await logIn(server, other)
    const { id } = await member('USER')
    const groupId = await newGroup('Days', [])
    const { organizationId } = other
    const calls = [
      () => by.users.suspend({ ids: [id] }),
      () => by.groups.create({ name: 'Nights' }),
      () => by.groups.rename({ id: groupId, name: 'Nights' }),
      () => by.groups.remove({ ids: [groupId] }),
      () => by.accounts.invite({ emails: ['lim@test.example'], role: 'USER' }),
      () => by.invitations.revoke({ ids: [groupId] }),
      () => by.organizations.saveContact({ id: organizationId, phone: '6123 4567', email: null }),
      () => by.organizationRules.save({ requiresSecondFactor: false }),
      async () => by.access.apply({ document: await client.access.export({}) }),
    ]
    expect(await outcomesOf(organizationId, client, other, calls)).toEqual(refused(calls))
  })

  it('changes no organisations and types any more, nor invites into them', async () => {
    const first = await logIn(server, await createUser(server, { role: 'ADMIN' }))
    const other = await createUser(server, { role: 'ADMIN' })
    const by = await logIn(server, other)
    const { organizationId: id } = admin
    const calls = [
      () => by.organizations.suspend({ ids: [id] }),
      () => by.organizations.rename({ id, name: 'Renamed' }),
      () => by.organizationTypes.removePermissions({ type: 'EMSU', permissions: ['rbe'] }),
      () => by.accounts.invite({ emails: ['lim@test.example'], role: 'USER', organizationId: id }),
    ]
    expect(await outcomesOf(other.organizationId, first, other, calls)).toEqual(refused(calls))
  })
})
