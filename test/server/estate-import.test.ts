import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { inTransaction } from '../../server/src/db/transaction'
import { ensureScope } from '../../server/src/queries/estate'
import { insertNotices } from '../../server/src/queries/notices'
import { findRow, listRows } from '../../server/src/queries/rows'
import { block, postMessages } from '../harness/builders'
import { client as admin, it as usualTest, server } from '../harness/fixtures'
import { kindOfTheNight, listen } from '../harness/listener'
import { errorOf } from '../harness/outcome'

const it = usualTest.extend('given', { scope: 'file' }, { client: { role: 'ADMIN' } })

/** How many there are of everything that an import makes. */
function estate() {
  return findRow<Record<string, number>>(
    server.db,
    sql`
      SELECT (SELECT count(*) FROM building) AS buildings, (SELECT count(*) FROM lift) AS lifts,
        (SELECT count(*) FROM lmd) AS lmds, (SELECT count(*) FROM lift_scope) AS scopes,
        (SELECT count(*) FROM organization) AS organizations, (
          SELECT count(*) FROM notice WHERE kind <> ${kindOfTheNight}) AS notices`,
  )
}

const newBlocks = [block(), block({ block: '206', lifts: 3 })]
const result = { buildings: 2, lifts: 5, lmds: 2, buildingsKept: 0, withRetiredLifts: 0 }
const organizations = ['Ang Mo Kio Town Council', 'Ascendo Lifts', 'Sensorica Devices']

describe('an import', () => {
  it('that is a rehearsal says what it would do, and leaves nothing', async () => {
    const before = await estate()
    const rehearsed = await admin.estate.import({ blocks: newBlocks, isDryRun: true })
    expect(rehearsed).toMatchObject(result)
    expect(rehearsed.organizationsCreated.toSorted()).toEqual(organizations)
    expect(await estate()).toEqual(before)
  })

  it('brings in blocks, their lifts, their devices and whom they belong to, and tells those who look', async () => {
    const listener = await listen(admin)
    const imported = await admin.estate.import({ blocks: newBlocks })
    expect(imported).toMatchObject(result)
    expect(imported.organizationsCreated.toSorted()).toEqual(organizations)
    expect((await admin.lifts.page({})).content.map(({ name }) => name)).toEqual([
      'AMK-AMA1-205-A',
      'AMK-AMA1-205-B',
      'AMK-AMA1-206-A',
      'AMK-AMA1-206-B',
      'AMK-AMA1-206-C',
    ])
    expect(await listener.waitFor(1)).toMatchObject([{ kind: 'lifts', id: null, count: 5 }])
    listener.close()
  })

  it('may be repeated: what is there remains as it is', async () => {
    const before = await listRows(server.db, sql`SELECT * FROM building ORDER BY name`)
    const changed = newBlocks.map(known => block({ block: known.block, lifts: 9, postalCode: '000000' }))
    const unchanged = {
      buildings: 0,
      lifts: 0,
      lmds: 0,
      buildingsKept: 2,
      withRetiredLifts: 0,
      organizationsCreated: [],
    }
    expect(await admin.estate.import({ blocks: changed })).toEqual(unchanged)
    expect(await listRows(server.db, sql`SELECT * FROM building ORDER BY name`)).toEqual(before)
  })

  it('adds what is new beside what is there, and a street keeps its prefix', async () => {
    const blocks = [block(), block({ block: '1', street: 'ANSON MKT AVE 1' }), block({ block: '300' })]
    expect(await admin.estate.import({ blocks })).toMatchObject({ buildings: 2, buildingsKept: 1 })
    const { content } = await admin.lifts.page({ lift: 'A', size: 100 })
    expect(content.map(({ building }) => building.name)).toEqual([
      'AMK-AMA1-205',
      'AMK-AMA1-206',
      'AMK-AMA1-300',
      'AMK-AMA1B-1',
    ])
  })

  it('has a block that is named twice once', async () => {
    const blocks = [block({ block: '400' }), block({ block: '400' })]
    expect(await admin.estate.import({ blocks })).toMatchObject({ buildings: 1, lifts: 2, buildingsKept: 1 })
  })

  it('is undone whole by one conflict', async () => {
    const before = await estate()
    const blocks = [
      block({ block: '500', townCouncil: 'New Council' }),
      block({ block: '501', townCouncil: 'Ascendo Lifts' }),
    ]
    const error = await errorOf(admin.estate.import({ blocks }))
    expect(error).toMatchObject({ code: 'estate-conflict', params: { name: 'Ascendo Lifts (LIFT_COMPANY)' } })
    expect(await estate()).toEqual(before)
  })

  it('names the row and the column of what is wrong, and brings nothing in', async () => {
    const before = await estate()
    const blocks = [block({ block: '600' }), block({ block: '', latitude: 91 })]
    const { code, errors } = await errorOf(admin.estate.import({ blocks }))
    expect(code).toBe('bad-input')
    expect(errors).toEqual([
      { path: 'blocks.1.block', message: 'is required' },
      { path: 'blocks.1.latitude', message: 'must be a number from -90 to 90' },
    ])
    expect(await estate()).toEqual(before)
  })

  it('by two at once has each block once', async () => {
    const blocks = Array.from({ length: 20 }, (_, index) => block({ block: String(700 + index), lifts: 1 }))
    const results = await Promise.all([admin.estate.import({ blocks }), admin.estate.import({ blocks })])
    expect(results.map(({ buildings }) => buildings).toSorted((a, b) => a - b)).toEqual([0, 20])
  })

  it('brings in devices that can speak once they have a token', async () => {
    const { token } = await admin.lmds.issueToken({ clientId: 'AMK-AMA1-300' })
    const message = { ts: Date.now(), lift: 'A', values: { floor: 3 } }
    expect(await postMessages(server, { token }, [message])).toEqual({ accepted: 1, deadLetters: [] })
  })

  it('holds up no notice of the lifts that are there, however long it lasts', async () => {
    const [there] = await listRows<{ id: number; townCouncilId: string; liftCompanyId: string; lmdVendorId: string }>(
      server.db,
      sql`
        SELECT id, town_council_id AS "townCouncilId", lift_company_id AS "liftCompanyId", lmd_vendor_id AS "lmdVendorId"
        FROM lift_scope ORDER BY id LIMIT 1`,
    )
    await inTransaction(server.db, async importing => {
      expect(await ensureScope(importing, there!)).toBe(there!.id)
      const notice = { kind: 'liftFaults', subjectId: null, count: 1, scopeId: there!.id } as const
      await inTransaction(server.db, tx => insertNotices(tx, [notice], 0))
    })
  })
})
