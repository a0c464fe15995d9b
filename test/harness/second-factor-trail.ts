import { sql } from 'drizzle-orm'
import { listRows } from '../../server/src/queries/rows'
import type { TestServer } from './server'

/** The subjects of the mails to an address, the oldest first. */
export async function mailsTo({ db }: TestServer, recipient: string): Promise<string[]> {
  const rows = await listRows<{ subject: string }>(
    db,
    sql`SELECT subject FROM mail WHERE recipient = ${recipient} ORDER BY created_at, id`,
  )
  return rows.map(({ subject }) => subject)
}

/** What the audit trail says of a user's second factor, the oldest first. */
export async function secondFactorEntries({ db }: TestServer, userId: string): Promise<string[]> {
  const rows = await listRows<{ action: string }>(
    db,
    sql`SELECT action FROM audit WHERE subject_id = ${userId} AND action LIKE 'secondFactor.%' ORDER BY at, id`,
  )
  return rows.map(({ action }) => action)
}
