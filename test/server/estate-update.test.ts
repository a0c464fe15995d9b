import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import type { EstateBlock } from '@liftwatch/core/contract/estate/estate'
import { findRow, listRows } from '../../server/src/queries/rows'
import { block, createEstate, createUser, logIn, postMessages } from '../harness/builders'
import { client as admin, it as usualTest, server } from '../harness/fixtures'
import { listen } from '../harness/listener'
import { errorOf, outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  {
    blocks: [block({ block: '1', liftCompany: 'Zenith Lifts', lmdVendor: 'Beacon Devices' })],
    client: { role: 'ADMIN' },
  },
)

let number = 100
let known: EstateBlock
let name: string

beforeEach(async () => {
  number += 1
  known = block({ block: String(number), town: 'Ang Mo Kio', hardware: 'v1', latitude: 1.36, longitude: 103.8 })
  name = `AMK-AMA1-${number}`
  await createEstate(server, [known])
  await server.db.execute(sql`TRUNCATE audit`)
})

const update = (change: Partial<EstateBlock>, isDryRun = false) =>
  admin.estate.update({ blocks: [{ ...known, ...change }], isDryRun })
const counts = { changed: 1, unchanged: 0, unknown: 0, withMoreLifts: 0, withRetiredLifts: 0 }
const building = async () => (await admin.buildings.page({ blk: known.block })).content[0]!
const lifts = async () => (await admin.lifts.page({ blk: known.block })).content
const entries = () => listRows(server.db, sql`SELECT action, detail FROM audit ORDER BY at, id`)
const stored = () =>
  findRow(
    server.db,
    sql`SELECT jsonb_agg(building ORDER BY id) AS buildings, (SELECT jsonb_agg(lift ORDER BY id) FROM lift) AS lifts,
      (SELECT jsonb_agg(to_jsonb(lmd) ORDER BY id) FROM lmd) AS lmds FROM building`,
  )

