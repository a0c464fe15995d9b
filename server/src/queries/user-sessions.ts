import { and, eq, sql } from 'drizzle-orm'
import type { UserSession } from '@liftwatch/core/contract/accounts/user-tokens'
import type { Database } from '../db/connect'
import { session } from '../db/schema/sessions'
import { listRows } from './rows'
import { sessionEndsAt } from './sessions'

/** Where a user is logged in, the place last used first. `currentId` is the session that asks. */
export function listUserSessions(
  tx: Database,
  userId: string,
  currentId: string | null,
  at: number,
): Promise<UserSession[]> {
  return listRows<UserSession>(
    tx,
    sql`
      SELECT id, address, user_agent AS "userAgent", is_remembered AS "isRemembered", created_at AS "createdAt",
        last_seen_at AS "lastSeenAt", expires_at AS "expiresAt", coalesce(id = ${currentId}::uuid, false) AS "isCurrent"
      FROM session WHERE user_id = ${userId} AND ${sessionEndsAt} > ${at} ORDER BY last_seen_at DESC, id`,
  )
}

/** Ends one of the user's own sessions; answers what it was. */
export async function deleteUserSession(
  tx: Database,
  userId: string,
  id: string,
): Promise<{ address: string; userAgent: string } | undefined> {
  const [ended] = await tx
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, id)))
    .returning({ address: session.address, userAgent: session.userAgent })
  return ended
}
