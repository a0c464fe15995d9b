import { accounts } from './accounts'
import { audit } from './audit'
import { buildings } from './buildings'
import { complaints } from './complaints'
import { deviceAlarms } from './device-alarms'
import { ingest } from './device-messages'
import type { Endpoint } from './endpoint'
import { estate } from './estate'
import { events } from './events'
import { liftFaults } from './lift-faults'
import { lifts } from './lifts'
import { lmds } from './lmds'
import { mails } from './mails'
import { organizations } from './organizations'
import { passengerTraps } from './passenger-traps'
import { properties } from './properties'
import { rbes } from './rbes'
import { session } from './session'
import { telemetry } from './telemetry'
import { userSessions, userTokens } from './user-tokens'

/** Every call of the API. The key of a call is its id: `liftFaults.acknowledge`. */
export const api = {
  session,
  accounts,
  userTokens,
  userSessions,
  mails,
  organizations,
  properties,
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
  events,
  ingest,
}
export type Api = typeof api

export function listEndpoints(): Endpoint[] {
  return Object.values(api).flatMap(resource => Object.values(resource) as Endpoint[])
}
