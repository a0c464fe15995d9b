import { api, listEndpoints, type Api } from '../contract/api'
import { buildings } from '../contract/estate/buildings'
import { isPermitted, permissionsOf, type Endpoint } from '../contract/endpoint'
import type { NoticeKind } from '../contract/events'
import { liftFaults } from '../contract/alarms/lift-faults'
import { noticeKinds } from '../contract/lists'
import { lmds } from '../contract/estate/lmds'
import type { OrganizationType } from '../contract/accounts/organizations'

/** Calls whose rows are of another resource than the call itself. */
const rowsOf: Readonly<Record<string, Shown>> = {
  [liftFaults.byTrap.id]: 'relatedFaults',
  [buildings.lifts.id]: 'lifts',
  [lmds.lifts.id]: 'lifts',
}

/** What a screen shows: a resource of the contract, or a part of one that other permissions read. */
type Shown = keyof Api | 'relatedFaults'

/** The resource by whose notices a call's answer is to be fetched again. */
export function resourceOf({ id }: Pick<Endpoint, 'id'>): string {
  return rowsOf[id] ?? id.split('.', 1)[0]!
}

interface Reach {
  /** The call that reads the very thing that such a notice names: who may make it gets all of the notice. */
  readonly names: Endpoint
  /** What shows something of it. */
  readonly touches: readonly Shown[]
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
type Noticed = Exclude<NoticeKind, 'cases'> | 'complaints'

function resourceOfKind(kind: NoticeKind): Noticed {
  return kind === 'cases' ? 'complaints' : kind
}

const noticed: { readonly [Resource in Noticed]: { readonly page: Endpoint } } = api

function reachOfKind(kind: NoticeKind): readonly [NoticeKind, Reach] {
  const resource = resourceOfKind(kind)
  return [kind, { names: noticed[resource].page, touches: [resource, ...(touchedToo[kind] ?? [])] }]
}

const reaches = Object.fromEntries(noticeKinds.map(reachOfKind)) as Readonly<Record<NoticeKind, Reach>>

/** What has to be fetched again after a notice, by the first parts of query keys. */
export function touchedBy(kind: NoticeKind): readonly string[] {
  return reaches[kind].touches
}

/** Everyone has the home page, and it is asked for by the clock too: that it shows something of everything passes on no notice. */
const reads = listEndpoints().filter(
  endpoint => endpoint.method === 'GET' && !endpoint.isFile && !endpoint.isStream && resourceOf(endpoint) !== 'home',
)

/** With any of which permissions one reads something that a kind of notice touches. */
const shownWith = Object.fromEntries(
  Object.entries(reaches).map(([kind, { touches }]) => {
    const showing = reads.filter(endpoint => touches.some(shown => shown === resourceOf(endpoint)))
    return [kind, showing.flatMap(({ access }) => permissionsOf(access))]
  }),
)

/** Whether one reads by these permissions the very thing that such a notice names. */
export function isReadable(kind: NoticeKind, permissions: ReadonlySet<string>): boolean {
  return isPermitted(reaches[kind].names, permissions)
}

/** What a notice is about. */
export interface NoticeSubject {
  readonly kind: NoticeKind
  /** The scope of the lifts that it is about; null where it is about no lifts, or about those of many. */
  readonly scopeId: number | null
  /** The organisation whose it is; null where it is no organisation's. */
  readonly organizationId: string | null
}

export interface NoticeReader {
  readonly permissions: ReadonlySet<string>
  readonly scope: 'all' | readonly number[]
  readonly organization: { readonly id: string; readonly type: OrganizationType }
}

/** LIFTWATCH looks after all organisations, each other one after itself. */
function isInSight({ scopeId, organizationId }: NoticeSubject, { scope, organization }: NoticeReader): boolean {
  if (scopeId !== null && scope !== 'all' && !scope.includes(scopeId)) return false
  return organizationId === null || organization.type === 'LIFTWATCH' || organization.id === organizationId
}

/**
 * How much of a notice a reader gets: all of it; only that something of its kind has changed, where no more than that shows in
 * what they read; or nothing.
 */
export function reachOf(subject: NoticeSubject, reader: NoticeReader): 'all' | 'change' | 'nothing' {
  if (!isInSight(subject, reader)) return 'nothing'
  const { permissions } = reader
  if (isReadable(subject.kind, permissions)) return 'all'
  return shownWith[subject.kind]!.some(permission => permissions.has(permission)) ? 'change' : 'nothing'
}
