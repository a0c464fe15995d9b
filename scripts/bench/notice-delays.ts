import { sql } from 'drizzle-orm'
import { createClient } from '@liftwatch/core/client/client'
import { cookieCredentials } from '@liftwatch/core/client/credentials'
import { listRows } from '../../server/src/queries/rows'
import type { ServerProcess } from './server-process'
import { createBenchUser } from './user'

/** Listens as a front-end does, and notes when each notice of a fault comes. */
export async function noteNotices(server: ServerProcess, signal: AbortSignal): Promise<ReadonlyMap<string, number>> {
  const { name, password, organizationId } = await createBenchUser(server.connection.db)
  let cookie: string | undefined
  const credentials = cookieCredentials({ read: () => cookie, write: value => (cookie = value) })
  const client = createClient({ baseUrl: server.url, fetch, credentials })
  await client.session.login({ name, password })
  await client.organizations.select({ id: organizationId })
  const noticedAt = new Map<string, number>()
  const events = await client.openStream(undefined, signal)
  void (async () => {
    for await (const { event } of events) {
      if (event.event === 'notice' && event.data.id && !noticedAt.has(event.data.id))
        noticedAt.set(event.data.id, Date.now())
    }
  })().catch(() => {}) // Its end is the benchmark's.
  return noticedAt
}

export interface NoticeDelays {
  /** Milliseconds from each fault's publish to its notice: the fault's start is the publish's instant. */
  readonly delays: readonly number[]
  /** Faults whose notice has not come. */
  readonly missing: number
}

/** Of the faults that were set from an instant on, as far as the named devices set them. */
export async function noticeDelays(
  server: ServerProcess,
  noticedAt: ReadonlyMap<string, number>,
  since: number,
  clientIds: readonly string[],
): Promise<NoticeDelays> {
  const rows = await listRows<{ id: string; startTs: number }>(
    server.connection.db,
    sql`
      SELECT alarm.id, alarm_start_ts AS "startTs" FROM alarm
      JOIN lift ON lift.id = alarm.lift_id JOIN lmd ON lmd.id = lift.lmd_id
      WHERE alarm_start_ts >= ${since} AND lmd.client_id = ANY(${sql.param([...clientIds])}::text[])`,
  )
  const delays = rows.flatMap(({ id, startTs }) => (noticedAt.has(id) ? [noticedAt.get(id)! - startTs] : []))
  return { delays, missing: rows.length - delays.length }
}
