import type { FastifyRequest } from 'fastify'
import type { WorkingAs } from '@liftwatch/core/contract/call-headers'
import { isPermitted, type Endpoint } from '@liftwatch/core/contract/endpoint'
import type { Role } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { memberPermissions, typePermissions } from '@liftwatch/core/domain/permissions'
import { AppError } from '@liftwatch/core/errors'
import type { Database } from '../db/connect'
import {
  findSessionCaller,
  findTokenCaller,
  listSessionCallers,
  listTokenCallers,
  type CallerRow,
} from '../queries/callers'
import { findDeviceByToken } from '../queries/lmds'
import { findScope, listScopes, seesAll, type Scope } from '../queries/scope'
import { touchSessions } from '../queries/sessions'
import { touchUserTokens } from '../queries/user-tokens'
import type { Device, Member, SignedIn } from './caller'
import { readSessionCookie } from './session-cookie'
import { noteCaller } from './refusals'
import type { KnownCaller, SessionCache } from './session-cache'
import { bearerTokenOf, hashToken, isUserToken } from './token'
import { refuseMisplaced, workingAsOf } from './working-as'

/** Where callers are looked up. */
export interface AccessSettings {
  readonly db: Database
  readonly sessions: SessionCache
}

const touchEveryMs = 60_000

const touches = { session: touchSessions, userToken: touchUserTokens }
const lists = { session: listSessionCallers, userToken: listTokenCallers }

interface Proof {
  readonly way: keyof typeof touches
  readonly tokenHash: Buffer
}

/** A bearer token goes before the cookie: anyone who sends one means it. */
function proofOf(request: FastifyRequest): Proof {
  const bearer = bearerTokenOf(request)
  const token = bearer ?? readSessionCookie(request)
  if (!token || (bearer !== undefined && !isUserToken(bearer))) throw new AppError('not-logged-in')
  return { way: bearer === undefined ? 'session' : 'userToken', tokenHash: hashToken(token) }
}

function isTouchDue({ lastSeenAt }: CallerRow, at: number): boolean {
  return at - (lastSeenAt ?? 0) > touchEveryMs
}

async function readCaller(
  db: Database,
  { way, tokenHash }: Proof,
  wantedId: string | undefined,
  at: number,
): Promise<KnownCaller> {
  const row =
    way === 'session' ? await findSessionCaller(db, tokenHash, wantedId, at) : await findTokenCaller(db, tokenHash, at)
  if (!row) throw new AppError('not-logged-in')
  if (isTouchDue(row, at)) await touches[way](db, [tokenHash], at)
  const { organizationId, organizationType } = row
  const scope = organizationId && organizationType ? await findScope(db, organizationType, organizationId) : undefined
  return { row, scope }
}

/** What a call shows of who makes it, and as whom and where it says that it is made. */
export interface Claim {
  readonly proof: Proof
  readonly wanted: WorkingAs
}

/** Errors: not-logged-in, where there is no proof; bad-input. */
export function claimOf(request: FastifyRequest, endpoint: Endpoint, within?: string): Claim {
  const proof = proofOf(request)
  const named = workingAsOf(request, endpoint)
  return { proof, wanted: { ...named, organizationId: within ?? named.organizationId } }
}

/** Errors: not-logged-in, other-user, other-organization. */
async function findCaller({ db, sessions }: AccessSettings, { proof, wanted }: Claim, at: number) {
  const { organizationId } = wanted
  const found = await sessions.find(proof.tokenHash, organizationId, at, () =>
    readCaller(db, proof, organizationId, at),
  )
  refuseMisplaced(wanted, found.row, proof.way === 'userToken')
  return found
}

/** Errors: session-needed. */
function signedIn(endpoint: Endpoint, row: CallerRow, { proof: { tokenHash } }: Claim): SignedIn {
  const { sessionId, userId, email, nickname } = row
  if (endpoint.needsSession && sessionId === null) throw new AppError('session-needed')
  const organization = organizationOf(row)
  return { tokenHash, sessionId, userId, email, nickname, organization, role: organization && row.role }
}

function organizationOf({ organizationId: id, organizationName: name, organizationType: type }: CallerRow) {
  return id && name && type ? { id, name, type } : null
}

function note(request: FastifyRequest, row: CallerRow): void {
  noteCaller(request, { userId: row.userId, nickname: row.nickname, organization: organizationOf(row) })
}

