import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Client } from '@liftwatch/core/client/client'
import { dayMs, hourMs } from '@liftwatch/core/limits'
import { complaint } from '../../server/src/db/schema/complaints'
import { omsSchedule } from '../../server/src/db/schema/oms-schedules'
import { createEstate, createUser, logIn, sendAlarm, type TestDevice, type TestUser } from './builders'
import { createCast, findLiftId, type Cast } from './cast'
import type { TestServer } from './server'

const report = { technicianName: 'Lim', result: 'Cleaned the track.' }

/** Faults of each severity, in each state that a fault can be in. */
async function sendFaults(server: TestServer, device: TestDevice, client: Client): Promise<void> {
  const send = (number: number, state: string) => sendAlarm(server, device, { number, state, lift: 'A' })
  const open = async (number: number) =>
    (await client.liftFaults.page({ alarmLiftFaultNumber: number, lmdClientId: device.clientId })).content[0]!
  for (const number of [1, 3, 5, 6, 7, 12, 15, 19]) await send(number, 'SET')
  // Unacknowledged, and cleared since.
  await send(5, 'CLEAR')
  for (const number of [6, 12, 15, 19]) await client.liftFaults.acknowledge({ id: (await open(number)).id })
  // Acknowledged, and cleared since; reported and still active; closed.
  await send(12, 'CLEAR')
  await client.liftFaults.report({ id: (await open(15)).id, ...report })
  await client.liftFaults.report({ id: (await open(19)).id, ...report })
  await send(19, 'CLEAR')
}

/** Traps in each state: trapped, a team on site, over but unacknowledged, over and acknowledged. */
async function sendTraps(server: TestServer, device: TestDevice, client: Client): Promise<void> {
  const send = (number: number, state: string) =>
    sendAlarm(server, device, { type: 'PASSENGER_TRAP', number, state, lift: number < 3 ? 'A' : 'B' })
  for (const number of [1, 2, 3, 4]) await send(number, 'SET')
  const traps = (await client.passengerTraps.page({ lmdClientId: device.clientId, sort: 'alarmStartTs,ASC' })).content
  for (const { id } of [traps[1]!, traps[3]!]) await client.passengerTraps.acknowledge({ id, team: 'Rescue North' })
  await client.passengerTraps.arrive({ id: traps[1]!.id })
  await send(3, 'CLEAR')
  await send(4, 'CLEAR')
}

async function logComplaints({ db }: TestServer, liftId: string): Promise<void> {
  const [at, facts] = [Date.now(), { subcategory: 'NOISE', description: 'It hums.', media: 'PHONE' }] as const
  for (const priority of ['NORMAL', 'IMMEDIATE'] as const) {
    for (const status of ['OPEN', 'OPEN', 'NOT_COMPLETE', 'COMPLETE', 'CLOSED'] as const)
      await db
        .insert(complaint)
        .values({ id: newId(), liftId, priority, status, ...facts, createdAt: at - hourMs, updatedAt: at })
  }
}

/** Of two lifts: one to come, one that runs, one on delay, one just closed, and one that is history. */
async function planSwitchOffs({ db }: TestServer, liftIds: readonly [string, string]): Promise<void> {
  const at = Date.now()
  const plan = (place: 0 | 1, offAt: number, onAt: number, closedAt: number | null) =>
    db.insert(omsSchedule).values({
      id: newId(),
      liftId: liftIds[place],
      offAt,
      onAt,
      closedAt,
      switchOnAt: closedAt,
      status: closedAt === null ? 'OPEN' : 'CLOSED',
      report: 'Rewiring',
      tel: '6123 4567',
      createdAt: at - 60 * dayMs,
      updatedAt: at,
    })
  await plan(0, at + dayMs, at + 2 * dayMs, null)
  await plan(0, at - dayMs, at + dayMs, null)
  await plan(1, at - 2 * dayMs, at - hourMs, null)
  await plan(1, at - 4 * dayMs, at - 3 * dayMs, at - 2 * dayMs)
  await plan(1, at - 50 * dayMs, at - 49 * dayMs, at - 40 * dayMs)
}

/** A cast whose blocks have all that the home page counts; switch-offs and a silent device are in the north alone. */
export async function createBusyCast(server: TestServer): Promise<Cast> {
  const cast = await createCast(server)
  for (const device of [cast.north, cast.south]) {
    await sendFaults(server, device, cast.clients.LIFTWATCH)
    await sendTraps(server, device, cast.clients.LIFTWATCH)
    for (const number of [1, 2]) await sendAlarm(server, device, { type: 'RBE', number })
    await sendAlarm(server, device, { type: 'RBE', number: 1, state: 'CLEAR' })
  }
  const lift = (device: TestDevice, letter: string) => findLiftId(server, `${device.clientId}-${letter}`)
  await logComplaints(server, await lift(cast.north, 'A'))
  await logComplaints(server, await lift(cast.south, 'A'))
  await planSwitchOffs(server, [await lift(cast.north, 'A'), await lift(cast.north, 'B')])
  await server.db.execute(sql`UPDATE lmd SET is_online = false WHERE client_id = ${cast.north.clientId}`)
  return cast
}

/** Has all devices in contact for as long as tests last, but for one that is named. */
export async function putInContact({ db }: TestServer, besides = ''): Promise<void> {
  const lastOnlineTs = Date.now() + hourMs
  await db.execute(sql`UPDATE lmd SET is_online = true, last_online_ts = ${lastOnlineTs} WHERE client_id <> ${besides}`)
}

/** An estate in which nothing waits, and an operator who sees all of it. */
export async function createWatchedEstate(
  server: TestServer,
  blocks: Parameters<typeof createEstate>[1],
): Promise<{ readonly user: TestUser; readonly client: Client; readonly devices: TestDevice[] }> {
  const user = await createUser(server)
  const devices = await createEstate(server, blocks)
  await putInContact(server)
  return { user, client: await logIn(server, user), devices }
}
