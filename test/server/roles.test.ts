import { sql } from 'drizzle-orm'
import { describe, expect, vi } from 'vitest'
import { block, createUser, logIn, sendAlarm } from '../harness/builders'
import { grant } from '../harness/cast'
import { device, it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'

const place = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } as const
const it = usualTest.extend('given', { scope: 'file' }, { blocks: [block()] })

let number = 1_000

/** What a user can do, call by call. */
async function powers(user: Awaited<ReturnType<typeof createUser>>) {
  const client = await logIn(server, user)
  number += 1
  await sendAlarm(server, device, { number })
  const { rows } = await server.db.execute<{ id: string }>(sql`SELECT id FROM alarm WHERE number = ${number}`)
  const { id } = rows[0]!
  return {
    permissions: await client.session.permissions({}),
    readFaults: await outcomeOf(client.liftFaults.detail({ id })),
    acknowledge: await outcomeOf(client.liftFaults.acknowledge({ id })),
    readLifts: await outcomeOf(client.lifts.page({})),
    importEstate: await outcomeOf(client.estate.import({ blocks: [block()], isDryRun: true })),
  }
}

const nothing = {
  readFaults: 'no-permission',
  acknowledge: 'no-permission',
  readLifts: 'no-permission',
  importEstate: 'no-permission',
}
const operational = { readFaults: 'ok', acknowledge: 'ok', readLifts: 'ok', importEstate: 'no-permission' }

describe('a USER', () => {
  it('without groups may enter, and no more', async () => {
    const user = await createUser(server, { ...place, role: 'USER' })
    expect(await powers(user)).toEqual({ permissions: ['home'], ...nothing })
  })

  it('may what its groups grant together', async () => {
    const user = await createUser(server, { ...place, role: 'USER' })
    await grant(server, user, ['lift-fault'])
    expect(await powers(user)).toEqual({ permissions: ['home', 'lift-fault'], ...nothing, readFaults: 'ok' })
    await grant(server, user, ['lift-fault.write', 'lifts'])
    expect(await powers(user)).toMatchObject(operational)
  })

  it('may not what its organisation may not, whatever its groups say', async () => {
    const user = await createUser(server, { ...place, role: 'USER' })
    await grant(server, user, ['organization', 'organization.write'])
    expect(await powers(user)).toEqual({ permissions: ['home'], ...nothing })
  })

  it('may nothing by a group of another organisation', async () => {
    const user = await createUser(server, { ...place, role: 'USER' })
    const elsewhere = await createUser(server, { organization: 'Ascendo Lifts', type: 'LIFT_COMPANY' })
    await grant(server, { ...user, organizationId: elsewhere.organizationId }, ['lift-fault'])
    expect(await powers(user)).toEqual({ permissions: ['home'], ...nothing })
  })

  it('loses within a moment what a group no longer grants', async () => {
    const user = await createUser(server, { ...place, role: 'USER' })
    const group = await grant(server, user, ['lifts'])
    const client = await logIn(server, user)
    expect(await outcomeOf(client.lifts.page({}))).toBe('ok')
    await server.db.execute(sql`DELETE FROM user_group_permission WHERE group_id = ${group}`)
    const isLost = async () => expect(await outcomeOf(client.lifts.page({}))).toBe('no-permission')
    await vi.waitFor(isLost, { timeout: 5_000 })
  })
})

describe('a SUPERUSER', () => {
  it('does all the work, and administers nothing', async () => {
    const superuser = await powers(await createUser(server, { ...place, role: 'SUPERUSER' }))
    expect(superuser).toMatchObject(operational)
    expect(superuser.permissions).not.toContain('user')
  })

  it('of LIFTWATCH does not administer the estate either', async () => {
    expect(await powers(await createUser(server, { role: 'SUPERUSER' }))).toMatchObject(operational)
  })
})

describe('an ADMIN', () => {
  it('does all the work, and administers its organisation', async () => {
    const admin = await powers(await createUser(server, { ...place, role: 'ADMIN' }))
    expect(admin).toMatchObject(operational)
    expect(admin.permissions).toEqual(expect.arrayContaining(['user', 'user.write', 'group.write']))
  })

  it('of LIFTWATCH administers the estate', async () => {
    expect(await powers(await createUser(server, { role: 'ADMIN' }))).toMatchObject({
      ...operational,
      importEstate: 'ok',
    })
  })
})
