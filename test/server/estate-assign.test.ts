import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import type { LiftContract } from '@liftwatch/core/contract/estate/estate'
import { fromProblem } from '@liftwatch/core/contract/problem'
import { ensureOrganization } from '../../server/src/queries/organizations'
import { findRow, listRows } from '../../server/src/queries/rows'
import { createUser, logIn, sendAlarm } from '../harness/builders'
import { findLiftId, northern } from '../harness/cast'
import { expectExactCounts } from '../harness/exact-counts'
import { cast, client as admin, it as usualTest, server } from '../harness/fixtures'
import { kindOfTheNight, listen, type Listener } from '../harness/listener'
import { errorOf, outcomeOf } from '../harness/outcome'
import { soon } from '../harness/soon'

const it = usualTest.extend('given', { scope: 'file' }, { client: { role: 'ADMIN' }, hasCast: true })

let token: string
/** A company that has no lifts yet. */
let heir: Client
let north: string[]
let south: string[]
const open: Listener[] = []

it.beforeAll(async () => {
  heir = await logIn(server, await createUser(server, { organization: 'Heir Lifts', type: 'LIFT_COMPANY' }))
  const made = { name: 'contracts', permissions: ['organization.write' as const], expiresInDays: 1 }
  ;({ token } = await admin.userTokens.create(made))
  const liftsOf = (name: string) => ['A', 'B'].map(lift => `${name}-${lift}`)
  north = liftsOf(cast.north.clientId)
  south = liftsOf(cast.south.clientId)
})
afterEach(() => open.splice(0).forEach(listener => listener.close()))

const assign = (...contracts: LiftContract[]) => admin.estate.assign({ contracts })
const lifts = async (client: Client) => (await client.lifts.page({})).content.map(({ name }) => name)
const faults = async (client: Client) => (await client.liftFaults.count({})).outstandingTotal
const backHome = () => assign(...north.map(lift => ({ lift, liftCompany: northern.LIFT_COMPANY })))

async function follow(client: Client): Promise<Listener> {
  const listener = await listen(client)
  open.push(listener)
  return listener
}

/** What the audit trail has of moves, the newest first. */
async function entries(): Promise<unknown[]> {
  const moves = sql`SELECT detail FROM audit WHERE action = 'estate.assign' ORDER BY at DESC, id DESC`
  return (await listRows<{ detail: unknown }>(server.db, moves)).map(({ detail }) => detail)
}

/** All that an assignment can change. */
function stored(): Promise<unknown> {
  return findRow(
    server.db,
    sql`
      SELECT (SELECT jsonb_agg(jsonb_build_array(name, scope_id) ORDER BY name) FROM lift) AS lifts,
        (SELECT jsonb_agg(to_jsonb(lift_scope) ORDER BY id) FROM lift_scope) AS scopes,
        (SELECT jsonb_agg(to_jsonb(building) ORDER BY id) FROM building) AS buildings,
        (SELECT jsonb_agg(vendor_id ORDER BY id) FROM lmd) AS vendors, (
          SELECT max(id) FROM notice WHERE kind <> ${kindOfTheNight}) AS notices,
        (SELECT count(*) FROM audit) AS audited`,
  )
}

