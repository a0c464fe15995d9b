import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { foldComplaintCounts } from '../../server/src/queries/complaint-counts'
import { listRows } from '../../server/src/queries/rows'
import { caseFields } from '../contract/subjects'
import { createUser, logIn, postMessages, sendAlarm } from '../harness/builders'
import { findLiftId, northern } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { errorOf, outcomeOf } from '../harness/outcome'

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

let liftId: string
let council: Client
let company: Client

it.beforeAll(async () => {
  liftId = await findLiftId(server, `${cast.north.clientId}-A`)
  council = cast.clients.TOWN_COUNCIL
  company = cast.clients.LIFT_COMPANY
})

const create = (change: object = {}, by = council) => by.complaints.create({ liftId, ...caseFields, ...change })

describe('a case', () => {
  it('is logged with all that was said, and with what the device says at that moment', async () => {
    await postMessages(server, cast.north, [{ ts: Date.now(), lift: 'A', values: { LB: true, floor: 7 } }])
    const complainant = {
      complainant: 'Mdm Goh',
      residential: '61234567',
      phone: '91234567',
      email: 'goh@example.org',
      complainantAddress: '#05-11',
    }
    const logged = await create(complainant)
    expect(logged).toMatchObject({
      ...caseFields,
      ...complainant,
      status: 'OPEN',
      isNew: true,
      channel: 'RESIDENCE',
      media: 'PHONE',
      subcategoryFormat: 'Door',
      categoryFormat: 'Lift and escalator',
      author: { id: cast.users.TOWN_COUNCIL.id },
      liftCompany: northern.LIFT_COMPANY,
    })
    expect(await council.complaints.detail({ id: logged.id })).toEqual(logged)
    const [newest] = await council.complaints.telemetry({ liftId })
    expect(newest).toMatchObject({ caseNo: logged.caseNo, telemetries: [{ key: 'LB', value: true }, { key: 'floor' }] })
  })

  it('is numbered without gaps, also where many are logged at once and some fail', async () => {
    const before = (await create()).caseNo
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 6 }, () => create()),
      ...Array.from({ length: 3 }, () => create({ liftFaultId: liftId })),
    ])
    const numbers = outcomes.flatMap(one => (one.status === 'fulfilled' ? [one.value.caseNo] : []))
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6].map(n => before + n))
    expect((await create()).caseNo).toBe(before + 7)
  })

  it('of one draft is logged once, however often it is sent', async () => {
    const draftId = crypto.randomUUID()
    const [first, second] = await Promise.all([create({ draftId }), create({ draftId })])
    expect((await create({ draftId })).id).toBe(first.id)
    expect(second.id).toBe(first.id)
  })

  it('names an alarm of its lift, one at most', async () => {
    await sendAlarm(server, cast.north)
    const fault = (await council.liftFaults.page({ liftId })).content[0]!
    await sendAlarm(server, cast.north, { type: 'PASSENGER_TRAP', number: 1 })
    const trap = (await council.passengerTraps.page({ liftId })).content[0]!
    const about = await create({ passengerTrapId: trap.id })
    expect(await outcomeOf(create({ liftFaultId: fault.id, passengerTrapId: trap.id }))).toBe('one-alarm-only')
    expect(await outcomeOf(create({ liftFaultId: trap.id }))).toBe('not-found')
    const ofLiftB = await findLiftId(server, `${cast.north.clientId}-B`)
    expect(await outcomeOf(create({ liftId: ofLiftB, liftFaultId: fault.id }))).toBe('not-found')
    const found = await council.complaints.page({ passengerTrapId: trap.id })
    expect(found.content.map(({ id }) => id)).toEqual([about.id])
  })

  it('says in the sentences of the specification what is missing', async () => {
    const error = await errorOf(council.complaints.create({ phone: '123', description: ' ' } as never))
    expect(error.errors).toEqual(
      expect.arrayContaining([
        { path: 'liftId', message: 'Please select lift.' },
        { path: 'feedbackType', message: 'Please select feedback type.' },
        { path: 'priority', message: 'Please select priority.' },
        { path: 'category', message: 'Please select category.' },
        { path: 'subcategory', message: 'Please select subcategory.' },
        { path: 'description', message: 'Please input defect description.' },
        { path: 'phone', message: 'Please enter an 8-digit phone number' },
      ]),
    )
  })
})

