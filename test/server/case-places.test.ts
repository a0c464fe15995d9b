import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { minuteMs } from '@liftwatch/core/limits'
import { findNewestNotice, listNotices } from '../../server/src/queries/notices'
import { caseFields } from '../contract/subjects'
import { sendAlarm } from '../harness/builders'
import { findLiftId, northern } from '../harness/cast'
import { cast, client as admin, it as usualTest, server } from '../harness/fixtures'
import { errorOf } from '../harness/outcome'

const it = usualTest.extend('given', { scope: 'file' }, { client: { role: 'ADMIN' }, hasCast: true })

let council: Client
let liftId: string
let buildingId: string

it.beforeAll(async () => {
  council = cast.clients.TOWN_COUNCIL
  liftId = await findLiftId(server, `${cast.north.clientId}-A`)
  buildingId = (await council.lifts.detail({ id: liftId })).building.id
})

const log = (change: object = {}) => council.complaints.create({ liftId, ...caseFields, ...change })

describe('a building', () => {
  it('is found by its block, any word of its address, and its postcode, within what one sees', async () => {
    const find = async (input: object, client = council) =>
      (await client.buildingSnapshots.list(input)).map(({ name }) => name)
    const north = (await council.buildingSnapshots.list({ address: '205' }))[0]!
    expect(north).toMatchObject({ id: buildingId, liftCnt: 2, townCouncil: northern.TOWN_COUNCIL, gravestAlarm: null })
    expect(await find({ address: 'mo kio' })).toEqual([north.name])
    expect(await find({ postcode: '5602' })).toEqual([north.name])
    expect(await find({ postcode: '5602' }, cast.clients.LIFTWATCH)).toHaveLength(2)
    expect(await find({ address: 'bedok' })).toEqual([])
    expect(await find({ address: '%' })).toEqual([])
  })

  it('shows the gravest open alarm of its lifts', async () => {
    const gravest = async () => (await council.buildingSnapshots.list({ address: '205' }))[0]!.gravestAlarm
    await sendAlarm(server, cast.north, { type: 'RBE', number: 1 })
    expect(await gravest()).toEqual({ type: 'RBE', severity: null })
    await sendAlarm(server, cast.north, { number: 3 })
    await sendAlarm(server, cast.north, { number: 7 })
    expect(await gravest()).toEqual({ type: 'LIFT_FAULT', severity: 'URGENT' })
    await sendAlarm(server, cast.north, { type: 'PASSENGER_TRAP', number: 1 })
    expect(await gravest()).toEqual({ type: 'PASSENGER_TRAP', severity: null })
  })

  it('says of each lift what it does now, what happened lately and what is logged already', async () => {
    const lately = Date.now() - 90 * minuteMs
    await sendAlarm(server, cast.north, { lift: 'B', number: 1, ts: lately })
    await sendAlarm(server, cast.north, { lift: 'B', number: 1, ts: lately + minuteMs, state: 'CLEAR' })
    await sendAlarm(server, cast.north, { lift: 'B', number: 2, ts: lately - 60 * minuteMs })
    await sendAlarm(server, cast.north, { lift: 'B', number: 2, ts: lately - 59 * minuteMs, state: 'CLEAR' })
    await server.db.execute(sql`UPDATE organization SET phone = '6123 4567' WHERE name = ${northern.LIFT_COMPANY}`)
    const { id, caseNo } = await log()
    const [a, b] = await council.complaints.liftStatus({ buildingId })
    expect(a).toMatchObject({
      lift: { id: liftId, attribute: { liftNumber: 'A' } },
      liftCompanyPhone: '6123 4567',
      cases: [{ id, caseNo, status: 'OPEN' }],
    })
    expect(a!.flags).toContain('Complaint')
    expect(b!.alarms).toMatchObject([{ number: 1, alarmStatus: 'CLEAR' }])
    expect(b!.cases).toEqual([])
  })

  it('has the cases of all its lifts, the newest first, closed ones too', async () => {
    const ofB = await log({ liftId: await findLiftId(server, `${cast.north.clientId}-B`) })
    await council.complaints.setStatus({ id: ofB.id, action: 'close', remark: 'A mistake.' })
    const { content, totalElements } = await council.complaints.feedback({ buildingId })
    expect(content[0]).toMatchObject({ id: ofB.id, status: 'CLOSED' })
    expect(totalElements).toBe(content.length)
    expect((await cast.clients.TOWN_COUNCIL.complaints.feedback({ buildingId, size: 1 })).content).toHaveLength(1)
  })
})