describe('lifts whose contract goes to another company', () => {
  it('are seen by that one at once and by the one before no more, with their alarms and counts', async () => {
    const company = cast.clients.LIFT_COMPANY
    await sendAlarm(server, cast.north, { number: 61 })
    await sendAlarm(server, cast.north, { number: 62, lift: 'B' })
    const [before, unconcerned] = [await faults(company), await faults(cast.clients.TOWN_COUNCIL)]
    expect(await assign({ lift: north[0]!, liftCompany: 'Heir Lifts' })).toEqual({ changed: 1, unchanged: 0 })
    expect(await lifts(heir)).toEqual([north[0]])
    expect(await lifts(company)).toEqual([north[1]])
    expect([await faults(heir), await faults(company)]).toEqual([1, before - 1])
    expect(await faults(cast.clients.TOWN_COUNCIL)).toBe(unconcerned)
    const id = await findLiftId(server, north[0]!)
    expect(await outcomeOf(company.lifts.detail({ id }))).toBe('not-found')
    expect(await heir.lifts.detail({ id })).toMatchObject({ liftCompany: 'Heir Lifts' })
    await expectExactCounts(server.db)
    await backHome()
  })

  it('leave and come on open streams, and what they send from then on goes to the new one alone', async () => {
    const [leaving, coming, other] = await Promise.all([
      follow(cast.clients.LIFT_COMPANY),
      follow(heir),
      follow(await logIn(server, await createUser(server, { organization: 'Zenith Lifts', type: 'LIFT_COMPANY' }))),
    ])
    // What ingest knows of the lift is from before its move.
    await sendAlarm(server, cast.north, { number: 63 })
    await assign(...north.map(lift => ({ lift, liftCompany: 'Heir Lifts' })))
    const kindsOf = (listener: Listener) => new Set(listener.notices().map(({ kind }) => kind))
    const all = new Set(['lifts', 'lmds', 'liftFaults', 'passengerTraps', 'rbes', 'cases', 'switchOffs'])
    await soon(() => expect(kindsOf(leaving)).toEqual(all))
    await soon(() => expect(kindsOf(coming)).toEqual(all))
    await sendAlarm(server, cast.north, { number: 64 })
    const newest = (await heir.liftFaults.page({ alarmLiftFaultNumber: 64 })).content[0]!.id
    await soon(() => expect(coming.notices().map(({ id }) => id)).toContain(newest))
    expect(leaving.notices().map(({ id }) => id)).not.toContain(newest)
    expect(other.notices()).toEqual([])
    await backHome()
  })

  it('come back by a second file, and by a repeat of it nothing changes', async () => {
    const contracts = north.map(lift => ({ lift, liftCompany: 'Heir Lifts' }))
    expect(await assign(...contracts)).toEqual({ changed: 2, unchanged: 0 })
    const before = await stored()
    expect(await assign(...contracts)).toEqual({ changed: 0, unchanged: 2 })
    expect(await assign({ lift: north[0]! })).toEqual({ changed: 0, unchanged: 1 })
    expect(await stored()).toEqual(before)
    expect(await backHome()).toEqual({ changed: 2, unchanged: 0 })
  })
})

