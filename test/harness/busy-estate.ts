import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Connection } from '../../server/src/db/connect'
import { listRows } from '../../server/src/queries/rows'
import { block, createEstate, createUser, postMessages, type TestDevice, type TestUser } from './builders'
import { expectExactCounts } from './exact-counts'
import { ownTown } from './own-town'
import { postForEver, publishForEver, type Sender } from './senders'
import { soon } from './soon'
import { nameOf, storedMessages } from './stored-messages'

const trafficDeviceCnt = 8

/** An estate on which two servers have much to do. */
export interface BusyEstate {
  /** Where operators acknowledge faults, one a lift. */
  readonly deskTown: string
  readonly desk: TestDevice
  /** Devices that send without end. */
  readonly traffic: readonly TestDevice[]
  /** Of the blocks that a test has added. */
  readonly others: readonly TestDevice[]
  readonly operator: TestUser
}

export async function createBusyEstate(
  connection: Connection,
  faultCnt: number,
  ...blocks: readonly ReturnType<typeof block>[]
): Promise<BusyEstate> {
  const [deskTown, trafficTown] = [ownTown(), ownTown()]
  const devices = await createEstate(connection, [
    block({ townCode: deskTown, lifts: faultCnt }),
    ...Array.from({ length: trafficDeviceCnt }, (_, index) =>
      block({ townCode: trafficTown, block: String(index + 1), lifts: 1 }),
    ),
    ...blocks,
  ])
  const isOf = (town: string) => (device: TestDevice) => device.clientId.startsWith(`${town}-`)
  return {
    deskTown,
    desk: devices.find(isOf(deskTown))!,
    traffic: devices.filter(isOf(trafficTown)),
    others: devices.filter(device => !isOf(deskTown)(device) && !isOf(trafficTown)(device)),
    operator: await createUser(connection),
  }
}

/** Raises a fault on each lift of the desk; answers their ids. */
export async function raiseFaults({ db }: Connection, url: string, desk: TestDevice): Promise<string[]> {
  const same = { ts: Date.now(), type: 'LIFT_FAULT', number: 7, state: 'SET' }
  await postMessages(
    { url },
    desk,
    desk.lifts.map((lift, seq) => Object.assign({ lift, seq }, same)),
  )
  const faults = await listRows<{ id: string }>(
    db,
    sql`SELECT alarm.id FROM alarm JOIN lift ON lift.id = alarm.lift_id JOIN lmd ON lmd.id = lift.lmd_id
      WHERE lmd.client_id = ${desk.clientId} ORDER BY 1`,
  )
  return faults.map(({ id }) => id)
}

/** Raises a trap at a server, in a lift of the desk of its own, and expects it to be stored once that is answered. */
export async function raiseTrap({ db }: Connection, url: string, desk: TestDevice, place: number): Promise<void> {
  const lift = desk.lifts[place]!
  const at = Date.now()
  await postMessages({ url }, desk, [
    { lift, seq: desk.lifts.length + place, ts: at, type: 'PASSENGER_TRAP', number: 1, state: 'SET' },
  ])
  const traps = await listRows(
    db,
    sql`SELECT FROM alarm JOIN lift ON lift.id = alarm.lift_id JOIN lmd ON lmd.id = lift.lmd_id
      WHERE lmd.client_id = ${desk.clientId} AND alarm.type = 'PASSENGER_TRAP' AND alarm_start_ts = ${at}`,
  )
  expect(traps).toHaveLength(1)
}

/** Half of the devices post to either server, the others publish at the broker. */
export async function startSenders(
  urls: readonly string[],
  mqttUrl: string,
  devices: readonly TestDevice[],
): Promise<Sender[]> {
  const half = devices.length / 2
  return [
    ...devices.slice(0, half).map(device => postForEver(urls, device, { pauseMs: 50 })),
    ...(await Promise.all(
      devices.slice(half).map(device => publishForEver(mqttUrl, device, { pauseMs: 20, protocolVersion: 5 })),
    )),
  ]
}

/** Waits until each device has had another message acknowledged. */
export async function allGoOn(senders: readonly Sender[]): Promise<void> {
  const before = senders.map(({ acknowledged }) => acknowledged.length)
  await soon(() => expect(senders.every(({ acknowledged }, at) => acknowledged.length > before[at]!)).toBe(true))
}

/** Expects each message that a device was acknowledged to be stored, once, and to be counted; answers how many these are. */
export async function expectAllStored({ db }: Connection, senders: readonly Sender[]): Promise<number> {
  const acknowledged = senders.flatMap(sender => sender.acknowledged.map(nameOf))
  // Those that wait at the broker come by themselves.
  await soon(async () => {
    const names = new Set((await storedMessages(db)).messages)
    expect(acknowledged.filter(name => !names.has(name))).toEqual([])
  })
  const { messages, edges } = await storedMessages(db)
  expect(edges).toEqual(messages)
  await expectExactCounts(db)
  return acknowledged.length
}

/** Expects each acknowledgement that was answered to be there, in the audit trail as well, and none twice; answers how many were made. */
export async function expectAcknowledgedOnce({ db }: Connection, answered: readonly string[]): Promise<number> {
  const made = await listRows<{ id: string }>(db, sql`SELECT id FROM alarm WHERE acknowledge_at IS NOT NULL ORDER BY 1`)
  const entries = await listRows<{ id: string }>(
    db,
    sql`SELECT subject_id AS id FROM audit WHERE action = 'liftFaults.acknowledge' ORDER BY 1`,
  )
  const done = made.map(({ id }) => id)
  expect(entries.map(({ id }) => id)).toEqual(done)
  expect(answered.filter(id => !done.includes(id))).toEqual([])
  return done.length
}