describe('the persons in charge', () => {
  const everyone = { townCouncil: northern.TOWN_COUNCIL, phone: '6555 0000' }

  it('are those of the ward, or else of the council, by their roles', async () => {
    await server.db.execute(
      sql`UPDATE building SET attribute = attribute || '{"ward":"Kebun Baru"}' WHERE id = ${buildingId}`,
    )
    const people = [
      { ...everyone, role: 'PO', name: 'Lee' },
      { ...everyone, role: 'PM', name: 'Tan' },
      { ...everyone, role: 'PM', name: 'Siti', ward: 'Kebun Baru', email: 'siti@example.org' },
      { ...everyone, role: 'MP', name: 'Kumar', ward: 'Elsewhere' },
    ] as const
    expect(await admin.people.import({ people: [...people], isDryRun: true })).toEqual({ people: 4, townCouncils: 1 })
    expect(await council.people.ofBuilding({ buildingId })).toEqual([])
    await admin.people.import({ people: [...people] })
    const inCharge = await council.people.ofBuilding({ buildingId })
    expect(inCharge.map(({ role, name, ward }) => [role, name, ward])).toEqual([
      ['PM', 'Siti', 'Kebun Baru'],
      ['PO', 'Lee', null],
    ])
    await admin.people.import({ people: [{ ...everyone, role: 'PM', name: 'Wong' }] })
    expect((await council.people.ofBuilding({ buildingId })).map(({ name }) => name)).toEqual(['Wong'])
  })

  it('of an unknown council are refused with their line, and none comes in', async () => {
    const people = [
      { ...everyone, role: 'PM', name: 'Ong' },
      { ...everyone, townCouncil: 'Nowhere', role: 'PM', name: 'Goh' },
    ] as const
    const error = await errorOf(admin.people.import({ people: [...people] }))
    expect(error).toMatchObject({ code: 'unknown-organization', errors: [{ path: 'people.1.townCouncil' }] })
    expect((await council.people.ofBuilding({ buildingId })).map(({ name }) => name)).toEqual(['Wong'])
  })
})

describe('a change of a case', () => {
  it('is noticed by those who see its lift, with that of its alarm', async () => {
    await sendAlarm(server, cast.north, { number: 12 })
    const fault = (await council.liftFaults.page({ alarmLiftFaultNumber: 12 })).content[0]!
    const before = await findNewestNotice(server.db)
    const { id } = await log({ liftFaultId: fault.id })
    // What the server does by its clock meanwhile is of no one subject.
    const ofSubjects = (await listNotices(server.db, before, 10)).filter(({ subjectId }) => subjectId !== null)
    const noticed = ofSubjects.filter(({ kind }) => kind !== 'mails')
    expect(noticed.map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
      ['cases', id],
      ['liftFaults', fault.id],
    ])
  })

  it('is written to the lift company, and to the council once the work is done; the case says to whom', async () => {
    await server.db.execute(sql`UPDATE organization SET email = lower(replace(name, ' ', '.')) || '@example.org'`)
    const { id, caseNo } = await log()
    await council.complaints.setStatus({ id, action: 'deploy', technicianName: 'Ravi' })
    await council.complaints.setStatus({ id, action: 'complete' })
    await council.complaints.setStatus({ id, action: 'reopen', remark: 'It hums.' })
    const { notifications } = await council.complaints.notificationLog({ id })
    expect(notifications.map(({ event, recipient, sentAt }) => [event, recipient, sentAt])).toEqual([
      ['created', 'ascendo.lifts@example.org', null],
      ['completed', 'north.council@example.org', null],
      ['reopened', 'ascendo.lifts@example.org', null],
    ])
    const mails = (await admin.mails.page({})).content
    const created = mails.find(({ subject }) => subject.startsWith(`Case ${caseNo}: `))!
    expect(created.subject).toContain(`Case ${caseNo}: ${cast.north.clientId}-A, Door`)
    expect(created.text).toContain(`${server.url}/case-management/view/${id}`)
    expect(JSON.stringify(notifications)).not.toContain('maintain')
  })
})
