import type { Client } from '@liftwatch/core/client/client'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { block, sendAlarm, type TestDevice, type TestUser } from '../harness/builders'
import type { TestServer } from '../harness/server'

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
}

/** The id of nothing. */
const noUser = '019a0000-0000-7000-8000-000000000000'

/** A link that no one was sent. */
const lostLink = 'A'.repeat(43)

const report = { technicianName: 'Lim', result: 'Cleaned the track.' }

/** An input for each call that the contract allows, whatever it leads to. A call that has none here fails the walk. */
const samples: Record<string, (subjects: Subjects) => Record<string, unknown>> = {
  'session.login': ({ user }) => ({ name: user.name, password: user.password }),
  'session.logout': () => ({}),
  'session.user': () => ({}),
  'session.permissions': () => ({}),
  'accounts.forgotPassword': ({ user }) => ({ name: user.name }),
  'accounts.resetPassword': () => ({ token: lostLink, password: 'correct horse battery' }),
  'accounts.setPassword': () => ({ oldPassword: 'wrong', password: 'correct horse battery' }),
  'accounts.invitation': () => ({ token: lostLink }),
  'accounts.join': () => ({ token: lostLink, nickname: 'Lim', password: 'correct horse battery' }),
  'accounts.invite': () => ({ emails: ['lim@test.example'], role: 'USER' }),
  'secondFactor.find': () => ({}),
  'secondFactor.begin': ({ user }) => ({ password: user.password }),
  'secondFactor.confirm': () => ({ code: '12345' }),
  'secondFactor.prove': () => ({ code: '12345' }),
  'secondFactor.remove': ({ user }) => ({ password: user.password, code: '12345' }),
  'secondFactor.reset': () => ({ userId: noUser }),
  'organizationRules.find': () => ({}),
  'organizationRules.save': () => ({ requiresSecondFactor: false }),
  'singleSignOn.find': () => ({}),
  'mails.page': () => ({ size: 5 }),
  'audit.export': () => ({ format: 'csv', userName: 'n' }),
  'audit.page': () => ({ userName: 'n', action: 'liftFaults.acknowledge' }),
  'userTokens.list': () => ({}),
  'userTokens.create': () => ({ name: 'Night report', permissions: ['home'], expiresInDays: 30 }),
  'userTokens.remove': () => ({ id: noUser }),
  'userSessions.list': () => ({}),
  'userSessions.remove': () => ({ id: noUser }),
  'userSessions.removeOthers': () => ({}),
  'userSessions.endOf': () => ({ userId: noUser }),
  'organizations.mine': () => ({}),
  'organizations.selected': () => ({}),
  'organizations.select': ({ user }) => ({ id: user.organizationId }),
  'liftFaults.export': () => ({ format: 'csv', severity: ['URGENT'] }),
  'passengerTraps.export': () => ({ format: 'csv', language: 'zh' }),
  'rbes.export': () => ({ columns: ['lift', 'type'] }),
  'properties.user': () => ({ type: 'LIFT_FAULT_TABLE_HEADER' }),
  'properties.org': () => ({ type: 'AUDIT_TABLE_HEADER' }),
  'properties.save': () => ({
    type: 'RBE_TABLE_HEADER',
    body: [{ key: 'lift', name: 'Lift', view: true, detectable: false }],
  }),
  'lookups.find': () => ({ type: 'CHRONIC_LIFTS_REPORTS_FILTERS' }),
  'liftFaults.page': () => ({ severity: ['URGENT'], size: 5 }),
  'liftFaults.count': () => ({}),
  'liftFaults.detail': ({ faultId }) => ({ id: faultId }),
  'liftFaults.acknowledge': ({ faultId }) => ({ id: faultId }),
  'liftFaults.takeBack': ({ faultId }) => ({ id: faultId }),
  'liftFaults.arrive': ({ faultId }) => ({ id: faultId }),
  'liftFaults.report': ({ faultId }) => ({ id: faultId, ...report }),
  'passengerTraps.page': () => ({ company: 'Ascendo', size: 5 }),
  'passengerTraps.count': () => ({}),
  'passengerTraps.teams': () => ({}),
  'passengerTraps.detail': ({ trapId }) => ({ id: trapId }),
  'passengerTraps.acknowledge': ({ trapId }) => ({ id: trapId, team: 'Rescue North' }),
  'passengerTraps.takeBack': ({ trapId }) => ({ id: trapId, team: 'Rescue North' }),
  'passengerTraps.correctTeam': ({ trapId }) => ({ id: trapId, team: 'Rescue South' }),
  'passengerTraps.arrive': ({ trapId }) => ({ id: trapId }),
  'passengerTraps.report': ({ trapId }) => ({ id: trapId, name: 'Lim', result: 'Freed through the door.' }),
  'liftFaults.byTrap': ({ trapId }) => ({ id: trapId }),
  'rbes.page': () => ({ errorCode: ['PMP1', 'CDO'], size: 5 }),
  'liftFaults.exportByTrap': ({ trapId }) => ({ format: 'csv', id: trapId }),
  'complaints.export': ({ liftId }) => ({ format: 'csv', liftId }),
  'rbes.count': () => ({ alarmStatus: 'SET' }),
  'rbes.detail': ({ eventId }) => ({ id: eventId }),
  'deviceAlarms.page': ({ liftId }) => ({ deviceId: liftId, type: 'RBE' }),
  'deviceAlarms.export': ({ liftId }) => ({ format: 'csv', deviceId: liftId }),
  'deviceAlarms.exportMaintenance': ({ liftId }) => ({ format: 'csv', deviceId: liftId, startTs: 0 }),
  'deviceAlarms.types': () => ({ view: 'LMD' }),
  'lifts.page': () => ({ tc: 'AMK' }),
  'lifts.export': () => ({ format: 'csv', tc: 'AMK' }),
  'lifts.detail': ({ liftId }) => ({ id: liftId }),
  'organizations.liftCompanies': () => ({ search: 'a' }),
  'buildings.page': () => ({ tc: 'AMK' }),
  'buildings.export': () => ({ format: 'csv', columns: ['name', 'ward'] }),
  'buildings.detail': ({ buildingId }) => ({ id: buildingId }),
  'buildings.lifts': ({ buildingId }) => ({ id: buildingId }),
  'buildings.exportLifts': ({ buildingId }) => ({ format: 'csv', id: buildingId }),
  'lmds.page': () => ({ isTestCallOverdue: 'true' }),
  'lmds.export': () => ({ format: 'csv', onlineFormat: 'Offline' }),
  'lmds.exportLifts': ({ lmdId }) => ({ format: 'csv', id: lmdId }),
  'lmds.versions': () => ({}),
  'lmds.detail': ({ lmdId }) => ({ id: lmdId }),
  'lmds.lifts': ({ lmdId }) => ({ id: lmdId }),
  'complaints.page': ({ liftId }) => ({ liftId }),
  'complaints.list': ({ liftId }) => ({ liftId }),
  'complaints.telemetry': ({ liftId }) => ({ liftId }),
  'lmds.issueToken': () => ({ clientId: 'stranger' }),
  'telemetry.latest': ({ liftId }) => ({ id: liftId }),
  'estate.import': () => ({ blocks: [block()], isDryRun: true }),
  'monthBreakdown.page': () => ({ month: '2026-01', groupBy: 'lift' }),
  'monthBreakdown.export': () => ({ format: 'csv', tc: 'AMK' }),
  'monthPt.page': () => ({ size: 1_000 }),
  'monthPt.export': () => ({ language: 'zh' }),
  'monthAlarms.page': () => ({ townCouncil: ['North Council'] }),
  'monthAlarms.export': () => ({ format: 'jsonl' }),
  'dayBreakdown.page': () => ({ sort: 'liftName,ASC' }),
  'dayBreakdown.export': () => ({ format: 'csv', day: '2026-01-31' }),
  'monthComplaint.page': () => ({ groupBy: 'lift', sort: 'status,ASC' }),
  'monthComplaint.export': () => ({ format: 'csv', month: '2026-01' }),
  'dayComplaint.page': () => ({ day: '2026-01-31' }),
  'dayComplaint.export': () => ({ upTo: 1_780_000_000_000, day: '2026-01-31' }),
  'problemLifts.page': () => ({ page: 1, size: 1 }),
  'problemLifts.export': () => ({ language: 'zh', month: '2026-01' }),
  'plannedSwitchOffs.page': () => ({ liftCompany: 'Ascendo Lifts' }),
  'plannedSwitchOffs.export': () => ({ format: 'csv' }),
  'tcmr.division': () => ({}),
  'tcmr.divisionTrend': () => ({ month: '2026-01' }),
  'tcmr.exportDivision': () => ({ format: 'csv' }),
  'tcmr.liftCompany': () => ({ month: '2026-01' }),
  'tcmr.exportLiftCompany': () => ({ language: 'zh' }),
  'tcmr.dlc': () => ({ month: '2026-01' }),
  'tcmr.exportDlc': () => ({ format: 'jsonl' }),
  'breakdownCodes.tcFaultCode': () => ({ townCouncil: 'North Council' }),
  'breakdownCodes.tcFaultCodeRange': () => ({ sort: 'totalOccurrence,DESC' }),
  'breakdownCodes.lc': () => ({ groupBy: 'faultCodeRange', month: '2026-01' }),
  'breakdownCodes.exportTc': () => ({ format: 'csv', groupBy: 'faultCodeRange' }),
  'breakdownCodes.exportLc': () => ({ language: 'zh' }),
  'chronicLifts.page': () => ({ liftCompany: 'Ascendo Lifts' }),
  'chronicLifts.count': () => ({ upTo: 1_780_000_000_000 }),
  'chronicLifts.trend': () => ({ townCouncil: 'North Council' }),
  'chronicLifts.detail': ({ liftId }) => ({ id: liftId }),
  'chronicLifts.details': () => ({ size: 2 }),
  'chronicLifts.export': () => ({ format: 'csv' }),
  'chronicLifts.exportDetail': () => ({ format: 'jsonl' }),
  'liftMaintenance.page': () => ({ week: '2026-W02' }),
  'liftMaintenance.export': () => ({ format: 'csv' }),
  'alarmLoad.figures': () => ({ tc: 'AMK' }),
  'alarmLoad.export': () => ({ format: 'csv', month: '2026-01' }),
  'events.stream': () => ({}),
  'moments.now': () => ({}),
  'ingest.post': () => ({ messages: [{ ts: 1, lift: 'A', values: {} }] }),
}

export function sampleOf({ id }: Endpoint, subjects: Subjects): Record<string, unknown> {
  const sample = samples[id]
  if (!sample) throw new Error(`${id} has no sample input`)
  return sample(subjects)
}

/** Makes a call by its endpoint, with any input. */
export async function callWith(client: Client, { id }: Endpoint, input: Record<string, unknown>): Promise<unknown> {
  if (id === 'events.stream') {
    const leaving = new AbortController()
    await client.openStream(undefined, leaving.signal)
    leaving.abort()
    return {}
  }
  const [resource, call] = id.split('.') as [string, string]
  const methods = client as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>
  const answer = await methods[resource]![call]!(input)
  return answer instanceof ReadableStream ? new Response(answer).arrayBuffer() : answer
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