describe('the life of a case', () => {
  it('goes from the call to its last log line', async () => {
    const { id } = await create()
    const seen = await company.complaints.markSeen({ id })
    expect(seen.isNew).toBe(false)
    const deployed = await company.complaints.setStatus({ id, action: 'deploy', technicianName: 'Ravi' })
    expect(deployed).toMatchObject({ status: 'NOT_COMPLETE', liftTechnicianName: 'Ravi', lastAction: 'deploy' })
    await company.complaints.setStatus({ id, action: 'complete' })
    expect(await outcomeOf(company.complaints.setStatus({ id, action: 'close' }))).toBe('no-permission')
    await council.complaints.setStatus({ id, action: 'reopen', remark: 'It still hums.' })
    await company.complaints.setStatus({ id, action: 'complete' })
    const closed = await council.complaints.setStatus({ id, action: 'close' })
    expect(closed.closedAt).toBe(closed.updatedAt)
    // A repeat has the same answer, and writes nothing.
    expect(await council.complaints.setStatus({ id, action: 'close' })).toEqual(closed)
    expect(await outcomeOf(company.complaints.setStatus({ id, action: 'complete' }))).toBe('case-closed')
    const { logs } = await council.complaints.log({ id })
    expect(logs.map(({ event, name, remark }) => [event, name, remark])).toEqual([
      ['create', 'TOWN_COUNCIL superuser', null],
      ['seen', 'LIFT_COMPANY superuser', null],
      ['deploy', 'LIFT_COMPANY superuser', null],
      ['complete', 'LIFT_COMPANY superuser', null],
      ['reopen', 'TOWN_COUNCIL superuser', 'It still hums.'],
      ['complete', 'LIFT_COMPANY superuser', null],
      ['close', 'TOWN_COUNCIL superuser', null],
    ])
    const audited = await listRows<{ action: string; detail: object }>(
      server.db,
      sql`SELECT action, detail FROM audit WHERE subject_id = ${id} ORDER BY id`,
    )
    expect(audited).toHaveLength(7)
    expect(audited[2]).toEqual({
      action: 'complaints.setStatus',
      detail: {
        caseNo: closed.caseNo,
        before: { status: 'OPEN', technicianName: null },
        after: { status: 'NOT_COMPLETE', technicianName: 'Ravi' },
      },
    })
  })

  it('loses no text of two who edit it at once', async () => {
    const { id, updatedAt } = await create()
    const edit = (by: Client, description: string) =>
      by.complaints.edit({ id, updatedAt, ...caseFields, description, priority: 'URGENT' })
    const first = await edit(council, 'The car opens, and does not close.')
    const error = await errorOf(edit(company, 'It smells.'))
    expect(error).toMatchObject({
      code: 'changed-meanwhile',
      params: { name: 'TOWN_COUNCIL superuser', sinceAt: first.updatedAt },
    })
    // Sent once more by the first, it has changed already.
    expect(await edit(council, 'The car opens, and does not close.')).toEqual(first)
    const { logs } = await council.complaints.log({ id })
    expect(logs.at(-1)).toMatchObject({
      event: 'edit',
      changes: [
        { field: 'priority', before: 'IMMEDIATE', after: 'URGENT' },
        { field: 'description', before: caseFields.description, after: 'The car opens, and does not close.' },
      ],
    })
  })

  it('is moved on by one of two who do so at the same moment; the other is answered who was first', async () => {
    const { id } = await create()
    await company.complaints.setStatus({ id, action: 'deploy', technicianName: 'Ravi' })
    const both = [council, company].map(by => by.complaints.setStatus({ id, action: 'complete' }))
    const outcomes = await Promise.allSettled(both)
    const [first] = outcomes.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    const { code, params } = await errorOf(both[outcomes.findIndex(({ status }) => status === 'rejected')]!)
    expect({ code, params }).toEqual({
      code: 'wrong-case-status',
      params: { name: first!.lastEditor!.name, sinceAt: first!.updatedAt },
    })
    const { logs } = await council.complaints.log({ id })
    expect(logs.filter(({ event }) => event === 'complete')).toHaveLength(1)
  })

  it('is new to all until someone else than its author opens it', async () => {
    const { id } = await create()
    expect((await council.complaints.markSeen({ id })).isNew).toBe(true)
    const counts = await council.complaints.count({})
    await company.complaints.markSeen({ id })
    const after = await council.complaints.count({})
    expect(after).toEqual({ ...counts, newStatusCnt: counts.newStatusCnt - 1 })
    expect((await company.complaints.page({ isNew: 'true' })).content.map(one => one.id)).not.toContain(id)
  })

  it('of another organisation type is read, and not written', async () => {
    const { id } = await create()
    for (const type of ['BCA', 'LMD_VENDOR'] as const) {
      expect((await cast.clients[type].complaints.detail({ id })).id).toBe(id)
      expect(await outcomeOf(cast.clients[type].complaints.markSeen({ id }))).toBe('no-permission')
    }
  })
})

describe('the counts of cases', () => {
  it('are those of the rows, by the ledger and by counting, for everyone who sees them', async () => {
    const southern = await findLiftId(server, `${cast.south.clientId}-A`)
    await create({ liftId: southern }, cast.clients.LIFTWATCH)
    for (const client of [cast.clients.LIFTWATCH, council]) {
      const rows = (await client.complaints.page({ size: 1_000 })).content
      const of = (status: string) => rows.filter(row => row.status === status).length
      const counts = {
        newStatusCnt: rows.filter(({ isNew }) => isNew).length,
        openStatusCnt: of('OPEN'),
        notCompleteStatusCnt: of('NOT_COMPLETE'),
        completeStatusCnt: of('COMPLETE'),
        closedStatusCnt: of('CLOSED'),
      }
      expect(await client.complaints.count({})).toEqual(counts)
      await foldComplaintCounts(server.db)
      expect(await client.complaints.count({})).toEqual(counts)
      expect(await client.complaints.count({ startTs: 0 })).toEqual(counts)
      for (const status of ['OPEN', 'CLOSED'] as const)
        expect((await client.complaints.page({ status, size: 1 })).totalElements).toBe(of(status))
      for (const filter of [
        { priority: 'URGENT' },
        { subcategory: 'DOOR' },
        { media: 'SMS' },
        { isNew: 'false' },
      ] as const) {
        const { content, totalElements } = await client.complaints.page({ ...filter, size: 1_000 })
        expect({ filter, totalElements }).toEqual({ filter, totalElements: content.length })
      }
    }
  })

  it('follow a lift to another scope', async () => {
    const admin = await logIn(server, await createUser(server, { role: 'ADMIN' }))
    const before = await council.complaints.count({})
    const lift = `${cast.north.clientId}-A`
    await admin.estate.assign({ contracts: [{ lift, townCouncil: 'South Council' }] })
    expect((await council.complaints.count({})).openStatusCnt).toBe(0)
    await admin.estate.assign({ contracts: [{ lift, townCouncil: northern.TOWN_COUNCIL }] })
    expect(await council.complaints.count({})).toEqual(before)
  })
})
