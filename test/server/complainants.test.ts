import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { listEndpoints } from '@liftwatch/core/contract/api'
import type { FileAnswer } from '@liftwatch/core/contract/endpoint'
import { dayMs } from '@liftwatch/core/limits'
import { createLog } from '../../server/src/log'
import { removeOldPersonalData } from '../../server/src/cases/remove-personal-data'
import { findRow, listRows } from '../../server/src/queries/rows'
import { callWith, sampleOf } from '../contract/samples'
import {
  caseFields,
  newEventId,
  newFaultId,
  newSwitchOffId,
  newTrapId,
  placeOf,
  type Subjects,
} from '../contract/subjects'
import { createUser, logIn } from '../harness/builders'
import { findLiftId, grant, northern } from '../harness/cast'
import { bytesOf } from '../harness/files'
import { cast, it as plainIt, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'

let logged = ''
const log = createLog('trace', { write: line => (logged += line) })
/** The server, with all that it says of what it does. */
const it = plainIt.extend('settings', { scope: 'file' }, { log }).extend('given', { scope: 'file' }, { hasCast: true })

/** Nothing else has these. */
const marked = { phone: '87654321', complainant: 'Mdm Tan Marked', email: 'marked@example.org' }
const nothingLeft = { phone: null, complainant: null, email: null, residential: null, complainantAddress: null }

let subjects: Subjects
let council: Client

const logCase = () => council.complaints.create({ liftId: subjects.liftId, ...caseFields, ...marked })

it.beforeAll(async () => {
  council = cast.clients.TOWN_COUNCIL
  const place = await placeOf(council, await findLiftId(server, `${cast.north.clientId}-A`))
  const faultId = await newFaultId(server, cast.north, council)
  const about = { liftId: place.liftId, liftFaultId: faultId, ...caseFields, ...marked }
  const { id: caseId } = await council.complaints.create(about)
  const trapId = await newTrapId(server, cast.north, council)
  const eventId = await newEventId(server, cast.north, council)
  const switchOffId = await newSwitchOffId(council, place.liftId)
  subjects = {
    user: cast.users.LIFTWATCH,
    device: cast.north,
    ...place,
    faultId,
    trapId,
    eventId,
    caseId,
    switchOffId,
    checkId: faultId,
  }
})

async function textOf(answer: unknown): Promise<string> {
  if (typeof answer !== 'object' || answer === null || !('chunks' in answer)) return JSON.stringify(answer)
  return (await bytesOf(answer as FileAnswer)).toString('utf8')
}

const isMarked = (text: string) => Object.values(marked).some(mark => text.includes(mark))

/** The reads, each with its sample, whose answers say who complained; files as lines of JSON, which have whole rows. */
async function saidBy(client: Client): Promise<string[]> {
  const found: string[] = []
  for (const endpoint of listEndpoints().filter(({ method }) => method === 'GET')) {
    const input = { ...sampleOf(endpoint, subjects), ...(endpoint.isFile && { format: 'jsonl', columns: undefined }) }
    const answer = await callWith(client, endpoint, input).then(textOf, (error: unknown) => String(error))
    if (isMarked(answer)) found.push(endpoint.id)
  }
  return found
}

describe('who complained', () => {
  it.each(['TOWN_COUNCIL', 'LIFT_COMPANY', 'MANAGEMENT_AGENT', 'EMSU', 'LIFTWATCH'] as const)(
    'is said to %s by the case itself, and by no other read',
    async type => {
      expect(await saidBy(cast.clients[type])).toEqual(['complaints.detail'])
    },
  )

  it.each(['BCA', 'LMD_VENDOR'] as const)('is said to %s by nothing', async type => {
    expect(await saidBy(cast.clients[type])).toEqual([])
    const detail = await cast.clients[type].complaints.detail({ id: subjects.caseId })
    expect(detail).toMatchObject({ ...nothingLeft, isComplainantShown: false, description: caseFields.description })
  })

  it('is not said to those who come to cases by their lifts or alarms', async () => {
    for (const permission of ['lifts', 'lift-fault', 'passenger-trap'] as const) {
      const user = await createUser(server, { organization: northern.TOWN_COUNCIL, type: 'TOWN_COUNCIL', role: 'USER' })
      await grant(server, user, [permission])
      expect(await saidBy(await logIn(server, user))).toEqual([])
    }
  })

  it('is in a file only where its columns are named, for those who may see it', async () => {
    const fileOf = async (client: Client, format: 'csv' | 'jsonl', columns?: string[]) =>
      textOf(await client.complaints.export({ format, ...(columns && { columns }), headings: 'keys' }))
    for (const format of ['csv', 'jsonl'] as const) {
      expect(isMarked(await fileOf(council, format))).toBe(false)
      const named = await fileOf(council, format, ['caseNo', 'phone'])
      expect(named).toContain(marked.phone)
      expect(named).not.toContain(marked.complainant)
      expect(isMarked(await fileOf(cast.clients.BCA, format, ['caseNo', 'phone']))).toBe(false)
    }
  })

  it('leaves with an audit entry that says which columns of it left, and not what was in them', async () => {
    await council.complaints.export({ format: 'csv', columns: ['caseNo', 'phone'] }).then(textOf)
    const entry = await findRow<{ detail: object }>(
      server.db,
      sql`SELECT detail FROM audit WHERE action = 'exports.send' ORDER BY id DESC LIMIT 1`,
    )
    expect(entry!.detail).toMatchObject({ call: 'complaints.export', columns: ['phone'] })
  })

  it('is in a file of no one whose preferences name it', async () => {
    const body = ['caseNo', 'phone'].map(key => ({ key, name: key, view: true, detectable: true }))
    await council.properties.save({ type: 'COMPLAINT_TABLE_HEADER', body })
    expect(isMarked(await textOf(await council.complaints.export({ format: 'csv' })))).toBe(false)
  })

  it('is in no audit entry, notice, mail, log of the case', async () => {
    const { id } = await logCase()
    await council.complaints.setStatus({ id, action: 'close', remark: 'A mistake.' })
    for (const table of ['audit', 'notice', 'mail', 'case_log', 'case_notification', 'call_line']) {
      const rows = await listRows(server.db, sql`SELECT * FROM ${sql.identifier(table)}`)
      expect({ table, isMarked: isMarked(JSON.stringify(rows)) }).toEqual({ table, isMarked: false })
    }
  })
})

it('is in no line of the log, also where the database refuses what was to be stored', async () => {
  const broken = 'Broken on purpose'
  await server.db.execute(
    sql`ALTER TABLE complaint ADD CONSTRAINT not_broken CHECK (description <> 'Broken on purpose')`,
  )
  const refused = council.complaints.create({ liftId: subjects.liftId, ...caseFields, ...marked, description: broken })
  expect(await outcomeOf(refused)).toBe('system-failure')
  await council.complaints
    .create({ liftId: subjects.liftId, ...caseFields, ...marked, phone: `${marked.phone}1` })
    .catch(() => {})
  await soon(() => expect(logged).toContain('not_broken'))
  expect(logged).toContain('complaints.create')
  expect(isMarked(logged)).toBe(false)
})

describe('the removal of who complained', () => {
  it("is an ADMIN's, and leaves nothing behind", async () => {
    const { id } = await logCase()
    expect(await outcomeOf(council.complaints.removeComplainant({ id }))).toBe('no-permission')
    const as = { organization: northern.TOWN_COUNCIL, type: 'TOWN_COUNCIL', role: 'ADMIN' } as const
    const admin = await logIn(server, await createUser(server, as))
    const removed = await admin.complaints.removeComplainant({ id })
    expect(removed).toMatchObject({ ...nothingLeft, isComplainantShown: true })
    expect(removed.complainantRemovedAt).not.toBeNull()
    // A repeat writes nothing.
    expect(await admin.complaints.removeComplainant({ id })).toEqual(removed)
    expect((await council.complaints.log({ id })).logs.map(({ event }) => event)).toEqual([
      'create',
      'removeComplainant',
    ])
    const row = await findRow(server.db, sql`SELECT * FROM complaint WHERE id = ${id}`)
    expect(isMarked(JSON.stringify(row))).toBe(false)
  })

  it('comes by itself 24 months after the case was closed, and not before', async () => {
    const { id } = await logCase()
    const open = await logCase()
    const closed = await council.complaints.setStatus({ id, action: 'close', remark: 'A mistake.' })
    const dueAt = closed.closedAt! + 730 * dayMs
    await removeOldPersonalData(server.db, dueAt)
    expect((await council.complaints.detail({ id })).phone).toBe(marked.phone)
    await removeOldPersonalData(server.db, dueAt + 1)
    expect(await council.complaints.detail({ id })).toMatchObject(nothingLeft)
    expect((await council.complaints.detail({ id: open.id })).phone).toBe(marked.phone)
    const { logs } = await council.complaints.log({ id })
    expect(logs.at(-1)).toMatchObject({ event: 'removeComplainant', name: null })
  })
})
