import { sql } from 'drizzle-orm'
import type { Database } from '../../server/src/db/connect'
import { listRows } from '../../server/src/queries/rows'
import type { Sender } from './senders'

type Message = Sender['acknowledged'][number]

/** What a message is found by again. */
export function nameOf({ clientId, seq }: Message): string {
  return `${clientId} ${seq}`
}

/** The names of all messages that are stored, and of all edges that came of them, sorted. */
export async function storedMessages(db: Database): Promise<{ messages: string[]; edges: string[] }> {
  const messages = await listRows<Message>(
    db,
    sql`SELECT lmd.client_id AS "clientId", seq FROM device_message JOIN lmd ON lmd.id = lmd_id`,
  )
  const edges = await listRows<Message>(
    db,
    sql`SELECT lmd.client_id AS "clientId", seq FROM alarm_edge
      JOIN lift ON lift.id = lift_id JOIN lmd ON lmd.id = lift.lmd_id`,
  )
  return { messages: messages.map(nameOf).toSorted(), edges: edges.map(nameOf).toSorted() }
}
