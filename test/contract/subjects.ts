import type { Client } from '@liftwatch/core/client/client'
import { sendAlarm, type TestDevice, type TestUser } from '../harness/builders'
import type { TestServer } from '../harness/server'

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

export async function newCaseId(client: Client, liftId: string): Promise<string> {
  return (await client.complaints.create({ liftId, ...caseFields })).id
}
