import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { inject } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { usualTimeZone } from '@liftwatch/core/contract/time-zone'
import { formatDay } from '@liftwatch/core/text/format'
import { createRandom, type Random } from '../../scripts/demo/random'
import { complaint } from '../../server/src/db/schema/complaints'
import { lmSchedule } from '../../server/src/db/schema/lm-schedules'
import { omsSchedule } from '../../server/src/db/schema/oms-schedules'
import { listRows } from '../../server/src/queries/rows'
import { block, createEstate, createUser, logIn, newBearerClient, postMessages } from './builders'
import { createTestDatabase } from './database'
import { outcomeOf } from './outcome'
import { pastMessages } from './past-messages'
import { startTestServer, type TestServer } from './server'
import { copyName, makeOnce } from './template-database'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** An instant on the estate's clock: 2026-09-01 00:00. */
function local(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}:00+08:00`)
}

export const reportBegin = local('2026-08-20 00:00')
/** So the months that can be had are September and those before it. */
export const reportNow = local('2026-10-15 10:00')

export interface ReportEstate {
  readonly server: TestServer
  /** Of LIFTWATCH, which sees everything. */
  readonly client: Client
  readonly setClock: (at: number) => void
}

const councils = ['Ang Mo Kio', 'Bedok', undefined]
const companies = ['Ascendo Lifts', 'Zenith Lifts', 'Émile 电梯', undefined]
const brands = ['Fuji', 'KONE', undefined]

function blocks(random: Random) {
  return Array.from({ length: 9 }, (_, index) => ({
    ...block({ townCode: ['AMK', 'BD', 'CCK'][index % 3]!, block: String(200 + index), lifts: 1 + (index % 2) }),
    townCouncil: councils[index % 3],
    liftCompany: random.pick(companies),
    ward: ['AM53', 'BD12', undefined][random.whole(0, 2)],
    constituency: ['Ang Mo Kio GRC', undefined][index % 2],
  }))
}

async function describeLifts({ db }: TestServer, random: Random): Promise<string[]> {
  const lifts = await listRows<{ id: string }>(db, sql`SELECT id FROM lift ORDER BY name`)
  for (const { id } of lifts) {
    const attribute = { brand: random.pick(brands), turnOnDate: random.pick(['1988-09-30', '2024-10-01', 'unknown']) }
    await db.execute(sql`UPDATE lift SET attribute = ${JSON.stringify(attribute)}::jsonb WHERE id = ${id}`)
  }
  return lifts.map(({ id }) => id)
}

async function planSwitchOffs({ db }: TestServer, random: Random, liftIds: readonly string[]): Promise<void> {
  const now = { createdAt: reportBegin, updatedAt: reportBegin, report: 'Rewiring, 停梯' }
  for (let count = 0; count < 60; count += 1) {
    const offAt = reportBegin + Math.round((random.next() * (reportNow - reportBegin)) / 1_000) * 1_000
    const onAt = offAt + random.whole(1, 72) * hourMs
    const switchOnAt = random.chance(0.6) ? offAt + random.whole(1, 90) * hourMs : null
    const status = switchOnAt === null ? 'OPEN' : 'CLOSED'
    const row = {
      id: newId(),
      liftId: random.pick(liftIds),
      offAt,
      onAt,
      switchOnAt,
      closedAt: switchOnAt,
      status,
    } as const
    await db.insert(omsSchedule).values({ ...row, ...now })
  }
}

async function planMaintenance({ db }: TestServer, random: Random, liftIds: readonly string[]): Promise<void> {
  for (const liftId of liftIds) {
    for (let at = reportBegin; at < reportNow + 14 * dayMs; at += random.whole(1, 6) * dayMs) {
      const date = new Date(at + 8 * hourMs).toISOString().slice(0, 10)
      // The server may have made this day already, by its own rule.
      await db
        .insert(lmSchedule)
        .values({ id: newId(), liftId, date, originalDate: date, createdAt: 0, updatedAt: 0 })
        .onConflictDoNothing()
    }
    const today = formatDay(reportNow)
    const made = { originalDate: today, createdAt: 0, updatedAt: 0 }
    if (random.chance(0.8))
      await db
        .insert(lmSchedule)
        .values({ id: newId(), liftId, date: today, ...made })
        .onConflictDoNothing()
  }
}

async function complain({ db }: TestServer, random: Random, liftIds: readonly string[]): Promise<void> {
  const faults = await listRows<{ id: string; liftId: string }>(
    db,
    sql`SELECT id, lift_id AS "liftId" FROM alarm WHERE type = 'LIFT_FAULT' ORDER BY alarm_start_ts, id`,
  )
  for (let count = 0; count < 120; count += 1) {
    const fault = random.chance(0.5) ? random.pick(faults) : undefined
    const at = reportBegin + Math.round(random.next() * (reportNow - reportBegin))
    await db.insert(complaint).values({
      id: newId(),
      liftId: fault?.liftId ?? random.pick(liftIds),
      liftFaultId: fault?.id ?? null,
      subcategory: random.pick(['BREAKDOWN', 'NOISE']),
      description: 'The lift does not come. 电梯不来',
      priority: random.pick(['NORMAL', 'URGENT', 'IMMEDIATE']),
      media: 'PHONE',
      status: random.pick(['OPEN', 'CLOSED']),
      createdAt: at,
      updatedAt: at,
    })
  }
}

/** Operators do what operators do, to some of what waits for them. Not everything that they try is allowed. */
async function act(random: Random, operators: readonly Client[]): Promise<void> {
  const operator = random.pick(operators)
  const faults = (
    await operator.liftFaults.page({ size: 200, operationalStatus: random.pick(['OUTSTANDING', 'DEPLOYMENT']) })
  ).content
  for (const { id } of faults.filter(() => random.chance(0.3))) {
    const report = {
      id,
      technicianName: 'Lim',
      result: 'Done.',
      ...(random.chance(0.8) && { faultCode: random.pick(['1010', '1020', '2010', '9000']) }),
    }
    const { acknowledge, arrive, report: tell } = operator.liftFaults
    await outcomeOf(random.pick([() => acknowledge({ id }), () => arrive({ id }), () => tell(report)])())
  }
  const traps = (await operator.passengerTraps.page({ size: 200 })).content
  for (const { id } of traps.filter(() => random.chance(0.2))) {
    const { acknowledge, arrive, report } = operator.passengerTraps
    await outcomeOf(
      random.pick([
        () => acknowledge({ id, team: 'Rescue North' }),
        () => arrive({ id }),
        () => report({ id, name: 'Lim', result: 'Freed.' }),
      ])(),
    )
  }
}

/** An operator whose session would not outlast two months, and so works with a token. */
async function createOperator(server: TestServer): Promise<Client> {
  const client = await logIn(server, await createUser(server))
  const { token } = await client.userTokens.create({
    name: 'Two months',
    permissions: ['lift-fault', 'lift-fault.write', 'passenger-trap', 'passenger-trap.write'],
    expiresInDays: 365,
  })
  return newBearerClient(server, token)
}

/** The name of a database in which the estate of the seed has lived, and no one works any more. */
async function live(seed: number, env: Record<string, string>): Promise<string> {
  const random = createRandom(seed)
  let at = reportBegin
  const { url } = await createTestDatabase()
  const server = await startTestServer({ databaseUrl: url, env, clock: () => at })
  const devices = await createEstate(server, blocks(random))
  const liftIds = await describeLifts(server, random)
  const operators = await Promise.all([createOperator(server), createOperator(server)])
  const messages = pastMessages(random, devices, reportBegin, reportNow)
  for (let next = 0; at < reportNow;) {
    at = Math.min(at + Math.round(random.between(0.3, 1.2) * dayMs), reportNow)
    const first = next
    while (next < messages.length && messages[next]!.arrivesAt <= at) next += 1
    for (const [index, device] of devices.entries()) {
      const own = messages.slice(first, next).filter(message => message.device === index)
      const sent = own.map(({ seq, lift, ts, type, number, state }) => ({ seq, lift, ts, type, number, state }))
      if (sent.length > 0) await postMessages(server, device, sent)
    }
    await act(random, operators)
  }
  await planSwitchOffs(server, random, liftIds)
  await planMaintenance(server, random, liftIds)
  await complain(server, random, liftIds)
  await server.stop()
  return new URL(url).pathname.slice(1)
}

/** Estates to compare reports on, by seed and zone: the clocks of the second change within its second month. */
export const zonedEstates = [
  [20_261_121, 'Asia/Singapore'],
  [7, 'Pacific/Auckland'],
  [11, 'America/St_Johns'],
] as const

/**
 * Eight weeks of a small estate, lived through the server's own entry points: messages in time and late ones, faults that overlap, last
 * over the month's end or for ever, switch-offs, maintenance, complaints, and operators who do some of what they should. It is lived once a
 * run for each seed and zone, and copied. Anyone who asks for another zone than the usual one follows that again at the end: it is the program's.
 */
export async function createReportEstate(seed: number, timeZone = usualTimeZone): Promise<ReportEstate> {
  const env = { LIFTWATCH_TIME_ZONE: timeZone }
  const template = copyName(inject('template'), `reports_${seed}_${timeZone.replace(/\W/g, '_').toLowerCase()}`)
  await makeOnce(inject('database'), template, () => live(seed, env))
  let at = reportNow
  const server = await startTestServer({ template, env, clock: () => at })
  return { server, client: await logIn(server, await createUser(server)), setClock: to => (at = to) }
}
