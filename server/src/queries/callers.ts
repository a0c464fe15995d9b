import { sql, type SQL } from 'drizzle-orm'
import type { OrganizationType, Role } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import type { Database } from '../db/connect'
import { listPrepared } from '../db/prepared'
import { listRows } from './rows'
import { isSecondFactorOn } from './second-factors'
import { sessionEndsAt } from './sessions'

/** Who makes a call, in which organisation and with what, by the session or the access token that it shows. */
export interface CallerRow {
  readonly userId: string
  /** Null for a service account. */
  readonly email: string | null
  readonly nickname: string
  readonly organizationId: string | null
  readonly organizationName: string | null
  readonly organizationType: OrganizationType | null
  readonly role: Role | null
  readonly groupPermissions: Permission[]
  /** The edited list of the organisation's type; null where it is not edited. */
  readonly typePermissions: Permission[] | null
  /** Null where an access token makes the call. */
  readonly sessionId: string | null
  /** What the access token is limited to; null where a session makes the call. */
  readonly tokenPermissions: Permission[] | null
  /** When the session or the token was last noted to be in use. */
  readonly lastSeenAt: number | null
  readonly expiresAt: number
  /** Whether the organisation or the user asks for a second factor that this session has not proven; an access token needs none. */
  readonly isSecondFactorMissing: boolean
}

/** Of a membership, joined with its organisation: what the groups of a USER grant. */
const groupPermissions = sql`
  CASE WHEN membership.role = 'USER' THEN array(
    SELECT permission FROM user_group_member
    JOIN user_group ON user_group.id = user_group_member.group_id AND user_group.organization_id = organization.id
    JOIN user_group_permission ON user_group_permission.group_id = user_group.id
    WHERE user_group_member.user_id = membership.user_id
  ) ELSE '{}' END`

/** Of an organisation: what its type may do, where that was edited. */
const typePermissions = sql`
  (SELECT permissions FROM organization_type WHERE organization_type.type = organization.type)`

const columns = sql`
  app_user.id AS "userId", app_user.name AS email, app_user.nickname,
  organization.id AS "organizationId", organization.name AS "organizationName", organization.type AS "organizationType",
  membership.role, ${groupPermissions} AS "groupPermissions", ${typePermissions} AS "typePermissions"`

/** The active user of a session or token, and the organisation if it is an active member of that still. */
function membershipOf(proof: SQL, organizationId: SQL): SQL {
  return sql`
    JOIN app_user ON app_user.id = ${proof}.user_id AND app_user.status = 'ACTIVE'
    LEFT JOIN membership ON membership.user_id = ${proof}.user_id AND membership.organization_id = ${organizationId}
      AND membership.status = 'ACTIVE'
    LEFT JOIN organization ON organization.id = membership.organization_id AND organization.status = 'ACTIVE'`
}

const sessionColumns = sql`
  ${columns}, session.id AS "sessionId", NULL AS "tokenPermissions", session.last_seen_at AS "lastSeenAt",
  ${sessionEndsAt} AS "expiresAt",
  session.second_factor_at IS NULL AND (coalesce(organization.requires_second_factor, false)
    OR ${isSecondFactorOn(sql`session.user_id`)}) AS "isSecondFactorMissing"`

const tokenColumns = sql`
  ${columns}, NULL AS "sessionId", user_token.permissions AS "tokenPermissions",
  user_token.last_used_at AS "lastSeenAt", user_token.expires_at AS "expiresAt", false AS "isSecondFactorMissing"`

/**
 * Who holds this session, as one statement: it runs before nearly every call, and to plan it takes longer than to run it.
 * @param organizationId the one to work in; undefined for the one that was chosen last
 */
