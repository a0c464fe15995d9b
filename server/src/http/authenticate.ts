import type { FastifyRequest } from 'fastify'
import { isPermitted, type Endpoint } from '@liftwatch/core/contract/endpoint'
import type { Role } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { memberPermissions, typePermissions } from '@liftwatch/core/domain/permissions'
import { AppError } from '@liftwatch/core/errors'
import type { Database } from '../db/connect'
import { findSessionCaller, findTokenCaller, type CallerRow } from '../queries/callers'
import { findDeviceByToken } from '../queries/lmds'
import { findScope } from '../queries/scope'
import { touchSession } from '../queries/sessions'
import { touchUserToken } from '../queries/user-tokens'
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

const touches = { session: touchSession, userToken: touchUserToken }

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

async function readCaller(
  db: Database,
  { way, tokenHash }: Proof,
  wantedId: string | undefined,
  at: number,
): Promise<KnownCaller> {
  const row =
    way === 'session' ? await findSessionCaller(db, tokenHash, wantedId, at) : await findTokenCaller(db, tokenHash, at)
  if (!row) throw new AppError('not-logged-in')
  if (at - (row.lastSeenAt ?? 0) > touchEveryMs) await touches[way](db, tokenHash, at)
  const { organizationId, organizationType } = row
  const scope = organizationId && organizationType ? await findScope(db, organizationType, organizationId) : undefined
  return { row, scope }
}

async function findCaller(
  { db, sessions }: AccessSettings,
  request: FastifyRequest,
  endpoint: Endpoint,
  at: number,
  within?: string,
) {
  const proof = proofOf(request)
  const { tokenHash } = proof
  const named = workingAsOf(request, endpoint)
  const wanted = { ...named, organizationId: within ?? named.organizationId }
  const { organizationId } = wanted
  const found = await sessions.find(tokenHash, organizationId, at, () => readCaller(db, proof, organizationId, at))
  refuseMisplaced(wanted, found.row, proof.way === 'userToken')
  return { ...found, tokenHash, isElsewhere: wanted.organizationId !== undefined && found.row.organizationId === null }
}

function signedIn(request: FastifyRequest, endpoint: Endpoint, row: CallerRow, tokenHash: Buffer): SignedIn {
  const { sessionId, userId, email, nickname } = row
  const { organizationId: id, organizationName: name, organizationType: type } = row
  const organization = id && name && type ? { id, name, type } : null
  noteCaller(request, { userId, nickname, organization })
  if (endpoint.needsSession && sessionId === null) throw new AppError('session-needed')
  return { tokenHash, sessionId, userId, email, nickname, organization, role: organization && row.role }
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
  const { row, tokenHash } = await findCaller(settings, request, endpoint, at)
  return signedIn(request, endpoint, row, tokenHash)
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
  const { row, scope, tokenHash, isElsewhere } = await findCaller(settings, request, endpoint, at, within)
  const caller = signedIn(request, endpoint, row, tokenHash)
  const { organization, role } = caller
  // The same answer for one that there is not: who is no member learns nothing of it.
  if (isElsewhere) throw new AppError('no-membership')
  if (!organization || !role || scope === undefined) throw new AppError('no-organization')
  if (row.isSecondFactorMissing) throw new AppError('second-factor-required')
  const organizationPermissions = typePermissions(organization.type, row.typePermissions)
  const permissions = permissionsNow(row, role, organizationPermissions)
  if (!isPermitted(endpoint, permissions)) throw new AppError('no-permission')
  return { ...caller, organization, role, organizationPermissions, permissions, scope }
}

/** The device behind a request, by its bearer token. Errors: bad-device. */
export async function authenticateDevice(db: Database, request: FastifyRequest): Promise<Device> {
  const token = bearerTokenOf(request)
  const device = token && (await findDeviceByToken(db, hashToken(token)))
  if (!device) throw new AppError('bad-device')
  return device
}
