import { api, listEndpoints } from '../contract/api'
import { isPermitted, permissionsOf, type Endpoint } from '../contract/endpoint'
import { noticeKind, type NoticeKind } from '../contract/events'
import type { Permission } from '../contract/accounts/permissions'
import type { OrganizationType } from '../contract/accounts/organizations'
import { resourceOf, resourceOfKind, touchedBy, type Noticed } from './touched-resources'

const noticed: { readonly [Resource in Noticed]: { readonly page: Endpoint } } = api

/** Everyone has the home page, and it is asked for by the clock too: that it shows something of everything passes on no notice. */
const reads = listEndpoints().filter(
  endpoint => endpoint.method === 'GET' && !endpoint.isFile && !endpoint.isStream && resourceOf(endpoint) !== 'home',
)

function permissionsThatShow(kind: NoticeKind): readonly Permission[] {
  const touched = new Set(touchedBy(kind))
  return reads.filter(endpoint => touched.has(resourceOf(endpoint))).flatMap(({ access }) => permissionsOf(access))
}

/** With any of which permissions one reads something that a kind of notice touches. */
const shownWith = Object.fromEntries(noticeKind.options.map(kind => [kind, permissionsThatShow(kind)]))

/** Whether one reads by these permissions the very thing that such a notice names, and so gets all of the notice. */
function isReadable(kind: NoticeKind, permissions: ReadonlySet<string>): boolean {
  return isPermitted(noticed[resourceOfKind(kind)].page, permissions)
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
