import { accounts } from './accounts'
import { alarmLoad } from './alarm-load'
import { audit } from './audit'
import { breakdownCodes } from './breakdown-codes'
import { buildings } from './buildings'
import { chronicLifts } from './chronic-lifts'
import { dayComplaint, monthComplaint } from './complaint-reports'
import { complaints } from './complaints'
import { deviceAlarms } from './device-alarms'
import { ingest } from './device-messages'
import type { Endpoint } from './endpoint'
import { estate } from './estate'
import { events, moments } from './events'
import { liftFaults } from './lift-faults'
import { liftMaintenance } from './lift-maintenance'
import { lifts } from './lifts'
import { lmds } from './lmds'
import { lookups } from './lookups'
import { mails } from './mails'
import { organizations } from './organizations'
import { passengerTraps } from './passenger-traps'
import { plannedSwitchOffs } from './planned-switch-offs'
import { problemLifts } from './problem-lifts'
import { properties } from './properties'
import { rbes } from './rbes'
import { dayBreakdown, monthAlarms, monthBreakdown, monthPt } from './alarm-reports'
import { organizationRules, secondFactor } from './second-factor'
import { session } from './session'
import { singleSignOn } from './single-sign-on'
import { tcmr } from './tcmr'
import { telemetry } from './telemetry'
import { userSessions, userTokens } from './user-tokens'

/** Every call of the API. The key of a call is its id: `liftFaults.acknowledge`. */
export const api = {
  session,
  accounts,
  secondFactor,
  organizationRules,
  singleSignOn,
  userTokens,
  userSessions,
  mails,
  organizations,
  properties,
  lookups,
  liftFaults,
  passengerTraps,
  rbes,
  deviceAlarms,
  complaints,
  lifts,
  buildings,
  lmds,
  telemetry,
  estate,
  audit,
  monthBreakdown,
  monthPt,
  monthAlarms,
  dayBreakdown,
  monthComplaint,
  dayComplaint,
  problemLifts,
  plannedSwitchOffs,
  tcmr,
  breakdownCodes,
  chronicLifts,
  liftMaintenance,
  alarmLoad,
  events,
  moments,
  ingest,
}
export type Api = typeof api

export function listEndpoints(): Endpoint[] {
  return Object.values(api).flatMap(resource => Object.values(resource) as Endpoint[])
}

/** The ids of the calls that the audit trail writes down. */
export type AuditedCall = {
  [Name in keyof Api]: {
    [Call in keyof Api[Name]]: Api[Name][Call] extends { readonly isAudited: true } ? `${Name}.${Call & string}` : never
  }[keyof Api[Name]]
}[keyof Api]

export function listAuditedCalls(): AuditedCall[] {
  const audited = listEndpoints().filter(({ isAudited }) => isAudited)
  return audited.map(({ id }) => id as AuditedCall)
}
