import type { Api, CallId } from '../contract/api'
import type { Endpoint } from '../contract/endpoint'
import type { NoticeKind } from '../contract/events'

/** Calls whose rows are of another resource than the call itself. */
const rowsOf: { readonly [Call in CallId]?: Shown } = {
  'liftFaults.byTrap': 'relatedFaults',
  'buildings.lifts': 'lifts',
  'lmds.lifts': 'lifts',
}

/** What a screen shows: a resource of the contract, or a part of one that other permissions read. */
type Shown = keyof Api | 'relatedFaults'

/** The resource by whose notices a call's answer is to be fetched again. */
export function resourceOf({ id }: Pick<Endpoint, 'id'>): string {
  return rowsOf[id as CallId] ?? id.split('.', 1)[0]!
}

/** What shows something of what a notice is about, where that is more than the resource itself. */
const touchedToo: { readonly [Kind in NoticeKind]?: readonly Shown[] } = {
  liftFaults: ['relatedFaults', 'deviceAlarms', 'complaints', 'home'],
  passengerTraps: ['deviceAlarms', 'lifts', 'lmds', 'buildings', 'home'],
  rbes: ['deviceAlarms', 'maintenanceDays', 'maintenanceChecks', 'liftChecks', 'home'],
  lifts: ['buildings', 'home'],
  lmds: ['lifts', 'home'],
  organizations: ['organizationTypes'],
  users: ['organizations', 'groups', 'serviceTokens'],
  groups: ['users', 'serviceTokens'],
  cases: ['lifts', 'home'],
  // A lift that is switched off is marked wherever it is, and its faults make no sound.
  switchOffs: ['lifts', 'liftFaults', 'complaints', 'home'],
  maintenanceChecks: ['maintenanceDays', 'liftChecks'],
}

/** What the specification calls a complaint people call a case, and so do its notices (decisions.md section 11). */
export type Noticed = Exclude<NoticeKind, 'cases'> | 'complaints'

/** The resource whose rows a kind of notice names. */
export function resourceOfKind(kind: NoticeKind): Noticed {
  return kind === 'cases' ? 'complaints' : kind
}

/** What has to be fetched again after a notice, by the first parts of query keys. */
export function touchedBy(kind: NoticeKind): readonly string[] {
  return [resourceOfKind(kind), ...(touchedToo[kind] ?? [])]
}
