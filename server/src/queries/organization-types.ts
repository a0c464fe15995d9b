import { sql } from 'drizzle-orm'
import type { OrganizationType } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import type { Database } from '../db/connect'
import { organizationType } from '../db/schema/organizations'
import { findRow, listRows } from './rows'

/** Who edits a type's list waits for others who do: two edits at once are one after the other. */
export async function lockOrganizationTypes(tx: Database): Promise<void> {
  await tx.execute(sql`LOCK TABLE organization_type IN SHARE ROW EXCLUSIVE MODE`)
}

/** The edited list of a type; nothing where it is not edited. */
export async function findEditedPermissions(tx: Database, type: OrganizationType): Promise<Permission[] | null> {
  const row = await findRow<{ permissions: Permission[] }>(
    tx,
    sql`SELECT permissions FROM organization_type WHERE type = ${type}`,
  )
  return row?.permissions ?? null
}

interface TypeRow {
  readonly type: OrganizationType
  readonly organizationCnt: number
  readonly edited: Permission[] | null
  readonly editTime: number | null
}

/** The types that have an organisation or an edited list. */
export function listTypes(tx: Database): Promise<TypeRow[]> {
  return listRows(
    tx,
    sql`
      SELECT type, coalesce(counted.cnt, 0) AS "organizationCnt", organization_type.permissions AS edited,
        organization_type.edited_at AS "editTime"
      FROM (SELECT type, count(*) AS cnt FROM organization GROUP BY type) AS counted
      FULL JOIN organization_type USING (type)`,
  )
}

export async function savePermissions(
  tx: Database,
  type: OrganizationType,
  permissions: readonly Permission[],
  at: number,
): Promise<void> {
  const edit = { permissions: [...permissions], editedAt: at }
  await tx
    .insert(organizationType)
    .values({ type, ...edit })
    .onConflictDoUpdate({ target: organizationType.type, set: edit })
}
