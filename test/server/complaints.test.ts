import { eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { describe, expect } from 'vitest'
import { complaint } from '../../server/src/db/schema/complaints'
import { sendAlarm } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { bytesOf, csvRows } from '../harness/files'
import { cast, it as usualTest, server } from '../harness/fixtures'

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

let liftId: string
let faultId: string

async function log(change: Partial<typeof complaint.$inferInsert> = {}): Promise<string> {
  const row = {
    id: newId(),
    liftId,
    subcategory: 'BREAKDOWN',
    description: 'The lift does not come. 电梯不来',
    priority: 'URGENT',
    media: 'PHONE',
    status: 'OPEN',
    createdAt: 1_000,
    updatedAt: 1_000,
    ...change,
  } as const
  await server.db.insert(complaint).values(row)
  return row.id
}

const set = (id: string, change: Partial<typeof complaint.$inferInsert>) =>
  server.db.update(complaint).set(change).where(eq(complaint.id, id))

it.beforeAll(async () => {
  liftId = await findLiftId(server, `${cast.north.clientId}-A`)
  await sendAlarm(server, cast.north)
  faultId = (await cast.clients.LIFTWATCH.liftFaults.page({})).content[0]!.id
})

describe('complaints', () => {
  it('are counted on their lift and their fault, through every change', async () => {
    const counts = async () => {
      const [lift, fault] = await Promise.all([
        cast.clients.LIFTWATCH.lifts.detail({ id: liftId }),
        cast.clients.LIFTWATCH.liftFaults.detail({ id: faultId }),
      ])
      return [lift.complaintCnt, lift.flags.includes('Complaint'), fault.complaintCnt, fault.firstComplaintAt]
    }
    expect(await counts()).toEqual([0, false, 0, null])
    const first = await log({ liftFaultId: faultId, createdAt: 5_000 })
    const second = await log({ liftFaultId: faultId, createdAt: 3_000 })
    expect(await counts()).toEqual([2, true, 2, 3_000])
    await set(first, { status: 'CLOSED' })
    expect(await counts()).toEqual([1, true, 2, 3_000])
    await set(second, { liftFaultId: null })
    expect(await counts()).toEqual([1, true, 1, 5_000])
    await server.db.execute(sql`DELETE FROM complaint`)
    expect(await counts()).toEqual([0, false, 0, null])
  })

  it('are listed by lift, by fault and by what is asked, newest first', async () => {
    const otherLift = await findLiftId(server, `${cast.south.clientId}-A`)
    const old = await log({ liftFaultId: faultId, createdAt: 1_000 })
    const recent = await log({ createdAt: 2_000, priority: 'NORMAL', status: 'COMPLETE' })
    const other = await log({ liftId: otherLift, createdAt: 3_000 })
    const client = cast.clients.LIFTWATCH
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
    expect(ids(await client.complaints.list({}))).toEqual([other, recent, old])
    expect(ids(await client.complaints.list({ liftId }))).toEqual([recent, old])
    expect(ids(await client.complaints.list({ liftFaultId: faultId }))).toEqual([old])
    const page = await client.complaints.page({ size: 1, sort: 'createdAt,ASC' })
    expect([ids(page.content), page.totalElements]).toEqual([[old], 3])
    expect(ids((await client.complaints.page({ status: 'COMPLETE' })).content)).toEqual([recent])
    expect(ids((await client.complaints.page({ priority: 'URGENT', startTs: 2_500 })).content)).toEqual([other])
    expect(ids((await client.complaints.page({ tc: 'AMK', endTs: 1_500 })).content)).toEqual([old])
    expect(page.content[0]).toMatchObject({
      liftName: `${cast.north.clientId}-A`,
      liftFaultId: faultId,
      liftTc: 'North Council',
      description: 'The lift does not come. 电梯不来',
      media: 'PHONE',
    })
    const seen = cast.clients.TOWN_COUNCIL
    expect(ids(await seen.complaints.list({}))).toEqual([recent, old])
    expect(await seen.complaints.list({ liftId: otherLift })).toEqual([])
  })

  it('are a file too, of those that one sees, with their words', async () => {
    const columns = ['liftName', 'priority', 'status', 'description']
    const fileOf = async (seen: typeof cast.clients.LIFTWATCH, asked = {}) =>
      csvRows(await bytesOf(await seen.complaints.export({ format: 'csv', columns, sort: 'createdAt,ASC', ...asked })))
    const [heading, ...rows] = await fileOf(cast.clients.LIFTWATCH)
    expect(heading).toEqual(['Lift', 'Priority', 'Status', 'Description'])
    const north = `${cast.north.clientId}-A`
    const text = 'The lift does not come. 电梯不来'
    expect(rows).toEqual([
      [north, 'Urgent', 'Open', text],
      [north, 'Normal', 'Complete', text],
      [`${cast.south.clientId}-A`, 'Urgent', 'Open', text],
    ])
    expect(await fileOf(cast.clients.TOWN_COUNCIL)).toHaveLength(1 + 2)
    expect(await fileOf(cast.clients.LIFTWATCH, { liftFaultId: faultId })).toHaveLength(1 + 1)
  })

  it('keep what the lift said when they were logged', async () => {
    const telemetry = [{ key: 'floor', value: 7, ts: 4_000 }]
    const id = await log({ createdAt: 4_000, telemetry })
    const [said] = await cast.clients.LIFTWATCH.complaints.telemetry({ liftId })
    expect(said).toMatchObject({ id, createdAt: 4_000, telemetries: telemetry })
  })
})
