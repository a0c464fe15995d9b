import { access } from './accounts/access'
import { accounts } from './accounts/accounts'
import { alarmLoad } from './reports/alarm-load'
import { audit } from './accounts/audit'
import { breakdownCodes } from './reports/breakdown-codes'
import { chronicLifts } from './reports/chronic-lifts'
import { dayComplaint, monthComplaint } from './reports/complaint-reports'
import { deadLetters } from './devices/dead-letters'
import { ingest } from './devices/device-messages'
import { buildingSnapshots } from './estate/building-snapshots'
import { dashboards } from './dashboards'
import type { Endpoint } from './endpoint'
import { estate } from './estate/estate'
import { events, moments } from './events'
import { groups } from './accounts/groups'
import { home } from './home/home'
import { invitations } from './accounts/invitations'
import { liftMaintenance } from './reports/lift-maintenance'
import { lists } from './lists'
import { lookups } from './estate/lookups'
import { unknownNames } from './estate/unknown-names'
import { mails } from './accounts/mails'
import { organizations } from './accounts/organizations'
import { organizationTypes } from './accounts/organization-types'
import { maps } from './estate/map-tiles'
import { people } from './estate/people'
import { plannedSwitchOffs } from './reports/planned-switch-offs'
import { problemLifts } from './reports/problem-lifts'
import { properties } from './properties'
import { dayBreakdown, monthAlarms, monthBreakdown, monthPt } from './reports/alarm-reports'
import { organizationRules, secondFactor } from './accounts/second-factor'
import { serviceAccounts, serviceTokens } from './accounts/service-accounts'
import { session } from './accounts/session'
import { singleSignOn } from './accounts/single-sign-on'
import { tcmr } from './reports/tcmr'
import { telemetry } from './devices/telemetry'
import { users } from './accounts/users'
import { userSessions, userTokens } from './accounts/user-tokens'

/** Every call of the API. The key of a call is its id: `liftFaults.acknowledge`. */
export const api = {
  session,
  accounts,
  secondFactor,
  organizationRules,
  singleSignOn,
  userTokens,
  userSessions,
  serviceAccounts,
  serviceTokens,
  mails,
  organizations,
  organizationTypes,
  users,
  invitations,
  groups,
  access,
  properties,
  lookups,
  unknownNames,
  ...lists,
  buildingSnapshots,
  people,
  maps,
  telemetry,
  estate,
  audit,
  dashboards,
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
  home,
  events,
  moments,
  ingest,
  deadLetters,
}
export type Api = typeof api

export function listEndpoints(): Endpoint[] {
  return Object.values(api).flatMap(resource => Object.values(resource) as Endpoint[])
}

/** The id of any call. */
export type CallId = { [Name in keyof Api]: `${Name}.${keyof Api[Name] & string}` }[keyof Api]

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
