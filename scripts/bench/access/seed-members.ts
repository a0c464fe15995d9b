import { sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Role } from '@liftwatch/core/contract/accounts/organizations'
import type { Database } from '../../../server/src/db/connect'
import { hashPassword } from '../../../server/src/http/password'
import { ensureOrganization } from '../../../server/src/queries/organizations'
import { listRows } from '../../../server/src/queries/rows'

const organization = 'Council of many'

/** An organisation of members in groups. */
export interface ManyMembers {
  readonly organizationId: string
  /** Of all of them: one hash is made once. */
  readonly password: string
  readonly nameOf: (index: number) => string
  /** It alone grants `rbe`. */
  readonly firstGroupId: string
}

interface Numbers {
  /** Besides one ADMIN, whose index is the one after theirs. */
  readonly members: number
  readonly groups: number
  /** So many of the first members are in the first group, whichever is theirs besides. */
  readonly inFirst: number
}

/** Members of one council, as many of them in each of its groups. */
export async function seedMembers(db: Database, { members, groups, inFirst }: Numbers): Promise<ManyMembers> {
  const { id: organizationId } = await ensureOrganization(db, organization, 'TOWN_COUNCIL', 0)
  const password = randomBytes(9).toString('base64url')
  const passwordHash = await hashPassword(password)
  const nameOf = (index: number) => `member-${index}@bench.example`
  await db.execute(sql`
    INSERT INTO app_user (id, name, nickname, password_hash, created_at)
    SELECT gen_random_uuid(), 'member-' || n || '@bench.example', 'Member ' || n, ${passwordHash}, 0
    FROM generate_series(0, ${members}::int) n`)
  const index = sql`substring(app_user.name FROM '\\d+')::int`
  const roleOf = (role: Role) => sql`${role}::text`
  await db.execute(sql`
    INSERT INTO membership (user_id, organization_id, role)
    SELECT app_user.id, ${organizationId}::uuid, CASE WHEN ${index} = ${members} THEN ${roleOf('ADMIN')} ELSE ${roleOf('USER')} END
    FROM app_user WHERE app_user.name LIKE 'member-%@bench.example'`)
  await db.execute(sql`
    INSERT INTO user_group (id, organization_id, name, updated_at)
    SELECT gen_random_uuid(), ${organizationId}::uuid, 'Group ' || lpad(n::text, 4, '0'), 0 FROM generate_series(0, ${groups - 1}::int) n`)
  await db.execute(sql`
    INSERT INTO user_group_permission (group_id, permission)
    SELECT id, unnest(ARRAY['lift-fault', 'lifts']) FROM user_group WHERE organization_id = ${organizationId}`)
  const size = Math.ceil(members / groups)
  await db.execute(sql`
    INSERT INTO user_group_member (group_id, user_id)
    SELECT user_group.id, app_user.id FROM app_user
    JOIN user_group ON user_group.organization_id = ${organizationId}
      AND user_group.name = 'Group ' || lpad((${index} / ${size}::int)::text, 4, '0')
    WHERE app_user.name LIKE 'member-%@bench.example' AND ${index} < ${members}`)
  const [group] = await listRows<{ id: string }>(
    db,
    sql`SELECT id FROM user_group WHERE organization_id = ${organizationId} AND name = 'Group 0000'`,
  )
  await db.execute(sql`INSERT INTO user_group_permission (group_id, permission) VALUES (${group!.id}, 'rbe')`)
  await db.execute(sql`
    INSERT INTO user_group_member (group_id, user_id)
    SELECT ${group!.id}::uuid, id FROM app_user WHERE name LIKE 'member-%@bench.example' AND ${index} < ${inFirst}
    ON CONFLICT DO NOTHING`)
  await db.execute(sql`VACUUM ANALYZE`)
  return { organizationId, password, nameOf, firstGroupId: group!.id }
}