/** What the member may do now; an access token may do no more than it was made for. */
function permissionsNow(row: CallerRow, role: Role, ofOrganization: readonly Permission[]): Set<Permission> {
  const own = memberPermissions(role, ofOrganization, row.groupPermissions)
  const { tokenPermissions } = row
  return new Set(tokenPermissions === null ? own : own.filter(permission => tokenPermissions.includes(permission)))
}

/** The user behind a request. Errors: not-logged-in, other-user, other-organization, session-needed. */
export async function authenticateUser(
  settings: AccessSettings,
  request: FastifyRequest,
  endpoint: Endpoint,
  at: number,
): Promise<SignedIn> {
  const claim = claimOf(request, endpoint)
  const { row } = await findCaller(settings, claim, at)
  note(request, row)
  return signedIn(endpoint, row, claim)
}

/** Errors: session-needed, no-organization, no-membership, second-factor-required, no-permission. */
function memberOf(endpoint: Endpoint, { row, scope }: KnownCaller, claim: Claim): Member {
  const caller = signedIn(endpoint, row, claim)
  const { organization, role } = caller
  // The same answer for one that there is not: who is no member learns nothing of it.
  if (claim.wanted.organizationId !== undefined && row.organizationId === null) throw new AppError('no-membership')
  if (!organization || !role || scope === undefined) throw new AppError('no-organization')
  if (row.isSecondFactorMissing) throw new AppError('second-factor-required')
  const organizationPermissions = typePermissions(organization.type, row.typePermissions)
  const permissions = permissionsNow(row, role, organizationPermissions)
  if (!isPermitted(endpoint, permissions)) throw new AppError('no-permission')
  return { ...caller, organization, role, organizationPermissions, permissions, scope }
}

/**
 * The member behind a request, in the organisation that it names, or else the one that was chosen last, with the permission that
 * the call needs. Errors: those of `authenticateUser`; no-organization, no-membership, second-factor-required, no-permission.
 * @param within the organisation in which the call is at work already, whatever has been chosen meanwhile
 */
export async function authenticateMember(
  settings: AccessSettings,
  request: FastifyRequest,
  endpoint: Endpoint,
  at: number,
  within?: string,
): Promise<Member> {
  const claim = claimOf(request, endpoint, within)
  const found = await findCaller(settings, claim, at)
  note(request, found.row)
  return memberOf(endpoint, found, claim)
}

/** The scopes of those organisations that do not see all lifts, each read once. */
async function scopesOf(db: Database, rows: readonly (CallerRow | undefined)[]): Promise<Map<string, Scope>> {
  const limited = rows.flatMap(row => {
    const organization = row && organizationOf(row)
    return organization && !seesAll(organization.type) ? [organization.id] : []
  })
  return limited.length > 0 ? await listScopes(db, [...new Set(limited)]) : new Map<string, Scope>()
}

/**
 * As `authenticateMember`, of many calls that are under way, by a few statements, past all that is remembered of sessions; an error in the
 * place of a member. To look is to use the session.
 */
export async function authenticateMembers(
  db: Database,
  claims: readonly Claim[],
  endpoint: Endpoint,
  at: number,
): Promise<(Member | AppError)[]> {
  const rows = new Map<Claim, CallerRow>()
  for (const way of ['session', 'userToken'] as const) {
    const those = claims.filter(({ proof }) => proof.way === way)
    if (those.length === 0) continue
    const asked = those.map(({ proof, wanted }) => ({ ...proof, organizationId: wanted.organizationId }))
    const found = await lists[way](db, asked, at)
    those.forEach((claim, index) => found[index] && rows.set(claim, found[index]))
    const due = those.filter((_, index) => found[index] && isTouchDue(found[index], at))
    const hashes = due.map(({ proof }) => proof.tokenHash)
    if (due.length > 0) await touches[way](db, hashes, at)
  }
  const scopes = await scopesOf(db, [...rows.values()])
  return claims.map(claim => {
    const row = rows.get(claim)
    if (!row) return new AppError('not-logged-in')
    const { organizationId, organizationType: type } = row
    const scope = organizationId && type ? (seesAll(type) ? 'all' : scopes.get(organizationId)) : undefined
    try {
      refuseMisplaced(claim.wanted, row, claim.proof.way === 'userToken')
      return memberOf(endpoint, { row, scope }, claim)
    } catch (error) {
      if (error instanceof AppError) return error
      throw error
    }
  })
}

/** The device behind a request, by its bearer token. Errors: bad-device. */
export async function authenticateDevice(db: Database, request: FastifyRequest): Promise<Device> {
  const token = bearerTokenOf(request)
  const device = token && (await findDeviceByToken(db, hashToken(token)))
  if (!device) throw new AppError('bad-device')
  return device
}