describe('a file that says', () => {
  it('the same, or nothing, changes nothing', async () => {
    const before = await stored()
    const { street, townCode, block: blk } = known
    expect(await update({})).toEqual({ changes: [], changeCnt: 0, ...counts, changed: 0, unchanged: 1 })
    expect(await admin.estate.update({ blocks: [{ street, townCode, block: blk }] })).toMatchObject({ changeCnt: 0 })
    expect([await stored(), await entries()]).toEqual([before, []])
  })

  it('two things of one block is refused, and changes nothing', async () => {
    const before = await stored()
    const blocks = [
      { ...known, lifts: 3 },
      { ...known, lifts: 4 },
    ]
    const { code, errors } = await errorOf(admin.estate.update({ blocks }))
    expect([code, errors]).toEqual(['bad-input', [{ path: 'blocks', message: `must not name ${name} twice` }]])
    expect([await stored(), await entries()]).toEqual([before, []])
  })

  it('other facts of building and device is shown as a plan, and changes these alone', async () => {
    const change = { postalCode: '560999', hardware: 'v2', yearCompleted: 1999, longitude: 103.9 }
    const changes = [
      { building: name, field: 'postalCode', before: '560205', after: '560999' },
      { building: name, field: 'longitude', before: 103.8, after: 103.9 },
      { building: name, field: 'yearCompleted', before: null, after: 1999 },
      { building: name, field: 'hardware', before: 'v1', after: 'v2' },
    ]
    const before = await stored()
    expect(await update(change, true)).toEqual({ changes, changeCnt: 4, ...counts })
    expect([await stored(), await entries()]).toEqual([before, []])
    expect(await update(change)).toEqual({ changes, changeCnt: 4, ...counts })
    const { id } = await building()
    expect(
      await findRow(
        server.db,
        sql`SELECT postal_code, latitude, longitude, building.attribute, lmd.attribute AS device
          FROM building JOIN lmd ON lmd.building_id = building.id WHERE building.id = ${id}`,
      ),
    ).toEqual({
      postal_code: '560999',
      latitude: 1.36,
      longitude: 103.9,
      attribute: { street: known.street, town: 'Ang Mo Kio', yearCompleted: 1999 },
      device: { hardware: 'v2' },
    })
    expect(await entries()).toEqual([
      {
        action: 'estate.update',
        detail: {
          name,
          before: { postalCode: '560205', longitude: 103.8, yearCompleted: null, hardware: 'v1' },
          after: { postalCode: '560999', longitude: 103.9, yearCompleted: 1999, hardware: 'v2' },
        },
      },
    ])
    expect(await update(change)).toMatchObject({ changeCnt: 0 })
  })

  it('more lifts adds them by the next letters, under the same contract, and devices may send of them at once', async () => {
    const listener = await listen(admin)
    expect(await update({ lifts: 4 })).toMatchObject({ changes: [{ field: 'lifts', before: 2, after: 4 }] })
    expect((await lifts()).map(lift => lift.name)).toEqual(['A', 'B', 'C', 'D'].map(letter => `${name}-${letter}`))
    await soon(() => expect(listener.notices()).toContainEqual(expect.objectContaining({ kind: 'lifts' })))
    listener.close()
    const { token } = await admin.lmds.issueToken({ clientId: name })
    expect(await postMessages(server, { token }, [{ ts: Date.now(), lift: 'D', values: { floor: 1 } }])).toEqual({
      accepted: 1,
      deadLetters: [],
    })
    // None is taken out of an estate.
    expect(await update({ lifts: 1 })).toMatchObject({ changeCnt: 0, withMoreLifts: 1 })
    expect(await lifts()).toHaveLength(4)
  })

  it('another company moves the lifts to it, those that are added with them, as an assignment does; one that there is not changes nothing', async () => {
    const change = { lifts: 3, liftCompany: 'Zenith Lifts', lmdVendor: 'Beacon Devices' }
    const zenith = await logIn(
      server,
      await createUser(server, { organization: 'Zenith Lifts', type: 'LIFT_COMPANY', role: 'SUPERUSER' }),
    )
    const theirs = async () => (await zenith.lifts.page({ blk: known.block })).totalElements
    expect(await theirs()).toBe(0)
    expect(await update(change)).toMatchObject({
      changes: [
        { field: 'liftCompany', before: 'Ascendo Lifts', after: 'Zenith Lifts' },
        { field: 'lmdVendor', before: 'Sensorica Devices', after: 'Beacon Devices' },
        { field: 'lifts', before: 2, after: 3 },
      ],
    })
    expect(await theirs()).toBe(3)
    const before = await stored()
    expect(await errorOf(update({ postalCode: '1', townCouncil: 'Nowhere' }))).toMatchObject({
      code: 'unknown-organization',
      params: { name: 'Nowhere', type: 'TOWN_COUNCIL' },
    })
    expect(await stored()).toEqual(before)
  })

  it('a block with a retired lift neither moves that nor makes it again, and neither does an import', async () => {
    const retired = `${name}-B`
    await admin.estate.retire({ lifts: [retired], reason: 'Replaced' })
    const contracts = [`${name}-A`, retired].map(lift => ({ lift, liftCompany: 'Zenith Lifts' }))
    expect(await errorOf(admin.estate.assign({ contracts }))).toMatchObject({
      code: 'lift-retired',
      params: { name: retired, reason: 'Replaced' },
      errors: [{ path: 'contracts.1.lift', message: `${retired} is retired` }],
    })
    const left = { lifts: 0, buildingsKept: 1, withRetiredLifts: 1 }
    expect(await admin.estate.import({ blocks: [known] })).toMatchObject(left)
    expect(await update({})).toMatchObject({ changeCnt: 0, withRetiredLifts: 1, withMoreLifts: 0 })
    // One that takes its place is one more, and takes its name no more than its contract.
    expect(await update({ lifts: 3 })).toMatchObject({ changeCnt: 1 })
    expect(await update({ liftCompany: 'Zenith Lifts' })).toMatchObject({ changeCnt: 1 })
    const there = async () => (await lifts()).map(lift => [lift.name, lift.liftCompany])
    const moved = ['A', 'C'].map(letter => [`${name}-${letter}`, 'Zenith Lifts'])
    expect(await there()).toEqual(moved)
    await admin.estate.restore({ lifts: [retired] })
    expect(await there()).toEqual([moved[0], [retired, 'Ascendo Lifts'], moved[1]])
  })

  it('blocks that there are not leaves them to an import', async () => {
    const blocks = [known, block({ block: `${number}X` }), block({ street: 'NEW ST 1' })]
    expect(await admin.estate.update({ blocks })).toMatchObject({ changeCnt: 0, unchanged: 1, unknown: 2 })
  })

  it('thousands of blocks goes as lines', async () => {
    const blocks = Array.from({ length: 3_000 }, (_, index) => ({ ...known, block: `N${index}` }))
    expect(await admin.estate.update({ blocks: [...blocks, { ...known, postalCode: '7' }] })).toMatchObject({
      unknown: 3_000,
      changed: 1,
    })
    expect((await admin.buildings.page({ postalCode: '7' })).content).toMatchObject([{ name }])
  })
})

it('an estate is updated by those who may import it', async () => {
  const council = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } as const
  const others = [{ ...council, role: 'ADMIN' as const }, { role: 'SUPERUSER' as const }]
  for (const other of others) {
    const client = await logIn(server, await createUser(server, other))
    expect(await outcomeOf(client.estate.update({ blocks: [known], isDryRun: true }))).toBe('no-permission')
  }
})