export async function findSessionCaller(
  tx: Database,
  tokenHash: Buffer,
  organizationId: string | undefined,
  at: number,
): Promise<CallerRow | undefined> {
  const worksIn = organizationId === undefined ? sql`session.organization_id` : sql`${organizationId}::uuid`
  const [caller] = await listPrepared<CallerRow>(
    tx,
    sql`
      SELECT ${sessionColumns}
      FROM session ${membershipOf(sql`session`, worksIn)}
      WHERE session.token_hash = ${tokenHash} AND ${sessionEndsAt} > ${at}`,
  )
  return caller
}

/** For whom this access token acts. No one, once its user is no member of its organisation any more. */
export async function findTokenCaller(tx: Database, tokenHash: Buffer, at: number): Promise<CallerRow | undefined> {
  const [caller] = await listPrepared<CallerRow>(
    tx,
    sql`
      SELECT ${tokenColumns}
      FROM user_token ${membershipOf(sql`user_token`, sql`user_token.organization_id`)}
      WHERE user_token.token_hash = ${tokenHash} AND user_token.expires_at > ${at} AND organization.id IS NOT NULL`,
  )
  return caller
}

/** A session or an access token, and the organisation to work in; undefined for the one that was chosen last. */
interface AskedCaller {
  readonly tokenHash: Buffer
  readonly organizationId: string | undefined
}

/** With the place among those who were asked for. */
type PlacedCaller = CallerRow & { readonly place: number }

function askedRows(asked: readonly AskedCaller[]): SQL {
  const hashes = sql.param(asked.map(({ tokenHash }) => tokenHash))
  const organizations = sql.param(asked.map(({ organizationId }) => organizationId ?? null))
  return sql`unnest(${hashes}::bytea[], ${organizations}::uuid[]) WITH ORDINALITY AS asked(token_hash, organization_id, place)`
}

async function inPlaces(tx: Database, asked: readonly AskedCaller[], query: SQL): Promise<(CallerRow | undefined)[]> {
  const found = new Map((await listRows<PlacedCaller>(tx, query)).map(row => [row.place, row]))
  return asked.map((_, index) => found.get(index + 1))
}

/** As `findSessionCaller`, of many by one statement; in the order in which they were asked for. */
export function listSessionCallers(tx: Database, asked: readonly AskedCaller[], at: number) {
  const worksIn = sql`coalesce(asked.organization_id, session.organization_id)`
  const query = sql`
    SELECT asked.place, ${sessionColumns}
    FROM ${askedRows(asked)} JOIN session ON session.token_hash = asked.token_hash ${membershipOf(sql`session`, worksIn)}
    WHERE ${sessionEndsAt} > ${at}`
  return inPlaces(tx, asked, query)
}

/** As `findTokenCaller`, of many by one statement; in the order in which they were asked for. */
export function listTokenCallers(tx: Database, asked: readonly AskedCaller[], at: number) {
  const query = sql`
    SELECT asked.place, ${tokenColumns}
    FROM ${askedRows(asked)} JOIN user_token ON user_token.token_hash = asked.token_hash
    ${membershipOf(sql`user_token`, sql`user_token.organization_id`)}
    WHERE user_token.expires_at > ${at} AND organization.id IS NOT NULL`
  return inPlaces(tx, asked, query)
}

/** What a user is in one of its active organisations. */
interface MembershipRow {
  readonly organizationId: string
  readonly type: OrganizationType
  readonly role: Role
  readonly groupPermissions: Permission[]
  readonly typePermissions: Permission[] | null
}

/** What an active user is everywhere. */
export function listMembershipsOf(tx: Database, userId: string): Promise<MembershipRow[]> {
  return listRows<MembershipRow>(
    tx,
    sql`
      SELECT organization.id AS "organizationId", organization.type, membership.role,
        ${groupPermissions} AS "groupPermissions", ${typePermissions} AS "typePermissions"
      FROM membership
      JOIN organization ON organization.id = membership.organization_id AND organization.status = 'ACTIVE'
      WHERE membership.user_id = ${userId} AND membership.status = 'ACTIVE'`,
  )
}
