import { sql } from 'drizzle-orm'
import type { Database } from '../../server/src/db/connect'
import { listRows } from '../../server/src/queries/rows'
import { handlers } from './handlers'

interface Person {
  readonly id: string
  readonly name: string
}

/** A lift with those who see it and may handle what is about it. */
export interface HandledLift {
  readonly id: string
  readonly people: readonly Person[]
}

/** All lifts, by their names. */
export function listHandledLifts(tx: Database): Promise<HandledLift[]> {
  return listRows(
    tx,
    sql`
      SELECT lift.id, (
        SELECT jsonb_agg(DISTINCT jsonb_build_object('id', app_user.id, 'name', app_user.nickname))
        FROM (${handlers(sql`lift.scope_id`)}) handler JOIN app_user ON app_user.id = handler.user_id
      ) AS people
      FROM lift ORDER BY lift.name`,
  )
}
