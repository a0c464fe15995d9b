import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { LastEdit } from '@liftwatch/core/domain/last-change'
import { listRows } from '../../server/src/queries/rows'
import { block, createUser, logIn, sendAlarm, type TestUser } from '../harness/builders'
import { client as ann, device, it as usualTest, server } from '../harness/fixtures'
import { errorOf } from '../harness/outcome'

/** An edit form: what it reads, and how someone saves words of it, made from the change that they saw. */
interface EditForm {
  readonly read: (by: Client) => Promise<LastEdit & { readonly id: string }>
  readonly save: (by: Client, word: 'first' | 'second', updatedAt?: number) => Promise<object>
  /** What it says of the record after a save. */
  readonly says: (word: 'first' | 'second') => object
}

const as = { organization: 'Two Editors', type: 'LIFTWATCH', role: 'ADMIN' } as const

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block({ lifts: 1, townCouncil: 'East Council' })], client: { ...as, nickname: 'Ann' } },
)

let ben: Client
let forms: Readonly<Record<string, EditForm>>

it.beforeAll(async () => {
  ben = await logIn(server, await createUser(server, { ...as, nickname: 'Ben' }))
  await sendAlarm(server, device, { number: 19 })
  await sendAlarm(server, device, { type: 'PASSENGER_TRAP', number: 0 })
  const fault = (await ann.liftFaults.page({})).content[0]!
  const trap = (await ann.passengerTraps.page({})).content[0]!
  await ann.liftFaults.acknowledge({ id: fault.id })
  await ann.passengerTraps.acknowledge({ id: trap.id, team: 'Team A' })
  const vendor = await ann.organizations.create({ name: 'Vendor', type: 'LMD_VENDOR' })
  const emsu = await ann.organizations.create({ name: 'Emergency', type: 'EMSU' })
  const council = (await ann.organizations.page({ search: 'East Council' })).content[0]!
  const group = await ann.groups.create({ name: 'Days' })
  const member: TestUser = await createUser(server, { ...as, role: 'USER' })
  forms = formsOf({
    faultId: fault.id,
    trapId: trap.id,
    vendorId: vendor.id,
    emsuId: emsu.id,
    groupId: group.id,
    memberId: member.id,
    councilId: council.id,
  })
})

function formsOf(
  ids: Readonly<Record<'faultId' | 'trapId' | 'vendorId' | 'emsuId' | 'groupId' | 'memberId' | 'councilId', string>>,
) {
  const { faultId, trapId, vendorId, emsuId, groupId, memberId, councilId } = ids
  return {
    'the closing report of a fault': {
      read: by => by.liftFaults.detail({ id: faultId }),
      save: (by, result, updatedAt) => by.liftFaults.report({ id: faultId, updatedAt, technicianName: 'Lim', result }),
      says: result => ({ result }),
    },
    'the team of a trap': {
      read: by => by.passengerTraps.detail({ id: trapId }),
      save: (by, team, updatedAt) => by.passengerTraps.correctTeam({ id: trapId, updatedAt, team }),
      says: team => ({ team }),
    },
    'the closing report of a trap': {
      read: by => by.passengerTraps.detail({ id: trapId }),
      save: (by, result, updatedAt) => by.passengerTraps.report({ id: trapId, updatedAt, name: 'Lim', result }),
      says: result => ({ result }),
    },
    'the name of an organisation': {
      read: by => by.organizations.detail({ id: vendorId }),
      save: (by, name, updatedAt) => by.organizations.rename({ id: vendorId, updatedAt, name }),
      says: name => ({ name }),
    },
    'the contact of an organisation': {
      read: by => by.organizations.detail({ id: vendorId }),
      save: (by, word, updatedAt) =>
        by.organizations.saveContact({ id: vendorId, updatedAt, phone: null, email: `${word}@example.org` }),
      says: word => ({ email: `${word}@example.org` }),
    },
    'the councils of an EMSU': {
      read: by => by.organizations.detail({ id: emsuId }),
      save: (by, word, updatedAt) =>
        by.organizations.saveCouncils({ id: emsuId, updatedAt, townCouncilIds: word === 'first' ? [councilId] : [] }),
      says: word => ({ townCouncils: word === 'first' ? [{ id: councilId, name: 'East Council' }] : [] }),
    },
    'the name of a group': {
      read: by => by.groups.detail({ id: groupId }),
      save: (by, name, updatedAt) => by.groups.rename({ id: groupId, updatedAt, name }),
      says: name => ({ name }),
    },
    'the role of a member': {
      read: by => by.users.detail({ id: memberId }),
      save: (by, word, updatedAt) =>
        by.users.save({ id: memberId, updatedAt, role: word === 'first' ? 'SUPERUSER' : 'USER' }),
      says: word => ({ role: word === 'first' ? 'SUPERUSER' : 'USER' }),
    },
  } satisfies Record<string, EditForm>
}

const names = [
  'the closing report of a fault',
  'the team of a trap',
  'the closing report of a trap',
  'the name of an organisation',
  'the contact of an organisation',
  'the councils of an EMSU',
  'the name of a group',
  'the role of a member',
]

async function countEntries(id: string): Promise<number> {
  const [row] = await listRows<{ count: number }>(server.db, sql`SELECT count(*) FROM audit WHERE subject_id = ${id}`)
  return row!.count
}

describe.for(names)('%s', name => {
  it('is not saved over what a colleague has saved meanwhile', async () => {
    const { read, save, says } = forms[name]!
    const seen = await read(ann)
    await save(ben, 'first', seen.updatedAt ?? 0)
    const now = await read(ann)
    expect(now).toMatchObject({ ...says('first'), lastEditor: { name: 'Ben' } })
    expect(now.updatedAt).toBeGreaterThan(seen.updatedAt ?? 0)
    const entries = await countEntries(now.id)

    const stale = await errorOf(save(ann, 'second', seen.updatedAt ?? 0))
    expect(stale).toMatchObject({ code: 'changed-meanwhile', params: { name: 'Ben', sinceAt: now.updatedAt } })
    // The same thing said twice is no conflict, and changes nothing.
    await save(ann, 'first', seen.updatedAt ?? 0)
    expect(await read(ann)).toEqual(now)
    expect(await countEntries(now.id)).toBe(entries)

    await save(ann, 'second', now.updatedAt!)
    expect(await read(ann)).toMatchObject({ ...says('second'), lastEditor: { name: 'Ann' } })
  })
})

describe('the role of a member', () => {
  it('is stale too where a group took the member in', async () => {
    const { id } = await createUser(server, { ...as, role: 'USER' })
    const groupId = (await ann.groups.create({ name: 'Nights' })).id
    const seen = await ann.users.detail({ id })
    await ben.groups.addMembers({ groupId, userIds: [id] })
    const from = seen.updatedAt ?? 0
    expect(await errorOf(ann.users.save({ id, updatedAt: from, role: 'USER', groupIds: [] }))).toMatchObject({
      code: 'changed-meanwhile',
      params: { name: 'Ben' },
    })
    const { updatedAt } = await ann.users.detail({ id })
    await ben.groups.remove({ ids: [groupId] })
    expect((await ann.users.detail({ id })).updatedAt).toBeGreaterThan(updatedAt!)
  })
})