describe('an assignment', () => {
  it('that is a rehearsal says what it would come to, and leaves nothing', async () => {
    const before = await stored()
    const contracts = [...north, ...south].map(lift => ({ lift, liftCompany: 'Zenith Lifts' }))
    expect(await admin.estate.assign({ contracts, isDryRun: true })).toEqual({ changed: 2, unchanged: 2 })
    expect(await stored()).toEqual(before)
  })

  it('moves lifts to another council, vendor and agent too: their building and device follow once all of them have', async () => {
    const parties = { townCouncil: 'South Council', lmdVendor: 'Beacon Devices', managementAgent: 'South Agents' }
    await ensureOrganization(server.db, 'South Agents', 'MANAGEMENT_AGENT', 0)
    const building = async () => (await admin.buildings.page({ tc: 'AMK' })).content[0]!
    const vendor = async () =>
      (await findRow<{ name: string }>(
        server.db,
        sql`
          SELECT organization.name FROM lmd JOIN organization ON organization.id = lmd.vendor_id
          WHERE client_id = ${cast.north.clientId}`,
      ))!.name
    const before = await building()
    await assign({ lift: north[0]!, ...parties })
    expect(await building()).toEqual(before)
    expect(await vendor()).toBe('Sensorica Devices')
    const concerned: OrganizationType[] = ['TOWN_COUNCIL', 'LMD_VENDOR', 'MANAGEMENT_AGENT', 'EMSU']
    for (const type of concerned)
      expect({ type, lifts: await lifts(cast.clients[type]) }).toEqual({ type, lifts: [north[1]] })

    await assign({ lift: north[1]!, ...parties })
    expect(await building()).toMatchObject({ townCouncil: 'South Council', managementAgent: 'South Agents' })
    expect(await vendor()).toBe('Beacon Devices')
    for (const type of concerned) expect({ type, lifts: await lifts(cast.clients[type]) }).toEqual({ type, lifts: [] })
    expect(await lifts(cast.clients.LIFT_COMPANY)).toEqual(north)
    const back = {
      townCouncil: northern.TOWN_COUNCIL,
      lmdVendor: northern.LMD_VENDOR,
      managementAgent: northern.MANAGEMENT_AGENT,
    }
    await assign(...north.map(lift => ({ lift, ...back })))
    for (const type of concerned) expect(await lifts(cast.clients[type])).toEqual(north)
  })

  it('is in the audit trail by how many lifts went from whom to whom, and by which; those that stay are not', async () => {
    await assign(
      ...north.map(lift => ({ lift, liftCompany: 'Heir Lifts', lmdVendor: 'Beacon Devices' })),
      ...south.map(lift => ({ lift, liftCompany: 'Heir Lifts', lmdVendor: 'Beacon Devices' })),
    )
    const back = { liftCompany: 'Zenith Lifts', lmdVendor: 'Beacon Devices' }
    await assign(...south.map(lift => ({ lift, ...back })))
    expect((await entries()).slice(0, 2)).toEqual([
      { lifts: 2, liftCompany: ['Heir Lifts → Zenith Lifts: 2'], liftNames: south },
      {
        lifts: 4,
        liftCompany: ['Ascendo Lifts → Heir Lifts: 2', 'Zenith Lifts → Heir Lifts: 2'],
        lmdVendor: ['Sensorica Devices → Beacon Devices: 2'],
        liftNames: [...north, ...south],
      },
    ])
    await assign(...north.map(lift => ({ lift, liftCompany: northern.LIFT_COMPANY, lmdVendor: northern.LMD_VENDOR })))
  })

  it('names the rows of lifts and organisations that there are not, and moves none', async () => {
    const before = await stored()
    const known = { lift: north[0]!, liftCompany: 'Heir Lifts' }
    const lost = await errorOf(assign(known, { lift: 'AMK-AMA1-999-A' }, { lift: 'Nowhere', liftCompany: 'No Lifts' }))
    expect(lost).toMatchObject({ code: 'unknown-lift', params: { name: 'AMK-AMA1-999-A' } })
    expect(lost.errors.map(({ path }) => path)).toEqual(['contracts.1.lift', 'contracts.2.lift'])
    const wrongType = await errorOf(assign(known, { lift: north[1]!, townCouncil: 'Heir Lifts' }))
    expect(wrongType).toMatchObject({
      code: 'unknown-organization',
      params: { name: 'Heir Lifts', type: 'TOWN_COUNCIL' },
      errors: [{ path: 'contracts.1.townCouncil' }],
    })
    expect(await stored()).toEqual(before)
  })

  it('comes as lines too, compressed or not; what is said of a lift last holds', async () => {
    const rows = [
      { lift: north[0], liftCompany: 'Zenith Lifts' },
      { lift: north[1], liftCompany: 'Heir Lifts' },
      { lift: north[0], liftCompany: 'Heir Lifts' },
      { lift: north[0], lmdVendor: 'Beacon Devices' },
    ]
    const post = async (lines: readonly unknown[], query = '') => {
      const response = await fetch(`${server.url}/api/estate/assign${query}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/x-ndjson',
          'content-encoding': 'gzip',
        },
        body: gzipSync(lines.map(line => JSON.stringify(line)).join('\n')),
      })
      return (await response.json()) as Record<string, unknown>
    }
    expect(await post(rows, '?isDryRun=true')).toEqual({ changed: 2, unchanged: 0 })
    expect(await post(rows)).toEqual({ changed: 2, unchanged: 0 })
    expect(await lifts(heir)).toEqual(north)
    expect((await entries())[0]).toMatchObject({ lmdVendor: ['Sensorica Devices → Beacon Devices: 1'] })
    const refused = fromProblem(await post([{ lift: north[0] }, { liftCompany: 'Heir Lifts' }]))
    expect(refused).toMatchObject({ code: 'bad-input', errors: [{ path: 'contracts.1.lift' }] })
    await assign(...north.map(lift => ({ lift, liftCompany: northern.LIFT_COMPANY, lmdVendor: northern.LMD_VENDOR })))
  })

  it('and others at the same moment, while devices send, leave whole contracts and exact counts', async () => {
    const to = (liftCompany: string) => assign(...[...north, ...south].map(lift => ({ lift, liftCompany })))
    const numbers = Array.from({ length: 12 }, (_, index) => 70 + index)
    await Promise.all([
      ...['Heir Lifts', 'Zenith Lifts', 'Ascendo Lifts', 'Heir Lifts'].map(to),
      ...numbers.map(number => sendAlarm(server, number % 2 ? cast.north : cast.south, { number })),
    ])
    const companies = await listRows<{ companies: number }>(
      server.db,
      sql`SELECT count(DISTINCT lift_company_id) AS companies FROM lift JOIN lift_scope ON lift_scope.id = lift.scope_id`,
    )
    expect(companies).toEqual([{ companies: 1 }])
    await expectExactCounts(server.db)
  })

  it('is for those who administer organisations', async () => {
    const contracts = [{ lift: north[0]!, liftCompany: 'Heir Lifts' }]
    expect(await outcomeOf(cast.clients.LIFT_COMPANY.estate.assign({ contracts }))).toBe('no-permission')
    expect(await outcomeOf(cast.clients.LIFTWATCH.estate.assign({ contracts }))).toBe('no-permission')
  })
})
