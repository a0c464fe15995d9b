import type { Client } from '@liftwatch/core/client/client'
import { sendAlarm, type TestDevice, type TestUser } from '../harness/builders'
import type { TestServer } from '../harness/server'

/** The id of nothing. */
export const noUser = '019a0000-0000-7000-8000-000000000000'

/** A link that no one was sent. */
export const lostLink = 'A'.repeat(43)

/** What a new case has to say. */
export const caseFields = {
  feedbackType: 'FEEDBACK',
  category: 'LIFT_ESCALATOR',
  subcategory: 'DOOR',
  priority: 'IMMEDIATE',
  description: 'The car does not open at the fifth floor.',
} as const

/** What the calls are about: something that is there and within everyone's reach. */
export interface Subjects {
  readonly user: TestUser
  readonly device: TestDevice
  readonly liftId: string
  readonly buildingId: string
  readonly lmdId: string
  readonly faultId: string
  readonly trapId: string
  readonly eventId: string
  readonly caseId: string
  readonly switchOffId: string
  readonly checkId: string
}

/** A lift with its building and its device. */
export async function placeOf(
  client: Client,
  liftId: string,
): Promise<Pick<Subjects, 'liftId' | 'buildingId' | 'lmdId'>> {
  const { building, lmd } = await client.lifts.detail({ id: liftId })
  return { liftId, buildingId: building.id, lmdId: lmd!.id }
}

let number = 1_000
export async function newFaultId(server: TestServer, device: TestDevice, client: Client): Promise<string> {
  number += 1
  await sendAlarm(server, device, { number })
  return (await client.liftFaults.page({ alarmLiftFaultNumber: number })).content[0]!.id
}

export async function newTrapId(server: TestServer, device: TestDevice, client: Client): Promise<string> {
  number += 1
  await sendAlarm(server, device, { type: 'PASSENGER_TRAP', number, ts: Date.now() })
  return (await client.passengerTraps.page({ sort: 'alarmStartTs,DESC' })).content[0]!.id
}

export async function newEventId(server: TestServer, device: TestDevice, client: Client): Promise<string> {
  number += 1
  await sendAlarm(server, device, { type: 'RBE', number, ts: Date.now() })
  return (await client.rbes.page({ errorCode: [`RBE${number}`] })).content[0]!.id
}

async function newCaseId(client: Client, liftId: string): Promise<string> {
  return (await client.complaints.create({ liftId, ...caseFields })).id
}

/** When a lift may be off. */
export function switchOffTimes(): { offAt: number; onAt: number } {
  const offAt = Math.floor(Date.now() / 60_000) * 60_000 + 3_600_000
  return { offAt, onAt: offAt + 2 * 86_400_000 }
}

/** The open switch-off of a lift, planned by who asks where there is none. */
export async function newSwitchOffId(client: Client, liftId: string): Promise<string> {
  const { content } = await client.switchOffs.page({ liftId, tab: 'OPEN' })
  return content[0]?.id ?? (await client.switchOffs.create({ liftId, report: 'Ropes', ...switchOffTimes() })).id
}

/** A maintenance day of a lift, eleven months ahead, that no other is near. */
async function newCheckId(client: Client, liftId: string): Promise<string> {
  const date = new Date(Date.now() + 330 * 86_400_000).toISOString().slice(0, 10)
  const { schedules } = await client.maintenanceDays.save({ lmScheduleDto: [{ liftId, date }] })
  return schedules.find(day => day.liftId === liftId && day.date === date)!.id
}

/** Something of each kind about a lift and its device. */
export async function newThings(
  server: TestServer,
  device: TestDevice,
  client: Client,
  liftId: string,
): Promise<Omit<Subjects, 'user' | 'device' | 'liftId' | 'buildingId' | 'lmdId'>> {
  return {
    caseId: await newCaseId(client, liftId),
    switchOffId: await newSwitchOffId(client, liftId),
    checkId: await newCheckId(client, liftId),
    faultId: await newFaultId(server, device, client),
    trapId: await newTrapId(server, device, client),
    eventId: await newEventId(server, device, client),
  }
}
