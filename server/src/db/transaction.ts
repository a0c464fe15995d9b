import { sql } from 'drizzle-orm'
import type { Database } from './connect'

/** Runs in one transaction: what it throws undoes all of it. */
export function inTransaction<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(tx => work(tx as unknown as Database))
}

/** Reads several things as they were at one moment. */
export function atOneMoment<Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(tx => work(tx as unknown as Database), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

/** Reads for as long as it takes, and sees one moment all the while. The signal ends the statement that is under way. */
export function inSnapshot<Result>(
  db: Database,
  signal: AbortSignal,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(
    async tx => {
      const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
      let cancelled: Promise<unknown> = Promise.resolve()
      const cancel = () => {
        // What cannot be cancelled ends by itself.
        cancelled = db.execute(sql`SELECT pg_cancel_backend(${rows[0]!.pid})`).catch(() => {})
      }
      signal.addEventListener('abort', cancel, { once: true })
      try {
        signal.throwIfAborted()
        return await work(tx)
      } finally {
        signal.removeEventListener('abort', cancel)
        // Before the connection goes back to the pool, so that no one else's statement is hit.
        await cancelled
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
